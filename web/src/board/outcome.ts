import type { Force, Heard, MilitaryOrIntrigue } from '../sheets.ts';

const bare = (key: unknown) => String(key).replace(/^(conflict|side)-/, '');
const faces = (line: Heard | undefined) => (line?.args['dice'] as string[] | undefined)?.map(bare);
const times = (list: readonly string[], face: string) => list.filter((each) => each === face).length;

/** A contest that was decided, with what was played, rolled and counted since its last sheet: that came together with its end. */
export function concluded(contest: MilitaryOrIntrigue, story: readonly Heard[], nameOf: (seat: number | null) => string): MilitaryOrIntrigue {
  const begun = story.findLastIndex(({ key, args }) => key === 'aoc-contest-begins' && args['at'] === `province-${contest.at}`);
  const since = begun < 0 ? [] : story.slice(begun);
  const compared = since.findLast(({ key }) => key === 'aoc-compared');
  if (!compared) return contest;
  const force = (side: 'attacker' | 'defender'): Force => {
    const before = contest[side];
    const told = since.filter(({ args }) => bare(args['side']) === side);
    const dice = faces(told.findLast(({ key }) => key.startsWith('aoc-rolled'))) ?? before.dice;
    const counted = told.findLast(({ key }) => key === 'aoc-counted');
    const own = since.filter(({ args }) => args['who'] === nameOf(before.seat));
    const revealed = own.findLast(({ key }) => key === 'aoc-card-revealed')?.args['card'];
    return {
      ...before,
      dice,
      worth: worthOf(dice, faces(counted)),
      bonus: Number(counted?.args['bonus'] ?? before.bonus),
      card: revealed ? { name: String(revealed) } : before.card,
      rerolled: before.rerolled || own.some(({ key }) => key === 'aoc-sorcery-spent'),
      rolled: true,
      successes: Number(compared.args[side]),
    };
  };
  return { ...contest, attacker: force('attacker'), defender: force('defender'), winner: bare(compared.args['winner']) };
}

/** What counted names a face once for every success, so a die worth two stands there twice. Untold, none is marked. */
function worthOf(dice: readonly string[], counted: readonly string[] | undefined): number[] {
  return counted ? dice.map((face) => times(counted, face) / times(dice, face)) : [];
}
