import { expect, test } from 'vitest';
import early from '../fixtures/aoc-early.json';
import type { Offer } from '../sheets.ts';
import { click, meant, narrow, things } from './narrow.ts';

const offer = (action: string, args: Record<string, unknown>): Offer => ({ action, key: 'k', args, text: action });
const offers = [
  offer('bid 0 a', { token: 0, card: 'strategy-a', worth: 1 }),
  offer('bid 0 b', { token: 0, card: 'strategy-b', worth: 2 }),
  offer('bid 3 a', { token: 3, card: 'strategy-a', worth: 4 }),
  offer('to shem', { at: 'province-shem' }),
  offer('pass', {}),
];

test('things are keys, numbers by what they count, and the members of lists', () => {
  expect(things(offers[0]!)).toEqual(['token:0', 'strategy-a', 'worth:1']);
  expect(things(offer('x', { dice: ['conflict-axe', 'conflict-hit'], flag: true }))).toEqual(['conflict-axe', 'conflict-hit']);
});

test('clicking narrows until one is left', () => {
  const card = click(offers, narrow(offers), 'strategy-a');
  expect(card.offers.map(({ action }) => action)).toEqual(['bid 0 a', 'bid 3 a']);
  expect(meant(card)).toBeNull();
  expect(meant(click(offers, card, 'token:3'))?.action).toBe('bid 3 a');
});

test('one click is enough where a thing has one offer', () => {
  expect(meant(click(offers, narrow(offers), 'province-shem'))?.action).toBe('to shem');
});

test('a click beside what is left begins anew, a second click lets go, a click on nothing changes nothing', () => {
  const card = click(offers, narrow(offers), 'strategy-b');
  expect(click(offers, card, 'token:3').picked).toEqual(['token:3']);
  expect(click(offers, card, 'strategy-b').picked).toEqual([]);
  expect(click(offers, card, 'province-koth')).toEqual(card);
});

test('nothing is meant before anything is picked, even if only one offer exists', () => {
  expect(meant(narrow([offers[4]!]))).toBeNull();
});

test('what is lit always leads somewhere', () => {
  const all: Offer[] = early.offers;
  for (const thing of narrow(all).glowing) expect(click(all, narrow(all), thing).offers.length, thing).toBeGreaterThan(0);
});
