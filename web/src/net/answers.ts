/** What the server answers to questions about a position, as the table draws it. */
import type { Line, Refusal, Snapshot, ToClient } from '../wire.ts';

/** One of the things the coach would think of, best first. */
export interface Advised {
  action: string;
  /** The offer it is. */
  line: Line;
  /** The seat's chance to win after it, 0 to 1. */
  chance: number;
  /** Its expected points at the end. */
  points: number;
  because: Line;
}

export interface Hint {
  options: Advised[];
}

export interface Forecast {
  seats: { points: number; chance: number }[];
}

export type Answered = { id: string } & (
  | { answer: 'done'; version: number }
  | { answer: 'refused'; refusal: Refusal }
  | { answer: 'stale'; snapshot: Snapshot }
  | { answer: 'hint'; hint: Hint }
  | { answer: 'why'; reasons: Refusal[] }
  | ({ answer: 'forecast' } & Forecast)
);

export type Said = Exclude<ToClient, { type: 'answer' }> | ({ type: 'answer' } & Answered);

/** What a table can be asked beside being played. */
export type Question = { do: 'hint' } | { do: 'forecast' } | { do: 'why'; thing: string };
