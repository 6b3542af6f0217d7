import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin, Rolldown } from 'vite';

/** What a chunk needs before it can run: itself, what it imports, and their styles. */
export function neededBy(bundle: Rolldown.OutputBundle, name: string, needed = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (needed.has(name) || chunk?.type !== 'chunk') return needed;
  needed.add(name);
  for (const each of chunk.imports) neededBy(bundle, each, needed);
  for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style);
  return needed;
}

export const chunkOf = (bundle: Rolldown.OutputBundle, is: (chunk: Rolldown.OutputChunk) => boolean): string =>
  Object.values(bundle).find((file) => file.type === 'chunk' && is(file))?.fileName ?? '';

/** The letters every page is written with in; what else Polish needs is fetched when it is met. */
export const lettersIn = (bundle: Rolldown.OutputBundle) => Object.keys(bundle).filter((name) => /latin-\d.*\.woff2$/.test(name));

/** Names in index.html what every page will need, and what a table will: the names are made while building. */
export function ahead(): Plugin {
  let [folder, file, script] = ['', '', ''];
  return {
    name: 'ahead',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        script = `{\n${filled(bundle)}}\n`;
        file = `assets/ahead-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
        const letters = lettersIn(bundle).map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}" />`);
        return html.replace('<title>', [`<script async src="/${file}"></script>`, ...letters, '<title>'].join('\n    '));
      },
    },
    writeBundle: () => writeFileSync(join(folder, file), script),
  };
}

const list = parse(readFileSync(join(import.meta.dirname, '../languages/list.toml'), 'utf8'))['language'] as { tag: string }[];
const spoken = list.map(({ tag }) => tag);

function filled(bundle: Rolldown.OutputBundle): string {
  const entry = neededBy(bundle, chunkOf(bundle, ({ isEntry }) => isEntry));
  const table = [...neededBy(bundle, chunkOf(bundle, ({ facadeModuleId }) => facadeModuleId?.endsWith('/AtTable.svelte') === true))];
  const chunks = spoken.map((language) => `${language}: '/${chunkOf(bundle, ({ name }) => name === language)}'`);
  return readFileSync(join(import.meta.dirname, 'ahead.js'), 'utf8')
    .replace(/^\/\*.*?\*\/\n/s, '')
    .replace('LANGUAGES', chunks.join(', '))
    .replace("'TABLE'", table.filter((name) => !entry.has(name)).map((name) => `'/${name}'`).join(', '));
}
