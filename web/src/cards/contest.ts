import type { Heard } from '../sheets.ts';

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
