// Made by `cargo test -p server`; see crates/server/src/web/typescript.rs.
// Do not edit: set NEMEDIAN_UPDATE=1 and run the tests to write it anew.

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
