import type { Words } from '../language/words.ts';

/** What a card of the card game is called: sheets give its bare key, whatever kind of card it is. */
const kinds = ['cg-special-', 'cg-challenge-', 'cg-adventure-', 'cg-hero-'];

export function cardKey(words: Pick<Words, 'has'>, card: string): string {
  return kinds.map((kind) => kind + card).find((key) => words.has(key)) ?? card;
}

/** Whether a thing is a card or a token with a face of its own. */
export const isCard = (thing: string) => /^(card|strategy|token|artifact|objective|cg-(special|challenge|adventure|hero))-/.test(thing);

/** A thing as notation calls it: provinces, dice and the card game's cards without their kind. */
export function wordOf(thing: string): string {
  return thing.replace(/^(province|face|conflict|category|kingdom|use|cg-(special|challenge|adventure|hero|attribute))-/, '').replace(/^.*:/, '');
}
