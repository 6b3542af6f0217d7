import type { IconName } from '../icons/paths.ts';
import type { Words } from '../language/words.ts';
import type { SeatInfo } from '../wire.ts';

/** What the pages must know of a game to name it. */
interface Title {
  title: string;
  about: string;
  icon: IconName;
}

const titles: Record<string, Title> = {
  'age-of-conan': { title: 'web-age-of-conan', about: 'web-age-of-conan-about', icon: 'court' },
  'card-game': { title: 'web-card-game', about: 'web-card-game-about', icon: 'cards' },
  nim: { title: 'web-nim', about: 'web-nim-about', icon: 'gold' },
  ambush: { title: 'web-ambush', about: 'web-ambush-about', icon: 'skull' },
};

/** The two this is all about; the others are small examples. */
export const great = ['age-of-conan', 'card-game'] as const;

export const titleOf = (game: string): Title => titles[game] ?? { title: game, about: '', icon: 'cards' };

/** A role that is drawn, or still to be chosen. */
export const undecided = (role: string | null | undefined) => !role || role === 'random' || role === 'chosen';

/** A role’s name: a kingdom or a hero. */
export function roleName(words: Words, role: string): string {
  const key = ['kingdom-', 'cg-hero-'].map((kind) => kind + role).find((each) => words.has(each));
  return key ? words.say(key) : role;
}

const bots: Record<string, string> = {
  random: 'web-bot-random',
  greedy: 'web-bot-greedy',
  squire: 'web-bot-squire',
  captain: 'web-bot-captain',
  general: 'web-bot-general',
  king: 'web-bot-king',
};
export const tempers = ['raider', 'schemer', 'adventurer'] as const;
const temperNames: Record<string, string> = {
  raider: 'web-temper-raider',
  schemer: 'web-temper-schemer',
  adventurer: 'web-temper-adventurer',
};

export const botName = (words: Words, bot: string) => words.say(bots[bot] ?? bot);
export const temperName = (words: Words, temper: string) => words.say(temperNames[temper] ?? temper);
/** Without a bent, a level may have one; those below the squire have none. */
export const maySteer = (bot: string) => bot !== 'random' && bot !== 'greedy';

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
