import type { Wanted } from '../wire.ts';

/** A table being planned: who sits where, as whom. No page here: this can be tested whole. */
export interface Planned {
  sitter: Wanted['sitter'];
  bot: string;
  /** Empty for none. */
  temper: string;
  /** Empty where it is drawn, or left to who sits down. */
  role: string;
  /** What somebody at this device calls themselves; empty for none. */
  name: string;
}

/** With whom one wants to play: a whole table at one click. */
export const companies = ['bots', 'friends', 'anybody', 'screen'] as const;
export type Company = (typeof companies)[number];

const others: Record<Company, Planned['sitter']> = { bots: 'bot', friends: 'invited', anybody: 'open', screen: 'me' };

export const seat = (sitter: Planned['sitter'], bot: string): Planned => ({ sitter, bot, temper: '', role: '', name: '' });

export function gathered(company: Company, count: number, bot: string): Planned[] {
  return Array.from({ length: count }, (_, at) => seat(at === 0 ? 'me' : others[company], bot));
}

/** The same table with more or fewer seats; those that stay are left as they are. */
export function resized(seats: readonly Planned[], count: number, company: Company, bot: string): Planned[] {
  return [...seats.slice(0, count), ...gathered(company, count, bot).slice(seats.length)];
}

/** How roles are given: the set the rules recommend, drawn by chance, or one by one. */
export const givings = ['recommended', 'drawn', 'chosen'] as const;
export type Giving = (typeof givings)[number];

/** What the seat at this place will be, where the way of giving settles it. */
export const roleAt = (planned: Planned, at: number, giving: Giving, roles: readonly string[]): string =>
  (giving === 'recommended' ? roles[at] : giving === 'chosen' ? planned.role : '') ?? '';

export function wanted(seats: readonly Planned[], giving: Giving, roles: readonly string[]): Wanted[] {
  return seats.map((planned, at) => {
    const role = roleAt(planned, at, giving, roles) || null;
    if (planned.sitter !== 'bot') return { sitter: planned.sitter, role };
    return { sitter: 'bot', bot: planned.bot, temper: planned.temper || null, role };
  });
}

/** What is agreed apart from the preset: only what differs from it. */
export function changed(options: Record<string, string>, usual: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => usual[name] !== value));
}

/** A table against bots at one click: my role, and for the others what the rules recommend; drawn where they recommend none. */
export function atOnce(count: number, bot: string, role: string, recommended: readonly string[]): Wanted[] {
  const rest = role ? recommended.filter((each) => each !== role) : [];
  const others = Array.from({ length: count - 1 }, (_, at): Wanted => ({ sitter: 'bot', bot, role: rest[at] ?? null }));
  return [{ sitter: 'me', role: role || null }, ...others];
}
