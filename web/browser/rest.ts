import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Answer, NewTable, Opened, Order, Snapshot, TableInfo, Wanted } from '../src/wire.ts';
import type { Random } from './chance.ts';

/** The quick ways to what a test needs before it begins: the same calls the pages make. */

async function answered<T>(response: Awaited<ReturnType<APIRequestContext['get']>>): Promise<T> {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

const bot: Wanted = { sitter: 'bot', bot: 'random' };
export const sitters = { me: { sitter: 'me' }, open: { sitter: 'open' }, invited: { sitter: 'invited' }, bot } satisfies Record<string, Wanted>;

export async function openTable(page: Page, wish: NewTable): Promise<Opened> {
  await answered(await page.request.post('/api/me', { data: {} }));
  return answered<Opened>(await page.request.post('/api/tables', { data: wish }));
}

export async function join(page: Page, { table, invitations }: Opened): Promise<void> {
  await answered(await page.request.post('/api/me', { data: {} }));
  const data = invitations[0] ? { seat: invitations[0].seat, invitation: invitations[0].word } : {};
  await answered(await page.request.post(`/api/tables/${table.id}/join`, { data }));
}

/** Tables without an open seat begin by themselves. */
export async function begun(page: Page, { table }: Opened): Promise<TableInfo> {
  const now = await answered<TableInfo>(await page.request.get(`/api/tables/${table.id}`));
  if (now.status !== 'gathering') return now;
  return answered<TableInfo>(await page.request.post(`/api/tables/${table.id}/start`, { data: {} }));
}

export const snapshot = async (page: Page, table: string, seat: number | null = 0) =>
  answered<Snapshot>(await page.request.get(`/api/tables/${table}/snapshot`, { params: seat === null ? {} : { seat } }));

async function command(page: Page, table: string, seat: number, seen: number, order: Order): Promise<Answer> {
  return answered<Answer>(await page.request.post(`/api/tables/${table}/commands`, { params: { seat }, data: { ...order, id: randomUUID(), seen } }));
}

/** Plays all seats of a table that are one's own, at random, until `enough` or the end. */
export async function playOn(page: Page, table: string, random: Random, enough: (now: Snapshot) => boolean = () => false): Promise<Snapshot> {
  for (let seat = 0; ; ) {
    let now = await snapshot(page, table, seat);
    const mine = now.table.seats.filter(({ you }) => you).map((info) => info.seat);
    // Several may be asked at once, and may change their minds until all have answered.
    const turn = random.pick(mine.filter((each) => now.view?.turn.includes(each)));
    if (turn !== undefined && turn !== seat) now = await snapshot(page, table, (seat = turn));
    if (now.view?.over || enough(now)) return now;
    const offer = turn === undefined ? undefined : random.pick(now.view!.offers);
    if (offer) await command(page, table, seat, now.version, { do: 'act', action: offer.action });
  }
}

/** That many actions. */
export function count(actions: number): () => boolean {
  let left = actions;
  return () => left-- <= 0;
}
