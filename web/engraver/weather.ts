/** What falls, drifts or flies through the whole scene. */
import { type Point } from './raster.ts';
import { sin, times, toward, white, type Scene } from './scene.ts';

export const weathers: Record<string, (s: Scene) => void> = {
  snowfall(s) {
    const { x0, y0, x1, y1 } = s.block.box;
    for (let n = 0; n < 80; n++) {
      const x = s.between(x0, x1), y = s.between(y0, y1);
      white(s, [[x, y], [x + s.between(1, 4), y + s.between(2, 5)]], s.between(2, 5));
    }
  },
  rain(s) {
    const { x0, y0, x1, y1 } = s.block.box, lean = toward(s) * 0.35;
    for (let n = 0; n < 90; n++) {
      const x = s.between(x0 - 40, x1 + 40), y = s.between(y0, y1), long = s.between(18, 46);
      white(s, [[x, y], [x + lean * long, y + long]], s.between(1.2, 2.2));
    }
  },
  mist(s) {
    for (let n = 0; n < 12; n++) {
      const y = s.horizon + s.between(-46, 46), x = s.between(-60, 260), long = s.between(90, 230);
      white(s, times(9, (i): Point => [x + long * i / 8, y + 5 * sin(i * 0.9 + n)]), s.between(3, 7));
    }
  },
  embers(s) {
    const { x0, y0, x1, y1 } = s.block.box;
    for (let n = 0; n < 46; n++) {
      const x = s.between(x0, x1), y = s.between(y0, y1), r = s.between(1, 3);
      s.later(() => s.block.brush([[x, y], [x + r * 1.5, y - r * 2]], r * 1.4, s.open, n % 3 ? s.block.cuts : s.block.spot));
    }
  },
  birds(s) {
    for (let n = 0; n < 7; n++) {
      const x = s.between(50, 350), y = s.block.box.y0 + s.between(24, 90), r = s.between(6, 11);
      s.later(() => s.block.brush([[x - r, y - r * 0.5], [x - r * 0.4, y - r * 0.3], [x, y + r * 0.2], [x + r * 0.4, y - r * 0.35], [x + r, y - r * 0.6]], 3, s.open));
    }
  },
};
