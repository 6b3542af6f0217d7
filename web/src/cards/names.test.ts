import { expect, test } from 'vitest';
import { cardKey, isCard, wordOf } from './names.ts';

test('a bare key finds its kind', () => {
  const words = { has: (key: string) => key === 'cg-challenge-frost-giant' };
  expect(cardKey(words, 'frost-giant')).toBe('cg-challenge-frost-giant');
  expect(cardKey(words, 'nobody')).toBe('nobody');
});

test('things are asked about as notation calls them', () => {
  expect(wordOf('province-aquilonia')).toBe('aquilonia');
  expect(wordOf('face-court-conan')).toBe('court-conan');
  expect(wordOf('card-sons-of-set')).toBe('card-sons-of-set');
  expect(wordOf('strategy-axe-north-3')).toBe('strategy-axe-north-3');
  expect(wordOf('cg-special-lotus-haze')).toBe('lotus-haze');
  expect(wordOf('token:4')).toBe('4');
});

test('cards have faces, provinces have not', () => {
  expect(isCard('strategy-axe-north-3')).toBe(true);
  expect(isCard('cg-hero-thief')).toBe(true);
  expect(isCard('province-koth')).toBe(false);
  expect(isCard('token:4')).toBe(false);
});
