import type { IconName } from '../icons/paths.ts';
import type { Province } from '../sheets.ts';
import type { Stage } from './stage.ts';

/** A piece in a province. `kingdom` gives colour and shape; without it the piece belongs to nobody. */
export interface Token {
  icon: IconName;
  kingdom: string | null;
  /** How many, if that matters. */
  count: number | null;
  width: number;
}

const token = (icon: IconName, kingdom: string | null, count: number | null, width: number): Token => ({ icon, kingdom, count, width });

/** The pieces in a province: first its owner, then armies, emissaries, raiders, Conan, and Conan's destination. */
export function tokensIn(stage: Stage, here: Province): Token[] {
  const kingdomOf = (seat: number) => stage.kingdoms.find((realm) => realm.seat === seat)?.kingdom ?? null;
  const owner = here.owner === null ? null : kingdomOf(here.owner);
  const standing: Token[] = [];
  if (here.fort && here.tower) standing.push(token('city', owner, null, 58));
  else if (here.fort) standing.push(token('fort', owner, null, 48));
  else if (here.tower) standing.push(token('tower', owner, null, 30));
  else if (owner === here.province) standing.push(token('court', owner, null, 45));
  for (const { seat, count } of here.units) standing.push(token('unit', kingdomOf(seat), count, 44));
  for (const { seat, count } of here.emissaries) standing.push(token('emissary', kingdomOf(seat), count, 38));
  if (here.raiders > 0) standing.push(token('raider', null, here.raiders, 38));
  if (stage.conan.at === here.province) standing.push(token('conan', null, null, 50));
  if (stage.conan.destination === here.province) standing.push(token('destination', null, null, 62));
  return standing;
}

export interface Placed extends Token {
  x: number;
  y: number;
}

const ROW = 48;

/** Rows that fit the width of the land; the last one is at the bottom, the others above it. */
export function inRows(tokens: Token[], foot: { x: number; y: number }, widest = 140): Placed[] {
  const rows: Token[][] = [];
  for (const each of tokens) {
    const row = rows.at(-1);
    const used = row?.reduce((sum, other) => sum + other.width, 0) ?? Infinity;
    if (row && used + each.width <= widest) row.push(each);
    else rows.push([each]);
  }
  return rows.flatMap((row, at) => {
    let x = foot.x - row.reduce((sum, each) => sum + each.width, 0) / 2;
    const y = foot.y - (rows.length - 1 - at) * ROW;
    return row.map((each) => {
      const placed = { ...each, x: x + each.width / 2, y };
      x += each.width;
      return placed;
    });
  });
}
