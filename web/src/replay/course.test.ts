import { expect, test } from 'vitest';
import { wordsOf } from '../language/words.ts';
import { colourOf, figure, momentAt, playerTitle, roleOf } from './course.ts';

test('the figures shown are those of the last moment not after the entry', () => {
  expect([0, 4, 5, 9, 10, 99].map((entry) => momentAt([0, 5, 10], entry))).toEqual([0, 0, 1, 1, 2, 2]);
});

test('seats are coloured by kingdom or by number', () => {
  expect(colourOf({ kingdoms: [{ seat: 1, kingdom: 'turan' }] }, 1)).toBe('--turan');
  expect(colourOf({ players: [{ seat: 1, hero: 'thief' }] }, 1)).toBe('--hero-1');
  expect(roleOf({ players: [{ seat: 1, hero: 'thief' }] }, 1)).toBe('thief');
  expect(roleOf({ heaps: [] }, 0)).toBeNull();
});

test('a player is called by their role and their own name', () => {
  const words = wordsOf('en', ['age-of-conan-role-stygia = Stygia']);
  expect(playerTitle(words, 'age-of-conan', { role: 'stygia', name: 'Bêlit (Stygia)' })).toBe('Stygia · Bêlit');
  expect(playerTitle(words, 'age-of-conan', { role: null, name: 'Bêlit' })).toBe('Bêlit');
});

test('a chance is read in hundredths', () => {
  expect(figure('figure-chance', 0.424, 'en')).toBe('42%');
  expect(figure('figure-gold', 7, 'en')).toBe('7');
  expect(figure('figure-gold', null, 'en')).toBe('–');
});
