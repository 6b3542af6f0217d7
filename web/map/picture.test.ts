import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOfPicture } from './picture.ts';

test('the painted map is painted from what lies here; if not, `npm run paint`', () => {
  const painted = readFileSync(join(import.meta.dirname, '../src/map/picture/painted-from.txt'), 'utf8').trim();
  expect(painted).toBe(sourcesOfPicture());
});
