/**
 * The sheets of both games, as crates/shelf/src/sheets writes them; by hand until they are generated like the rest of
 * the wire. Names are keys; what the looker may not know is null.
 */

export interface Line {
  key: string;
  args: Record<string, unknown>;
  text: string;
}

export interface Offer extends Line {
  action: string;
  /** Once done it cannot be taken back. */
  final?: boolean;
}

/** A line of the story, and the version it led to where that is known. */
export interface Heard extends Line {
  version?: number;
}

/** A game as one looker may see it. */
export interface Looking<Sheet> {
  seat: number | null;
  sheet: Sheet;
  ask: string;
  /** The position in words, line by line. */
  text: string[];
  offers: Offer[];
  story: Heard[];
  /** What is asked, with its details. */
  prompt?: Line;
  /** Whom the table waits for. */
  turn?: number[];
  version?: number;
  /** By seat, once the game is over. */
  standing?: { place: number; score: number }[] | null;
}

export interface AgeOfConan {
  age: number;
  adventure: { card: string; destination: string };
  adventures_left: number;
  conan: { at: string; destination: string; player: number };
  track: string[];
  pool: string[];
  first: number;
  active: number;
  objectives: Objective[];
  artifacts: { card: string; category: string; holder: number | null }[];
  bonus: number | null;
  kingdoms: Realm[];
  provinces: Province[];
  bids: Bid[];
  contest: MilitaryOrIntrigue | null;
  token: { name: string | null } | null;
  strategy_discard: string[];
  tokens_gone: string[];
  left: number[];
  crowned: number | null;
  out: number | null;
  now: string[];
}

export interface Objective {
  card: string;
  points: number;
  /** The seats that meet it now. */
  met?: number[];
}

export interface Realm {
  seat: number;
  kingdom: string;
  points: number;
  gold: number;
  sorcery: number;
  crom: number;
  unit_supply: number;
  emissary_supply: number;
  bid_tokens: number[];
  ready: string[];
  used: string[];
  discard: string[];
  counts: { kingdom: number; strategy: number; tokens: number };
  known_tokens: string[];
  own: Hand | null;
}

export interface Hand {
  kingdom: string[];
  strategy: string[];
  tokens: string[];
  sealed: boolean;
  bid: Bid | null;
  offering: { category: string | null; tokens: string[] };
}

export interface Bid {
  seat: number;
  token: number;
  card: string | null;
}

export interface Province {
  province: string;
  value: number;
  terrains: string[];
  adjacent: string[];
  in_play?: boolean;
  owner: number | null;
  fort: boolean;
  tower: boolean;
  units: Pieces[];
  emissaries: Pieces[];
  raiders: number;
  step: number;
}

export interface Pieces {
  seat: number;
  count: number;
}

export interface MilitaryOrIntrigue {
  kind: string;
  at: string;
  terrain: string | null;
  attacker: Force;
  defender: Force;
  winner: string | null;
}

export interface Force {
  seat: number | null;
  rolled: boolean;
  dice: string[];
  bonus: number;
  conan: boolean;
  card: { name: string | null } | null;
  /** How many dice it rolls. */
  strength?: number;
  /** Beside each die, whether it is a success. */
  counts?: boolean[];
  successes?: number | null;
  /** Its sorcery is spent for this contest. */
  rerolled?: boolean;
  /** Its card has no effect. */
  cancelled?: boolean;
}

export interface CardGame {
  cycle: number;
  first: number;
  asked: { seat: number; question: string } | null;
  players: Player[];
  adventures: Adventure[];
  pile: number | null;
  object_pile: number;
  discard: string[];
  object_discard: string[];
  gone: string[];
  contest: Contest | null;
  alliances: { members: number[]; broken: boolean; terms: Terms }[];
  offer: Treaty | null;
  /** What its proposer is building; to him alone. */
  draft?: Treaty | null;
  /** The glory that wins. */
  goal?: number | null;
  drawn: { card: string | null } | null;
}

export interface Player {
  seat: number;
  hero: string;
  glory: number;
  alive: boolean;
  left: boolean;
  spent: boolean;
  at: string | null;
  place: 'at' | 'between' | 'expelled' | 'away';
  cards: number;
  hand: string[] | null;
  objects: string[];
  hidden_objects: number;
  own_objects: string[] | null;
  allies: string[];
  completed: string[];
}

export interface Adventure {
  card: string;
  owner: number | null;
  difficulty: number;
  challenges: { placer: number; face_up: boolean; card: string | null }[];
  heroes: number[];
}

export interface Contest {
  duel: boolean;
  at: string;
  challenge: string | null;
  sides: [number, number];
  bids: [number, number];
  attribute: string | null;
  figure: { hero: number } | { ally: string };
  laid: { by: number; side: number; cancelled: boolean; card: string | null }[];
  revealed: boolean;
  /** What is compared, once it is. */
  values?: [number, number] | null;
  winner: number | null;
  called_off: boolean;
}

export interface Terms {
  loot: number[];
  gains: number[];
  losses: number[];
  objects: (number | null)[];
  effect: number | null;
}

export interface Treaty {
  kind: string;
  proposer: number;
  parties: number[];
  clauses: { from: number; to: number; good: string; amount: number | null; card: string | null }[];
  terms: Terms | null;
}
