import type { Offer } from '../sheets.ts';

/**
 * Playing by clicking: every offer names the things it is about – a province, a card, a die – and clicking a thing keeps
 * the offers about it, until one is left.
 */

/** A thing is called by its key, a number by what it counts: `token:4`. */
export function things(offer: Offer): string[] {
  return Object.entries(offer.args).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.filter((each): each is string => typeof each === 'string');
    if (typeof value === 'number') return [`${name}:${value}`];
    return typeof value === 'string' ? [value] : [];
  });
}

export interface Narrowed {
  picked: readonly string[];
  offers: readonly Offer[];
  /** The things whose click narrows the offers, or starts over. */
  glowing: ReadonlySet<string>;
}

export function narrow(offers: readonly Offer[], picked: readonly string[] = []): Narrowed {
  const left = offers.filter((offer) => picked.every((thing) => things(offer).includes(thing)));
  return { picked, offers: left, glowing: new Set(left.flatMap(things)) };
}

/** Clicks a thing: it narrows the remaining offers, or starts over if none of them names it; a second click undoes it. */
export function click(all: readonly Offer[], { picked, glowing }: Narrowed, thing: string): Narrowed {
  if (picked.includes(thing)) return narrow(all, picked.filter((other) => other !== thing));
  if (glowing.has(thing)) return narrow(all, [...picked, thing]);
  const anew = narrow(all, [thing]);
  return anew.offers.length ? anew : narrow(all, picked);
}

/** The chosen offer, once only one is left. */
export function meant({ picked, offers }: Narrowed): Offer | null {
  return picked.length > 0 && offers.length === 1 ? offers[0]! : null;
}
