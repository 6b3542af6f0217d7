import { expect, test } from 'vitest';
import contest from '../fixtures/cg-contest.json';
import type { CardGame, Contest, Heard } from '../sheets.ts';
import { courseOf, endedIn, printed, stepOf } from './contest.ts';

const told = (key: string): Heard => ({ key: `cg-told-${key}`, args: {}, text: key });
const keys = (lines: readonly Heard[]) => lines.map(({ text }) => text);

test('the course of a contest begins where it was last faced, and ends with what changed hands', () => {
  const story = ['faced', 'bid', 'withdrew', 'paid', 'challenged', 'bid', 'matched', 'named', 'shown', 'compared', 'duel-won', 'paid', 'expelled', 'moved', 'gained'].map(told);
  const course = courseOf(story);
  expect(course.began?.text).toBe('challenged');
  expect(keys(course.bids)).toEqual(['bid', 'matched']);
  expect(course.verdict?.text).toBe('duel-won');
  expect(keys(course.consequences)).toEqual(['compared', 'paid', 'expelled']);
});

test('a withdrawal is a verdict, unless the game says more of it', () => {
  expect(courseOf(['faced', 'bid', 'withdrew', 'paid'].map(told)).verdict?.text).toBe('withdrew');
  expect(courseOf(['faced', 'bid', 'withdrew', 'beaten', 'paid'].map(told)).verdict?.text).toBe('beaten');
  expect(courseOf(['passed'].map(told))).toEqual({ began: null, bids: [], verdict: null, consequences: [] });
});

test('a contest that ended is told though the next has begun, and though its own beginning was heard before', () => {
  const course = endedIn(['withdrew', 'paid', 'passed', 'faced', 'bid'].map(told));
  expect(course.verdict?.text).toBe('withdrew');
  expect(keys(course.consequences)).toEqual(['paid']);
  expect(endedIn(['faced', 'bid', 'held', 'paid', 'challenged', 'duel-won', 'expelled', 'faced'].map(told)).verdict?.text).toBe('duel-won');
});

test('a contest goes from coins over words to cards', () => {
  const now = contest.sheet.contest as unknown as Contest;
  expect(stepOf({ ...now, attribute: null }, 'bid')).toBe('bid');
  expect(stepOf({ ...now, attribute: null }, 'name')).toBe('name');
  expect(stepOf(now, 'lay')).toBe('lay');
  expect(stepOf({ ...now, over: true }, undefined)).toBe('end');
});

test('the printed values of both sides', () => {
  const sheet = contest.sheet as unknown as CardGame;
  const [figure, against] = printed(sheet.contest!, sheet, 'cunning');
  expect([figure, against].every((value) => value > 0)).toBe(true);
});
