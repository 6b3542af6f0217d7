import { expect, test } from 'vitest';
import fixture from '../fixtures/cg-contest.json';
import type { CardGame, Heard } from '../sheets.ts';
import { script } from './script.ts';

const told = (key: string): Heard => ({ key: `cg-told-${key}`, args: {}, text: key });
const sheet = fixture.sheet as unknown as CardGame;
const over: CardGame = { ...sheet, contest: { ...sheet.contest!, over: true } };
const kinds = (keys: string[], now: CardGame) => script(keys.map(told), now).map(({ kind }) => kind);

test('the end of a contest is shown with its cards, or told where the next one lies there already', () => {
  expect(kinds(['shown', 'compared', 'beaten', 'paid'], over)).toEqual(['contest']);
  expect(kinds(['beaten', 'paid', 'faced'], sheet)).toEqual(['told']);
  expect(kinds(['moved', 'bid'], sheet)).toEqual([]);
});

test('whoever is out is shown after the contest that decided it', () => {
  const shows = script(['held', 'paid', 'eliminated'].map(told), over);
  expect(shows.map(({ kind }) => kind)).toEqual(['contest', 'fallen']);
  expect(shows[1]!.lines.map(({ text }) => text)).toEqual(['eliminated']);
});
