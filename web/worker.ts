import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { chunkOf, lettersIn, neededBy } from './ahead.ts';

/** Writes the service worker: it must know the names of the first page’s files, which are made while building. */
export const worker = (): Plugin => ({
  name: 'worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const needed = neededBy(bundle, chunkOf(bundle, ({ isEntry }) => isEntry));
    for (const letters of lettersIn(bundle)) needed.add(letters);
    const files = ['/', ...[...needed].sort().map((name) => `/${name}`)];
    const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
    const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace("'VERSION'", JSON.stringify(version)).replace("['FILES']", JSON.stringify(files)) });
  },
});
