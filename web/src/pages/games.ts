import type { Words } from '../language/words.ts';
import type { SeatInfo } from '../wire.ts';

/** The sentence of a key, or else a word that is there anyway. */
export const sayOr = (words: Words, key: string, otherwise: string) => (words.has(key) ? words.say(key) : otherwise);

/** What is printed on the box of a game; see games/<game>/words. */
export const titleOf = (words: Words, game: string) => sayOr(words, `${game}-title`, game);
export const aboutOf = (words: Words, game: string) => sayOr(words, `${game}-about`, '');

/** A role that is drawn, or still to be chosen. */
export const undecided = (role: string | null | undefined) => !role || role === 'random' || role === 'chosen';

/** A role’s name: a kingdom or a hero. */
export const roleName = (words: Words, game: string, role: string) => sayOr(words, `${game}-role-${role}`, role);

const bots: Record<string, string> = {
  random: 'web-bot-random',
  greedy: 'web-bot-greedy',
  squire: 'web-bot-squire',
  captain: 'web-bot-captain',
  general: 'web-bot-general',
  king: 'web-bot-king',
  conqueror: 'web-bot-conqueror',
};
export const tempers = ['raider', 'schemer', 'adventurer'] as const;
const temperNames: Record<string, string> = {
  raider: 'web-temper-raider',
  schemer: 'web-temper-schemer',
  adventurer: 'web-temper-adventurer',
};

export const botName = (words: Words, bot: string) => words.say(bots[bot] ?? bot);
export const temperName = (words: Words, temper: string) => words.say(temperNames[temper] ?? temper);
/** Without a bent, a level may have one; those below the squire have none, nor has one who wants the victory alone. */
export const maySteer = (bot: string) => bot !== 'random' && bot !== 'greedy' && bot !== 'conqueror';

/** Who sits there, in a word or two. */
export function sitterName(words: Words, seat: SeatInfo): string {
  switch (seat.sitter) {
    case 'open':
      return words.say('web-seat-open');
    case 'invited':
      return words.say('web-seat-invited');
    case 'bot': {
      const bot = botName(words, seat.bot ?? '');
      return seat.temper ? words.say('web-bot-with-temper', { bot, temper: temperName(words, seat.temper) }) : bot;
    }
    case 'person':
      return seat.you ? words.say('web-seat-you', { name: seat.name }) : seat.name;
  }
}
