import adventureFile from '../../../games/age-of-conan/content/adventures.toml';
import artifactFile from '../../../games/age-of-conan/content/artifacts.toml';
import objectiveFile from '../../../games/age-of-conan/content/objectives.toml';
import aquilonia from '../../../games/age-of-conan/content/kingdom-aquilonia.toml';
import hyperborea from '../../../games/age-of-conan/content/kingdom-hyperborea.toml';
import stygia from '../../../games/age-of-conan/content/kingdom-stygia.toml';
import turan from '../../../games/age-of-conan/content/kingdom-turan.toml';
import objectFile from '../../../games/card-game/content/objects.toml';
import resolutionFile from '../../../games/card-game/content/resolution.toml';
import { challenges, heroes, quests, strategies, tokens } from '../content/figures.ts';
import type { Words } from '../language/words.ts';
import { folded } from '../rules/read.ts';

/** Every card of a game, in heaps as they lie in the box. */
export type Kind = 'kingdom' | 'strategy' | 'objective' | 'adventure' | 'artifact' | 'token' | 'hero' | 'challenge' | 'quest' | 'special' | 'object';

export interface CardOf {
  kind: Kind;
  /** The key of its name. */
  key: string;
  /** As the content names it. */
  bare: string;
  /** How many of it are in the box. */
  copies: number;
}

export interface Heap {
  /** The key of its name. */
  name: string;
  cards: CardOf[];
}

type Entry = { key: string; copies?: number };
const keysIn = (file: Record<string, unknown[]>, list: string) => file[list] as Entry[];
/** Those that are kept by their whole key. */
const whole = (kept: Map<string, Entry>) => [...kept].map(([key, { copies = 1 }]) => ({ key, copies }));
const heap = (name: string, kind: Kind, prefix: string, entries: Iterable<string | Entry>): Heap => ({
  name,
  cards: [...entries].map((each) => (typeof each === 'string' ? { key: each } : each)).map(({ key, copies = 1 }) => ({ kind, key: prefix + key, bare: key, copies })),
});

const heaps: Record<string, Heap[]> = {
  'age-of-conan': [
    heap('kingdom-aquilonia', 'kingdom', 'card-', keysIn(aquilonia, 'card')),
    heap('kingdom-turan', 'kingdom', 'card-', keysIn(turan, 'card')),
    heap('kingdom-stygia', 'kingdom', 'card-', keysIn(stygia, 'card')),
    heap('kingdom-hyperborea', 'kingdom', 'card-', keysIn(hyperborea, 'card')),
    heap('web-heap-strategy', 'strategy', '', whole(strategies)),
    heap('web-heap-objectives', 'objective', 'objective-', keysIn(objectiveFile, 'objective')),
    heap('web-heap-tales', 'adventure', 'adventure-', keysIn(adventureFile, 'adventure')),
    heap('web-heap-artifacts', 'artifact', 'artifact-', keysIn(artifactFile, 'artifact')),
    heap('web-heap-tokens', 'token', '', whole(tokens)),
  ],
  'card-game': [
    heap('web-heap-heroes', 'hero', 'cg-hero-', heroes.keys()),
    heap('web-heap-adventures', 'quest', 'cg-adventure-', quests.keys()),
    heap('web-heap-challenges', 'challenge', 'cg-challenge-', challenges.keys()),
    heap('web-heap-resolution', 'special', 'cg-special-', keysIn(resolutionFile, 'resolution')),
    heap('web-heap-objects', 'object', 'cg-special-', keysIn(objectFile, 'object')),
  ],
};

/** The games that have cards to show. */
export const withCards = Object.keys(heaps);
export const heapsOf = (game: string): Heap[] | null => heaps[game] ?? null;

export interface Objective {
  key: string;
  points: number;
}
export const objectives = new Map((objectiveFile['objective'] as Objective[]).map((each) => [each.key, each]));

export interface Tale {
  key: string;
  destination: string;
  length: number;
}
export const tales = new Map((adventureFile['adventure'] as Tale[]).map((each) => [each.key, each]));

export interface Artifact {
  key: string;
  category: 'monsters' | 'treasures' | 'women';
}
export const artifacts = new Map((artifactFile['artifact'] as Artifact[]).map((each) => [each.key, each]));

/** What a card says, if it says something. */
export const textOf = (words: Words, card: CardOf) => (words.has(`${card.key}-text`) ? words.say(`${card.key}-text`) : '');

/** The cards whose name or text has every word. */
export function sought(words: Words, all: Heap[], query: string): Heap[] {
  const parts = folded(query).split(/\s+/).filter(Boolean);
  const has = (card: CardOf) => {
    const text = folded(`${words.say(card.key)} ${textOf(words, card)}`);
    return parts.every((part) => text.includes(part));
  };
  return all.map((each) => ({ ...each, cards: each.cards.filter(has) })).filter((each) => each.cards.length);
}
