import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Argument } from './names.ts';
import { languages, wordsOf } from './words.ts';

const root = join(import.meta.dirname, '../../..');
const texts = (folder: string) => readdirSync(folder).sort().map((file) => readFileSync(join(folder, file), 'utf8'));
const games = readdirSync(join(root, 'games')).map((game) => join(root, 'games', game, 'words'));
const ours = (language: string) => [join(root, 'languages'), ...games, join(root, 'web/src/languages')].flatMap((folder) => texts(join(folder, language)));

/** `@Anna` and `@3` are seats, `[a,b]` a list of names, digits a number, anything else a name. */
function argument(value: string): Argument {
  if (value.startsWith('@')) return { seat: /^@\d+$/.test(value) ? Number(value.slice(1)) : value.slice(1) };
  if (value.startsWith('[')) return { names: value.slice(1, -1).split(',').filter(Boolean) };
  return /^\d+$/.test(value) ? Number(value) : { name: value };
}

test('the page says what the program says', () => {
  const tests = join(root, 'crates/language/tests');
  const words = wordsOf('fr', [readFileSync(join(tests, 'names.ftl'), 'utf8')]);
  const lines = readFileSync(join(tests, 'names.tsv'), 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const [key, args, wanted] = line.split('\t') as [string, string, string];
    const said = words.say(key, Object.fromEntries(args.split(' ').map((each) => [each.split('=')[0]!, argument(each.split('=')[1]!)])));
    expect(said, line).toBe(wanted);
  }
});

test('names of the games stand in their forms', () => {
  const said = Object.fromEntries(languages.map((language) => {
    const words = wordsOf(language, ours(language));
    return [language, [
      words.say('cg-clause-random-cards', { from: { name: 'cg-hero-thief' }, to: { name: 'cg-hero-explorer' }, amount: 2 }),
      words.say('aoc-subjugated', { who: { name: 'kingdom-turan' }, at: { name: 'province-steppes' } }),
      words.say('web-contest-won', { side: { name: 'side-defender' } }),
    ]];
  }));
  expect(said).toEqual({
    en: ['– The Thief gives 2 random cards to the Explorer.', 'Turan subjugates the Steppes.', 'Won by the defender.'],
    fr: ['– Le Voleur donne 2 cartes au hasard à l’Explorateur.', 'Le Turan assujettit les Steppes.', 'Le défenseur l’emporte.'],
    it: ['– Il Ladro dà 2 carte a caso all’Esploratore.', 'Turan soggioga le Steppe.', 'Vince il difensore.'],
    pl: ['– Złodziej daje 2 losowe karty Odkrywcy.', 'Turan podbija Stepy.', 'Wygrywa obrońca.'],
  });
});

/** As `crates/language/src/numbers.rs` writes them. */
test('numbers are set as the language sets them', () => {
  const numbers = [0, 999, 1234, 12345, 1234567, -3];
  const all = (language: 'en' | 'fr' | 'it' | 'pl') => {
    const words = wordsOf(language, ['count = { $count }']);
    return [...numbers.map((count) => words.say('count', { count })), words.number(22.94, 1), words.percent(0.523)];
  };
  expect(all('en')).toEqual(['0', '999', '1,234', '12,345', '1,234,567', '-3', '22.9', '52%']);
  expect(all('fr')).toEqual(['0', '999', '1\u202f234', '12\u202f345', '1\u202f234\u202f567', '-3', '22,9', '52\u202f%']);
  expect(all('it')).toEqual(['0', '999', '1234', '12.345', '1.234.567', '-3', '22,9', '52%']);
  expect(all('pl')).toEqual(['0', '999', '1234', '12\u00a0345', '1\u00a0234\u00a0567', '-3', '22,9', '52%']);
});
