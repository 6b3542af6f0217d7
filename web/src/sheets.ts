/**
 * A game as its tables draw it. The sheets themselves are made from the boxes of the games: names are keys, and what the
 * looker may not know is null.
 */
export type * from '../../games/age-of-conan/sheet.ts';
export type * from '../../games/card-game/sheet.ts';

export interface Line {
  key: string;
  args: Record<string, unknown>;
  text: string;
  /** The rule it is about, where it names one. */
  rule?: string | null;
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
