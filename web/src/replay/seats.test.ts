import { expect, test } from 'vitest';
import { wordsOf } from '../language/words.ts';
import { seatsOf } from './seats.ts';

const words = wordsOf('en', ['kingdom-stygia = Stygia']);

test('who sat where is read from the header, and from nothing after it', () => {
  const text = 'nemedian chronicle 1\nseat 0 - "Ann"\nseat 1 stygia "Bo \\"the \\\\ Bold\\""\noption seats 2\n\n0 opening [] #1\nseat 2 - "Nobody"\n';
  expect(seatsOf(words, text)).toEqual(['Ann', 'Stygia · Bo "the \\ Bold"']);
});
