import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

/** The cards' figures, read from the same files as the rules read them; what only the rules need is left out. */
const unneeded = new Set(['origin', 'fixed', 'window', 'when', 'do', 'won', 'lost', 'adjacent', 'timing']);

export const toml = (): Plugin => ({
  name: 'toml',
  transform(source, id) {
    if (!id.endsWith('.toml')) return null;
    const text = JSON.stringify(parse(source), (name, value: unknown) => (unneeded.has(name) ? undefined : value));
    return { code: `export default ${text}`, map: null };
  },
});
