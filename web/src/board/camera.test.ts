import { expect, test } from 'vitest';
import { moved, whole, zoomed, type Room } from './camera.ts';

const map = { width: 1600, height: 1400 };
const room = (width: number, height: number, x = 0, y = 0): Room => ({ x, y, width, height });
const desk = room(1000, 800);
const phone = room(360, 560);

test('a large screen shows the whole map in its middle', () => {
  const camera = whole(desk, map);
  expect(camera.scale).toBeCloseTo(800 / 1400);
  expect(camera.x).toBeCloseTo((1000 - 1600 * camera.scale) / 2);
});

test('so does what a hand of cards and the dice leave of a small window, wherever one’s home is', () => {
  const left = room(780, 600, 76, 0);
  for (const focus of [undefined, { x: 100, y: 1300 }]) {
    const { x, y, scale } = whole(left, map, focus);
    expect(x).toBeGreaterThanOrEqual(left.x);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + map.width * scale).toBeLessThanOrEqual(left.x + left.width + 0.01);
    expect(y + map.height * scale).toBeLessThanOrEqual(left.height + 0.01);
  }
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

test('the map cannot be lost, and its edges come out from under what lies at the edge', () => {
  const narrow = room(300, 560, 60, 0);
  const far = moved(whole(narrow, map), 99999, -99999, narrow, map);
  expect(far.x).toBe(60);
  expect(far.y).toBeCloseTo(narrow.height - map.height * far.scale);
  expect(zoomed(far, 1e-9, { x: 0, y: 0 }, narrow, map).scale).toBeCloseTo(300 / 1600);
});
