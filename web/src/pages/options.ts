import type { Words } from '../language/words.ts';
import { sayOr } from './games.ts';

/** The options of the games in words, as they are printed on the boxes. What each means is told by its rule. */
const optionKey = (game: string, option: string) => `${game}-option-${option.replaceAll('_', '-')}`;

export const optionName = (words: Words, game: string, option: string) => sayOr(words, optionKey(game, option), option);

const switches: Record<string, string> = { on: 'value-on', off: 'value-off' };

export const valueName = (words: Words, game: string, option: string, value: string) =>
  sayOr(words, switches[value] ?? `${optionKey(game, option)}-${value}`, value);

export const presetName = (words: Words, game: string, preset: string) => sayOr(words, `${game}-preset-${preset}`, preset);
