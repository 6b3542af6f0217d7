import { past, pastAt, type Eyes } from '../net/calls.ts';
import type { Past } from '../wire.ts';

/** How the reel fetches views: from the server, or from a list in tests. */
export interface Source {
  at(eyes: Eyes, version: number): Promise<Past>;
  near(eyes: Eyes, entry: number): Promise<Past>;
}

/** Until a game is over its entries are not told, since they count what others do in secret: then versions stand for them. */
export const served = (table: string, language: string, over: () => boolean): Source => ({
  at: (eyes, version) => past(table, eyes, language, version),
  near: (eyes, entry) => (over() ? pastAt(table, eyes, language, entry) : past(table, eyes, language, entry)),
});

/** A game seen again: one view at a time, through somebody’s eyes, forwards and backwards. */
export class Reel {
  now = $state.raw<Past | null>(null);
  eyes = $state.raw<Eyes>('archive');
  /** Where the scrubber stands; the view follows. */
  wanted = $state(0);
  playing = $state(false);
  trouble = $state.raw<unknown>(null);
  #seen: Record<string, Past> = {};
  #following = false;
  #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  get last(): number {
    return this.now?.last ?? 0;
  }

  /** The entry of the log that is shown: what a link to this moment names. */
  get entry(): number {
    return this.now?.entry ?? this.now?.version ?? 0;
  }

  /** Begins at an entry, through these eyes. */
  async open(eyes: Eyes, entry: number): Promise<void> {
    try {
      const found = await this.#source.near(eyes, entry);
      this.eyes = eyes;
      this.#show(found);
      this.wanted = found.version;
    } catch (error) {
      this.trouble = error;
      this.playing = false;
    }
  }

  /** Another language or another server: nothing seen is kept. */
  async use(source: Source): Promise<void> {
    this.#source = source;
    this.#seen = {};
    if (this.now) await this.open(this.eyes, this.entry);
  }

  go(version: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(this.last, version));
    return this.#follow();
  }

  /** One step of playing; at the end it stops. */
  async advance(): Promise<void> {
    if (this.wanted >= this.last) this.playing = false;
    else await this.go(this.wanted + 1);
  }

  /** Fetches until the view stands where the scrubber is: one question at a time, and only for where it is then. */
  async #follow(): Promise<void> {
    if (this.#following) return;
    this.#following = true;
    try {
      while (this.now?.version !== this.wanted) this.#show(await this.#fetch(this.wanted));
    } catch (error) {
      this.trouble = error;
      this.playing = false;
    } finally {
      this.#following = false;
    }
  }

  async #fetch(version: number): Promise<Past> {
    const name = `${this.eyes}/${version}`;
    return (this.#seen[name] ??= await this.#source.at(this.eyes, version));
  }

  #show(found: Past): void {
    this.now = found;
    this.trouble = null;
  }
}
