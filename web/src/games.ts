// Made by `cargo test -p server`; see crates/server/src/typescript.rs.
// Do not edit: set NEMEDIAN_UPDATE=1 and run the tests to write it anew.

export type Adventure = {
  card: string;
  owner: number | null;
  difficulty: number;
  /** Oldest first. */
  challenges: Lying[];
  heroes: number[];
};

export type AgeOfConan = {
  /** 1 to 3. */
  age: number;
  adventure: Destined;
  /** Adventures left in this age. */
  adventures_left: number;
  conan: Conan;
  /** The tokens of the adventure, the next one first. */
  track: string[];
  /** The fate dice of the pool. */
  pool: string[];
  first: number;
  active: number;
  objectives: Objective[];
  artifacts: Artifact[];
  /** Who has the bonus card. */
  bonus: number | null;
  kingdoms: Realm[];
  /** All of them: emissaries may stand where nobody plays. */
  provinces: Province[];
  /** Revealed and not judged yet. */
  bids: Bid[];
  contest: null | MilitaryOrIntrigue;
  token: null | Hidden;
  strategy_discard: string[];
  /** Tokens traded and discarded. */
  tokens_gone: string[];
  left: number[];
  crowned: number | null;
  /** Who failed to crown Conan. */
  out: number | null;
  /** What is to be decided, and within what: each a word of the rulebook and its details, the innermost last. */
  now: string[];
};

export type Alliance = {
  members: number[];
  broken: boolean;
  terms: Terms;
};

export type Ambush = {
  /** Counted from 1. */
  round: number;
  rounds: number;
  discard: string[];
  bands: Band[];
  now: Now;
};

export type Artifact = {
  card: string;
  category: string;
  holder: number | null;
};

export type Asked = {
  seat: number;
  question: string;
};

export type Band = {
  seat: number;
  men: number;
  left: boolean;
  /** How many cards it holds. */
  cards: number;
  /** What they are; null to all but their owner. */
  hand: string[] | null;
  plan: null | Plan;
  sealed: null | Plan;
};

export type Bid = {
  seat: number;
  token: number;
  card: string | null;
};

export type CardGame = {
  /** Glory points that win. */
  goal: number;
  cycle: number;
  first: number;
  asked: null | Asked;
  players: Player[];
  /** The adventures on the table. */
  adventures: Adventure[];
  /** How many cards are in the draw pile; null where that is secret. */
  pile: number | null;
  object_pile: number;
  discard: string[];
  object_discard: string[];
  /** Out of the game. */
  gone: string[];
  contest: null | Contest;
  alliances: Alliance[];
  offer: null | Treaty;
  draft: null | Treaty;
  drawn: null | HiddenCard;
};

export type Clause = {
  from: number;
  to: number;
  good: string;
  /** How much or how many. */
  amount: number | null;
  /** Which cards, by name. */
  cards: string[];
  /** On which adventure the challenge lies that is shown. */
  adventure: string | null;
  /** Its place in the row there, counted from 1. */
  number: number | null;
};

export type Conan = {
  at: string;
  destination: string;
  /** Nobody before the first bid is decided. */
  player: number | null;
};

export type Contest = {
  duel: boolean;
  at: string;
  /** The challenge faced. */
  challenge: string | null;
  sides: [number, number];
  bids: [number, number];
  attribute: string | null;
  figure: Figure;
  /** In the order laid. */
  laid: Laid[];
  revealed: boolean;
  /** Which of the sides won. */
  winner: number | null;
  called_off: boolean;
};

export type Counts = {
  kingdom: number;
  strategy: number;
  tokens: number;
};

export type Destined = {
  card: string;
  destination: string;
};

export type Figure = { hero: number } | { ally: string };

export type Force = {
  /** Null: the neutral province itself. */
  seat: number | null;
  /** How many dice it rolls. */
  strength: number;
  rolled: boolean;
  dice: string[];
  /** How many successes each of the dice is worth, as things stand. */
  worth: number[];
  bonus: number;
  /** Null before the roll. */
  successes: number | null;
  conan: boolean;
  /** Its sorcery is spent. */
  rerolled: boolean;
  /** Its card has no effect. */
  cancelled: boolean;
  card: null | Hidden;
};

