/** The pieces as they are cut: what each kind is made of, in units of its own box. After `shared/reference/feel/pieces.html`. */

/** The cut of a kingdom's cloth: who is meant, without any colour. */
export const cloths: Record<string, string> = {
  aquilonia: 'M5 14H43V52L24 42 5 52Z',
  turan: 'M5 14H43V34C43 46 33 52 24 53 15 52 5 46 5 34Z',
  stygia: 'M4 14H44L41 27 24 56 7 27Z',
  hyperborea: 'M5 14H43V50H36.5V45H30.5V50H17.5V45H11.5V50H5Z',
};

/** What stands on the pole. */
export const finials: Record<string, string> = {
  aquilonia: 'M24 0L27.5 5.5 24 12 20.5 5.5Z M15 6.5L20 9 20 12 15 11Z M33 6.5L28 9 28 12 33 11Z',
  turan: 'M24 12A6.2 6.2 0 1 1 28.5 1.3 4.6 4.6 0 1 0 28.8 9.6 6.2 6.2 0 0 1 24 12Z',
  stygia: 'M24 1.5A4.6 4.6 0 1 1 24 10.7 4.6 4.6 0 0 1 24 1.5Z M16 1C15 7 18 11 24 12.5 30 11 33 7 32 1 30.5 6 28 9.5 24 10.5 20 9.5 17.5 6 16 1Z',
  hyperborea: 'M23 12V8L16 6.5 15 1 17.5 4.5 20 5 19.5 0 22.5 5.2H25.5L28.5 0 28 5 30.5 4.5 33 1 32 6.5 25 8V12Z',
};

export const POLE = 'M22.6 11H25.4V64H22.6Z M2 11.5H46V15.2H2Z';

interface Cut {
  /** The foot, in the middle. */
  foot: { x: number; y: number };
  outline: string;
  ink?: string;
  hatch: string;
  bright?: string;
  /** Where the cloth hangs, and how large. */
  cloth: { x: number; y: number; scale: number };
}

const hood = 'M20 3C13 4 11 10 12 17 6 24 5 40 3 52H33C32 40 31 26 27 18 28 10 26 4 20 3Z';

export const cuts: Record<'emissary' | 'fort' | 'tower' | 'city' | 'court', Cut> = {
  emissary: {
    foot: { x: 19, y: 53 },
    outline: hood,
    ink: 'M33.8 10L36.4 9.5V53H33.8Z M32 12C32 7 38 7 38 12L35.5 11Z M20 7.5C16 8.5 15 12 16 16.5 18.5 18.5 21.5 18.5 24 16.5 25 12 24 8.5 20 7.5Z',
    hatch: 'M26 24C28.5 33 29.5 42 30 51M23.5 40C24.5 44 25.5 48 25.8 51M10 34C9 40 8 46 7.5 51',
    bright: 'M17.3 12.2L19.2 13 17.6 13.6ZM22.7 12.2L20.8 13 22.4 13.6Z',
    cloth: { x: 7, y: 19, scale: 0.46 },
  },
  fort: {
    foot: { x: 26, y: 40 },
    outline: 'M1 40V12H5V15.5H8V12H12V20H17V17H21V20H31V17H35V20H40V12H44V15.5H47V12H51V40Z',
    ink: 'M20 40V30C20 24 32 24 32 30V40Z',
    hatch: 'M40 18V38M43 18V38M46 18V38M33 26V38M8 18V30',
    cloth: { x: 2.6, y: 15.5, scale: 0.34 },
  },
  tower: {
    foot: { x: 16, y: 54 },
    outline: 'M8 54L10 24H6.5V17L16 2 25.5 17V24H22L24 54Z',
    ink: 'M6.5 18L16 2.5 25.5 18Z M12.5 54V48.5C12.5 44.5 19.5 44.5 19.5 48.5V54Z',
    hatch: 'M20 26L21.5 52M22.5 26V21',
    bright: 'M12 15L16 8 17 15Z',
    cloth: { x: 9, y: 21.5, scale: 0.292 },
  },
  city: {
    foot: { x: 32, y: 54 },
    outline: 'M1 54V30H5V33.5H9V30H13V33.5H16V24L14.5 24V17L22 4 29.5 17V24H28V33.5H33V27L40 20 47 27V33.5H51V30H55V33.5H59V30H63V54Z',
    ink: 'M14.5 18L22 4.5 29.5 18Z M32.5 27.5L40 20 47.5 27.5Z M20.5 22H23.5V27H20.5Z M38.5 30H41.5V34H38.5Z M28 54V46C28 40 38 40 38 46V54Z',
    hatch: 'M58 34V53M55 36V53M52 38V53M26 24V33M45 29V36',
    cloth: { x: 4.5, y: 31.5, scale: 0.37 },
  },
  court: {
    foot: { x: 24, y: 38 },
    outline: 'M4 38L1 10 14 20 24 3 34 20 47 10 44 38Z',
    ink: 'M4 31H44.5L44 38H4Z',
    hatch: 'M36 22V37M39 20V37M42 18V37',
    bright: 'M10 34.5L12.5 32 15 34.5 12.5 37ZM21.5 34.5L24 32 26.5 34.5 24 37ZM33 34.5L35.5 32 38 34.5 35.5 37Z',
    cloth: { x: 14.8, y: 10.5, scale: 0.38 },
  },
};

export const AXES = 'M6 2C2 5 0 10 1 15L9 14 31 44 36 40.5 14 10 15.5 3C12.5 1.5 9 1 6 2Z M40 2C44 5 46 10 45 15L37 14 15 44 10 40.5 32 10 30.5 3C33.5 1.5 37 1 40 2Z';
export const BLADES = 'M5 6C3.5 8.5 3 11 3.3 12.5L9 12 12 7 12.5 4.5C10 4 7 4.5 5 6ZM41 6C42.5 8.5 43 11 42.7 12.5L37 12 34 7 33.5 4.5C36 4 39 4.5 41 6Z';
export const ARCH = 'M3 72V24C3 -4 51 -4 51 24V72Z';
export const STAR = 'M40 -6L45 18 80 24 45 30 40 54 35 30 0 24 35 18Z';
export const STAR_SHADE = 'M40 -6L40 24 45 18ZM80 24L40 24 45 30ZM40 54L40 24 35 30ZM0 24L40 24 35 18Z';
