import { past, pastAt, type Eyes } from '../net/calls.ts';
import type { Past } from '../wire.ts';

/** The source of the reel's views: the server, or a list in tests. */
export interface Source {
  at(eyes: Eyes, version: number): Promise<Past>;
  near(eyes: Eyes, entry: number): Promise<Past>;
}

/** During a game entries are secret, because they count what others do in secret; versions stand in for them. */
export const served = (table: string, language: string, over: () => boolean): Source => ({
  at: (eyes, version) => past(table, eyes, language, version),
  near: (eyes, entry) => (over() ? pastAt(table, eyes, language, entry) : past(table, eyes, language, entry)),
});

/** A replay: one view at a time, from one point of view, forwards and backwards. */
export class Reel {
  now = $state.raw<Past | null>(null);
  eyes = $state.raw<Eyes>('archive');
  /** The position of the scrubber; the view follows. */
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

  /** Begins at an entry, from this point of view. */
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

  /** For another language or server: forgets all views. */
  async use(source: Source): Promise<void> {
    this.#source = source;
    this.#seen = {};
    if (this.now) await this.open(this.eyes, this.entry);
  }

  go(version: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(this.last, version));
    return this.#follow();
  }

  /** One step of playback; stops at the end. */
  async advance(): Promise<void> {
    if (this.wanted >= this.last) this.playing = false;
    else await this.go(this.wanted + 1);
  }

  /** Loads views until the scrubber's position is reached: one request at a time, always for the current position. */
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
