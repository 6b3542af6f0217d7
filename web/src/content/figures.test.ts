import { expect, test } from 'vitest';
import early from '../fixtures/aoc-early.json';
import { challenges, heroes, kingdomCards, quests, strategies, tokens } from './figures.ts';

test('every card and token of a sheet has its figures', () => {
  for (const realm of early.sheet.kingdoms) {
    for (const card of realm.own?.strategy ?? []) expect(strategies.has(card), card).toBe(true);
    for (const card of realm.own?.kingdom ?? []) expect(kingdomCards.has(card), card).toBe(true);
  }
  for (const token of early.sheet.track) expect(tokens.has(token), token).toBe(true);
});

test('heroes and challenges have three attributes, adventures a difficulty', () => {
  expect(heroes.size).toBe(10);
  for (const each of [...heroes.values(), ...challenges.values()]) {
    for (const value of [each.strength, each.cunning, each.spirit]) expect(value, each.key).toBeGreaterThan(0);
  }
  for (const quest of quests.values()) expect(quest.difficulty, quest.key).toBeGreaterThan(0);
});