/** What a player alone knows. */
export type Hand = {
  kingdom: string[];
  strategy: string[];
  tokens: string[];
  /** Whether the choice that all make at once is in. */
  sealed: boolean;
  bid: null | Bid;
  offering: Offering;
};

/** Something whose being there is open, and whose name may not be. */
export type Hidden = {
  /** Null to those who may not know. */
  name: string | null;
};

/** A card whose being there is open, and whose name may not be. */
export type HiddenCard = {
  card: string | null;
};

export type Laid = {
  by: number;
  /** On whose hero. */
  side: number;
  cancelled: boolean;
  /** Null until it is revealed, but to its player. */
  card: string | null;
};

export type Lying = {
  placer: number;
  face_up: boolean;
  /** Null to those who may not look. */
  card: string | null;
};

export type MilitaryOrIntrigue = {
  kind: string;
  at: string;
  /** Of a military contest. */
  terrain: string | null;
  attacker: Force;
  defender: Force;
  winner: string | null;
};

export type Nim = {
  seats: number;
  misere: boolean;
  /** Stones, heap by heap. */
  heaps: number[];
  /** Whose turn it is. */
  active: number | null;
  /** The heap that player has chosen, counted from 1. */
  chosen: number | null;
  /** Who took the last stone. */
  last: number | null;
  left: number[];
};

/** What is going on. */
export type Now = "plans" | { answer: { seat: number; card: string } } | "over";

export type Objective = {
  card: string;
  points: number;
  /** The seats that meet it now. */
  met: number[];
};

export type Offering = {
  category: string | null;
  tokens: string[];
};

export type Pieces = {
  seat: number;
  count: number;
};

export type Plan = "lie-low" | "rally" | { strike: number };

export type Player = {
  seat: number;
  hero: string;
  glory: number;
  alive: boolean;
  left: boolean;
  /** The hero's ability is spent. */
  spent: boolean;
  /** The adventure the hero stands on. */
  at: string | null;
  /** `at`, `between`, `expelled` or `away`. */
  place: string;
  /** How many cards; with cheating, as far as anybody can have counted. */
  cards: number;
  /** Null to all but their owner. */
  hand: string[] | null;
  /** Magic objects that lie face up. */
  objects: string[];
  hidden_objects: number;
  /** What they are; null to all but their owner. */
  own_objects: string[] | null;
  allies: string[];
  completed: string[];
  /** Those of the completed that lie face up: their effect is outstanding. */
  outstanding: string[];
};

export type Province = {
  province: string;
  in_play: boolean;
  value: number;
  /** The ground of a campaign, step by step. */
  terrains: string[];
  adjacent: string[];
  owner: number | null;
  /** The markers of its owner. */
  fort: boolean;
  tower: boolean;
  /** By seat, those who have some. */
  units: Pieces[];
  emissaries: Pieces[];
  raiders: number;
  /** On which step of the terrains the army campaigning here stands. */
  step: number;
};

export type Realm = {
  seat: number;
  kingdom: string;
  points: number;
  gold: number;
  sorcery: number;
  crom: number;
  unit_supply: number;
  emissary_supply: number;
  /** Bid tokens still to be had. */
  bid_tokens: number[];
  /** Kingdom cards on the table. */
  ready: string[];
  used: string[];
  discard: string[];
  counts: Counts;
  /** Its tokens that lie face up: by the house rule (V-10), and at the end. */
  open_tokens: string[];
  own: null | Hand;
};

/** How an alliance shares, in tenths by seat. */
export type Terms = {
  loot: number[];
  gains: number[];
  losses: number[];
  /** Who gets each object, in the order drawn; null is the active player. */
  objects: (number | null)[];
  effect: number | null;
};

export type Treaty = {
  kind: string;
  proposer: number;
  parties: number[];
  clauses: Clause[];
  terms: null | Terms;
};
