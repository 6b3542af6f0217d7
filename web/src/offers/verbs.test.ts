import { expect, test } from 'vitest';
import late from '../fixtures/aoc-late.json';
import type { Offer } from '../sheets.ts';
import { found, grouped, verbs } from './verbs.ts';

const offer = (action: string, args: Record<string, unknown> = {}): Offer => ({ action, key: 'k', args, text: action });
const many = [...'abcde'].map((name) => offer(`to ${name}`, { at: `province-${name}` }));

test('up to four answers are verbs, whatever they are about', () => {
  expect(verbs({ offers: many.slice(0, 4) })).toHaveLength(4);
});

test('among more, only what is about no thing on the table', () => {
  expect(verbs({ offers: [...many, offer('pass'), offer('count', { count: 2 })] }).map(({ action }) => action)).toEqual(['pass', 'count']);
});

test('every offer is in the list once, and numbered through', () => {
  const offers: Offer[] = late.offers;
  const listed = grouped(offers).flatMap((group) => group.offers);
  expect(listed.map(({ number }) => number)).toEqual(offers.map((_, at) => at + 1));
  expect(new Set(listed.map((each) => each.offer.action))).toEqual(new Set(offers.map(({ action }) => action)));
});

test('the list is searched by words, or by a number', () => {
  const groups = grouped([...many, offer('to b with haste', { at: 'province-b' })]);
  expect(found(groups, 'HASTE b').flatMap(({ offers }) => offers).map((each) => each.offer.action)).toEqual(['to b with haste']);
  expect(found(groups, '2').flatMap(({ offers }) => offers).map(({ number }) => number)).toEqual([2]);
  expect(found(groups, 'nowhere')).toEqual([]);
});
