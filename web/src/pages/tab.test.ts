import { expect, test } from 'vitest';
import { titled } from './tab.svelte.ts';

test('the title of the tab says first that one is asked, else how many games wait', () => {
  expect(titled('', { asked: null, waiting: 0 })).toBe('Nemedian');
  expect(titled('Lobby', { asked: null, waiting: 2 })).toBe('(2) Lobby – Nemedian');
  expect(titled('Table', { asked: 'Your move', waiting: 2 })).toBe('● Your move – Table – Nemedian');
});
