/** The recipes and silhouettes as the tools read them, from the files. */
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { recipesOf, type Deck } from './read.ts';
import type { Recipe } from './recipe.ts';
import { strategyRecipe, type Rule, type StrategyCard } from './strategy.ts';

const read = (name: string) => parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Record<string, unknown>;
const conan = read('../../games/age-of-conan/pictures.toml'), decks = [conan, read('../../games/card-game/pictures.toml'), read('common.toml')].flatMap((file) => file['deck'] as Deck[]), rule = conan['strategy'] as Rule;

export const recipes: Recipe[] = [...recipesOf(decks).values(), ...(read('../../games/age-of-conan/content/strategy.toml')['strategy'] as StrategyCard[]).map((card) => strategyRecipe(rule, card))];
