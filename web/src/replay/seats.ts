import type { Words } from '../language/words.ts';
import { roleName } from '../pages/games.ts';
import { beside } from '../table/people.ts';

/** Who sat where, as the header of a chronicle says it: `seat 0 aquilonia "Ann"`. */
export function seatsOf(words: Words, chronicle: string): string[] {
  const [header = ''] = chronicle.split('\n\n', 1);
  return [...header.matchAll(/^seat \d+ (\S+) "(.*)"$/gm)].map(([, role = '-', player = '']) => {
    const name = player.replace(/\\(["\\])/g, '$1');
    if (role === '-') return name;
    const title = roleName(words, role);
    return [title, beside(title, name)].filter(Boolean).join(' · ');
  });
}
