import { expect, test } from 'vitest';
import { nearest, type Box } from './keys.ts';

const box = (x: number, y: number): Box => ({ left: x - 5, top: y - 5, width: 10, height: 10 });
const around = [box(0, 100), box(100, 0), box(60, 55), box(-50, 0), box(0, -30)];

test('an arrow leads to the nearest thing in its direction', () => {
  expect(nearest(box(0, 0), around, 'ArrowRight')).toBe(1);
  expect(nearest(box(0, 0), around, 'ArrowLeft')).toBe(3);
  expect(nearest(box(0, 0), around, 'ArrowDown')).toBe(0);
  expect(nearest(box(0, 0), around, 'ArrowUp')).toBe(4);
});

test('where nothing lies, nothing is found', () => {
  expect(nearest(box(500, 0), around, 'ArrowRight')).toBe(-1);
  expect(nearest(box(0, 0), [box(0, 0)], 'ArrowUp')).toBe(-1);
});
