import { expect, test } from 'vitest';
import four from '../fixtures/aoc-four.json';
import type { Heard, MilitaryOrIntrigue } from '../sheets.ts';
import { concluded } from './outcome.ts';

const contest = four.sheet.contest as unknown as MilitaryOrIntrigue;
const line = (key: string, args: Record<string, unknown>): Heard => ({ key, args, text: '' });
const begins = line('aoc-contest-begins', { at: `province-${contest.at}` });
const rolled = line('aoc-rolled', { side: 'side-defender', dice: ['conflict-hit', 'conflict-axe'] });
const compared = line('aoc-compared', { attacker: 3, defender: 1, winner: 'side-attacker' });

test('what was rolled and compared with the end of a contest is shown with its last sheet', () => {
  const shown = concluded(contest, [begins, rolled, compared]);
  expect(shown.defender).toMatchObject({ rolled: true, dice: ['hit', 'axe'], successes: 1 });
  expect(shown.attacker).toMatchObject({ dice: contest.attacker.dice, counts: contest.attacker.counts, successes: 3 });
  expect(shown.winner).toBe('attacker');
});

test('a contest that was called off, and one that began elsewhere since, say nothing more', () => {
  expect(concluded(contest, [begins, rolled])).toBe(contest);
  expect(concluded(contest, [line('aoc-contest-begins', { at: 'province-elsewhere' }), compared])).toBe(contest);
});
