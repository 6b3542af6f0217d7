/** Reads the recipes from the files beside the content, and says what is wrong with them. */
import type { Face, Frame, Recipe, Spot, Standing } from './recipe.ts';

const frames: readonly Frame[] = ['plain', 'arch', 'round', 'clipped', 'wide', 'tall'];
const spots: readonly Spot[] = ['aquilonia', 'turan', 'stygia', 'hyperborea', 'rust', 'ochre'];

/** A line of a deck, as it is written. */
export interface Line {
  sky: string;
  land: string;
  figures?: string[];
  faces?: string[];
  weather?: string;
  frame?: string;
  spot?: string;
  bust?: boolean;
  close?: number;
  flesh?: number;
}

export interface Deck {
  /** What the keys of its things begin with. */
  of: string;
  frame: string;
  spot: string;
  pictures: Record<string, Line>;
}

const known = ['sky', 'land', 'figures', 'faces', 'weather', 'frame', 'spot', 'bust', 'close', 'flesh'];

function number(text: string | undefined, key: string, what: string): number {
  const value = Number(text);
  if (text === undefined || text === '' || !Number.isFinite(value)) throw new Error(`${key}: ${what} must be a number, not ${text ?? 'nothing'}`);
  return value;
}

function oneOf<T extends string>(all: readonly T[], text: string, key: string, what: string): T {
  const found = all.find((each) => each === text);
  if (!found) throw new Error(`${key}: there is no ${what} ${text}; known are ${all.join(', ')}`);
  return found;
}

function standing(text: string, key: string): Standing {
  const [name = '', x, base, height, ...rest] = text.split(' '), found: Standing = { name, x: number(x, key, `x of ${name}`), base: number(base, key, `base of ${name}`), height: number(height, key, `height of ${name}`), turn: 0, mirrored: false, sunk: 0, far: false };
  for (const word of rest) {
    const [what, value] = word.split('=');
    if (what === 'mirrored' || what === 'far') found[what] = true;
    else if (what === 'turn' || what === 'sunk') found[what] = number(value, key, `${what} of ${name}`);
    else throw new Error(`${key}: ${name} cannot be ${word}`);
  }
  return found;
}

function portrait(text: string, key: string, wide: boolean): Face {
  const [cast = '', hair = '', beard = '', hat = '', dress = '', age, turn, x = '200', base = wide ? '262' : '286', size = wide ? '128' : '200'] = text.split(' ');
  return { cast, hair, beard, hat, dress, age: number(age, key, 'age'), turn: number(turn, key, 'turn'), x: number(x, key, 'x'), base: number(base, key, 'base'), size: number(size, key, 'size') };
}

function recipe(key: string, line: Line, deck: Deck): Recipe {
  for (const name of Object.keys(line)) if (!known.includes(name)) throw new Error(`${key}: ${name} means nothing here`);
  const frame = oneOf(frames, line.frame ?? deck.frame, key, 'frame'), [sky = '', lx, ly, disc] = line.sky.split(' '), land = line.land.split(' '), faces = (line.faces ?? []).map((text) => portrait(text, key, frame === 'wide'));
  return {
    key, frame, spot: oneOf(spots, line.spot ?? deck.spot, key, 'spot colour'), sky, light: [number(lx, key, 'x of the light'), number(ly, key, 'y of the light')], disc: disc === undefined ? null : number(disc, key, 'size of the disc'),
    lands: land.slice(0, -1), horizon: number(land.at(-1), key, 'horizon'), weather: line.weather?.split(' ') ?? [], figures: (line.figures ?? []).map((text) => standing(text, key)), faces,
    bust: line.bust ?? faces.length > 0, close: line.close ?? 6, flesh: line.flesh ?? 0.55,
  };
}

/** Every recipe of the decks, by the key of its thing. */
export function recipesOf(decks: readonly Deck[]): Map<string, Recipe> {
  const all = new Map<string, Recipe>();
  for (const deck of decks) {
    for (const [name, line] of Object.entries(deck.pictures)) {
      const key = `${deck.of}-${name}`;
      if (all.has(key)) throw new Error(`${key} has two recipes`);
      all.set(key, recipe(key, line, deck));
    }
  }
  return all;
}
