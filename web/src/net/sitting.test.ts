import { expect, test } from 'vitest';
import type { Snapshot, TableInfo, ToClient, View } from '../wire.ts';
import { heard } from './sitting.ts';

const table: TableInfo = { id: 't', game: 'nim', status: 'running', terms: {}, seats: [], listed: true, watchable: true, hints: false, several: false, yours: true, commitment: '', turn: [0], touched: 0 };
const view: View = { sheet: { heaps: [3, 4] }, ask: { key: 'k', args: {}, text: 'Take.' }, words: [], turn: [0], offers: [], take_back: false, over: false };
const snapshot: Snapshot = { version: 5, seen: 5, seat: 0, table, presence: { seats: [0], onlookers: 0 }, view, story: [], chat: [] };
const begun = heard(null, { ...snapshot, type: 'snapshot' });
const update = (version: number): ToClient => ({
  type: 'update', version, heard: [{ key: 'took', args: {}, text: 'One taken.' }], patch: [{ op: 'replace', path: '/sheet/heaps/0', value: 2 as never }],
});

test('an update changes the view and lengthens the story', () => {
  const after = heard(begun, update(6));
  expect(after?.view?.sheet).toEqual({ heaps: [2, 4] });
  expect(after?.story).toEqual([{ key: 'took', args: {}, text: 'One taken.', version: 6 }]);
});

test('an update heard twice changes nothing; one that was missed asks for a snapshot', () => {
  expect(heard(begun, update(5))).toBe(begun);
  expect(heard(begun, update(7))).toBeNull();
  expect(heard(null, update(6))).toBeNull();
});

test('a patch that does not fit asks for a snapshot', () => {
  expect(heard(begun, { type: 'update', version: 6, heard: [], patch: [{ op: 'remove', path: '/sheet/x/y' }] })).toBeNull();
});

test('a refusal is shown until something happens', () => {
  const refused = heard(begun, { type: 'answer', answer: 'refused', id: '1', refusal: { rule: 'M-2', key: 'r', text: 'Not so many.' } });
  expect(refused?.refusal?.rule).toBe('M-2');
  expect(heard(refused, update(6))?.refusal).toBeNull();
});

test('a stale command brings the fresh view', () => {
  const after = heard(begun, { type: 'answer', answer: 'stale', id: '1', snapshot: { ...snapshot, version: 9 } });
  expect(after?.version).toBe(9);
});

test('answers about a position hold until it changes', () => {
  const why = heard(begun, { type: 'answer', answer: 'why', id: 'q', reasons: [{ rule: 'M-5', key: 'r', text: 'A home.' }] });
  expect(why?.why).toEqual({ id: 'q', reasons: [{ rule: 'M-5', key: 'r', text: 'A home.' }] });
  const hint = heard(why, { type: 'answer', answer: 'hint', id: 'h', hint: { options: [] } });
  expect(heard(hint, update(6))).toMatchObject({ why: null, hint: null });
  const forecast = heard(begun, { type: 'answer', answer: 'forecast', id: 'f', seats: [{ points: 12, chance: 0.5 }] });
  expect(heard(forecast, update(6))?.forecast).toEqual({ version: 5, seats: [{ points: 12, chance: 0.5 }] });
});

test('what was said is told once', () => {
  const line = { type: 'chat' as const, number: 3, yours: false, name: 'Bêlit', text: 'By Crom!', at: 0 };
  const told = heard(begun, line);
  expect(told?.chat.length).toBe(1);
  expect(heard(told, line)).toBe(told);
  // What was missed while a connection was broken comes with the next one.
  expect(heard(told, { type: 'resumed', version: 5, seat: begun!.seat, table, presence: begun!.presence, chat: [line, { ...line, number: 4 }] })?.chat.length).toBe(2);
});
