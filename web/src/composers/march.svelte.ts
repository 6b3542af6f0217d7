import { untrack } from 'svelte';
import type { Offer } from '../sheets.ts';
import type { Play } from '../table/play.svelte.ts';

type Table = Pick<Play, 'looking' | 'live' | 'confirm'>;

const LIFTS = ['aoc-offer-army', 'aoc-offer-emissary'];
const COUNT = 'aoc-ask-how-many';
const WHERE = ['aoc-ask-where-to', 'aoc-ask-emissary-to'];

/**
 * Sending an army or an emissary in one movement. The game asks for it in three steps: which army, how many (M-3, M-4), where
 * to. Here the whole army is taken first, so that every place it may go is lit; another number is chosen at the end, by taking
 * the count back and giving the new one. Everything is done with offers: whatever is not offered cannot be composed.
 */
export class March {
  /** Where it stands. */
  from = $state<string | null>(null);
  /** Where it was set down. */
  to = $state<string | null>(null);
  /** How many are to go, and how many might. */
  count = $state(0);
  counts = $state.raw<readonly number[]>([]);
  /** What the server knows of the count. */
  #given = 0;
  #before = '';
  #doing: 'idle' | 'sending' | 'leaving' = 'idle';
  #dropped: string | null = null;

  constructor(private readonly table: () => Table) {
    $effect(() => {
      const { prompt, offers } = this.table().looking;
      const live = this.table().live !== null;
      untrack(() => live && this.hear(prompt?.key ?? '', prompt?.args['from'], offers));
    });
  }

  /** What is offered now for that place. */
  #offerAt = (thing: string | null): Offer | undefined => {
    const { prompt, offers } = this.table().looking;
    return WHERE.includes(prompt?.key ?? '') ? offers.find(({ args }) => args['at'] === thing) : undefined;
  };

  /** What would be sent now. */
  get offer(): Offer | undefined {
    return this.#offerAt(this.to);
  }

  #lifting = (thing: string) => this.table().looking.offers.find(({ key, args }) => LIFTS.includes(key) && args['at'] === thing);
  canLift = (thing: string) => this.table().live !== null && this.#lifting(thing) !== undefined;

  lift = (thing: string): void => {
    const offer = this.#lifting(thing);
    if (!offer) return;
    this.#clear();
    this.from = thing;
    this.table().confirm(offer);
  };

  /** Sets it down there; whether that is a place for it. A place named before the offers are here waits for them. */
  place = (thing: string): boolean => {
    if (this.#offerAt(thing)) {
      this.to = thing;
      return true;
    }
    if (this.from !== null && !this.#offers.length) this.#dropped = thing;
    return false;
  };

  get #offers(): readonly Offer[] {
    const { prompt, offers } = this.table().looking;
    return WHERE.includes(prompt?.key ?? '') ? offers : [];
  }

  commit = (): void => {
    const offer = this.offer;
    if (!offer) return;
    if (this.counts.length < 2 || this.count === this.#given) {
      this.#clear();
      this.table().confirm(offer);
      return;
    }
    this.#doing = 'sending';
    this.table().live?.ask('take_back');
  };

  /** Puts it down where it was set, or back where it came from. Whether there was anything to put back. */
  back = (): boolean => {
    if (this.to !== null) this.to = null;
    else if (this.from !== null && this.table().live?.takeBack) {
      this.#doing = 'leaving';
      this.table().live?.ask('take_back');
    } else return false;
    return true;
  };

  more = (by: number): void => {
    const next = this.counts.indexOf(this.count) + by;
    this.count = this.counts[next] ?? this.count;
  };

  #clear(): void {
    this.from = this.to = this.#dropped = null;
    this.counts = [];
    this.count = this.#given = 0;
    this.#doing = 'idle';
  }

  hear(ask: string, from: unknown, offers: readonly Offer[]): void {
    const before = this.#before;
    this.#before = ask;
    if (ask === COUNT) this.#counted(before, from, offers);
    else if (WHERE.includes(ask)) this.#placed(from);
    else if (this.from === null || !offers.some(({ key }) => LIFTS.includes(key)) || before !== ask) this.#clear();
  }

  #counted(before: string, from: unknown, offers: readonly Offer[]): void {
    if (!offers.length) return;
    if (typeof from === 'string') this.from = from;
    this.counts = offers.map(({ args }) => Number(args['count']));
    // Somebody took the count back, by whatever key: then the army goes back as well.
    if (this.#doing === 'leaving' || (this.#doing === 'idle' && WHERE.includes(before))) {
      this.#doing = 'leaving';
      if (this.table().live?.takeBack) {
        this.table().live?.ask('take_back');
        return;
      }
    }
    this.#given = this.#doing === 'sending' ? this.count : Math.max(...this.counts);
    this.count = this.#given;
    const offer = offers.find(({ args }) => args['count'] === this.#given);
    if (offer) this.table().confirm(offer);
  }

  #placed(from: unknown): void {
    if (typeof from === 'string') this.from = from;
    if (this.#doing === 'sending') {
      this.#doing = 'idle';
      this.commit();
    } else if (this.#dropped) {
      const thing = this.#dropped;
      this.#dropped = null;
      this.place(thing);
    }
  }
}
