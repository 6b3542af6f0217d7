/** Chance that is the same on every machine: the map is made again letter by letter. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2147483648 - 1;
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** Smooth noise between −1 and 1 that changes over a length of 1. */
function smooth(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [ease(x - column), ease(y - row)];
  const upper = lattice(column, row, seed) * (1 - right) + lattice(column + 1, row, seed) * right;
  const lower = lattice(column, row + 1, seed) * (1 - right) + lattice(column + 1, row + 1, seed) * right;
  return upper * (1 - down) + lower * down;
}

/** Noise in three octaves, for coasts that are ragged at every size. */
export function ragged(x: number, y: number, seed: number): number {
  return smooth(x, y, seed) * 0.57 + smooth(x * 2, y * 2, seed + 1) * 0.28 + smooth(x * 4, y * 4, seed + 2) * 0.15;
}
