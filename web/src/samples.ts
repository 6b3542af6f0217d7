/** Positions taken from real games by the engine: what the pages are looked at and tested with. */
import type { AgeOfConan, CardGame, Looking } from './sheets.ts';

export type Sample = { game: 'age-of-conan'; looking: Looking<AgeOfConan> } | { game: 'card-game'; looking: Looking<CardGame> };

const files = import.meta.glob<Sample['looking'] & { game: string }>('./fixtures/*.json', { import: 'default' });

export const samples = Object.keys(files).map((path) => path.slice('./fixtures/'.length, -'.json'.length));

export async function sample(name: string): Promise<Sample | null> {
  const looking = await files[`./fixtures/${name}.json`]?.();
  if (!looking) return null;
  return { game: looking.game, looking } as Sample;
}
