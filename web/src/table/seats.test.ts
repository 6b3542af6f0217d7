import { expect, test } from 'vitest';
import { nextSeat } from './seats.ts';

const now = { mine: [0, 2], turn: [0], seat: 0, sealed: false, made: new Set<number>() };

test('who has to decide keeps the device', () => {
  expect(nextSeat(now)).toBe(0);
  expect(nextSeat({ ...now, turn: [0, 2] })).toBe(0);
});

test('it goes to the other when it is his turn, and stays while others elsewhere think', () => {
  expect(nextSeat({ ...now, turn: [2] })).toBe(2);
  expect(nextSeat({ ...now, turn: [1] })).toBe(0);
});

test('who has sealed his choice gives it on to who has not', () => {
  expect(nextSeat({ ...now, turn: [0, 1, 2], sealed: true, made: new Set([0]) })).toBe(2);
  expect(nextSeat({ ...now, turn: [0, 1, 2], seat: 2, sealed: true, made: new Set([0, 2]) })).toBe(2);
});
