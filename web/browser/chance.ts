/** Chance that is the same each time, so that a failure can be seen again. */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** Nothing, if there is nothing. */
  pick<T>(among: readonly T[]): T | undefined {
    return among[Math.floor(this.next() * among.length)];
  }
}
