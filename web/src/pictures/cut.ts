/** The engraver at work, beside the page: a key comes in, a print without colours goes out. */
import { recipes } from '../../engraver/all.ts';
import { engrave } from '../../engraver/engrave.ts';
import type { Shapes } from '../../engraver/figures.ts';
import figures from '../../engraver/figures.json?url';
import { blank, print } from '../../engraver/svg.ts';

export interface Order {
  key: string;
  coarse: boolean;
}
export interface Delivery extends Order {
  /** `null` if there is no such picture. */
  svg: string | null;
}

/** Fewer and thicker lines, for thumbnails. */
const COARSE = 2.4;
const shapes: Promise<Shapes> = fetch(figures).then((answer) => answer.json() as Promise<Shapes>);

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { key, coarse } = data, recipe = recipes.get(key);
  void shapes
    .then((silhouettes) => (recipe ? print(engrave(recipe, silhouettes, coarse ? COARSE : 1), recipe.spot, blank) : null))
    .catch(() => null)
    .then((svg) => postMessage({ key, coarse, svg } satisfies Delivery));
});
