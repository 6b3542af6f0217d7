import { Refused } from '../net/api.ts';
import type { Words } from '../language/words.ts';

/** Problems the pages can say better than the server, which does not know where they happen. */
const sentences: Record<string, string> = {
  nobody_yet: 'web-trouble-nobody-yet',
  forbidden: 'web-trouble-forbidden',
  not_found: 'web-trouble-not-found',
  wrong_password: 'web-trouble-wrong-password',
  banned: 'web-trouble-banned',
  name_taken: 'web-trouble-name-taken',
  seat_taken: 'web-trouble-seat-taken',
  too_many: 'web-trouble-too-many',
  origin: 'web-trouble-origin',
  unfit: 'web-trouble-unfit',
  unavailable: 'web-trouble-unavailable',
};

/** What went wrong, in words. */
export function inWords(words: Words, error: unknown): string {
  // The browser’s own word for “nobody answered”.
  if (error instanceof TypeError) return words.say('web-no-server');
  if (!(error instanceof Refused)) return words.say('web-trouble-other', { text: String(error) });
  const key = sentences[error.problem.code];
  if (key) return words.say(key);
  return Number(error.problem.code) >= 500 ? words.say('web-no-server') : words.say('web-trouble-other', { text: error.problem.text });
}

export const isCode = (error: unknown, code: string) => error instanceof Refused && error.problem.code === code;
