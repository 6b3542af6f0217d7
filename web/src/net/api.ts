import type { Me, NewTable, Opened, Problem, TableInfo, Wanted } from '../wire.ts';

/** The server's refusal, in its own words. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** Calls the server, throws its refusal, and tells the page whether the server answered. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  try {
    const answer = await send<Answer>(path, body === undefined ? { method } : { method, body: JSON.stringify(body) });
    dispatchEvent(new Event('answered'));
    return answer;
  } catch (error) {
    dispatchEvent(new Event(error instanceof TypeError ? 'unanswered' : 'answered'));
    throw error;
  }
}

/** The same, without telling the page. */
export async function send<Answer>(path: string, request: RequestInit = {}, content = 'application/json'): Promise<Answer> {
  const headers = { 'content-type': content, 'accept-language': document.documentElement.lang };
  const response = await fetch(path, { ...request, headers });
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer;
  throw new Refused(await response.json().catch(() => ({ code: String(response.status), text: response.statusText })));
}

/** What the first page shows about a game. */
export interface GameLabel {
  game: string;
  seats: [number, number];
}

export const games = () => ask<{ games: GameLabel[]; bots: string[] }>('GET', '/api/games');

/** Starts a game against bots at once. A visitor without an account becomes a guest. */
export async function againstBots(game: string, seats: Wanted[]): Promise<TableInfo> {
  await ask<Me>('POST', '/api/me', {});
  const wish: NewTable = { game, seats, listed: false, hints: true };
  const { table } = await ask<Opened>('POST', '/api/tables', wish);
  return table.status === 'gathering' ? ask<TableInfo>('POST', `/api/tables/${table.id}/start`, {}) : table;
}

/** Another game with the same people; the second person to ask joins the first one's. */
export const rematch = (table: string) => ask<TableInfo>('POST', `/api/tables/${encodeURIComponent(table)}/rematch`, {});

export const chronicleAddress = (table: string) => `/api/tables/${encodeURIComponent(table)}/chronicle`;

/** The address of a table's socket; `seat` chooses one of the person's seats. */
export function socketAddress(table: string, language: string, since: number | null, seat: number | null = null): string {
  const query = new URLSearchParams({ lang: language, words: 'true' });
  if (since !== null) query.set('since', String(since));
  if (seat !== null) query.set('seat', String(seat));
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket?${query}`;
}
