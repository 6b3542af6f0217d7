import type { Words } from '../language/words.ts';
import { roleName, sitterName } from '../pages/games.ts';
import { beside } from '../table/people.ts';
import type { Player, SeatInfo } from '../wire.ts';

/** The last moment of a course that is not after an entry. */
export function momentAt(entries: readonly number[], entry: number): number {
  const after = entries.findIndex((each) => each > entry);
  return after < 0 ? entries.length - 1 : Math.max(0, after - 1);
}

/** What a seat plays, as the sheet of either game tells it. */
export function roleOf(sheet: Record<string, unknown>, seat: number): string | null {
  const parties = (sheet['kingdoms'] ?? sheet['players'] ?? []) as { seat: number; kingdom?: string; hero?: string }[];
  const party = parties.find((each) => each.seat === seat);
  return party?.kingdom ?? party?.hero ?? null;
}

/** The colour of a seat: its kingdom’s where there are kingdoms. */
export function colourOf(sheet: Record<string, unknown>, seat: number): string {
  return 'kingdoms' in sheet ? `--${roleOf(sheet, seat)}` : `--hero-${seat % 5}`;
}

/** A player, with what he plays where that is known. */
export function playerTitle(words: Words, { role, name }: Player): string {
  if (!role) return name;
  const title = roleName(words, role);
  return [title, beside(title, name)].filter(Boolean).join(' · ');
}

export function seatTitle(words: Words, seat: SeatInfo, sheet: Record<string, unknown>): string {
  return playerTitle(words, { role: roleOf(sheet, seat.seat), name: sitterName(words, seat) });
}

/** Lines differ by their strokes, too. */
export const strokes = [[], [8, 4], [2, 4], [12, 4, 2, 4], [6, 6, 2, 6]];

/** A figure as it is read: a chance in hundredths, all else as a number. */
export function figure(key: string, value: number | null | undefined, language: string): string {
  if (value === null || value === undefined) return '–';
  return key.endsWith('chance') ? value.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 }) : value.toLocaleString(language, { maximumFractionDigits: 1 });
}
