import type { Contest, Heard } from '../sheets.ts';

interface Given {
  contest: Contest | null;
  story: readonly Heard[];
  /** A table where things happen; a sample or a reload shows the position only. */
  live: boolean;
}

/** How long an end is shown to those who do not go on: cards turn one by one, then the sentence stays. */
const EACH = 520;
const STAYS = 3500;

/** The end of a contest, kept on the stage while others already act: a replay of what happened, never the state. */
export class Reveal {
  #shown = $state.raw<{ contest: Contest; story: readonly Heard[] } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(given: () => Given) {
    let running = false;
    $effect(() => {
      const { contest, story, live } = given();
      if (contest?.over && running && live) {
        this.#shown = { contest, story };
        clearTimeout(this.#timer);
        this.#timer = setTimeout(this.end, contest.laid.length * EACH + STAYS);
      }
      running = contest !== null && !contest.over;
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  get shown() {
    return this.#shown;
  }

  end = () => {
    clearTimeout(this.#timer);
    this.#shown = null;
  };
}
