// Made by `cargo test -p server`; see crates/server/src/web/typescript.rs.
// Do not edit: set NEMEDIAN_UPDATE=1 and run the tests to write it anew.

export type Ambush = {
  /** Counted from 1. */
  round: number;
  rounds: number;
  discard: string[];
  bands: Band[];
  now: Now;
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

/** What is going on. */
export type Now = "plans" | { answer: { seat: number; card: string } } | "over";

export type Plan = "lie-low" | "rally" | { strike: number };
