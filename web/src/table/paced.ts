/** Shows the first thing at once, and whatever comes before that is on the screen only in its newest state. */
export class Paced<T> {
  #busy = false;
  #newest: { value: T } | null = null;

  constructor(
    private readonly draw: (value: T) => void,
    /** Calls back when what was drawn is on the screen. */
    private readonly painted: (then: () => void) => void,
  ) {}

  show(value: T): void {
    if (this.#busy) {
      this.#newest = { value };
      return;
    }
    this.#busy = true;
    this.draw(value);
    this.painted(() => {
      this.#busy = false;
      const next = this.#newest;
      this.#newest = null;
      if (next) this.show(next.value);
    });
  }
}

const HIDDEN = 150;

/** After the next frame; a page that nobody sees has none, and waits a little instead. */
export function painted(then: () => void): void {
  let called = false;
  const once = () => {
    if (!called) then();
    called = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, HIDDEN);
}
