import strategyFile from '../../../content/age-of-conan/strategy.toml';
import tokenFile from '../../../content/age-of-conan/tokens.toml';
import aquilonia from '../../../content/age-of-conan/kingdom-aquilonia.toml';
import hyperborea from '../../../content/age-of-conan/kingdom-hyperborea.toml';
import stygia from '../../../content/age-of-conan/kingdom-stygia.toml';
import turan from '../../../content/age-of-conan/kingdom-turan.toml';
import heroFile from '../../../content/card-game/heroes.toml';
import challengeFile from '../../../content/card-game/challenges.toml';
import adventureFile from '../../../content/card-game/adventures.toml';

/** What is printed on cards and tokens in figures and signs, by the key the sheets use. Words come from Fluent. */
interface Keyed {
  key: string;
  /** How many of it are in the box. */
  copies?: number;
}

export interface Strategy extends Keyed {
  adventure: number;
  symbols: ('axe' | 'shield')[];
  terrains: ('plains' | 'hills' | 'woods' | 'urban')[];
  area24: string;
  area23: string;
}

export interface AdventureToken extends Keyed {
  category: 'monsters' | 'treasures' | 'women';
  value: number;
  gold?: number;
  sorcery?: number;
}

export interface KingdomCard extends Keyed {
  kind: 'table' | 'event' | 'instant';
  cost?: number;
}

export interface Attributes extends Keyed {
  strength: number;
  cunning: number;
  spirit: number;
  /** What hiring an antagonist costs. */
  cost?: number;
}

export interface Quest extends Keyed {
  difficulty: number;
  glory: number;
  objects?: number;
}

function byKey<Entry extends Keyed>(prefix: string, ...tables: (unknown[] | undefined)[]): Map<string, Entry> {
  return new Map((tables.flatMap((table) => table ?? []) as Entry[]).map((entry) => [`${prefix}${entry.key}`, entry]));
}

export const strategies = byKey<Strategy>('strategy-', strategyFile['strategy']);
export const tokens = byKey<AdventureToken>('token-', tokenFile['token']);
export const kingdomCards = byKey<KingdomCard>('card-', ...[aquilonia, hyperborea, stygia, turan].map((file) => file['card']));
export const heroes = byKey<Attributes>('', heroFile['hero']);
export const challenges = byKey<Attributes>('', challengeFile['challenge']);
export const quests = byKey<Quest>('', adventureFile['adventure']);
