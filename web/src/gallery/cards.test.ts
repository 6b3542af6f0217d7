import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, wordsOf } from '../language/words.ts';
import { heapsOf, sought, withCards } from './cards.ts';

const games = join(import.meta.dirname, '../../../games');
const speaking = (language: string) => {
  const folders = readdirSync(games).map((game) => join(games, game, 'words', language));
  return wordsOf(language, folders.flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))));
};

test('every card has a name in four languages', () => {
  for (const language of languages) {
    const words = speaking(language);
    for (const game of withCards) {
      const cards = heapsOf(game)!.flatMap((heap) => heap.cards);
      expect(cards.length, game).toBeGreaterThan(90);
      for (const card of cards) expect(words.has(card.key), `${language} ${card.key}`).toBe(true);
    }
  }
});

test('a card is found by its name or its text, without accents', () => {
  const words = speaking('fr');
  const found = sought(words, heapsOf('card-game')!, 'BARBARE');
  expect(found.flatMap((heap) => heap.cards.map((card) => card.key))).toContain('cg-hero-barbarian');
  expect(sought(words, heapsOf('card-game')!, 'xyzzy')).toEqual([]);
});

test('cards tell how many of them are in the box', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../games/age-of-conan/content/kingdom-aquilonia.toml'), 'utf8');
  const written = text.split('[[card]]').slice(1).map((card) => Number(/^copies = (\d+)/m.exec(card)?.[1] ?? 1));
  const kingdom = heapsOf('age-of-conan')?.find(({ name }) => name === 'kingdom-aquilonia')?.cards ?? [];
  expect(kingdom.map(({ copies }) => copies)).toEqual(written);
});
