import type { TableInfo } from '../wire.ts';

/** Several at one device: the names they gave, kept in this browser. The server knows them all as one person. */
const place = (table: string) => `names ${table}`;

export function keepNames(table: string, names: readonly string[]): void {
  if (names.some((name) => name.trim())) localStorage.setItem(place(table), JSON.stringify(names.map((name) => name.trim())));
}

function kept(table: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place(table)) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** A table as those at this device know it: their own seats under the names they gave. */
export function namedHere(table: TableInfo, names: readonly string[] = kept(table.id)): TableInfo {
  if (!names.some(Boolean)) return table;
  return { ...table, seats: table.seats.map((seat) => (seat.you && names[seat.seat] ? { ...seat, name: names[seat.seat]! } : seat)) };
}
