import { gzipSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { heapsOf } from '../src/gallery/cards.ts';
import { frameOf } from '../src/pictures/frame.ts';
import { strategies } from '../src/content/figures.ts';
import { recipes } from './all.ts';
import { engrave, type Engraving } from './engrave.ts';
import figures from './figures.json';
import { distance, hashOf, proof } from './proof.ts';
import { blank, looks, print, tinted } from './svg.ts';

const THUMBNAIL = 2.4, APART = 10;
const cut = new Map<string, Engraving>(), took: number[] = [];

beforeAll(() => {
  for (const [key, recipe] of recipes) {
    const { user } = process.cpuUsage();
    cut.set(key, engrave(recipe, figures, THUMBNAIL));
    took.push((process.cpuUsage().user - user) / 1000);
  }
}, 300_000);

describe('every thing has a picture', () => {
  test.each(['age-of-conan', 'card-game'])('all cards and tokens of %s', (game) => {
    const missing = heapsOf(game)!.flatMap(({ cards }) => cards.map(({ key }) => key)).filter((key) => !recipes.has(key));
    expect(missing).toEqual([]);
  });
  test('kingdoms, opponents, covers, lessons, backs', () => {
    const levels = ['random', 'squire', 'captain', 'general', 'king', 'conqueror'], tempers = ['raider', 'schemer', 'adventurer'], kingdoms = ['aquilonia', 'turan', 'stygia', 'hyperborea'];
    const lessons = [...Array.from({ length: 8 }, (_, i) => `age-of-conan-${i + 1}`), ...Array.from({ length: 5 }, (_, i) => `card-game-${i + 1}`)];
    const backs = [...kingdoms, 'draw', 'object', 'hero', 'strategy', 'objective', 'adventure', 'artifact', 'token'];
    const wanted = [...[...levels, ...tempers].map((name) => `bot-${name}`), ...kingdoms.flatMap((name) => [`kingdom-${name}`, `end-${name}`]), 'end-card-game', 'cover-age-of-conan', 'cover-card-game', ...lessons.map((name) => `lesson-${name}`), ...backs.map((name) => `back-${name}`)];
    expect(wanted.filter((key) => !recipes.has(key))).toEqual([]);
    expect([...recipes.keys()].filter((key) => key.startsWith('portrait-'))).toHaveLength(20);
  });
  test('in the frame its kind promises before it is cut', () => {
    const odd = [...recipes.values()].filter(({ key, frame }) => frameOf(key) !== frame && !(key.startsWith('cg-special-') && frame === 'clipped'));
    expect(odd.map(({ key }) => key)).toEqual([]);
  });
});

describe('the pictures', () => {
  /** Strategy cards of the same symbols and terrains show the same. */
  const sort = (key: string) => {
    const card = strategies.get(key);
    return card ? `${[...card.symbols].sort().join()} ${[...card.terrains].sort().join()}` : key;
  };

  test('are nowhere alike at the size of a thumbnail', () => {
    const hashes = [...cut].map(([key, engraving]) => [key, hashOf(proof(engraving))] as const), close: string[] = [];
    hashes.forEach(([key, hash], i) => {
      for (const [other, its] of hashes.slice(i + 1)) if (sort(key) !== sort(other) && distance(hash, its) < APART) close.push(`${key} ${other} ${distance(hash, its)}`);
    });
    expect(close).toEqual([]);
  }, 120_000);

  test('come out the same twice', () => {
    for (const [key, recipe] of recipes) expect(engrave(recipe, figures, THUMBNAIL), key).toEqual(cut.get(key));
  }, 300_000);

  test('a key changes its own picture only, and wholly', () => {
    const recipe = recipes.get('cg-challenge-grey-ape')!, other = engrave({ ...recipe, key: 'cg-challenge-white-ape' }, figures, THUMBNAIL);
    expect(other.ink).not.toBe(cut.get(recipe.key)!.ink);
  });

  // Some 33 ms on a quiet machine (docs/art.md). The bound is generous, so that a busy machine does not fail it.
  test('take less than 240 ms of a processor each, as a rule, small and large', () => {
    const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!;
    const large = [...recipes.values()].filter((_, i) => i % 8 === 0).map((recipe) => {
      const { user } = process.cpuUsage();
      engrave(recipe, figures);
      return (process.cpuUsage().user - user) / 1000;
    });
    expect(median(took)).toBeLessThan(240);
    expect(median(large)).toBeLessThan(240);
  }, 60_000);

  test('fit, with the engraver, into 100 KiB', () => {
    const folder = new URL('.', import.meta.url), read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
    const code = [...readdirSync(folder), ...readdirSync(new URL('faces/', folder)).map((name) => `faces/${name}`)].filter((name) => name.endsWith('.ts') && !/test|pack|flatten|own|sheet|disk|proof/.test(name)).map((name) => read(name)).join('');
    const data = ['../../games/age-of-conan/pictures.toml', '../../games/card-game/pictures.toml', 'common.toml'].map(read).join('');
    const packed = [code, data, read('figures.json')].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    expect(packed).toBeLessThan(100 * 1024);
  });
});

describe('a print', () => {
  const recipe = recipes.get('card-pallantides')!;
  test('kept without colours gets those of a look', () => {
    const engraving = cut.get(recipe.key)!;
    for (const inks of Object.values(looks)) expect(tinted(print(engraving, recipe.spot, blank), inks)).toBe(print(engraving, recipe.spot, inks));
  });
  test('names what is wrong with a recipe', () => {
    expect(() => engrave({ ...recipe, sky: 'rainbow' }, figures)).toThrow(/card-pallantides: there is no rainbow; known are sun, moon/);
    expect(() => engrave({ ...recipe, figures: [{ ...recipe.figures[0]!, name: 'aeroplane' }] }, figures)).toThrow(/no figure is called aeroplane/);
  });
});
