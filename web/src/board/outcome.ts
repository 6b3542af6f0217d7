import type { Force, Heard, MilitaryOrIntrigue } from '../sheets.ts';

const bare = (key: unknown) => String(key).replace(/^(conflict|side)-/, '');

/** A contest that has ended, with what was played, rolled and compared since its last sheet: that came together with its end. */
export function concluded(contest: MilitaryOrIntrigue, story: readonly Heard[], nameOf: (seat: number | null) => string): MilitaryOrIntrigue {
  const begun = story.findLastIndex(({ key, args }) => key === 'aoc-contest-begins' && args['at'] === `province-${contest.at}`);
  const since = begun < 0 ? [] : story.slice(begun);
  const compared = since.findLast(({ key }) => key === 'aoc-compared');
  if (!compared) return contest;
  const force = (side: 'attacker' | 'defender'): Force => {
    const before = contest[side];
    const rolled = since.findLast(({ key, args }) => key.startsWith('aoc-rolled') && bare(args['side']) === side);
    const dice = (rolled?.args['dice'] as string[] | undefined)?.map(bare) ?? before.dice;
    // Which of new dice counted, nobody said.
    const counts = dice.join() === before.dice.join() ? before.counts : [];
    const own = since.filter(({ args }) => args['who'] === nameOf(before.seat));
    const revealed = own.findLast(({ key }) => key === 'aoc-card-revealed')?.args['card'];
    const card = revealed ? { name: String(revealed) } : before.card;
    const rerolled = before.rerolled || own.some(({ key }) => key === 'aoc-sorcery-spent');
    return { ...before, dice, counts, card, rerolled, rolled: true, successes: Number(compared.args[side]) };
  };
  return { ...contest, attacker: force('attacker'), defender: force('defender'), winner: bare(compared.args['winner']) };
}
