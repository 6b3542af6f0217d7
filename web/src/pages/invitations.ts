import type { Opened } from '../wire.ts';

/** The words of invitations are told once: this browser keeps them until the game begins. */
const place = (table: string) => `invitations ${table}`;

export function keepInvitations({ table, invitations }: Opened): void {
  if (invitations.length) localStorage.setItem(place(table.id), JSON.stringify(invitations));
}

/** The word for a seat, if this browser opened the table. */
export function invitationTo(table: string, seat: number): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place(table)) ?? '[]') as Opened['invitations'];
    return kept.find((invitation) => invitation.seat === seat)?.word ?? null;
  } catch {
    return null;
  }
}

export const forgetInvitations = (table: string) => localStorage.removeItem(place(table));

/** An address to be sent to somebody: with a word it opens that seat, without one any open seat. */
export const address = (table: string, word: string | null) => `${location.origin}${location.pathname}#/join/${table}${word ? `/${word}` : ''}`;
