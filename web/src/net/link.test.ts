import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot, TableInfo } from '../wire.ts';
import { Link, type State, type Wire } from './link.ts';
import type { Sitting } from './sitting.ts';

const table: TableInfo = { id: 't', game: 'nim', status: 'running', terms: {}, seats: [], listed: true, watchable: true, hints: false, several: false, yours: true, commitment: '', turn: [0], touched: 0 };
const snapshot: Snapshot = { version: 5, seen: 5, seat: 0, table, presence: { seats: [0], onlookers: 0 }, view: null, story: [], chat: [] };

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { id: string; do: string }[] = [];
  opened = false;
  constructor(readonly since: number | null) {}
  send(text: string) {
    if (!this.opened) throw new Error('not open');
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  open() {
    this.opened = true;
    this.onopen?.();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: FakeWire[];
let states: State[];
let sittings: Sitting[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, states, sittings] = [[], [], []];
  let number = 0;
  link = new Link({
    open: (since) => wires[wires.push(new FakeWire(since)) - 1]!,
    onstate: (state) => states.push(state),
    onsitting: (sitting) => sittings.push(sitting),
    name: () => `c${number++}`,
  });
});
afterEach(() => vi.useRealTimers());

test('after a break it comes back and asks only for what it missed', () => {
  wires[0]!.open();
  wires[0]!.say({ ...snapshot, type: 'snapshot' });
  wires[0]!.close();
  expect(states.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(300);
  expect(wires[1]!.since).toBe(5);
});

test('what was not answered is sent again under the same name, what was answered is not', () => {
  wires[0]!.open();
  wires[0]!.say({ ...snapshot, type: 'snapshot' });
  link.send({ do: 'act', action: 'heap 1' });
  link.send({ do: 'take_back' });
  wires[0]!.say({ type: 'answer', answer: 'done', id: 'c0', version: 6 });
  wires[0]!.close();
  vi.advanceTimersByTime(300);
  wires[1]!.open();
  expect(wires[1]!.sent.map(({ id }) => id)).toEqual(['c1']);
});

test('what the server could not tell is asked about; what was not done is sent again', () => {
  wires[0]!.open();
  wires[0]!.say({ ...snapshot, type: 'snapshot' });
  link.send({ do: 'act', action: 'heap 1' });
  wires[0]!.say({ type: 'answer', answer: 'unknown', id: 'c0' });
  vi.advanceTimersByTime(1000);
  expect(wires[0]!.sent.at(-1)).toMatchObject({ id: 'c1', do: 'became', command: 'c0' });
  wires[0]!.say({ type: 'answer', answer: 'became', id: 'c1', command: 'c0', done: false, version: 5 });
  expect(wires[0]!.sent.at(-1)).toMatchObject({ id: 'c0', do: 'act' });
  wires[0]!.say({ type: 'answer', answer: 'unknown', id: 'c0' });
  vi.advanceTimersByTime(1000);
  wires[0]!.say({ type: 'answer', answer: 'became', id: 'c2', command: 'c0', done: true, version: 6 });
  expect(wires[0]!.sent.length).toBe(4);
  wires[0]!.close();
  vi.advanceTimersByTime(300);
  wires[1]!.open();
  expect(wires[1]!.sent).toEqual([]);
});

test('a viewer who changes the point of view after a break starts again', () => {
  wires[0]!.open();
  wires[0]!.say({ ...snapshot, type: 'snapshot' });
  wires[0]!.close();
  vi.advanceTimersByTime(300);
  wires[1]!.open();
  wires[1]!.say({ type: 'resumed', version: 5, seat: null, table, presence: snapshot.presence, chat: [] });
  vi.advanceTimersByTime(300);
  expect(wires[2]!.since).toBeNull();
});

test('a gap in the versions brings a fresh snapshot', () => {
  wires[0]!.open();
  wires[0]!.say({ ...snapshot, type: 'snapshot' });
  wires[0]!.say({ type: 'update', version: 9, heard: [], patch: [] });
  vi.advanceTimersByTime(300);
  expect(wires[1]!.since).toBeNull();
});

test('pauses grow while nobody answers, and an end is an end', () => {
  wires[0]!.close();
  vi.advanceTimersByTime(300);
  wires[1]!.close();
  vi.advanceTimersByTime(300);
  expect(wires.length).toBe(2);
  vi.advanceTimersByTime(300);
  expect(wires.length).toBe(3);
  link.end();
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBe(3);
  expect(states.at(-1)).toBe('closed');
});
