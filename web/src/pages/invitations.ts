import type { Opened } from '../wire.ts';

/** The words of invitations are told once: this browser keeps them until the game begins. */
const place = (table: string) => `invitations ${table}`;

export function keepInvitations({ table, invitations }: Opened): void {
  const others = kept(table.id).filter(({ seat }) => !invitations.some((fresh) => fresh.seat === seat));
  if (invitations.length) localStorage.setItem(place(table.id), JSON.stringify([...others, ...invitations]));
}

function kept(table: string): Opened['invitations'] {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? '[]') as Opened['invitations'];
  } catch {
    return [];
  }
}

/** The word for a seat, if this browser opened the table. */
export function invitationTo(table: string, seat: number): string | null {
  return kept(table).find((invitation) => invitation.seat === seat)?.word ?? null;
}

export const forgetInvitations = (table: string) => localStorage.removeItem(place(table));

/** An address to be sent to somebody: with a word it opens that seat, without one any open seat. */
export const address = (table: string, word: string | null) => `${location.origin}${location.pathname}#/join/${table}${word ? `/${word}` : ''}`;
