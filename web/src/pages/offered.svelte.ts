import { catalogue } from '../net/calls.ts';
import type { GameLabel } from '../wire.ts';

/** The games this server offers, in its order: asked for once, by the first page that shows them. */
class Offered {
  labels = $state.raw<GameLabel[] | null>(null);
  bots = $state.raw<string[]>([]);
  trouble = $state.raw<unknown>(null);
  readonly games = $derived((this.labels ?? []).map(({ game }) => game));
  #asked = false;

  look(again = false) {
    if (this.#asked && !again) return;
    this.#asked = true;
    this.trouble = null;
    catalogue().then(
      ({ games, bots }) => ((this.labels = games), (this.bots = bots)),
      (error: unknown) => ((this.trouble = error), (this.#asked = false)),
    );
  }

  label(game: string): GameLabel | undefined {
    return this.labels?.find((each) => each.game === game);
  }
}

export const offered = new Offered();
