/** What the pages around the tables ask the server for. */
import type { Claim, Course, Credentials, Fork, ForkOf, Games, Join, Lobby, LoginInfo, Me, MyGame, NewTable, Opened, Overview, Past, Receipt, StoryOf, TableInfo } from '../wire.ts';
import { ask, send } from './api.ts';

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

// For the one who runs the server

export const takeOffice = (token: string) => ask<undefined>('POST', '/api/admin', { token });
export const overview = () => ask<Overview>('GET', '/api/admin');

// Tables

export const catalogue = () => ask<Games>('GET', '/api/games');
export const lobby = () => ask<Lobby>('GET', '/api/tables');
export const table = (id: string) => ask<TableInfo>('GET', at(id));
/** Asked by whoever lost a connection, and says so himself. */
export const isThere = (id: string) => send<TableInfo>(at(id));
export const open = (wish: NewTable) => ask<Opened>('POST', '/api/tables', wish);
export const join = (id: string, wish: Join) => ask<TableInfo>('POST', at(id, '/join'), wish);
/** What I want to play, before the start; nothing leaves it to chance. */
export const chooseRole = (id: string, seat: number, role: string | null) => ask<TableInfo>('POST', at(id, '/role'), { seat, role });
export const leave = (id: string) => ask<undefined>('POST', at(id, '/leave'), {});
export const start = (id: string) => ask<TableInfo>('POST', at(id, '/start'), {});
export const story = (id: string, language: string, since: number) => ask<StoryOf>('GET', at(id, `/story?lang=${language}&since=${since}`));

// Games that are over

/** Through whose eyes: a seat’s number, everything, or what an onlooker saw. */
export type Eyes = number | 'archive' | 'onlooker';

const through = (eyes: Eyes) => (typeof eyes === 'number' ? `seat=${eyes}` : `${eyes}=true`);

export const past = (id: string, eyes: Eyes, language: string, version: number) => ask<Past>('GET', at(id, `/past?${through(eyes)}&lang=${language}&words=true&version=${version}`));
/** The newest view of these eyes that is no younger than an entry. */
export const pastAt = (id: string, eyes: Eyes, language: string, entry: number) => ask<Past>('GET', at(id, `/past?${through(eyes)}&lang=${language}&words=true&entry=${entry}`));
export const pastStory = (id: string, eyes: Eyes, language: string) => ask<StoryOf>('GET', at(id, `/story?${through(eyes)}&lang=${language}`));
export const course = (id: string, language: string) => ask<Course>('GET', at(id, `/course?archive=true&lang=${language}`));
export const verify = (id: string) => ask<Receipt>('GET', at(id, '/verify'));
export const fork = (id: string, wish: Fork) => ask<Opened>('POST', at(id, '/fork'), wish);
export const importChronicle = (text: string) => send<TableInfo>('/api/chronicles', { method: 'POST', body: text }, 'text/plain');
/** The same, of a game played elsewhere and perhaps not to its end. */
export const verifyChronicle = (text: string) => send<Receipt>('/api/chronicles/verify', { method: 'POST', body: text }, 'text/plain');
export const forkChronicle = (chronicle: string, wish: Fork) => ask<Opened>('POST', '/api/chronicles/fork', { chronicle, fork: wish } satisfies ForkOf);
