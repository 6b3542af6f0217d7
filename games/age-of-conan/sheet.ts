// Made by `cargo test -p server`; see crates/server/src/web/typescript.rs.
// Do not edit: set NEMEDIAN_UPDATE=1 and run the tests to write it anew.

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
  score: null | Score;
  /** What is to be decided, and within what: each a word of the rulebook and its details, the innermost last. */
  now: string[];
};

export type Artifact = {
  card: string;
  category: string;
  holder: number | null;
};

export type Bid = {
  seat: number;
  token: number;
  card: string | null;
};

export type Conan = {
  at: string;
  destination: string;
  /** Nobody before the first bid is decided. */
  player: number | null;
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

export type Force = {
  /** Null: the neutral province itself. */
  seat: number | null;
  /** How many dice it rolls, or has rolled. */
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

export type MilitaryOrIntrigue = {
  kind: string;
  at: string;
  /** Of a military contest. */
  terrain: string | null;
  attacker: Force;
  defender: Force;
  winner: string | null;
  /** It is done with, and stays as it ended until the next one begins. */
  over: boolean;
};

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

/** The score sheet of a finished game: a row a source, a column a seat. Every column adds up to its total. */
export type Score = {
  rows: ScoreRow[];
  totals: number[];
};

export type ScoreRow = {
  /** Key of its name. */
  source: string;
  /** By seat; what it cost is negative. */
  points: number[];
};
