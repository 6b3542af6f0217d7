import { expect, test } from 'vitest';
import early from '../fixtures/aoc-early.json';
import type { AgeOfConan } from '../sheets.ts';
import { inRows, tokensIn } from './tokens.ts';

const sheet = early.sheet as unknown as AgeOfConan;
const total = (pieces: { count: number }[]) => pieces.reduce((sum, { count }) => sum + count, 0);

test('every piece of a sheet is on the board', () => {
  const all = sheet.provinces.flatMap((here) => tokensIn(sheet, here));
  const counted = (icon: string) => all.filter((each) => each.icon === icon).reduce((sum, each) => sum + (each.count ?? 1), 0);
  expect(counted('unit')).toBe(total(sheet.provinces.flatMap(({ units }) => units)));
  expect(counted('emissary')).toBe(total(sheet.provinces.flatMap(({ emissaries }) => emissaries)));
  expect(counted('raider')).toBe(sheet.provinces.reduce((sum, { raiders }) => sum + raiders, 0));
  expect(counted('conan')).toBe(1);
  expect(counted('court')).toBeLessThanOrEqual(sheet.kingdoms.length);
});

test('a fort with a tower is a city', () => {
  const here = { ...sheet.provinces[0]!, owner: 0, fort: true, tower: true };
  expect(tokensIn(sheet, here)[0]!.icon).toBe('city');
});

test('rows keep to their width and tokens never lie on each other', () => {
  const many = sheet.provinces.flatMap((here) => tokensIn(sheet, here)).slice(0, 9);
  const placed = inRows(many, { x: 100, y: 100 });
  expect(placed.length).toBe(many.length);
  for (const each of placed) {
    expect(Math.abs(each.x - 100) + each.width / 2).toBeLessThanOrEqual(70.01);
    for (const other of placed) {
      if (other === each || other.y !== each.y) continue;
      expect(Math.abs(other.x - each.x)).toBeGreaterThanOrEqual((each.width + other.width) / 2 - 0.01);
    }
  }
});
