import type { Snapshot } from '../src/wire.ts';

interface Sheet {
  /** The card game's. */
  players?: { seat: number; hand: string[] | null; own_objects: string[] | null }[];
  /** The board game's. Of its cards only the kingdoms' are one of a kind; others may have lain open before. */
  kingdoms?: { seat: number; own: { kingdom: string[] } | null }[];
}

/** The cards one holds that nobody else may know, as the game's sheet calls them. */
export function held({ view, seat }: Snapshot): string[] {
  const sheet = view!.sheet as Sheet;
  const player = sheet.players?.find((each) => each.seat === seat);
  const own = sheet.kingdoms?.find((each) => each.seat === seat)?.own;
  return [...(player?.hand ?? []), ...(player?.own_objects ?? []), ...(own?.kingdom ?? [])];
}

/** A card wherever it is named, with its kind before it or not. */
export const named = (card: string) => new RegExp(`["-]${card}"`);

/** What a sheet calls a hand that is shown. */
export const shownHand = /"(own|hand|own_objects)":\s*[[{]/;
