import type { Theme } from '../settings.svelte.ts';
import contrast from './picture/contrast.webp';
import contrastSmall from './picture/contrast-small.webp';
import dark from './picture/dark.webp';
import darkSmall from './picture/dark-small.webp';
import light from './picture/light.webp';
import lightSmall from './picture/light-small.webp';

/** The bare map, painted beforehand in every theme, large and small. */
const pictures: Record<Theme, [large: string, small: string]> = { light: [light, lightSmall], dark: [dark, darkSmall], contrast: [contrast, contrastSmall] };

/** The small ones are 1200 pixels wide; up to this width they still look sharp. */
const SHARP = 1300;

/** `pixels`: the width of the map on the screen. */
export const pictureOf = (theme: Theme, pixels: number): string => pictures[theme][pixels > SHARP ? 0 : 1];

let held: HTMLImageElement | null = null;

/** Loads and decodes the picture for a window of this size. */
export function fetchPicture(theme: Theme): void {
  held = new Image();
  held.src = pictureOf(theme, Math.max(800, Math.min(innerWidth, (innerHeight * 8) / 7)) * devicePixelRatio);
  held.decode().catch(() => undefined);
}
