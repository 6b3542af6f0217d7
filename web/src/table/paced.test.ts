import { expect, test } from 'vitest';
import { Paced } from './paced.ts';

test('the first is drawn at once, those that come before it is painted only as the newest', () => {
  const drawn: number[] = [];
  const frames: (() => void)[] = [];
  const paced = new Paced<number>((value) => drawn.push(value), (then) => frames.push(then));
  paced.show(1);
  expect(drawn).toEqual([1]);
  paced.show(2);
  paced.show(3);
  expect(drawn).toEqual([1]);
  frames.shift()?.();
  expect(drawn).toEqual([1, 3]);
  frames.shift()?.();
  expect(frames).toEqual([]);
  paced.show(4);
  expect(drawn).toEqual([1, 3, 4]);
});
