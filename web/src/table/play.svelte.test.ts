// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Words } from '../language/words.ts';
import type { Looking, Offer } from '../sheets.ts';
import { Play, type Live } from './play.svelte.ts';

const settings = vi.hoisted(() => ({ confirm: true }));
vi.mock('../settings.svelte.ts', () => ({ settings }));

const offer = (action: string, args: Record<string, unknown>, final?: boolean): Offer => ({ action, key: 'k', args, text: action, ...(final === undefined ? {} : { final }) });
const offers = [
  offer('army koth', { at: 'province-koth' }, false),
  offer('die wild court', { face: 'face-wild', use: 'use-court' }, true),
  offer('die wild military', { face: 'face-wild', use: 'use-military' }, true),
  offer('bid 3 a', { token: 3, card: 'strategy-a' }),
];

let looking = $state.raw<Looking<unknown>>({ seat: 0, sheet: {}, ask: '', text: [], offers, story: [] });
let chosen: string[];
let asked: string[];
let play: Play;

beforeEach(() => {
  settings.confirm = true;
  looking = { seat: 0, sheet: {}, ask: '', text: [], offers, story: [] };
  [chosen, asked] = [[], []];
  const words: Words = { language: 'en', say: (key) => key, has: () => true, number: String, percent: String };
  const live = { why: (thing: string) => asked.push(thing) } as unknown as Live;
  const given = {
    game: 'age-of-conan',
    get looking() {
      return looking;
    },
    words,
    live,
    onchoose: ({ action }: Offer) => chosen.push(action),
  };
  play = new Play(() => given);
});

/** Svelte runs effects after whatever is under way. */
const settled = () => new Promise((then) => setTimeout(then));

test('a new view leaves alone whoever only says a sentence', async () => {
  const said: string[] = [];
  const asked: string[] = [];
  const end = $effect.root(() => {
    $effect(() => void said.push(play.say('web-map')));
    $effect(() => void asked.push(play.looking.ask));
  });
  await settled();
  looking = { ...looking, ask: 'What now?' };
  await settled();
  end();
  expect(asked).toEqual(['', 'What now?']);
  expect(said).toEqual(['web-map']);
});

test('what can be taken back is done by one click', () => {
  play.click('province-koth');
  expect(chosen).toEqual(['army koth']);
});

test('what cannot be taken back waits for a word, unless one wishes otherwise', () => {
  play.click('face-wild');
  expect(play.narrowed.offers.length).toBe(2);
  play.click('use-court');
  expect(play.waiting?.action).toBe('die wild court');
  expect(chosen).toEqual([]);
  play.confirm(play.waiting!);
  expect(chosen).toEqual(['die wild court']);
  settings.confirm = false;
  play.choose(offers[2]!);
  expect(chosen.at(-1)).toBe('die wild military');
});

test('where nobody says whether it can be taken back, clicking things asks, and the list does not', () => {
  play.click('strategy-a');
  expect(play.waiting?.action).toBe('bid 3 a');
  play.reset();
  play.choose(offers[3]!);
  expect(chosen).toEqual(['bid 3 a']);
});

test('a thing that cannot be chosen is looked at, and asked about', () => {
  play.click('province-punt');
  expect(play.near).toBe('province-punt');
  expect(asked).toEqual(['province-punt']);
  expect(play.back()).toBe(true);
  expect(play.near).toBeNull();
  expect(play.back()).toBe(false);
});

test('in the mode that asks, nothing is done', () => {
  play.asking = true;
  play.click('province-koth');
  expect(chosen).toEqual([]);
  expect(asked).toEqual(['province-koth']);
  expect(play.asking).toBe(false);
});

test('a new position forgets what was picked', () => {
  play.click('face-wild');
  expect(play.picked('face-wild')).toBe(true);
  looking = { ...looking, offers: [...offers] };
  expect(play.picked('face-wild')).toBe(false);
});
