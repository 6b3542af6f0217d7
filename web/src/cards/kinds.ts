import { challenges, kingdomCards, specials } from '../content/figures.ts';
import type { IconName } from '../icons/paths.ts';

/** What kind of card a thing is: told by a word, a sign and a colour. */
export interface Kind {
  /** The key of its word. */
  word: string;
  sign: IconName;
  band: 'hero' | 'adventure' | 'challenge' | 'resolution' | 'object' | 'objective' | 'aquilonia' | 'turan' | 'stygia' | 'hyperborea';
}

const kingdomKinds = { table: { word: 'web-kind-table', sign: 'fort' }, event: { word: 'web-kind-event', sign: 'court' }, instant: { word: 'web-kind-instant', sign: 'hit' } } as const;

export function kindOf(thing: string): Kind | null {
  const bare = thing.replace(/^(cg-\w+|\w+)-/, ''), kingdom = kingdomCards.get(thing);
  if (kingdom) return { ...kingdomKinds[kingdom.kind], band: kingdom.kingdom };
  if (thing.startsWith('cg-hero-')) return { word: 'web-kind-hero', sign: 'person', band: 'hero' };
  if (thing.startsWith('cg-adventure-')) return { word: 'web-kind-adventure', sign: 'destination', band: 'adventure' };
  if (thing.startsWith('cg-challenge-')) return { word: challenges.get(bare)?.cost ? 'web-kind-antagonist' : 'web-kind-challenge', sign: 'skull', band: 'challenge' };
  if (thing.startsWith('cg-special-')) return specials.get(bare)?.object ? { word: 'web-kind-object', sign: 'sorcery', band: 'object' } : { word: 'web-kind-resolution', sign: 'wild', band: 'resolution' };
  if (thing.startsWith('artifact-')) return { word: 'web-kind-artifact', sign: 'sorcery', band: 'object' };
  if (thing.startsWith('objective-')) return { word: 'web-kind-objective', sign: 'points', band: 'objective' };
  if (thing.startsWith('adventure-')) return { word: 'web-kind-tale', sign: 'conan', band: 'adventure' };
  return null;
}

/** What stands in a card's corner: what one plays by. */
export interface Corner {
  text: string;
  sign: IconName | null;
}

const attributes = { strength: 'strength', cunning: 'cunning', spirit: 'spirit', any: 'wild' } as const;
const attribute = (word: string | undefined): IconName | null => attributes[word as keyof typeof attributes] ?? null;

/** The first thing a resolution card or an object does to an attribute, as the content says it. */
export function cornerOf(effects: readonly string[], otherwise: IconName): Corner {
  for (const effect of effects) {
    const adds = /^(?:figure|challenge|hero) ([+-]\d) (\w+)/.exec(effect), becomes = /^become (\w+)/.exec(effect);
    if (adds) return { text: adds[1]!.replace('-', '−'), sign: attribute(adds[2]) };
    if (becomes) return { text: '=', sign: attribute(becomes[1]) };
  }
  return { text: '', sign: otherwise };
}
