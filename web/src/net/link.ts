import type { Answer, Command, Order, ToClient } from '../wire.ts';
import { heard, type Sitting } from './sitting.ts';

/** The part of a WebSocket that is used here. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export type State = 'connecting' | 'open' | 'waiting' | 'closed';

interface Wishes {
  /** Opens a wire to the table; `since` is the version already received. */
  open: (since: number | null) => Wire;
  onsitting: (sitting: Sitting) => void;
  onstate: (state: State) => void;
  /** A new, unique id for a command. */
  name: () => string;
}

const SHORTEST = 300;
const LONGEST = 10_000;
/** Questions about a position are not repeated once it has changed. */
const PASSING = new Set(['hint', 'why', 'forecast', 'looked', 'became']);
/** If the server does not know whether a command was executed, it is asked again after this time. */
const WONDERS = 1_000;

/**
 * The connection to a table: it reconnects by itself, asks only for what it missed, and repeats what was not
 * answered, with the same id, so that the server executes it once.
 */
export class Link {
  #wire: Wire | null = null;
  #sitting: Sitting | null = null;
  #unanswered = new Map<string, Command>();
  #pause = SHORTEST;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #ended = false;

  constructor(private readonly wishes: Wishes) {
    this.#connect();
  }

  /** Sends an order given at the version on the screen, and returns the id of its answer. */
  send(order: Order, seen = this.#sitting?.version ?? 0): string {
    const command: Command = { ...order, id: this.wishes.name(), seen };
    if (!PASSING.has(command.do)) this.#unanswered.set(command.id, command);
    this.#say(command);
    return command.id;
  }

  end(): void {
    this.#ended = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#wire?.close();
    this.wishes.onstate('closed');
  }

  #connect(): void {
    this.wishes.onstate('connecting');
    const wire = this.wishes.open(this.#sitting?.version ?? null);
    this.#wire = wire;
    wire.onmessage = ({ data }) => this.#hear(JSON.parse(data) as ToClient);
    wire.onopen = () => {
      this.#pause = SHORTEST;
      this.wishes.onstate('open');
      for (const command of this.#unanswered.values()) this.#say(command);
    };
    wire.onclose = () => {
      if (this.#wire === wire) this.#lose();
    };
  }

  #lose(): void {
    this.#wire = null;
    if (this.#ended) return;
    this.wishes.onstate('waiting');
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(LONGEST, this.#pause * 2);
  }

  #hear(said: ToClient): void {
    if (said.type === 'answer') this.#settle(said);
    const next = heard(this.#sitting, said);
    if (next) {
      this.#sitting = next;
      this.wishes.onsitting(next);
      return;
    }
    // Something was missed: start again without a version.
    this.#sitting = null;
    this.#wire?.close();
  }

  /** Asks about unknown commands until the server knows; those that were not executed are sent again. */
  #settle(said: Answer): void {
    if (said.answer === 'unknown') {
      setTimeout(() => this.#unanswered.has(said.id) && this.send({ do: 'became', command: said.id }), WONDERS);
      return;
    }
    this.#unanswered.delete(said.answer === 'became' && said.done ? said.command : said.id);
    const undone = said.answer === 'became' ? this.#unanswered.get(said.command) : undefined;
    if (undone) this.#say(undone);
  }

  #say(command: Command): void {
    try {
      this.#wire?.send(JSON.stringify(command));
    } catch {
      // Not open yet: it is sent when the wire opens.
    }
  }
}
