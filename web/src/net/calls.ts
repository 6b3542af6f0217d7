/** The server calls of the pages around the tables. */
import type { Block, Claim, Company, Course, Credentials, Farewell, Fork, ForkOf, Games, Join, Known, KnownPerson, KnownTable, Lobby, LoginInfo, Me, MyGame, NewMail, NewPassword, NewTable, Opened, Overview, Past, Receipt, Reported, Reset, ResetLink, StoryOf, TableInfo } from '../wire.ts';
import { ask, send } from './api.ts';

const at = (table: string, what = '') => `/api/tables/${encodeURIComponent(table)}${what}`;

// People

/** Who I am; a visitor without an account becomes a guest. */
export const appear = () => ask<Me>('POST', '/api/me', {});
export const me = () => ask<Me>('GET', '/api/me');
export const rename = (name: string) => ask<undefined>('PATCH', '/api/me', { name });
/** The portrait one is shown by; `null` for none. */
export const choosePortrait = (portrait: string | null) => ask<undefined>('PUT', '/api/me/portrait', { portrait });
export const claim = (wish: Claim) => ask<undefined>('POST', '/api/me/claim', wish);
export const logIn = (credentials: Credentials) => ask<Me>('POST', '/api/login', credentials);
export const logOut = () => ask<undefined>('POST', '/api/logout', {});
export const logins = () => ask<LoginInfo[]>('GET', '/api/logins');
export const endLogin = (id: string) => ask<undefined>('DELETE', `/api/logins/${encodeURIComponent(id)}`);
export const changePassword = (wish: NewPassword) => ask<undefined>('POST', '/api/me/password', wish);
export const changeMail = (wish: NewMail) => ask<undefined>('POST', '/api/me/mail', wish);
export const deleteMe = (meant: Farewell) => ask<undefined>('POST', '/api/me/delete', meant);
export const forgotten = (who: string) => ask<undefined>('POST', '/api/forgotten', { who });
export const resetPassword = (wish: Reset) => ask<undefined>('POST', '/api/reset', wish);
export const confirmMail = (token: string) => ask<undefined>('POST', '/api/confirm', { token });
export const myGames = () => ask<MyGame[]>('GET', '/api/me/games');

// For the operator

export const takeOffice = (token: string) => ask<undefined>('POST', '/api/admin', { token });
export const overview = () => ask<Overview>('GET', '/api/admin');

const known = (id: string, what = '') => `/api/admin/people/${encodeURIComponent(id)}${what}`;
export const knownPeople = (find: string) => ask<Known[]>('GET', `/api/admin/people?find=${encodeURIComponent(find)}`);
export const knownPerson = (id: string) => ask<KnownPerson>('GET', known(id));
export const ban = (id: string, reason: string) => ask<Known>('POST', known(id, '/ban'), { reason });
export const unban = (id: string) => ask<Known>('POST', known(id, '/unban'), {});
export const renamePerson = (id: string, name: string) => ask<Known>('POST', known(id, '/rename'), { name });
export const resetLink = (id: string) => ask<ResetLink>('POST', known(id, '/reset'), {});
export const removePerson = (id: string) => ask<undefined>('DELETE', known(id));
export const knownTables = (status: string) => ask<KnownTable[]>('GET', `/api/admin/tables${status && `?status=${status}`}`);
export const shutTable = (id: string) => ask<undefined>('DELETE', `/api/admin/tables/${encodeURIComponent(id)}`);
export const reports = (all: boolean) => ask<Reported[]>('GET', `/api/admin/reports?all=${all}`);
export const settle = (id: string, verdict: string) => ask<undefined>('POST', `/api/admin/reports/${encodeURIComponent(id)}/settle`, { verdict });

// Company

export const company = () => ask<Company>('GET', '/api/company');
export const block = (whom: Block) => ask<undefined>('POST', '/api/blocks', whom);
export const unblock = (id: string) => ask<undefined>('DELETE', `/api/blocks/${encodeURIComponent(id)}`);
export const mute = (id: string, muted: boolean) => ask<undefined>(muted ? 'PUT' : 'DELETE', at(id, '/mute'));
export const report = (table: string, line: number, why: string) => ask<undefined>('POST', '/api/reports', { table, line, why });

// Tables

export const catalogue = () => ask<Games>('GET', '/api/games');
export const lobby = () => ask<Lobby>('GET', '/api/tables');
export const table = (id: string) => ask<TableInfo>('GET', at(id));
/** Called after a lost connection, and reports errors itself. */
export const isThere = (id: string) => send<TableInfo>(at(id));
export const open = (wish: NewTable) => ask<Opened>('POST', '/api/tables', wish);
export const join = (id: string, wish: Join) => ask<TableInfo>('POST', at(id, '/join'), wish);
/** The role I want, before the start; none leaves it to chance. */
export const chooseRole = (id: string, seat: number, role: string | null) => ask<TableInfo>('POST', at(id, '/role'), { seat, role });
export const leave = (id: string) => ask<undefined>('POST', at(id, '/leave'), {});
/** Before the start, and for good. */
export const sendAway = (id: string, seat: number) => ask<Opened>('POST', at(id, '/remove'), { seat });
export const closeTable = (id: string) => ask<undefined>('DELETE', at(id));
export const start = (id: string) => ask<TableInfo>('POST', at(id, '/start'), {});
export const story = (id: string, language: string, since: number) => ask<StoryOf>('GET', at(id, `/story?lang=${language}&since=${since}`));

// Games that are over

/** The point of view: a seat’s number, everything, or an onlooker’s. */
export type Eyes = number | 'archive' | 'onlooker';

const through = (eyes: Eyes) => (typeof eyes === 'number' ? `seat=${eyes}` : `${eyes}=true`);

export const past = (id: string, eyes: Eyes, language: string, version: number) => ask<Past>('GET', at(id, `/past?${through(eyes)}&lang=${language}&words=true&version=${version}`));
/** The last view from this point of view up to an entry. */
export const pastAt = (id: string, eyes: Eyes, language: string, entry: number) => ask<Past>('GET', at(id, `/past?${through(eyes)}&lang=${language}&words=true&entry=${entry}`));
export const pastStory = (id: string, eyes: Eyes, language: string) => ask<StoryOf>('GET', at(id, `/story?${through(eyes)}&lang=${language}`));
export const course = (id: string, language: string) => ask<Course>('GET', at(id, `/course?archive=true&lang=${language}`));
export const verify = (id: string) => ask<Receipt>('GET', at(id, '/verify'));
export const fork = (id: string, wish: Fork) => ask<Opened>('POST', at(id, '/fork'), wish);
export const importChronicle = (text: string) => send<TableInfo>('/api/chronicles', { method: 'POST', body: text }, 'text/plain');
/** The same for a game played elsewhere, which may be unfinished. */
export const verifyChronicle = (text: string) => send<Receipt>('/api/chronicles/verify', { method: 'POST', body: text }, 'text/plain');
export const forkChronicle = (chronicle: string, wish: Fork) => ask<Opened>('POST', '/api/chronicles/fork', { chronicle, fork: wish } satisfies ForkOf);
