import { expect, test } from 'vitest';
import { patched } from './patch.ts';

test('adds, replaces, removes, moves and copies', () => {
  const before = { a: [1, 2, 3], b: { c: 'x' }, 'd/e': 0 };
  const after = patched(before, [
    { op: 'add', path: '/a/1', value: 9 as never },
    { op: 'add', path: '/a/-', value: 4 as never },
    { op: 'remove', path: '/a/0' },
    { op: 'replace', path: '/b/c', value: null },
    { op: 'move', from: '/d~1e', path: '/f' },
    { op: 'copy', from: '/a', path: '/g' },
  ]);
  expect(after).toEqual({ a: [9, 2, 3, 4], b: { c: null }, f: 0, g: [9, 2, 3, 4] });
  expect(before).toEqual({ a: [1, 2, 3], b: { c: 'x' }, 'd/e': 0 });
});

test('what is not touched is the same object, so that nothing is drawn anew without need', () => {
  const before = { a: { deep: [1] }, b: 1 };
  expect((patched(before, [{ op: 'replace', path: '/b', value: 2 as never }]) as typeof before).a).toBe(before.a);
});

test('a patch that does not fit is an error, not a wrong position', () => {
  expect(() => patched({ a: [] }, [{ op: 'replace', path: '/a/3', value: null }])).toThrow();
  expect(() => patched({ a: 1 }, [{ op: 'add', path: '/a/b', value: null }])).toThrow();
  expect(() => patched({}, [{ op: 'guess', path: '/a' }])).toThrow();
});
