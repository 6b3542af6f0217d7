import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../language/words.ts';
import { idsOf, pieces, read, search } from './read.ts';

const folder = join(import.meta.dirname, '../../../games');
const games = readdirSync(folder);
const book = (game: string, language: string) => readFileSync(join(folder, game, 'rulebook', `${language}.md`), 'utf8');
const rules = (game: string, language = 'en') => read(book(game, language));

test('every game’s rules are there, with the same ids in four languages', () => {
  for (const game of games) {
    const ids = idsOf(rules(game));
    expect(ids.size, game).toBeGreaterThan(5);
    for (const language of languages) expect(idsOf(rules(game, language)), `${game} ${language}`).toEqual(ids);
  }
});

test('nothing of the text is lost', () => {
  for (const game of games) {
    const lines = book(game, 'en').split('\n').filter((line) => line.trim());
    const { sections } = rules(game);
    const parts = sections.reduce((count, section) => count + 1 + section.parts.length, 0);
    expect(parts + 2, game).toBe(lines.length);
  }
});

test('tips have no number, and can be found', () => {
  const tips = read('# Nim\n\n## M – Moves\n- **M-1** Take some.\n\n## Tips\n- Count the stones (M-1).\n');
  expect(tips.sections.at(-1)).toEqual({ letter: '', title: 'Tips', parts: [{ tip: 'Count the stones (M-1).' }] });
  expect([...idsOf(tips)]).toEqual(['M-1']);
  expect(search(tips, 'stones').map((section) => section.title)).toEqual(['Tips']);
  for (const language of languages) expect(rules('age-of-conan', language).sections.at(-1)?.parts.length, language).toBe(9);
});

test('a mention of a rule is a link if there is such a rule', () => {
  const known = new Set(['B-6', 'D-10']);
  expect(pieces('`tie`: in B-6 and X-9, **not** D-10.', known)).toEqual([
    { kind: 'code', text: 'tie' },
    { kind: 'text', text: ': in ' },
    { kind: 'rule', text: 'B-6' },
    { kind: 'text', text: ' and X-9, ' },
    { kind: 'strong', text: 'not' },
    { kind: 'text', text: ' ' },
    { kind: 'rule', text: 'D-10' },
    { kind: 'text', text: '.' },
  ]);
});

test('searching needs no accents and every word', () => {
  const found = search(rules('age-of-conan', 'pl'), 'zeton WYZWANIA');
  expect(found.length).toBeGreaterThan(1);
  const ids = search(rules('age-of-conan'), 'm-11').flatMap((section) => section.parts.map((part) => ('id' in part ? part.id : '')));
  expect(ids).toContain('M-11');
  expect(search(rules('nim'), 'dragon')).toEqual([]);
});
