import type { Language } from '../language/words.ts';
import { read, type Rules } from './read.ts';

const files = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

/** The rules of a game in a language, fetched when they are wanted; `null` where there are none. */
export async function rulesOf(game: string, language: Language): Promise<Rules | null> {
  const folder = language === 'en' ? '' : `${language}/`;
  const source = await files[`../../../docs/rules/${folder}${game}.md`]?.();
  return source === undefined ? null : read(source);
}

export const games = ['age-of-conan', 'card-game', 'nim', 'ambush'];
