import { expect, test } from 'vitest';
import type { Eyes } from '../net/calls.ts';
import type { Past } from '../wire.ts';
import { Reel, type Source } from './reel.svelte.ts';

/** A game of ten entries; seat 0 perceived only the even ones. */
function source(): Source & { asked: string[] } {
  const asked: string[] = [];
  const past = (eyes: Eyes, version: number): Past => {
    asked.push(`${eyes}/${version}`);
    const view = { sheet: {}, ask: { key: '', args: {}, text: '' }, turn: [], offers: [], take_back: false, over: false } as unknown as Past['view'];
    return eyes === 0 ? { version, last: 5, entry: version * 2, view, heard: [] } : { version, last: 10, entry: version, view, heard: [] };
  };
  return {
    asked,
    at: (eyes, version) => Promise.resolve(past(eyes, version)),
    near: (eyes, entry) => Promise.resolve(past(eyes, eyes === 0 ? Math.floor(entry / 2) : entry)),
  };
}

test('steps stay within the game, and what was seen is not asked for again', async () => {
  const from = source();
  const reel = new Reel(from);
  await reel.open('archive', 9);
  await reel.go(10);
  await reel.go(11);
  expect(reel.now?.version).toBe(10);
  await reel.go(9);
  await reel.go(10);
  expect(from.asked).toEqual(['archive/9', 'archive/10', 'archive/9']);
});

test('the same moment through other eyes', async () => {
  const reel = new Reel(source());
  await reel.open('archive', 7);
  await reel.open(0, reel.entry);
  expect([reel.now?.version, reel.entry, reel.last, reel.wanted]).toEqual([3, 6, 5, 3]);
});

test('a hasty scrubber is followed to where it stops, not through every place', async () => {
  const from = source();
  const reel = new Reel(from);
  await reel.open('archive', 0);
  await Promise.all([1, 2, 3, 4, 8].map((version) => reel.go(version)));
  expect(reel.now?.version).toBe(8);
  expect(from.asked).toEqual(['archive/0', 'archive/1', 'archive/8']);
});

test('playing stops at the end, and when the server does not answer', async () => {
  const reel = new Reel(source());
  await reel.open('archive', 9);
  reel.playing = true;
  await reel.advance();
  expect(reel.playing).toBe(true);
  await reel.advance();
  expect(reel.playing).toBe(false);
  await reel.use({ ...source(), near: () => Promise.reject(new TypeError('gone')) });
  expect(reel.trouble).toBeInstanceOf(TypeError);
  expect(reel.now?.version).toBe(10);
});
