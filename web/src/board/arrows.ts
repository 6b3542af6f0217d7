import type { AgeOfConan, Line, Offer } from '../sheets.ts';

/** A path on the map from one province to another. */
export interface Way {
  from: string;
  to: string;
  /** The province to click for this move. */
  thing: string;
}

const bare = (thing: unknown) => (typeof thing === 'string' ? thing.replace(/^province-/, '') : null);

/** Where the pieces of an offer start: the province in the question, or Conan's. */
const starts: Record<string, (sheet: AgeOfConan, prompt: Line | undefined) => unknown> = {
  'aoc-offer-conan': (sheet) => sheet.conan.at,
  'aoc-offer-emissary-to': (_, prompt) => prompt?.args['from'],
  'aoc-offer-redeploy': (_, prompt) => prompt?.args['from'],
  'aoc-offer-attack': (_, prompt) => prompt?.args['from'],
  'aoc-offer-retreat': (sheet, prompt) => prompt?.args['at'] ?? sheet.contest?.at,
};

/** The moves offered now. */
export function ways(sheet: AgeOfConan, prompt: Line | undefined, offers: readonly Offer[]): Way[] {
  return offers.flatMap((offer) => {
    const from = bare(starts[offer.key]?.(sheet, prompt));
    const to = bare(offer.args['at']);
    return from && to && from !== to ? [{ from, to, thing: `province-${to}` }] : [];
  });
}

/** The moves in the story: who went from where to where. */
export function gone(lines: readonly Line[]): { from: string; to: string; key: string; who: unknown }[] {
  return lines.flatMap(({ key, args }) => {
    const [from, to] = [bare(args['from']), bare(args['to'])];
    return from && to ? [{ from, to, key, who: args['who'] }] : [];
  });
}

interface Point {
  x: number;
  y: number;
}

/** A curve between two points that stops short of both. */
export function bow(from: Point, to: Point, short = 34): { path: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.max(1, Math.hypot(dx, dy));
  const over = { x: (from.x + to.x) / 2 - (dy / far) * far * 0.16, y: (from.y + to.y) / 2 + (dx / far) * far * 0.16 };
  const toward = (a: Point, b: Point, by: number) => {
    const length = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
    return { x: a.x + ((b.x - a.x) / length) * by, y: a.y + ((b.y - a.y) / length) * by };
  };
  const [begin, end] = [toward(from, over, short), toward(to, over, short)];
  const [tip, side] = [toward(to, over, short - 16), toward(to, over, short + 6)];
  const across = { x: (tip.y - side.y) * 0.55, y: (side.x - tip.x) * 0.55 };
  const round = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return {
    path: `M${round(begin)}Q${round(over)} ${round(end)}`,
    head: `M${round(tip)}L${round({ x: side.x + across.x, y: side.y + across.y })}L${round({ x: side.x - across.x, y: side.y - across.y })}Z`,
  };
}
