import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { known } from './rules.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

test('every rule that is linked stands in the rulebook, and every line that is linked is said', () => {
  for (const [game, lines] of Object.entries(known)) {
    const book = read(`docs/rules/${game}.md`);
    const words = read(`languages/en/${game}.ftl`);
    for (const [key, rule] of Object.entries(lines)) {
      expect(book, `${key} → ${rule}`).toContain(`**${rule}**`);
      expect(words, key).toContain(`\n${key} =`);
    }
  }
});
