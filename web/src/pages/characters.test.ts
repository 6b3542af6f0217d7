import { expect, test } from 'vitest';
import { recipes } from '../../engraver/all.ts';
import { characterOf } from './characters.ts';
import { tempers } from './games.ts';

test('every level and every bent has a portrait and a line', () => {
  for (const level of ['random', 'greedy', 'squire', 'captain', 'general', 'king', 'conqueror']) expect(characterOf(level, ''), level).toHaveLength(1);
  for (const temper of tempers) {
    const traits = characterOf('king', temper);
    expect(traits).toHaveLength(2);
    for (const { portrait } of traits) expect(recipes.has(portrait), portrait).toBe(true);
  }
  expect(characterOf('random', 'raider')).toHaveLength(1);
  expect(characterOf('a-bot-of-somebody', '')).toEqual([]);
});
