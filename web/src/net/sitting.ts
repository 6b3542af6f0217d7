import type { Answer, ChatLine, Expected, Hint, Presence, Problem, Refusal, Snapshot, TableInfo, ToClient, StoryLine, View } from '../wire.ts';
import { patched } from './patch.ts';

/** What is known about a table, and how the server's messages change it. No sockets here, so it is easy to test. */
export interface Sitting {
  version: number;
  seat: number | null;
  table: TableInfo;
  presence: Presence;
  view: View | null;
  story: StoryLine[];
  chat: ChatLine[];
  refusal: Refusal | null;
  problem: Problem | null;
  /** The coach's advice for this position. */
  hint: Hint | null;
  /** Why something cannot be chosen in this position, by the id of the command that asked. */
  why: { id: string; reasons: Refusal[] } | null;
  /** The last forecast, and its version. */
  forecast: { version: number; seats: Expected[] } | null;
}

const fresh = (snapshot: Snapshot): Sitting => ({
  version: snapshot.version,
  seat: snapshot.seat ?? null,
  table: snapshot.table,
  presence: snapshot.presence,
  view: snapshot.view ?? null,
  story: snapshot.story,
  chat: snapshot.chat,
  refusal: null,
  problem: null,
  hint: null,
  why: null,
  forecast: null,
});

/** `null` means that something was missed: a new snapshot is needed. */
export function heard(now: Sitting | null, said: ToClient): Sitting | null {
  if (said.type === 'snapshot') return fresh(said);
  if (!now) return null;
  switch (said.type) {
    case 'resumed':
      // Every point of view has its own versions.
      if ((said.seat ?? null) !== now.seat) return null;
      return { ...now, table: said.table, presence: said.presence, chat: said.chat ?? now.chat };
    case 'update':
      return updated(now, said);
    case 'table':
      return { ...now, table: said.table };
    case 'presence':
      return { ...now, presence: { seats: said.seats, onlookers: said.onlookers } };
    case 'chat':
      return now.chat.some(({ number }) => number === said.number) ? now : { ...now, chat: [...now.chat, said] };
    case 'talk':
      return { ...now, chat: said.chat };
    case 'answer':
      return answered(now, said);
    case 'problem':
      return { ...now, problem: { code: said.code, text: said.text } };
  }
}

function answered(now: Sitting, said: Answer): Sitting {
  switch (said.answer) {
    case 'stale':
      return fresh(said.snapshot);
    case 'refused':
      return { ...now, refusal: said.refusal };
    case 'hint':
      return { ...now, hint: said.hint };
    case 'why':
      return { ...now, why: { id: said.id, reasons: said.reasons } };
    case 'forecast':
      return { ...now, forecast: { version: now.version, seats: said.seats } };
    case 'done':
      return { ...now, refusal: null };
    case 'unknown':
    case 'became':
      return now;
  }
}

function updated(now: Sitting, said: Extract<ToClient, { type: 'update' }>): Sitting | null {
  if (said.version <= now.version) return now;
  if (said.version !== now.version + 1) return null;
  try {
    const view = patched(now.view, said.patch) as View;
    const told = said.heard.map((line) => ({ ...line, version: said.version }));
    return { ...now, version: said.version, view, story: [...now.story, ...told], refusal: null, problem: null, hint: null, why: null };
  } catch {
    return null;
  }
}
