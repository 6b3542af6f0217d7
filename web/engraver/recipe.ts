/** What a picture is made of, as the files beside the content say it. */
export type Frame = 'plain' | 'arch' | 'round' | 'clipped' | 'wide' | 'tall';
export type Spot = 'aquilonia' | 'turan' | 'stygia' | 'hyperborea' | 'rust' | 'ochre';

/** A figure stands at x on its base, so high; turned by degrees, mirrored, its lowest part sunk into the ground. */
export interface Standing {
  name: string;
  x: number;
  base: number;
  height: number;
  turn: number;
  mirrored: boolean;
  sunk: number;
  /** Far away: cut with fewer, lighter lines. */
  far: boolean;
}

/** Somebody's head and shoulders: the chin stands on `base`, so wide from crown to chin is `size`. */
export interface Face {
  x: number;
  base: number;
  size: number;
  /** From −1, looking left, to 1, looking right. */
  turn: number;
  /** A cast of features, hair, beard, what is worn on the head and on the shoulders: each a name from `faces/`. */
  cast: string;
  hair: string;
  beard: string;
  hat: string;
  dress: string;
  /** From 0, young, to 1, old. */
  age: number;
}

export interface Recipe {
  key: string;
  frame: Frame;
  spot: Spot;
  sky: string;
  /** Where sun, moon or torch is; shadows and the lit side of figures follow it. */
  light: readonly [x: number, y: number];
  /** Size of sun or moon. */
  disc: number | null;
  /** From far to near. */
  lands: string[];
  horizon: number;
  weather: string[];
  figures: Standing[];
  faces: Face[];
  /** The figure is cut off by the frame and throws no shadow. */
  bust: boolean;
  /** How wide the gaps are that still belong to a body; below 0 the scene is seen through every gap. */
  close: number;
  /** How dark the body inside the gaps is. */
  flesh: number;
}
