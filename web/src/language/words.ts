import { FluentBundle, FluentResource } from '@fluent/bundle';
import list from '../../../languages/list.toml';
import { type Arguments, Grammar } from './names.ts';
import { pseudo } from './pseudo.ts';

/** The tag of one of our languages. */
export type Language = string;

const spoken = list['language'] as { tag: Language; endonym: string }[];
export const languages: readonly Language[] = spoken.map(({ tag }) => tag);
/** Each language by its own name. */
export const endonyms: Readonly<Record<Language, string>> = Object.fromEntries(spoken.map(({ tag, endonym }) => [tag, endonym]));
/** It stands in for the others. */
const first = languages[0] ?? 'en';

/**
 * The sentences shared with Rust, as far as the browser draws them itself – everything else arrives as sentences from the
 * server – and our own; each language is fetched only when it is spoken.
 */
const shared = import.meta.glob<string>(['../../../languages/*/{names,table}.ftl', '../../../games/*/words/*/*.ftl'], { query: '?raw', import: 'default' });
const own = import.meta.glob<string>('../languages/*/*.ftl', { query: '?raw', import: 'default' });

export interface Words {
  /** The language requested from the server. */
  language: Language;
  /** The sentence of a key; if it is missing, the key itself, so that gaps are visible and nothing breaks. */
  say(key: string, args?: Arguments): string;
  /** A number with so many decimals, as the language sets it. */
  number(value: number, decimals?: number): string;
  /** A share of 1 in per cent. */
  percent(share: number): string;
  has(key: string): boolean;
}

export function wordsOf(language: Language, sources: string[], lengthened = false): Words {
  const bundle = new FluentBundle(language, { useIsolating: false, ...(lengthened && { transform: pseudo }) });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  const grammar = new Grammar(bundle, sources);
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return {
    language,
    has: (key) => bundle.getMessage(key)?.value != null,
    say(key, args) {
      const pattern = bundle.getMessage(key)?.value;
      return pattern == null ? key : grammar.sentence(pattern, args ?? {});
    },
    number: (value, decimals = 0) => new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value),
    // French sets the sign behind a thin space that does not break, as its sentences do.
    percent: (share) => percents.format(share).replace('\u00a0%', '\u202f%'),
  };
}

export async function learn(language: Language, lengthened = false): Promise<Words> {
  const wanted = Object.entries({ ...shared, ...own }).filter(([file]) => file.split('/').at(-2) === language);
  return wordsOf(language, await Promise.all(wanted.map(([, load]) => load())), lengthened);
}

/** The best of our languages for the browser's preferences. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = languages.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return first;
}
