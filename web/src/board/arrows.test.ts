import { expect, test } from 'vitest';
import early from '../fixtures/aoc-early.json';
import type { AgeOfConan, Offer } from '../sheets.ts';
import { bow, gone, ways } from './arrows.ts';

const sheet = early.sheet as unknown as AgeOfConan;
const offer = (key: string, at: string): Offer => ({ action: at, key, args: { at: `province-${at}` }, text: at });

test('units go from where the question says, Conan from where he stands', () => {
  const prompt = { key: 'aoc-ask-where-to', args: { from: 'province-turan', count: 2 }, text: '' };
  expect(ways(sheet, prompt, [offer('aoc-offer-redeploy', 'zamora'), offer('aoc-offer-place', 'koth')])).toEqual([{ from: 'turan', to: 'zamora', thing: 'province-zamora' }]);
  expect(ways(sheet, undefined, [offer('aoc-offer-conan', 'keshan')])[0]?.from).toBe(sheet.conan.at);
});

test('moves are read from the story', () => {
  const line = { key: 'aoc-units-moved', args: { who: 'kingdom-turan', from: 'province-turan', to: 'province-koth' }, text: '' };
  expect(gone([line, { key: 'aoc-gold', args: {}, text: '' }])).toEqual([{ from: 'turan', to: 'koth', key: 'aoc-units-moved', who: 'kingdom-turan' }]);
});

test('an arrow stops short of both ends', () => {
  expect(bow({ x: 0, y: 0 }, { x: 200, y: 0 }).path).not.toContain('M0.0 0.0');
});
