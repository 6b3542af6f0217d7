import { expect, test } from 'vitest';
import { beside } from './people.ts';

test('beside what somebody plays stands his name, without it once more', () => {
  expect(beside('Stygia', 'Bêlit (Stygia)')).toBe('Bêlit');
  expect(beside('Stygia', 'Captain (2)')).toBe('Captain (2)');
  expect(beside('Stygia', 'Stygia')).toBe('');
  expect(beside('Stygia')).toBe('');
});
