import type { Contest } from '../sheets.ts';

/** The text that says how a contest ended: won by a side, called off, or its antagonist hired. */
export function outcome({ winner, called_off, hired }: Pick<Contest, 'winner' | 'called_off' | 'hired'>): string | null {
  if (hired) return 'web-hired';
  if (called_off) return 'cg-told-called-off';
  return winner === null ? null : 'web-contest-won';
}
