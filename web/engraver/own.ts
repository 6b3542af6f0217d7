/** Silhouettes of our own, where the collection has none that fits: drawn for one half and mirrored. */
import { pack } from './figures.ts';
import { smooth } from './faces/space.ts';
import type { Point, Polygon } from './raster.ts';

const mirrored = (half: Polygon): Polygon => [...half, ...half.map(([x, y]): Point => [-x, y]).reverse()];
const hole = (polygon: Polygon): Polygon => [...polygon].reverse();
const whole = (polygons: Polygon[]) => pack(polygons.map((polygon) => polygon.map(([x, y]): Point => [Math.round(x * 2), Math.round(y * 2)])));

/** A cobra reared up, its hood spread, seen from the front. */
function cobra(): string {
  const body = smooth(mirrored([[0, -110], [19, -107], [29, -95], [24, -80], [36, -74], [56, -59], [69, -33], [67, -6], [53, 22], [34, 46], [22, 64], [24, 78], [58, 82], [84, 90], [82, 105], [46, 112], [0, 113]]), true, 3);
  const eyes = [-1, 1].map((k) => hole(k > 0 ? [[6, -91], [20, -99], [17, -87]] : [[-17, -87], [-20, -99], [-6, -91]]));
  const bands = [-40, -24, -8, 8, 24, 40, 56].map((y, i): Polygon => hole([[-15 + i, y], [0, y + 6], [15 - i, y], [14 - i, y + 4], [0, y + 10], [-14 + i, y + 4]]));
  return whole([body, ...eyes, ...bands]);
}

/** A purse that changes hands: an open palm and coins that fall into it from another. */
function bribe(): string {
  const low: Polygon = [[-100, 60], [-60, 44], [-30, 46], [0, 58], [26, 56], [60, 38], [74, 44], [62, 60], [30, 80], [-20, 92], [-60, 90], [-100, 104]], high: Polygon = [[100, -96], [64, -84], [34, -62], [4, -54], [-14, -40], [-6, -30], [22, -34], [14, -18], [24, -12], [44, -26], [70, -34], [100, -44]];
  const coin = (x: number, y: number): Polygon => Array.from({ length: 12 }, (_, i): Point => [x + 12 * Math.cos(i * Math.PI / 6), y + 7 * Math.sin(i * Math.PI / 6)]);
  return whole([smooth(low, true, 2), smooth(high, true, 2), coin(6, 4), coin(-8, 26), coin(18, 34)]);
}

/** A throwing spear, upright. */
const spear = () => whole([mirrored([[0, -150], [9, -118], [12, -100], [4, -86], [6, -80], [3, -76], [3, 150], [0, 152]])]);

/** A banner on its pole, a tower upon it. */
function banner(): string {
  const cloth: Polygon = [[-4, -140], [4, -140], [4, -132], [70, -128], [62, -60], [70, 0], [36, -14], [4, -6], [4, 150], [-4, 150]];
  const tower: Polygon = [[22, -104], [28, -104], [28, -98], [32, -98], [32, -104], [40, -104], [40, -98], [44, -98], [44, -104], [50, -104], [50, -92], [46, -88], [46, -46], [26, -46], [26, -88], [22, -92]];
  return whole([cloth, hole(tower)]);
}

export const own = { cobra: cobra(), bribe: bribe(), spear: spear(), banner: banner() };
