import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const from = join(import.meta.dirname, '../src');
const sources = ['map/hyboria.json', 'map/atlas.ts', 'map/Atlas.svelte', 'map/Relief.svelte', 'map/Ornaments.svelte', 'look/theme.css'];

/** Everything the painted map depends on, in short. */
export function sourcesOfPicture(): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(join(from, source)));
  return hash.digest('hex');
}
