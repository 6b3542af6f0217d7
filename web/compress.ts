import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|html|svg|json|webmanifest|txt|ftl|md)$/;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Lays a .br and a .gz beside every text of the build, for the server to send as they are. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    writeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!text.test(entry)) continue;
        const bytes = readFileSync(join(folder, entry));
        writeFileSync(join(folder, `${entry}.br`), brotliCompressSync(bytes, brotli));
        writeFileSync(join(folder, `${entry}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
