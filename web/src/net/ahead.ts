/**
 * A wire to a table, opened while the pages that will use it are still loading. Messages that arrive meanwhile are kept, and
 * delivered when there is a listener.
 */
let called: { wire: WebSocket; missed: Event[]; keep: (event: Event) => void } | null = null;

const KINDS = ['open', 'message', 'close'];

/** `first` gets the first message. */
export function callAhead(address: string, first: (said: string) => void): void {
  const [wire, missed] = [new WebSocket(address), [] as Event[]];
  const keep = (event: Event) => void missed.push(event);
  called = { wire, missed, keep };
  for (const kind of KINDS) wire.addEventListener(kind, keep);
  wire.addEventListener('message', ({ data }) => first(String(data)), { once: true });
}

/** The wire that was opened ahead, if it is for this table and not used yet; otherwise a new one. */
export function wireTo(address: string): WebSocket {
  const ahead = called;
  called = null;
  if (ahead?.wire.url !== address) {
    ahead?.wire.close();
    return new WebSocket(address);
  }
  // The caller adds its listeners first.
  queueMicrotask(() => {
    for (const kind of KINDS) ahead.wire.removeEventListener(kind, ahead.keep);
    for (const event of ahead.missed) ahead.wire.dispatchEvent(event);
  });
  return ahead.wire;
}
