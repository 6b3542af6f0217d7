import type { ChatLine, Presence, Problem, Refusal, Snapshot, TableInfo, ToClient, Told, View } from '../wire.ts';
import { patched } from './patch.ts';

/** What is known of a table, and how it changes with what the server says. No sockets here: this can be tested whole. */
export interface Sitting {
  version: number;
  seat: number | null;
  table: TableInfo;
  presence: Presence;
  view: View | null;
  story: Told[];
  chat: ChatLine[];
  refusal: Refusal | null;
  problem: Problem | null;
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
});

/** `null` means that something was missed: only a fresh snapshot helps. */
export function heard(now: Sitting | null, said: ToClient): Sitting | null {
  if (said.type === 'snapshot') return fresh(said);
  if (!now) return null;
  switch (said.type) {
    case 'resumed':
      return { ...now, table: said.table, presence: said.presence };
    case 'update':
      return updated(now, said);
    case 'table':
      return { ...now, table: said.table };
    case 'presence':
      return { ...now, presence: { seats: said.seats, onlookers: said.onlookers } };
    case 'chat':
      return { ...now, chat: [...now.chat, said] };
    case 'answer':
      if (said.answer === 'stale') return fresh(said.snapshot);
      return { ...now, refusal: said.answer === 'refused' ? said.refusal : null };
    case 'problem':
      return { ...now, problem: { code: said.code, text: said.text } };
  }
}

function updated(now: Sitting, said: Extract<ToClient, { type: 'update' }>): Sitting | null {
  if (said.version <= now.version) return now;
  if (said.version !== now.version + 1) return null;
  try {
    const view = patched(now.view, said.patch) as View;
    const told = said.heard.map((line) => ({ ...line, version: said.version }));
    return { ...now, version: said.version, view, story: [...now.story, ...told], refusal: null };
  } catch {
    return null;
  }
}
