/** Positions taken from real games by the engine: what the pages are looked at and tested with. */
import type { Looking } from './sheets.ts';

export interface Sample {
  game: string;
  looking: Looking<unknown>;
}

const files = import.meta.glob<Sample['looking'] & { game: string }>('./fixtures/*.json', { import: 'default' });

export const samples = Object.keys(files).map((path) => path.slice('./fixtures/'.length, -'.json'.length));

export async function sample(name: string): Promise<Sample | null> {
  const looking = await files[`./fixtures/${name}.json`]?.();
  if (!looking) return null;
  return { game: looking.game, looking };
}
