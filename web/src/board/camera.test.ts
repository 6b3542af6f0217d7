import { expect, test } from 'vitest';
import { moved, whole, zoomed } from './camera.ts';

const map = { width: 1600, height: 1400 };
const desk = { width: 1000, height: 800 };
const phone = { width: 360, height: 560 };

test('a large screen shows the whole map in its middle', () => {
  const camera = whole(desk, map);
  expect(camera.scale).toBeCloseTo(800 / 1400);
  expect(camera.x).toBeCloseTo((1000 - 1600 * camera.scale) / 2);
});

test('a phone shows less, so that it can be read', () => {
  const camera = whole(phone, map, { x: 500, y: 500 });
  expect(camera.scale).toBe(0.5);
  expect(camera.x + 500 * camera.scale).toBeCloseTo(180);
});

test('the point under the finger stays there', () => {
  const before = whole(phone, map);
  const at = { x: 200, y: 300 };
  const after = zoomed(before, 1.7, at, phone, map);
  expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
});

test('the map cannot be lost', () => {
  const far = moved(whole(phone, map), 99999, -99999, phone, map);
  expect(far.x).toBe(0);
  expect(far.y).toBeCloseTo(phone.height - map.height * far.scale);
  expect(zoomed(far, 1e-9, { x: 0, y: 0 }, phone, map).scale).toBeCloseTo(360 / 1600);
});
