import type { Box, Point, Polygon } from './raster.ts';
import type { Frame } from './recipe.ts';

const arc = (n: number, at: (angle: number) => Point): Polygon => Array.from({ length: n + 1 }, (_, i) => at(i * Math.PI / n));
const rectangle = (x0: number, y0: number, x1: number, y1: number): Polygon => [[x0, y0], [x1, y0], [x1, y1], [x0, y1]];

/** The edge of a picture, by the kind of card it is for. */
export const frames: Record<Frame, () => Polygon> = {
  plain: () => rectangle(16, 16, 384, 384),
  arch: () => [[16, 384], ...arc(24, (a) => [200 - 184 * Math.cos(a), 120 - 104 * Math.sin(a)]), [384, 384]],
  round: () => arc(60, (a) => [200 + 184 * Math.sin(2 * a), 200 - 184 * Math.cos(2 * a)]).slice(1),
  clipped: () => [[50, 16], [350, 16], [384, 50], [384, 350], [350, 384], [50, 384], [16, 350], [16, 50]],
  wide: () => rectangle(6, 104, 394, 296),
  tall: () => rectangle(66, 10, 334, 390),
};

/** What is shown of the block: the frame and the white around it. */
export const shown: Record<Frame, { x: number; y: number; width: number; height: number }> = {
  plain: { x: 0, y: 0, width: 400, height: 400 },
  arch: { x: 0, y: 0, width: 400, height: 400 },
  round: { x: 0, y: 0, width: 400, height: 400 },
  clipped: { x: 0, y: 0, width: 400, height: 400 },
  wide: { x: 0, y: 98, width: 400, height: 204 },
  tall: { x: 58, y: 2, width: 284, height: 396 },
};

export const midst = ({ x0, y0, x1, y1 }: Box): Point => [(x0 + x1) / 2, (y0 + y1) / 2];
