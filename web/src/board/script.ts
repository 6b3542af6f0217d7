import type { Script } from '../stage/director.svelte.ts';
import type { AgeOfConan, Heard } from '../sheets.ts';

/** What of Age of Conan is staged: bids opened together, contests decided, an age that ends, a crowning. */
export const script: Script<AgeOfConan> = (lines, sheet) => {
  const of = (...keys: string[]) => lines.filter(({ key }) => keys.includes(key));
  const shows: { kind: string; lines: readonly Heard[] }[] = [];
  const bids = of('aoc-bid', 'aoc-bid-token', 'aoc-second-card', 'aoc-conan-player', 'aoc-tokens-back');
  if (bids.some(({ key }) => key !== 'aoc-tokens-back')) shows.push({ kind: 'bids', lines: bids });
  const compared = lines.findLastIndex(({ key }) => key === 'aoc-compared');
  if (compared >= 0 && sheet.contest) shows.push({ kind: 'contest', lines: lines.slice(compared) });
  const ends = lines.findIndex(({ key }) => key === 'aoc-age-ends');
  if (ends >= 0) shows.push({ kind: 'age', lines: lines.slice(ends) });
  const crown = of('aoc-crown-succeeds', 'aoc-crown-fails');
  if (crown.length) shows.push({ kind: 'crown', lines: crown });
  return shows;
};

export interface Opened {
  kingdom: string;
  token: number;
  card: string | null;
  worth: number;
  won: boolean;
}

/** The bids as the story tells them, in its order; a second card takes the place of the first (B-4). */
export function opened(lines: readonly Heard[]): Opened[] {
  const bids = new Map<string, Opened>();
  for (const { key, args } of lines) {
    const who = String(args['who'] ?? '').replace(/^kingdom-/, '');
    const before = bids.get(who);
    const card = typeof args['card'] === 'string' ? args['card'] : null;
    if (key === 'aoc-bid' || key === 'aoc-bid-token') {
      const token = Number(args['token']);
      bids.set(who, { kingdom: who, token, card, worth: Number(args['worth'] ?? token), won: false });
    } else if (key === 'aoc-second-card' && before) bids.set(who, { ...before, card, worth: Number(args['worth']) });
    else if (key === 'aoc-conan-player' && before) bids.set(who, { ...before, won: true });
  }
  return [...bids.values()];
}
