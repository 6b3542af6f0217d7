/** What has just ended stays in sight for a moment: others act faster than one reads. */
const SEEN = 4000;

export class Linger<Thing> {
  #kept = $state.raw<Thing | null>(null);

  constructor(now: () => Thing | null) {
    $effect(() => {
      const thing = now();
      if (thing !== null) {
        this.#kept = thing;
        return;
      }
      const timer = setTimeout(() => (this.#kept = null), SEEN);
      return () => clearTimeout(timer);
    });
  }

  /** What was there last, if it is still to be seen. */
  get kept(): Thing | null {
    return this.#kept;
  }
}
