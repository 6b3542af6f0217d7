import { expect, test } from 'vitest';
import { merged } from './merged.ts';

test('the same thing told several times in a row is told once, and how often', () => {
  const lines = ['a', 'a', 'b', 'a'].map((text) => ({ text }));
  expect(merged(lines).map(({ line, times }) => `${line.text}${times}`)).toEqual(['a2', 'b1', 'a1']);
});
