import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../wire.ts';
import { namedHere } from './names.ts';

const seat = (number: number, you: boolean): SeatInfo => ({ seat: number, sitter: 'person', name: 'Guest', you, free: false, stand_in: false });
const table = { id: 't', seats: [seat(0, true), seat(1, true), seat(2, false)] } as TableInfo;

test('those at one device are called as they said; nobody else is', () => {
  expect(namedHere(table, ['Ann', '', 'Cid']).seats.map(({ name }) => name)).toEqual(['Ann', 'Guest', 'Guest']);
  expect(namedHere(table, [])).toBe(table);
});
