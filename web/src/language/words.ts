import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { pseudo } from './pseudo.ts';

export const languages = ['en', 'fr', 'it', 'pl'] as const;
export type Language = (typeof languages)[number];

/**
 * The sentences shared with Rust, as far as the browser draws them itself – everything else arrives as sentences from the
 * server – and our own; each language is fetched only when it is spoken.
 */
const shared = import.meta.glob<string>('../../../languages/*/{age-of-conan-content,age-of-conan,card-game-content,card-game,table}.ftl', { query: '?raw', import: 'default' });
const own = import.meta.glob<string>('../languages/*/*.ftl', { query: '?raw', import: 'default' });

export interface Words {
  /** What the server is asked to speak. */
  language: Language;
  /** The sentence of a key; the key itself where there is none, so that a gap is seen and nothing breaks. */
  say(key: string, args?: Record<string, FluentVariable>): string;
  has(key: string): boolean;
}

export function wordsOf(language: Language, sources: string[], lengthened = false): Words {
  const bundle = new FluentBundle(language, { useIsolating: false, ...(lengthened && { transform: pseudo }) });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return {
    language,
    has: (key) => bundle.getMessage(key)?.value != null,
    say(key, args) {
      const pattern = bundle.getMessage(key)?.value;
      return pattern == null ? key : bundle.formatPattern(pattern, args ?? null, []);
    },
  };
}

export async function learn(language: Language, lengthened = false): Promise<Words> {
  const wanted = Object.entries({ ...shared, ...own }).filter(([file]) => file.includes(`languages/${language}/`));
  return wordsOf(language, await Promise.all(wanted.map(([, load]) => load())), lengthened);
}

/** The best of our languages for what the browser prefers. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = languages.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
