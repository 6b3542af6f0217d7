import type { SeatInfo } from '../wire.ts';
import { maySteer } from './games.ts';

/** Opponents as characters: the key of what is said of each level and of each bent. */
const levels: Record<string, string> = {
  random: 'web-bot-random-line',
  greedy: 'web-bot-greedy-line',
  squire: 'web-bot-squire-line',
  captain: 'web-bot-captain-line',
  general: 'web-bot-general-line',
  king: 'web-bot-king-line',
  conqueror: 'web-bot-conqueror-line',
};
const bents: Record<string, string> = {
  raider: 'web-temper-raider-line',
  schemer: 'web-temper-schemer-line',
  adventurer: 'web-temper-adventurer-line',
};

export interface Trait {
  /** The key of a portrait. */
  portrait: string;
  line: string;
}

/** Who an opponent is: by level, and by bent if there is one. */
export const characterOf = (bot: string, temper: string): Trait[] =>
  [...(levels[bot] ? [{ portrait: `bot-${bot}`, line: levels[bot] }] : []), ...(bents[temper] && maySteer(bot) ? [{ portrait: `bot-${temper}`, line: bents[temper] }] : [])];

/** The face at a seat: a bot's by its level, a person's as they chose it; nothing for none. */
export function portraitOf(seat: Pick<SeatInfo, 'sitter' | 'bot' | 'portrait'>): string | null {
  if (seat.sitter === 'bot') return seat.bot && levels[seat.bot] ? `bot-${seat.bot}` : null;
  return seat.sitter === 'person' ? (seat.portrait ?? null) : null;
}
