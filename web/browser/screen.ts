/** What has to be traced for `Screen`. */
export const categories = ['-*', 'blink.user_timing', 'devtools.timeline'];

interface Traced {
  name: string;
  cat: string;
  ph: string;
  ts: number;
  pid: number;
  id?: number;
  args: { data?: { isOutermostMainFrame?: boolean; documentLoaderURL?: string } };
}

/** Frames of a page as Chromium's trace tells them: when each was begun, and when it was on the screen. */
export class Screen {
  #events: Traced[];
  /** A page that comes from another one may begin in that one's process. */
  #begun: Traced | undefined;
  #frames: { begun: number; shown: number }[];

  constructor(trace: Buffer) {
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Traced[] };
    const page = traceEvents.find(({ cat, name }) => cat === 'blink.user_timing' && /^(heard|drawn|board|fonts)/.test(name))?.pid;
    this.#events = traceEvents.filter(({ pid }) => pid === page).toSorted((a, b) => a.ts - b.ts);
    this.#begun = traceEvents.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'));
    const frames = this.#events.filter(({ name }) => name === 'AnimationFrame');
    const shown = new Map(frames.filter(({ ph }) => ph === 'f').map(({ id, ts }) => [id, ts]));
    this.#frames = frames.filter(({ ph, id }) => ph === 's' && shown.has(id)).map(({ id, ts }) => ({ begun: ts, shown: shown.get(id)! }));
  }

  #marks(name: RegExp): Traced[] {
    return this.#events.filter((event) => event.cat === 'blink.user_timing' && name.test(event.name));
  }

  /** When what was drawn at this time was on the screen: a frame begins with the work that makes it necessary. */
  #shownAfter(drawn: number): number {
    const last = this.#frames.findLast(({ begun }) => begun <= drawn);
    if (last && last.shown >= drawn) return last.shown;
    const next = this.#frames.find(({ begun }) => begun > drawn);
    if (!next) throw new Error('The trace tells of no frame that showed what was drawn.');
    return next.shown;
  }

  /** Milliseconds. */
  when(mark: string): number {
    return this.#shownAfter(found(this.#marks(new RegExp(`^${mark}$`))[0], mark).ts) / 1000;
  }

  navigated(): number {
    return found(this.#begun, 'navigationStart').ts / 1000;
  }

  /** From hearing of each version until it, or a later one, is on the screen. */
  delays(): number[] {
    const drawn = this.#marks(/^drawn /).map(({ name, ts }) => ({ version: Number(name.slice(6)), ts }));
    return this.#marks(/^heard /).map(({ name, ts }) => {
      const first = drawn.find(({ version, ts: at }) => at >= ts && version >= Number(name.slice(6)));
      return (this.#shownAfter(found(first, `drawn after ${name}`).ts) - ts) / 1000;
    });
  }
}

function found(event: { ts: number } | undefined, what: string): { ts: number } {
  if (!event) throw new Error(`The trace does not tell of “${what}”.`);
  return event;
}
