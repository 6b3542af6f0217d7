import { untrack } from 'svelte';
import type { Heard, Looking } from '../sheets.ts';

/** Something that happened, to be seen: which lines of the story it is made of, and the sheet they led to. */
export interface Show<Sheet = unknown> {
  kind: string;
  version: number;
  lines: readonly Heard[];
  sheet: Sheet;
}

/** Which of the new lines make a show; the rest is only told. */
export type Script<Sheet> = (lines: readonly Heard[], sheet: Sheet) => { kind: string; lines: readonly Heard[] }[];

/** More than this waiting is a film nobody asked for: the oldest are left out, the chronicle tells them. */
const MOST = 3;

/**
 * Stands between what happens and what is shown. A show is a replay of lines of the story, never the state: the table
 * beneath is already as it is, and whoever loads the page anew sees that, and no show.
 */
export class Director<Sheet> {
  #waiting = $state.raw<readonly Show<Sheet>[]>([]);
  /** What is on the stage was seen to its end, or was made to hurry. */
  settled = $state(false);
  #seen: number | null = null;

  constructor(looking: () => Looking<Sheet>, script: Script<Sheet>, live: () => boolean) {
    $effect(() => {
      const { version, story, sheet } = looking();
      const on = live();
      untrack(() => this.hear(version ?? 0, story, sheet, script, on));
    });
  }

  hear(version: number, story: readonly Heard[], sheet: Sheet, script: Script<Sheet>, on: boolean): void {
    const seen = this.#seen;
    this.#seen = version;
    // The first view is where one comes in; a lower version is another point of view.
    if (seen === null || version <= seen || !on) return;
    const fresh = story.filter((line) => (line.version ?? 0) > seen);
    const shows = script(fresh, sheet).map((show) => ({ ...show, version, sheet }));
    if (!shows.length) return;
    const [now, ...rest] = [...this.#waiting, ...shows];
    this.#waiting = now ? [now, ...rest.slice(-MOST)] : [];
  }

  get now(): Show<Sheet> | null {
    return this.#waiting[0] ?? null;
  }

  /** To the end of this show, then on to the next. */
  skip = (): void => {
    if (this.settled || !this.now) this.go();
    else this.settled = true;
  };

  go = (): void => {
    this.settled = false;
    this.#waiting = this.#waiting.slice(1);
  };
}
