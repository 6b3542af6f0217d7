/**
 * A wire to a table, opened while the pages that will use it are still being fetched. What it says meanwhile is kept, and
 * said again when somebody listens.
 */
let called: { wire: WebSocket; missed: Event[]; keep: (event: Event) => void } | null = null;

const KINDS = ['open', 'message', 'close'];

/** `first` hears the first thing that is said. */
export function callAhead(address: string, first: (said: string) => void): void {
  const [wire, missed] = [new WebSocket(address), [] as Event[]];
  const keep = (event: Event) => void missed.push(event);
  called = { wire, missed, keep };
  for (const kind of KINDS) wire.addEventListener(kind, keep);
  wire.addEventListener('message', ({ data }) => first(String(data)), { once: true });
}

/** The wire that was opened ahead, once and if it leads there; else a new one. */
export function wireTo(address: string): WebSocket {
  const ahead = called;
  called = null;
  if (ahead?.wire.url !== address) {
    ahead?.wire.close();
    return new WebSocket(address);
  }
  // Whoever asked for it puts his listeners on first.
  queueMicrotask(() => {
    for (const kind of KINDS) ahead.wire.removeEventListener(kind, ahead.keep);
    for (const event of ahead.missed) ahead.wire.dispatchEvent(event);
  });
  return ahead.wire;
}
