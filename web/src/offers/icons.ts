import { drawings, type IconName } from '../icons/paths.ts';
import type { Offer } from '../sheets.ts';

/** The icon of an offer, by what it does. */
const signs: Record<string, IconName> = {
  'aoc-offer-conan': 'conan', 'aoc-offer-stay': 'conan', 'aoc-offer-raider': 'raider', 'aoc-offer-place': 'unit', 'aoc-offer-buy-unit': 'unit',
  'aoc-offer-send': 'emissary', 'aoc-offer-buy-emissary': 'emissary', 'aoc-offer-army': 'unit', 'aoc-offer-emissary': 'emissary',
  'aoc-offer-emissary-to': 'emissary', 'aoc-offer-redeploy': 'unit', 'aoc-offer-attack': 'military', 'aoc-offer-campaign': 'military',
  'aoc-offer-contest': 'intrigue', 'aoc-offer-collect': 'gold', 'aoc-offer-retreat': 'undo', 'aoc-offer-repel': 'raider', 'aoc-offer-city': 'city',
  'aoc-offer-take': 'treasures', 'aoc-offer-draw-both': 'cards', 'aoc-offer-draw-two': 'cards', 'aoc-offer-units': 'unit',
  'aoc-offer-sorcery': 'sorcery', 'aoc-offer-march': 'unit', 'aoc-offer-fight': 'military', 'aoc-offer-buy-both': 'cards', 'aoc-offer-buy-one': 'cards',
  'aoc-offer-crown': 'court', 'aoc-offer-seal': 'lock', 'aoc-offer-bid': 'conan', 'aoc-offer-bid-token': 'conan', 'aoc-offer-use': 'cards',
  'aoc-offer-table': 'cards', 'aoc-offer-strategy': 'cards', 'aoc-offer-refresh': 'gold',
  'cg-offer-bid': 'glory', 'cg-offer-match': 'glory', 'cg-offer-withdraw': 'undo', 'cg-offer-duel': 'military', 'cg-offer-face': 'turn',
  'cg-offer-move': 'turn', 'cg-offer-complete': 'glory', 'cg-offer-lay': 'cards', 'cg-offer-lay-on': 'cards', 'cg-offer-play-adventure': 'cards',
  'cg-offer-play-challenge': 'cards', 'cg-offer-play-special': 'cards', 'cg-offer-turn-object': 'sorcery', 'cg-offer-treaty': 'emissary',
  'cg-offer-alliance': 'bond', 'cg-offer-hire': 'unit', 'cg-offer-hire-free': 'unit', 'cg-offer-submit': 'emissary', 'cg-offer-sermon': 'spirit',
  'cg-offer-rage': 'strength', 'cg-offer-draw': 'cards',
};

const bare = (thing: unknown, prefix: string): IconName | null => {
  const name = typeof thing === 'string' && thing.startsWith(prefix) ? thing.slice(prefix.length) : '';
  return name in drawings ? (name as IconName) : null;
};

export function iconOf(offer: Offer): IconName | null {
  if (offer.key === 'aoc-offer-die') return bare(offer.args['use'], 'use-');
  if (offer.key === 'aoc-offer-reroll') return bare(offer.args['die'], 'conflict-');
  if (offer.key === 'cg-offer-name') return bare(offer.args['attribute'], 'cg-attribute-');
  if (offer.key === 'aoc-offer-category') return bare(offer.args['category'], 'category-');
  return signs[offer.key] ?? null;
}
