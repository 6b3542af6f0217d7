/** The pictures of strategy cards, by rule: the figure by the symbols, the scene by the terrains, the sky by the area. */
import type { Frame, Recipe, Spot } from './recipe.ts';

export interface Rule {
  frame: Frame;
  spot: Spot;
  symbols: Record<string, string>;
  terrains: Record<string, string>;
  areas: Record<string, string>;
  ground: string;
}

export interface StrategyCard {
  key: string;
  adventure: number;
  symbols: string[];
  terrains: string[];
  area24: string;
}

export function strategyRecipe({ frame, spot, symbols, terrains, areas, ground }: Rule, card: StrategyCard): Recipe {
  const key = `strategy-${card.key}`, symbol = card.symbols.length > 1 ? 'both' : (card.symbols[0] ?? ''), name = symbols[symbol], sky = areas[card.area24];
  if (!name) throw new Error(`${key}: no figure stands for ${symbol}`);
  if (!sky) throw new Error(`${key}: no sky belongs to the area ${card.area24}`);
  // From far to near, whatever order the card names them in; where no terrain is a ground, there is one all the same.
  const named = Object.keys(terrains).filter((terrain) => card.terrains.includes(terrain)), lands = [...named.flatMap((terrain) => terrains[terrain]!.split(' ')), ...(named.some((terrain) => terrain === 'plains' || terrain === 'hills') ? [] : [ground])];
  // Cards of other terrains hold their arms otherwise, so that they are told apart at a glance.
  const first = Object.keys(terrains).indexOf(named[0] ?? ''), left = (card.adventure + first) % 2 === 0, shift = [-48, 44, -16, -34][first]! + (card.adventure - 3.5) * 8;
  return {
    key, frame, spot, sky, light: [left ? 96 : 304, 96], disc: 30 + named.length * 12, lands, horizon: 296, weather: [],
    figures: [{ name, x: 200 + shift, base: 372 - named.length * 6, height: 326 - named.length * 24, turn: symbol === 'axe' ? [0, 90, -45, 45][(card.adventure + first + named.length) % 4]! : 0, mirrored: !left, sunk: 0, far: false }],
    faces: [], bust: symbol !== 'shield', close: 6, flesh: 0.55,
  };
}
