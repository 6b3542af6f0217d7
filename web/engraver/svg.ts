import type { Engraving } from './engrave.ts';
import { shown } from './frames.ts';
import type { Spot } from './recipe.ts';

export interface Inks {
  ink: string;
  paper: string;
  spots: Record<Spot, string>;
}

/** Inks and paper of the three looks: by day, by lamplight (dimmed, not inverted), and with nothing between black and white. */
export const looks = {
  light: { ink: '#2a1c0d', paper: '#f4e9cf', spots: { aquilonia: '#3d68ad', turan: '#80479a', stygia: '#bd4030', hyperborea: '#3a8a76', rust: '#bf6a36', ochre: '#c9983f' } },
  dark: { ink: '#1a1109', paper: '#d8c59b', spots: { aquilonia: '#355c9c', turan: '#744089', stygia: '#a8382a', hyperborea: '#327867', rust: '#a85a2c', ochre: '#b18433' } },
  contrast: { ink: '#000', paper: '#fff', spots: { aquilonia: '#bbb', turan: '#bbb', stygia: '#bbb', hyperborea: '#bbb', rust: '#bbb', ochre: '#bbb' } },
} satisfies Record<string, Inks>;

/** A print still without colours, to be kept and tinted for any look. */
export const blank: Inks = { ink: 'INK', paper: 'PAPER', spots: { aquilonia: 'aquilonia', turan: 'turan', stygia: 'stygia', hyperborea: 'hyperborea', rust: 'rust', ochre: 'ochre' } };
export const tinted = (svg: string, { ink, paper, spots }: Inks): string =>
  svg.replace(/fill="([A-Za-z]+)"/g, (_, name: string) => `fill="${name === 'INK' ? ink : name === 'PAPER' ? paper : spots[name as Spot]}"`);

/** A print of an engraving. Its size is the one it is shown at, unless whoever shows it says otherwise. */
export function print({ key, frame, paper, ink, spot, cuts, bodies, slip }: Engraving, tint: Spot, inks: Inks): string {
  const { x, y, width, height } = shown[frame], clip = (i: number) => `${key}-${i}`, inside = (path: string, i: number) => (path ? `<path clip-path="url(#${clip(i)})" d="${path}"/>` : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><defs>${bodies.map((body, i) => `<clipPath id="${clip(i)}"><path d="${body.clip}"/></clipPath>`).join('')}</defs>`
    + `<g transform="scale(.1)"><path fill="${inks.paper}" d="${paper}"/>`
    + `<g fill="${inks.spots[tint]}" transform="translate(${slip.join(' ')})"><path d="${spot}"/>${bodies.map((body, i) => inside(body.spot, i)).join('')}</g>`
    + `<g fill="${inks.ink}"><path d="${ink}"/>${bodies.map((body, i) => inside(body.ink, i)).join('')}</g><path fill="${inks.paper}" d="${cuts}"/></g></svg>`;
}
