import { expect, test } from 'vitest';
import { pseudo } from './pseudo.ts';
import { wordsOf } from './words.ts';

test('the pseudo-language is readable, accented and about two fifths longer', () => {
  expect(pseudo('Kingdoms')).toBe('Ķííñğđóómš');
  const text = 'Open the table and wait until every seat is taken';
  expect(pseudo(text).length / text.length).toBeGreaterThan(1.3);
});

test('what is put into a sentence is left as it is', () => {
  expect(wordsOf('en', ['a = seat { $name }'], true).say('a', { name: 'Anna' })).toBe('šééááŧ Anna');
});
