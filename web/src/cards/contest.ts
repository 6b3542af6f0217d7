import type { Contest, Heard, Laid } from '../sheets.ts';
import { wordOf } from './names.ts';

const begins = new Set(['cg-told-faced', 'cg-told-challenged']);
const ends = new Set(['cg-told-beaten', 'cg-told-held', 'cg-told-duel-won', 'cg-told-called-off', 'cg-told-hired']);

/** The last contest as it was told, from its beginning to its outcome; empty if none has ended. */
export function lastContest(story: readonly Heard[]): Heard[] {
  const end = story.findLastIndex(({ key }) => ends.has(key));
  const begin = end < 0 ? -1 : story.slice(0, end).findLastIndex(({ key }) => begins.has(key));
  return begin < 0 ? [] : story.slice(begin, end + 1);
}

/** What was compared last in a contest under way: the figure's value, and what stands against it. */
export function compared(story: readonly Heard[]): [number, number] | null {
  const since = story.findLastIndex(({ key }) => begins.has(key));
  const line = story.slice(Math.max(0, since)).findLast(({ key }) => key === 'cg-told-compared');
  return line ? [Number(line.args['value']), Number(line.args['against'])] : null;
}

/** A contest that has ended, with what was bid, laid and turned up since its last sheet: that came together with its end. */
export function concluded(contest: Contest, story: readonly Heard[]): Contest {
  const told = lastContest(story);
  const side = ({ args }: Heard) => contest.sides.indexOf(args['seat'] as number);
  const [begun, end] = [told[0], told.at(-1)];
  if (!begun || !end || side(begun) !== 0 || (contest.challenge !== null && wordOf(String(begun.args['card'])) !== contest.challenge)) return contest;
  const bids = [...contest.bids] as Contest['bids'];
  for (const line of told) if (/-(bid|matched)$/.test(line.key) && side(line) >= 0) bids[side(line)] = Number(line.args['amount']);
  const shown = told.filter(({ key }) => key.startsWith('cg-told-shown'));
  const attribute = told.findLast(({ key }) => key === 'cg-told-named' || key === 'cg-told-became')?.args['attribute'];
  return {
    ...contest,
    bids,
    laid: shown.length ? turned(contest.laid, shown) : contest.laid,
    revealed: contest.revealed || shown.length > 0,
    attribute: attribute ? String(attribute).replace('cg-attribute-', '') : contest.attribute,
    winner: side(end) < 0 ? contest.winner : side(end),
  };
}

/** The cards as they were turned up, each where it lay. */
function turned(laid: readonly Laid[], shown: readonly Heard[]): Laid[] {
  const rest = [...laid];
  return shown.map(({ key, args }) => {
    const [by, card] = [args['seat'] as number, wordOf(String(args['card']))];
    const was = rest.findIndex((each) => each.by === by && (each.card === card || each.card === null));
    const [lay] = was < 0 ? [] : rest.splice(was, 1);
    return { by, card, side: lay?.side ?? 0, cancelled: key.endsWith('cancelled') };
  });
}
