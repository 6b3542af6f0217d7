/** What has just ended stays in sight for a moment: others act faster than one reads. */
const SEEN = 4000;

export class Linger<Thing> {
  #kept = $state.raw<Thing | null>(null);

  constructor(now: () => Thing | null) {
    // Every view brings a new sheet; one without it is no reason to keep it longer.
    const there = $derived(now());
    $effect(() => {
      const thing = there;
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
