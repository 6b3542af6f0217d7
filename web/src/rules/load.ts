import type { Language } from '../language/words.ts';
import { read, type Rules } from './read.ts';

const files = import.meta.glob<string>('../../../games/*/rulebook/*.md', { query: '?raw', import: 'default' });

/** The rules of a game in a language, loaded on demand; `null` if there are none. */
export async function rulesOf(game: string, language: Language): Promise<Rules | null> {
  const source = await files[`../../../games/${game}/rulebook/${language}.md`]?.();
  return source === undefined ? null : read(source);
}
