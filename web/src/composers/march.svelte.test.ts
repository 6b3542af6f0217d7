// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { Line, Offer } from '../sheets.ts';
import { March } from './march.svelte.ts';

const offer = (key: string, args: Record<string, unknown>): Offer => ({ key, args, action: `${key} ${Object.values(args).join()}`, text: key, final: key === 'aoc-offer-attack' });
/** The game in small: which army, how many, where to; taking back goes one step back. */
const steps: [string, Offer[]][] = [
  ['aoc-ask-military', [offer('aoc-offer-army', { at: 'province-ophir' }), offer('aoc-offer-place', { at: 'province-ophir' })]],
  ['aoc-ask-how-many', [1, 2, 3].map((count) => offer('aoc-offer-units', { count }))],
  ['aoc-ask-where-to', [offer('aoc-offer-redeploy', { at: 'province-koth' }), offer('aoc-offer-attack', { at: 'province-argos' })]],
  ['aoc-ask-strategy-card', []],
];

let step = 0;
let done: string[] = [];
let march: March;

function see() {
  const [key, offers] = steps[step]!;
  march.hear(key, step === 1 || step === 2 ? 'province-ophir' : undefined, offers);
}
const table = {
  get looking() {
    const [key, offers] = steps[step]!;
    return { prompt: { key, args: { from: 'province-ophir' }, text: '' } as Line, offers } as never;
  },
  live: { takeBack: true, ask: () => { step -= 1; done.push('back'); see(); } } as never,
  confirm: ({ action }: Offer) => { step += 1; done.push(action); see(); },
};

beforeEach(() => {
  [step, done] = [0, []];
  $effect.root(() => { march = new March(() => table); });
  see();
});

test('lifted, set down and sent: three steps of the game, two of the hand', () => {
  march.lift('province-ophir');
  expect(march.place('province-argos')).toBe(true);
  expect([march.from, march.to, march.count, march.counts]).toEqual(['province-ophir', 'province-argos', 3, [1, 2, 3]]);
  march.commit();
  expect(done).toEqual(['aoc-offer-army province-ophir', 'aoc-offer-units 3', 'aoc-offer-attack province-argos']);
});

test('another number takes the count back and goes to the same place', () => {
  march.lift('province-ophir');
  march.place('province-argos');
  march.more(-1);
  march.commit();
  expect(done.slice(2)).toEqual(['back', 'aoc-offer-units 2', 'aoc-offer-attack province-argos']);
});

test('what is not offered is no place, and cannot be sent', () => {
  march.lift('province-ophir');
  expect(march.place('province-stygia')).toBe(false);
  march.commit();
  expect(step).toBe(2);
});

test('put back: first from where it was set down, then where it came from', () => {
  march.lift('province-ophir');
  march.place('province-koth');
  expect(march.back()).toBe(true);
  expect([march.to, step]).toEqual([null, 2]);
  expect(march.back()).toBe(true);
  expect(step).toBe(0);
  expect(march.from).toBe(null);
  expect(march.back()).toBe(false);
});

test('whoever comes to the count by the list is asked where to at once', () => {
  table.confirm(steps[0]![1][0]!);
  expect([step, march.from]).toEqual([2, 'province-ophir']);
});
