import type { CardGame, Heard } from '../sheets.ts';
import type { Script } from '../stage/director.svelte.ts';

const ends = /^cg-told-(beaten|held|duel-won|called-off|hired|withdrew)$/;

/**
 * What is put on the stage: the end of a contest, with its cards while they still lie there – where the next one has
 * begun already, its sentences – and heroes who are out.
 */
export const script: Script<CardGame> = (lines, sheet) => {
  const over = lines.some(({ key }) => ends.test(key));
  const fallen = lines.filter(({ key }) => key === 'cg-told-eliminated');
  const shows: { kind: string; lines: readonly Heard[] }[] = [];
  if (over) shows.push({ kind: sheet.contest?.over ? 'contest' : 'told', lines });
  if (fallen.length) shows.push({ kind: 'fallen', lines: fallen });
  return shows;
};
