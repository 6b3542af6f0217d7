/** Random numbers and smooth noise from a picture's key: the same key, the same picture. */
export interface Chance {
  /** Smooth noise between 0 and 1 that changes over a length of 1. */
  noise: (x: number, y: number) => number;
  between: (low: number, high: number) => number;
}

const unit = (n: number) => ((n ^ (n >>> 15)) >>> 0) / 4294967296;

export function chance(key: string): Chance {
  let state = 2166136261;
  for (const letter of key) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const seed = state;
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return unit((mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed);
  };
  const mix = (n: number) => unit(Math.imul(n ^ (n >>> 13), 1274126177));
  const noise = (x: number, y: number) => {
    const column = Math.floor(x), row = Math.floor(y), a = x - column, b = y - row;
    const right = a * a * (3 - 2 * a), down = b * b * (3 - 2 * b);
    const corner = (Math.imul(column, 374761393) + Math.imul(row, 668265263) + seed) | 0;
    const upper = mix(corner) * (1 - right) + mix((corner + 374761393) | 0) * right;
    const lower = mix((corner + 668265263) | 0) * (1 - right) + mix((corner + 1043026656) | 0) * right;
    return upper * (1 - down) + lower * down;
  };
  return { noise, between: (low, high) => low + roll() * (high - low) };
}
