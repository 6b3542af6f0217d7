import { challenges, heroes } from '../content/figures.ts';
import type { CardGame, Contest, Heard } from '../sheets.ts';

/** What the story tells of a contest, from its beginning to its last consequence. */
const begins = /^cg-told-(faced|challenged)$/;
const bids = /^cg-told-(bid|matched|withdrew)$/;
/** How it ended, in one sentence. */
const ends = /^cg-told-(beaten|held|duel-won|called-off|hired|withdrew)$/;
/** What else is said of the end: the values, and what changes hands. */
const follows = /^cg-told-(compared|raged|became|paid|gained|lost|expelled|object-taken|object-taken-unseen|eliminated)$/;

export interface Course {
  began: Heard | null;
  bids: Heard[];
  verdict: Heard | null;
  consequences: Heard[];
}

/** The last contest the story tells of. */
export function courseOf(story: readonly Heard[]): Course {
  const start = story.findLastIndex(({ key }) => begins.test(key));
  return read(start < 0 ? [] : story.slice(start));
}

function read(lines: readonly Heard[]): Course {
  const verdict = lines.find(({ key }) => ends.test(key)) ?? null;
  // Whatever one does next is no consequence of it any more.
  const after = lines.findIndex(({ key }, at) => verdict !== null && at > lines.indexOf(verdict) && !follows.test(key) && !ends.test(key));
  const told = after < 0 ? lines : lines.slice(0, after);
  return {
    began: lines[0] ?? null,
    bids: told.filter(({ key }) => bids.test(key)),
    verdict: told.findLast(({ key }) => /^cg-told-(beaten|held|duel-won|called-off)$/.test(key)) ?? verdict,
    consequences: verdict ? told.filter((line) => follows.test(line.key)) : [],
  };
}

/** The last contest that ended within these lines, though the next may have begun and its own beginning be older. */
export function endedIn(lines: readonly Heard[]): Course {
  const end = lines.findLastIndex(({ key }) => ends.test(key));
  const next = lines.findIndex(({ key }, at) => at > end && begins.test(key));
  const until = next < 0 ? lines : lines.slice(0, next);
  const start = Math.max(0, until.findLastIndex(({ key }) => begins.test(key)));
  return read(until.slice(start));
}

/** Where a contest stands: coins, words or cards. */
export function stepOf(contest: Contest, asked: string | undefined): 'bid' | 'name' | 'lay' | 'end' {
  if (contest.over || contest.revealed) return 'end';
  if (asked === 'name') return 'name';
  return contest.attribute ? 'lay' : 'bid';
}

type Attribute = 'strength' | 'cunning' | 'spirit';

/** What is printed on both sides' cards for an attribute: the figure's value, and the one against it. */
export function printed(contest: Contest, sheet: CardGame, attribute: Attribute, figure = contest.figure): [number, number] {
  const heroOf = (seat: number) => heroes.get(sheet.players.find((player) => player.seat === seat)?.hero ?? '')?.[attribute] ?? 0;
  const ours = 'ally' in figure ? (challenges.get(figure.ally)?.[attribute] ?? 0) : heroOf(figure.hero);
  const theirs = contest.challenge ? (challenges.get(contest.challenge)?.[attribute] ?? 0) : heroOf(contest.sides[1]);
  return [ours, theirs];
}
