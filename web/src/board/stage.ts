import type { AgeOfConan } from '../sheets.ts';

/** The part of the sheet that every province needs for its drawing and description. */
export interface Stage {
  kingdoms: readonly { seat: number; kingdom: string }[];
  conan: Pick<AgeOfConan['conan'], 'at' | 'destination'>;
}

/** The stage of a sheet as text: it rarely changes, and text is fast to compare. */
export const staged = ({ kingdoms, conan }: AgeOfConan): string =>
  JSON.stringify({ kingdoms: kingdoms.map(({ seat, kingdom }) => ({ seat, kingdom })), conan: { at: conan.at, destination: conan.destination } } satisfies Stage);
