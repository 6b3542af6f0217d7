import { expect, test } from 'vitest';
import type { AgeOfConan, Heard } from '../sheets.ts';
import { opened, script } from './script.ts';

const line = (key: string, args: Record<string, unknown> = {}): Heard => ({ key, args, text: key });
const bids = [
  line('aoc-bid', { who: 'kingdom-turan', token: 5, card: 'strategy-a', worth: 9 }),
  line('aoc-bid-token', { who: 'kingdom-stygia', token: 3 }),
  line('aoc-conan-player', { who: 'kingdom-turan' }),
];

test('bids opened together are one show, and nothing else is', () => {
  const sheet = { contest: null } as AgeOfConan;
  expect(script([line('aoc-turn-of'), ...bids, line('aoc-fate-rolled')], sheet)).toEqual([{ kind: 'bids', lines: bids }]);
  expect(script([line('aoc-turn-of')], sheet)).toEqual([]);
});

test('a bid is what the story says, with the second card in the place of the first', () => {
  expect(opened(bids)).toEqual([
    { kingdom: 'turan', token: 5, card: 'strategy-a', worth: 9, won: true },
    { kingdom: 'stygia', token: 3, card: null, worth: 3, won: false },
  ]);
  const second = line('aoc-second-card', { who: 'kingdom-turan', card: 'strategy-b', worth: 10 });
  expect(opened([...bids.slice(0, 2), second])[0]).toMatchObject({ card: 'strategy-b', worth: 10 });
});
