import type { Offer } from '../sheets.ts';
import type { Narrowed } from './narrow.ts';

const MOST = 4;
/** What lies on the table and is taken there. */
const LIES = /^(province|face|strategy|card|token|conflict|kingdom|artifact|category|cg-(hero|challenge|adventure|special|object))-/;

/** Whether an offer is about nothing that could be taken where it lies. */
const bare = (offer: Offer) => !Object.values(offer.args).flat().some((each) => typeof each === 'string' && LIES.test(each));

/**
 * The verbs of the question, at most four: all that is left if it is that little, else what is about no thing on the table.
 * Everything else is one key away, in the list of all moves.
 */
export function verbs({ offers }: Pick<Narrowed, 'offers'>): readonly Offer[] {
  return offers.length <= MOST ? offers : offers.filter(bare).slice(0, MOST);
}

export interface Group {
  /** The thing they are about; nothing for the rest. */
  thing: string | null;
  offers: { offer: Offer; number: number }[];
}

/** All offers by the thing they are about, numbered from 1; those about nothing come first. */
export function grouped(offers: readonly Offer[]): Group[] {
  const groups = new Map<string | null, Offer[]>();
  for (const offer of offers) {
    const token = offer.args['token'];
    const thing = typeof token === 'number' ? `token:${token}` : (Object.values(offer.args).find((each): each is string => typeof each === 'string' && LIES.test(each)) ?? null);
    groups.set(thing, [...(groups.get(thing) ?? []), offer]);
  }
  let number = 0;
  const single = [...groups].flatMap(([thing, each]) => (thing === null || each.length === 1 ? each : []));
  const several = [...groups].filter(([thing, each]) => thing !== null && each.length > 1);
  return [[null, single] as const, ...several]
    .filter(([, each]) => each.length > 0)
    .map(([thing, each]) => ({ thing, offers: each.map((offer) => ({ offer, number: ++number })) }));
}

/** What somebody wrote: a number names one, words must all occur. */
export function found(groups: readonly Group[], written: string): Group[] {
  const query = written.trim().toLowerCase();
  if (!query) return [...groups];
  const fits = ({ offer, number }: { offer: Offer; number: number }) =>
    /^\d+$/.test(query) ? number === Number(query) : query.split(/\s+/).every((word) => offer.text.toLowerCase().includes(word));
  return groups.map((group) => ({ ...group, offers: group.offers.filter(fits) })).filter((group) => group.offers.length > 0);
}
