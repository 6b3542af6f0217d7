/** Every picture there is: the recipes beside the content of both games, and those that belong to neither. */
import conan from '../../games/age-of-conan/pictures.toml';
import strategies from '../../games/age-of-conan/content/strategy.toml';
import cards from '../../games/card-game/pictures.toml';
import common from './common.toml';
import { recipesOf, type Deck } from './read.ts';
import type { Recipe } from './recipe.ts';
import { strategyRecipe, type Rule, type StrategyCard } from './strategy.ts';

const decks = [conan, cards, common].flatMap((file) => file['deck'] as Deck[]), rule = conan['strategy'] as unknown as Rule;

export const recipes: ReadonlyMap<string, Recipe> = new Map([
  ...recipesOf(decks),
  ...(strategies['strategy'] as StrategyCard[]).map((card) => [`strategy-${card.key}`, strategyRecipe(rule, card)] as const),
]);
