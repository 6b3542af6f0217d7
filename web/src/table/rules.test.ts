import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { known, reason } from './rules.ts';

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

test('a rule is not named twice', () => {
  expect(reason({ text: 'The bid comes first. (B-2)', rule: 'B-2' })).toBe('The bid comes first.');
  expect(reason({ text: 'Not now (yet).', rule: null })).toBe('Not now (yet).');
});
