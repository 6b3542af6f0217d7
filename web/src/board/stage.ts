import type { AgeOfConan } from '../sheets.ts';

/** As much of the sheet as every province needs to be drawn and spoken of. */
export interface Stage {
  kingdoms: readonly { seat: number; kingdom: string }[];
  conan: Pick<AgeOfConan['conan'], 'at' | 'destination'>;
}

/** The stage of a sheet as text: it seldom changes, and text is quickly compared. */
export const staged = ({ kingdoms, conan }: AgeOfConan): string =>
  JSON.stringify({ kingdoms: kingdoms.map(({ seat, kingdom }) => ({ seat, kingdom })), conan: { at: conan.at, destination: conan.destination } } satisfies Stage);
