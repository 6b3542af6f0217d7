import { me, myGames } from '../net/calls.ts';
import type { Me, MyGame } from '../wire.ts';

/** Who one is here, and which games wait for one: what the head of every page shows. A visitor may be nobody yet. */
class Self {
  me = $state.raw<Me | null>(null);
  games = $state.raw<MyGame[]>([]);
  /** Tables where one is asked: with several seats at one table, it still waits only once. */
  readonly waiting = $derived(new Set(this.games.filter((game) => game.your_turn).map((game) => game.table.id)).size);

  async look(): Promise<void> {
    try {
      this.me = await me();
      this.games = await myGames();
    } catch {
      this.me = null;
      this.games = [];
    }
  }
}

export const self = new Self();
