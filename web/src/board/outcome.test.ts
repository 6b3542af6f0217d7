import { expect, test } from 'vitest';
import four from '../fixtures/aoc-four.json';
import type { Heard, MilitaryOrIntrigue } from '../sheets.ts';
import { concluded } from './outcome.ts';

const contest = four.sheet.contest as unknown as MilitaryOrIntrigue;
const line = (key: string, args: Record<string, unknown>): Heard => ({ key, args, text: '' });
const begins = line('aoc-contest-begins', { at: `province-${contest.at}` });
const rolled = line('aoc-rolled', { side: 'side-defender', dice: ['conflict-hit', 'conflict-axe'] });
const compared = line('aoc-compared', { attacker: 3, defender: 1, winner: 'side-attacker' });

const nameOf = (seat: number | null) => (seat === null ? '' : `kingdom-${four.sheet.kingdoms.find((realm) => realm.seat === seat)?.kingdom}`);

test('what was rolled and compared with the end of a contest is shown with its last sheet', () => {
  const shown = concluded(contest, [begins, rolled, compared], nameOf);
  expect(shown.defender).toMatchObject({ rolled: true, dice: ['hit', 'axe'], successes: 1 });
  expect(shown.attacker).toMatchObject({ dice: contest.attacker.dice, successes: 3 });
  expect(shown.winner).toBe('attacker');
});

test('a contest that was called off, and one that began elsewhere since, say nothing more', () => {
  expect(concluded(contest, [begins, rolled], nameOf)).toBe(contest);
  expect(concluded(contest, [line('aoc-contest-begins', { at: 'province-elsewhere' }), compared], nameOf)).toBe(contest);
});

test('cards turned up and sorcery spent with the end of a contest are shown with whom they belong to', () => {
  const attacker = nameOf(contest.attacker.seat);
  const spent = line('aoc-sorcery-spent', { who: attacker });
  const revealed = line('aoc-card-revealed', { who: attacker, card: 'strategy-hit-5' });
  const shown = concluded(contest, [begins, revealed, spent, compared], nameOf);
  expect(shown.attacker).toMatchObject({ rerolled: true, card: { name: 'strategy-hit-5' } });
  expect(shown.defender).toMatchObject({ rerolled: false, card: null });
});

test('each die is worth what was counted of it, and cards add their bonus', () => {
  const dice = ['conflict-hit', 'conflict-hit-conan', 'conflict-hit-conan', 'conflict-miss'];
  const again = line('aoc-rolled-again', { side: 'side-defender', dice });
  const counted = line('aoc-counted', { side: 'side-defender', dice: ['conflict-hit', ...Array<string>(4).fill('conflict-hit-conan')], bonus: 1 });
  const { attacker, defender } = concluded(contest, [begins, rolled, again, counted, compared], nameOf);
  expect(defender).toMatchObject({ worth: [1, 2, 2, 0], bonus: 1 });
  expect(attacker).toMatchObject({ worth: [], bonus: contest.attacker.bonus });
});
