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
  /** What clicking would narrow further, or begin anew with. */
  glowing: ReadonlySet<string>;
}

export function narrow(offers: readonly Offer[], picked: readonly string[] = []): Narrowed {
  const left = offers.filter((offer) => picked.every((thing) => things(offer).includes(thing)));
  return { picked, offers: left, glowing: new Set(left.flatMap(things)) };
}

/** Clicks a thing: it narrows what is left; what is not among it begins anew; a second click lets it go. */
export function click(all: readonly Offer[], { picked, glowing }: Narrowed, thing: string): Narrowed {
  if (picked.includes(thing)) return narrow(all, picked.filter((other) => other !== thing));
  if (glowing.has(thing)) return narrow(all, [...picked, thing]);
  const anew = narrow(all, [thing]);
  return anew.offers.length ? anew : narrow(all, picked);
}

/** The offer that is meant, once only one can be. */
export function meant({ picked, offers }: Narrowed): Offer | null {
  return picked.length > 0 && offers.length === 1 ? offers[0]! : null;
}
