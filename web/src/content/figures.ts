import strategyFile from '../../../games/age-of-conan/content/strategy.toml';
import tokenFile from '../../../games/age-of-conan/content/tokens.toml';
import aquilonia from '../../../games/age-of-conan/content/kingdom-aquilonia.toml';
import hyperborea from '../../../games/age-of-conan/content/kingdom-hyperborea.toml';
import stygia from '../../../games/age-of-conan/content/kingdom-stygia.toml';
import turan from '../../../games/age-of-conan/content/kingdom-turan.toml';
import heroFile from '../../../games/card-game/content/heroes.toml';
import challengeFile from '../../../games/card-game/content/challenges.toml';
import adventureFile from '../../../games/card-game/content/adventures.toml';
import objectFile from '../../../games/card-game/content/objects.toml';
import resolutionFile from '../../../games/card-game/content/resolution.toml';

/** The figures and symbols on cards and tokens, by their key in the sheets. Words come from Fluent. */
interface Keyed {
  key: string;
  /** How many copies are in the box. */
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
  kingdom: 'aquilonia' | 'turan' | 'stygia' | 'hyperborea';
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

/** A resolution card or a magic object. */
export interface Special extends Keyed {
  effect?: string[];
  object: boolean;
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
const kingdoms = { aquilonia, turan, stygia, hyperborea };
export const kingdomCards = byKey<KingdomCard>('card-', ...Object.entries(kingdoms).map(([kingdom, file]) => file['card']?.map((card) => ({ ...(card as KingdomCard), kingdom }))));
export const heroes = byKey<Attributes>('', heroFile['hero']);
export const challenges = byKey<Attributes>('', challengeFile['challenge']);
export const quests = byKey<Quest>('', adventureFile['adventure']);
export const specials = byKey<Special>('', resolutionFile['resolution']?.map((card) => ({ ...(card as Special), object: false })), objectFile['object']?.map((card) => ({ ...(card as Special), object: true })));
