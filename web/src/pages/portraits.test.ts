import { expect, test } from 'vitest';
import { recipes } from '../../engraver/all.ts';
import { portraits } from './portraits.ts';

test('every portrait the engraver has a recipe for can be chosen, and no other', () => {
  expect([...recipes.keys()].filter((key) => key.startsWith('portrait-'))).toEqual(portraits.map((each) => `portrait-${each}`));
});
