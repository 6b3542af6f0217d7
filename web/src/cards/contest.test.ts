import { expect, test } from 'vitest';
import type { Contest } from '../sheets.ts';
import { compared, concluded, lastContest } from './contest.ts';

const line = (key: string, args = {}) => ({ key, args, text: key });
const story = [line('cg-told-moved'), line('cg-told-faced'), line('cg-told-bid'), line('cg-told-compared', { value: 5, against: 4 }), line('cg-told-beaten'), line('cg-told-gained')];

test('a contest is told from its beginning to its outcome', () => {
  expect(lastContest(story).map(({ key }) => key)).toEqual(['cg-told-faced', 'cg-told-bid', 'cg-told-compared', 'cg-told-beaten']);
  expect(lastContest(story.slice(0, 3))).toEqual([]);
});

test('what is compared is read from this contest only', () => {
  expect(compared(story)).toEqual([5, 4]);
  expect(compared([...story, line('cg-told-challenged')])).toBeNull();
});

const contest: Contest = {
  duel: false, at: 'caravan-road', challenge: 'corsair-captain', sides: [3, 0], bids: [4, 0], attribute: null, figure: { hero: 3 },
  laid: [{ by: 0, side: 0, cancelled: false, card: null }], revealed: false, winner: null, called_off: false,
};
const faced = line('cg-told-faced', { seat: 3, card: 'cg-challenge-corsair-captain' });

test('what was bid, laid and turned up with the end of a contest is shown with its last sheet', () => {
  const end = [
    line('cg-told-matched', { seat: 0, amount: 4 }),
    line('cg-told-named', { seat: 3, attribute: 'cg-attribute-spirit' }),
    line('cg-told-shown', { seat: 0, card: 'cg-special-iron-thews' }),
    line('cg-told-shown-cancelled', { seat: 3, card: 'cg-special-sign-of-the-phoenix' }),
    line('cg-told-beaten', { seat: 3, card: 'cg-challenge-corsair-captain' }),
  ];
  expect(concluded(contest, [faced, ...end])).toMatchObject({
    bids: [4, 4], attribute: 'spirit', revealed: true, winner: 0,
    laid: [{ by: 0, card: 'iron-thews', cancelled: false }, { by: 3, card: 'sign-of-the-phoenix', cancelled: true }],
  });
  expect(concluded({ ...contest, challenge: 'another' }, [faced, ...end]).winner).toBeNull();
});
