import type { Words } from '../language/words.ts';

/** What a card of the card game is called: sheets give its bare key, whatever kind of card it is. */
const kinds = ['cg-special-', 'cg-challenge-', 'cg-adventure-', 'cg-hero-'];

export function cardKey(words: Pick<Words, 'has'>, card: string): string {
  return kinds.map((kind) => kind + card).find((key) => words.has(key)) ?? card;
}
