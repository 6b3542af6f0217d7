// Made by `cargo test -p server`; see crates/server/src/web/typescript.rs.
// Do not edit: set NEMEDIAN_UPDATE=1 and run the tests to write it anew.

export type Adventure = {
  card: string;
  owner: number | null;
  difficulty: number;
  /** Oldest first. */
  challenges: Lying[];
  heroes: number[];
};

export type Alliance = {
  members: number[];
  broken: boolean;
  terms: Terms;
};

export type Asked = {
  seat: number;
  question: string;
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
  score: null | Score;
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
  /** The figure's value and the one against it. */
  compared: [number, number] | null;
  /** Which of the sides won. */
  winner: number | null;
  called_off: boolean;
  /** The antagonist was hired, and nothing was fought. */
  hired: boolean;
  /** It is done with, and stays as it ended until the next one begins. */
  over: boolean;
};

export type Figure = { hero: number } | { ally: string };

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
