import { expect, test } from 'vitest';
import { atOnce, changed, gathered, resized, wanted } from './plan.ts';

test('a table at one click: I sit first, the company takes the other seats', () => {
  expect(gathered('bots', 3, 'captain').map((seat) => seat.sitter)).toEqual(['me', 'bot', 'bot']);
  expect(gathered('screen', 2, 'captain').map((seat) => seat.sitter)).toEqual(['me', 'me']);
});

test('seats that stay are left as they are', () => {
  const seats = gathered('friends', 2, 'king');
  seats[1]!.role = 'turan';
  const more = resized(seats, 4, 'bots', 'squire');
  expect(more.map((seat) => seat.sitter)).toEqual(['me', 'invited', 'bot', 'bot']);
  expect(more[1]!.role).toBe('turan');
  expect(resized(more, 2, 'bots', 'squire')).toEqual(seats);
});

test('roles are recommended in order, drawn, or chosen', () => {
  const seats = gathered('bots', 2, 'king');
  seats[0]!.role = 'stygia';
  const roles = ['aquilonia', 'turan', 'stygia', 'hyperborea'];
  expect(wanted(seats, 'recommended', roles).map((each) => each.role)).toEqual(['aquilonia', 'turan']);
  expect(wanted(seats, 'drawn', roles).map((each) => each.role)).toEqual([null, null]);
  expect(wanted(seats, 'chosen', roles).map((each) => each.role)).toEqual(['stygia', null]);
});

test('at one click the others have what the rules recommend beside my own role', () => {
  const roles = ['aquilonia', 'turan', 'stygia', 'hyperborea'];
  const of = (role: string, recommended: string[]) => atOnce(3, 'captain', role, recommended).map((each) => each.role);
  expect(of('aquilonia', roles)).toEqual(['aquilonia', 'turan', 'stygia']);
  expect(of('stygia', roles)).toEqual(['stygia', 'aquilonia', 'turan']);
  expect(of('', roles)).toEqual([null, null, null]);
  expect(of('thief', [])).toEqual(['thief', null, null]);
});

test('only what differs from the preset is agreed apart from it', () => {
  expect(changed({ coast: 'three-seas', final_tie: 'number' }, { coast: 'three-seas', final_tie: 'total-value' })).toEqual({ final_tie: 'number' });
});
