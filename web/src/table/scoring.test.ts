import { expect, test } from 'vitest';
import { ageChange, reckoning } from './scoring.ts';

const line = (key: string) => ({ key, args: {}, text: key });
const story = ['aoc-points', 'aoc-age-ends', 'aoc-gold', 'aoc-bid', 'aoc-adventure-ends', 'aoc-gold', 'aoc-turn-of', 'aoc-richest', 'aoc-supremacy'].map(line);

test('the reckoning is what the last chapter counts', () => {
  expect(reckoning(story).map(({ key }) => key)).toEqual(['aoc-gold', 'aoc-richest', 'aoc-supremacy']);
  expect(reckoning([line('cg-told-hero-phase'), line('cg-told-won-by-glory')]).map(({ key }) => key)).toEqual(['cg-told-won-by-glory']);
});

test('an age change is told from the end of the age on', () => {
  expect(ageChange(story).length).toBe(8);
  expect(ageChange([line('aoc-gold')])).toEqual([]);
});
