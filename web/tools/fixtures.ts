/**
 * `npm run fixtures`: plays games at random through the engine protocol (docs/engine-protocol.md) until each comes to a
 * position worth looking at, and writes those to `src/fixtures/`. The same seeds, the same positions – until the rules,
 * the cards or the sheets change.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Random } from '../browser/chance.ts';
import { binary } from '../browser/program.ts';
import type { AgeOfConan, CardGame, Line, Offer } from '../src/sheets.ts';

interface Wanted {
  name: string;
  game: string;
  seats: number;
  seed: number;
  /** Whether this is it, as one who is asked something sees it. */
  there: (sheet: never, ask: string) => boolean;
}

const wanted: Wanted[] = [
  { name: 'aoc-early', game: 'age-of-conan', seats: 3, seed: 1, there: ({ age, now, conan, adventures_left, pool }: AgeOfConan) => age === 1 && adventures_left < 3 && pool.length > 3 && conan.player !== null && now.at(-1) === 'main' },
  { name: 'aoc-four', game: 'age-of-conan', seats: 4, seed: 2, there: ({ age, contest, now }: AgeOfConan) => age === 3 && contest?.terrain != null && contest.attacker.rolled && now.at(-1)!.startsWith('window') },
  { name: 'aoc-late', game: 'age-of-conan', seats: 3, seed: 3, there: ({ age, now }: AgeOfConan) => age === 3 && now.at(-1) === 'bids' },
  { name: 'cg-bid', game: 'card-game', seats: 4, seed: 4, there: ({ asked, contest, adventures }: CardGame) => asked?.question === 'bid' && Math.max(...(contest?.bids ?? [0])) > 4 && adventures.length > 2 },
  { name: 'cg-contest', game: 'card-game', seats: 4, seed: 5, there: ({ asked, contest }: CardGame) => asked?.question === 'lay' && (contest?.laid.length ?? 0) > 1 },
];

/** Enough of the story to fill the sheet it is read on. */
const LINES = 14;

/** A conversation with `nemedian engine`: one request a line, one answer a line. */
class Engine {
  #child = spawn(binary, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  #answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();

  async ask<Answer>(request: Record<string, unknown>): Promise<Answer> {
    this.#child.stdin.write(`${JSON.stringify(request)}\n`);
    const { value } = await this.#answers.next();
    const answer = JSON.parse(String(value)) as Answer & { ok: boolean; message?: string };
    if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.message}`);
    return answer;
  }

  end = () => void this.#child.stdin.end();
}

async function position(engine: Engine, { game, seats, seed, there }: Wanted) {
  const random = new Random(seed);
  await engine.ask({ do: 'new', game, seats, seed });
  for (;;) {
    const { over, missing } = await engine.ask<{ over?: boolean; missing: number[] }>({ do: 'turn' });
    if (over) return null;
    const seat = missing[0]!;
    const { view, ask, text } = await engine.ask<{ view: unknown; ask: string; text: string[] }>({ do: 'view', eye: seat, lang: 'en' });
    const { offers } = await engine.ask<{ offers: Offer[] }>({ do: 'offers', seat, lang: 'en' });
    if (there(view as never, ask)) {
      const { story } = await engine.ask<{ story: (Line & { entry: number })[] }>({ do: 'story', eye: seat, lang: 'en' });
      const told = story.slice(-LINES).map(({ key, args, text, rule }) => ({ key, args, text, rule: rule ?? null }));
      return { game, seat, sheet: view, ask, text, offers, story: told };
    }
    await engine.ask({ do: 'play', seat, action: random.pick(offers)!.action });
  }
}

const engine = new Engine();
for (const each of wanted) {
  let [found, { seed }] = [await position(engine, each), each];
  while (!found) found = await position(engine, { ...each, seed: (seed += 100) });
  writeFileSync(join(import.meta.dirname, '../src/fixtures', `${each.name}.json`), `${JSON.stringify(found, null, 1)}\n`);
  console.log(`${each.name}: seed ${seed}, seat ${found.seat}, ${found.ask}`);
}
engine.end();
