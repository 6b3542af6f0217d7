import type { Line } from '../sheets.ts';

/** The lines that tell how a game was decided, in their order. */
const telling = /^(aoc-(gold|points|points-lost|objective-met|richest|most-crom|crowned|supremacy|crown-succeeds|crown-fails|raiders-discarded)|cg-told-(won-.*|eliminated|tied|completed|beaten|held|duel-won)|left)$/;
/** What the last reckoning begins with; the card game is decided all the way. */
const begins = /^aoc-(adventure-ends|age-ends|crown-succeeds)$/;

/** What of the story counts for the score. */
export function reckoning<Told extends Line>(story: readonly Told[]): Told[] {
  const from = story.findLastIndex(({ key }) => begins.test(key));
  return story.slice(Math.max(0, from)).filter(({ key, args }) => telling.test(key) && !(/^aoc-(points|gold)$/.test(key) && args['count'] === 0));
}

/** What an age change has told so far. */
export function ageChange<Told extends Line>(story: readonly Told[]): Told[] {
  const from = story.findLastIndex(({ key }) => key === 'aoc-age-ends');
  return from < 0 ? [] : story.slice(from);
}
