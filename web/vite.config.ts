import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './compress.ts';
import { toml } from './toml.ts';
import { worker } from './worker.ts';

export default defineConfig({
  plugins: [svelte(), toml(), worker(), compress()],
  // The sentences and the cards' figures are shared with the Rust crates, which keep them above this folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:4000', ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: { target: 'es2023', assetsInlineLimit: 0 },
  test: { environment: 'node', include: ['src/**/*.test.ts', 'map/**/*.test.ts'] },
});
