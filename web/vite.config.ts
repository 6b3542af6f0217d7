import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { ahead } from './ahead.ts';
import { compress } from './compress.ts';
import { toml } from './toml.ts';
import { worker } from './worker.ts';

/** The sentences of one language, ours and those shared with Rust. */
const languageOf = (file: string) => /(?:languages|words)\/(\w\w)\/[\w-]+\.ftl/.exec(file)?.[1] ?? null;

export default defineConfig({
  plugins: [svelte(), toml(), ahead(), worker(), compress()],
  // The engraver reads the recipes too.
  worker: { format: 'es', plugins: () => [toml()] },
  // The sentences and the cards' figures are shared with the Rust crates, which keep them above this folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:4000', ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // A browser fetches six files at once: a language is one of them, and the small parts of many pages another.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: languageOf }, { name: 'common', test: /src\/(net|pages)\/\w+\.ts$/, minShareCount: 2 }] } } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts', 'map/**/*.test.ts', 'engraver/**/*.test.ts'] },
});
