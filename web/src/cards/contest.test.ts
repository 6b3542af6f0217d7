import { expect, test } from 'vitest';
import { outcome } from './contest.ts';

const open = { winner: null, called_off: false, hired: false };

test('a contest ends with a winner, called off, or with its antagonist hired', () => {
  expect(outcome(open)).toBeNull();
  expect(outcome({ ...open, winner: 0 })).toBe('web-contest-won');
  expect(outcome({ ...open, called_off: true })).toBe('cg-told-called-off');
  expect(outcome({ ...open, hired: true })).toBe('web-hired');
});
