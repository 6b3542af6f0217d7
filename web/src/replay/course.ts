import type { Words } from '../language/words.ts';
import { roleName, sitterName } from '../pages/games.ts';
import { beside } from '../table/people.ts';
import type { Player, SeatInfo } from '../wire.ts';

/** The last moment of a course up to an entry. */
export function momentAt(entries: readonly number[], entry: number): number {
  const after = entries.findIndex((each) => each > entry);
  return after < 0 ? entries.length - 1 : Math.max(0, after - 1);
}

/** The role of a seat, from the sheet of either game. */
export function roleOf(sheet: Record<string, unknown>, seat: number): string | null {
  const parties = (sheet['kingdoms'] ?? sheet['players'] ?? []) as { seat: number; kingdom?: string; hero?: string }[];
  const party = parties.find((each) => each.seat === seat);
  return party?.kingdom ?? party?.hero ?? null;
}

/** The colour of a seat: its kingdom’s, if there are kingdoms. */
export function colourOf(sheet: Record<string, unknown>, seat: number): string {
  return 'kingdoms' in sheet ? `--${roleOf(sheet, seat)}` : `--hero-${seat % 5}`;
}

/** A player, with their role if it is known. */
export function playerTitle(words: Words, game: string, { role, name }: Player): string {
  if (!role) return name;
  const title = roleName(words, game, role);
  return [title, beside(title, name)].filter(Boolean).join(' · ');
}

export function seatTitle(words: Words, game: string, seat: SeatInfo, sheet: Record<string, unknown>): string {
  return playerTitle(words, game, { role: roleOf(sheet, seat.seat), name: sitterName(words, seat) });
}

/** Lines also differ by their dashes. */
export const strokes = [[], [8, 4], [2, 4], [12, 4, 2, 4], [6, 6, 2, 6]];

/** A figure as text: a probability in per cent, anything else as a number. */
export function figure(key: string, value: number | null | undefined, language: string): string {
  if (value === null || value === undefined) return '–';
  return key.endsWith('chance') ? value.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 }) : value.toLocaleString(language, { maximumFractionDigits: 1 });
}
