import { expect, test } from 'vitest';
import { pack, unpack } from './figures.ts';
import { flatten, simplify } from './flatten.ts';
import { recipesOf, type Line } from './read.ts';

const one = (line: Line) => recipesOf([{ of: 'card', frame: 'plain', spot: 'rust', pictures: { test: line } }]).get('card-test')!;
const plain = { sky: 'sun 100 90 40', land: 'hills plains 280' };

test('a line is read with all it says', () => {
  const recipe = one({ ...plain, figures: ['lion 200 380 310 turn=-45 mirrored sunk=20 far'], weather: 'mist rain' });
  expect(recipe).toMatchObject({ sky: 'sun', light: [100, 90], disc: 40, lands: ['hills', 'plains'], horizon: 280, weather: ['mist', 'rain'], frame: 'plain', spot: 'rust', bust: false });
  expect(recipe.figures).toEqual([{ name: 'lion', x: 200, base: 380, height: 310, turn: -45, mirrored: true, sunk: 20, far: true }]);
});

test('a face is somebody cut off by the frame', () => {
  const recipe = one({ ...plain, faces: ['cimmerian mane none none bare 0.2 0.35'] });
  expect(recipe.bust).toBe(true);
  expect(recipe.faces[0]).toMatchObject({ cast: 'cimmerian', hair: 'mane', age: 0.2, turn: 0.35, x: 200 });
});

test('what is wrong is named', () => {
  expect(() => one({ ...plain, figures: ['lion 200 x 310'] })).toThrow('card-test: base of lion must be a number, not x');
  expect(() => one({ ...plain, figures: ['lion 200 380 310 upside-down'] })).toThrow('card-test: lion cannot be upside-down');
  expect(() => one({ ...plain, frame: 'oval' })).toThrow('card-test: there is no frame oval; known are plain');
  expect(() => one({ ...plain, lnad: 'hills' } as unknown as Line)).toThrow('card-test: lnad means nothing here');
  expect(() => one({ ...plain, land: 'hills' })).toThrow('card-test: horizon must be a number, not hills');
});

test('silhouettes are packed without loss', () => {
  const polygons = [[[0, 0], [500, 3], [250, -490]], [[12, 12], [13, 99], [-40, 7]]] as [number, number][][];
  expect(unpack(pack(polygons))).toEqual(polygons);
});

test('paths become polygons, and polygons keep the corners that matter', () => {
  expect(flatten('M0 0h10v10H0z')).toEqual([[[0, 0], [10, 0], [10, 10], [0, 10]]]);
  expect(simplify([[0, 0], [5, 0.2], [10, 0], [10, 10]], 1)).toEqual([[0, 0], [10, 0], [10, 10]]);
});
