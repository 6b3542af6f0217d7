/** What the pages around the tables ask the server for. */
import type { Claim, Credentials, Join, Line, Lobby, LoginInfo, Me, MyGame, NewTable, Opened, StoryOf, TableInfo, View, Wanted } from '../wire.ts';
import { ask as asked, Refused } from './api.ts';

/** Asks, and lets the page know whether anybody answered. */
async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  try {
    const answer = await asked<Answer>(method, path, body);
    dispatchEvent(new Event('answered'));
    return answer;
  } catch (error) {
    dispatchEvent(new Event(error instanceof TypeError ? 'unanswered' : 'answered'));
    throw error;
  }
}

const at = (table: string, what = '') => `/api/tables/${encodeURIComponent(table)}${what}`;

// People

/** Who I am; the visitor becomes a guest if he is nobody yet. */
export const appear = () => ask<Me>('POST', '/api/me', {});
export const me = () => ask<Me>('GET', '/api/me');
export const rename = (name: string) => ask<undefined>('PATCH', '/api/me', { name });
export const claim = (wish: Claim) => ask<undefined>('POST', '/api/me/claim', wish);
export const logIn = (credentials: Credentials) => ask<Me>('POST', '/api/login', credentials);
export const logOut = () => ask<undefined>('POST', '/api/logout', {});
export const logins = () => ask<LoginInfo[]>('GET', '/api/logins');
export const endLogin = (id: string) => ask<undefined>('DELETE', `/api/logins/${encodeURIComponent(id)}`);
export const myGames = () => ask<MyGame[]>('GET', '/api/me/games');

// Tables

/** How a game may be played: `values` are named, a `range` has a least and a most. */
export interface OptionLabel {
  name: string;
  rule: string;
  values?: string[];
  range?: [number, number];
  default: string;
}

export interface GameLabel {
  game: string;
  seats: [number, number];
  roles: string[];
  options: OptionLabel[];
  presets: { name: string; options: Record<string, string> }[];
}

export const catalogue = () => ask<{ games: GameLabel[]; bots: string[] }>('GET', '/api/games');
export const lobby = () => ask<Lobby>('GET', '/api/tables');
export const table = (id: string) => ask<TableInfo>('GET', at(id));
export const open = (wish: NewTable) => ask<Opened>('POST', '/api/tables', wish);
export const join = (id: string, wish: Join) => ask<TableInfo>('POST', at(id, '/join'), wish);
export const leave = (id: string) => ask<undefined>('POST', at(id, '/leave'), {});
export const start = (id: string) => ask<TableInfo>('POST', at(id, '/start'), {});
export const story = (id: string, language: string, since: number) => ask<StoryOf>('GET', at(id, `/story?lang=${language}&since=${since}`));

// Games that are over

/** Through whose eyes: a seat’s number, everything, or what an onlooker saw. */
export type Eyes = number | 'archive' | 'onlooker';

/** A past view, the entry of the log it shows (not told while a game runs), and what was heard at it. */
export interface Past {
  version: number;
  last: number;
  entry?: number | null;
  view: View;
  heard?: Line[];
}

/** One figure of every seat over the game. */
export interface Plot {
  key: string;
  name: string;
  /** By seat, then by moment. */
  seats: (number | null)[][];
}

/** How the game went, at some of its entries. */
export interface Course {
  entries: number[];
  plots: Plot[];
}

export interface Receipt {
  game: string;
  edition: number;
  entries: number;
  answers: number;
  over: boolean;
  chance: 'recomputed' | 'unopened' | 'unverifiable';
  commitment?: string | null;
  secret?: string | null;
  digest?: string | null;
}

export interface Fork {
  entry: number;
  seat?: number | null;
  seats: Wanted[];
  listed?: boolean;
}

const through = (eyes: Eyes) => (typeof eyes === 'number' ? `seat=${eyes}` : `${eyes}=true`);

export const past = (id: string, eyes: Eyes, language: string, version: number) => ask<Past>('GET', at(id, `/past?${through(eyes)}&lang=${language}&words=true&version=${version}`));
/** The newest view of these eyes that is no younger than an entry. */
export const pastAt = (id: string, eyes: Eyes, language: string, entry: number) => ask<Past>('GET', at(id, `/past?${through(eyes)}&lang=${language}&words=true&entry=${entry}`));
export const pastStory = (id: string, eyes: Eyes, language: string) => ask<StoryOf>('GET', at(id, `/story?${through(eyes)}&lang=${language}`));
export const course = (id: string, language: string) => ask<Course>('GET', at(id, `/course?lang=${language}`));
export const verify = (id: string) => ask<Receipt>('GET', at(id, '/verify'));
export const fork = (id: string, wish: Fork) => ask<Opened>('POST', at(id, '/fork'), wish);
export const chronicleAddress = (id: string) => at(id, '/chronicle');

export async function importChronicle(file: Blob): Promise<TableInfo> {
  const headers = { 'content-type': 'text/plain', 'accept-language': document.documentElement.lang };
  const response = await fetch('/api/chronicles', { method: 'POST', headers, body: file });
  if (response.ok) return (await response.json()) as TableInfo;
  throw new Refused(await response.json().catch(() => ({ code: String(response.status), text: response.statusText })));
}
