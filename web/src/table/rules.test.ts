import { expect, test } from 'vitest';
import { reason } from './rules.ts';

test('a rule is not named twice', () => {
  expect(reason({ text: 'The bid comes first. (B-2)', rule: 'B-2' })).toBe('The bid comes first.');
  expect(reason({ text: 'Not now (yet).', rule: null })).toBe('Not now (yet).');
});
