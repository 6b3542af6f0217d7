import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the service worker: it must know the names of the first page’s files, which are made while building. */
export const worker = (): Plugin => ({
  name: 'worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const needed = new Set<string>();
    const visit = (name: string) => {
      const chunk = bundle[name];
      if (needed.has(name) || chunk?.type !== 'chunk') return;
      needed.add(name);
      chunk.imports.forEach(visit);
      for (const style of (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []) needed.add(style);
    };
    Object.values(bundle).forEach((chunk) => chunk.type === 'chunk' && chunk.isEntry && visit(chunk.fileName));
    Object.keys(bundle).filter((name) => /latin-\d.*\.woff2$/.test(name)).forEach((name) => needed.add(name));
    const files = ['/', ...[...needed].sort().map((name) => `/${name}`)];
    const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
    const source = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace("'VERSION'", JSON.stringify(version)).replace("['FILES']", JSON.stringify(files)) });
  },
});
