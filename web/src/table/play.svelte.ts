import { getContext, setContext } from 'svelte';
import type { Arguments } from '../language/names.ts';
import type { Words } from '../language/words.ts';
import { click, meant, narrow } from '../offers/narrow.ts';
import { settings } from '../settings.svelte.ts';
import type { Looking, Offer } from '../sheets.ts';
import type { Advised, ChatLine, Expected, Refusal, TableInfo } from '../wire.ts';

/** What a table on the server can do and knows beside the game; a sample or a replay has none of it. */
export interface Live {
  table: TableInfo;
  present: readonly number[];
  onlookers: number;
  chat: readonly ChatLine[];
  refusal: Refusal | null;
  takeBack: boolean;
  hints: readonly Advised[] | null;
  reasons: readonly Refusal[] | null;
  forecast: readonly Expected[] | null;
  ask(what: 'take_back' | 'hint' | 'forecast' | 'resign' | 'take_over' | 'hand_over'): void;
  why(thing: string): void;
  say(text: string): void;
}

interface Given {
  game: string;
  looking: Looking<unknown>;
  words: Words;
  live?: Live | null;
  onchoose: (offer: Offer) => void;
}

/** Whether a click that leaves only this still asks: what cannot be taken back, and what is sealed. */
const weighs = ({ key, final }: Offer) => final !== false || /^aoc-offer-bid/.test(key);

type Handlers = Record<'onclick' | 'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur', () => void>;

/** One person playing: what he has picked, what waits for his word, and what he looks at closely. */
export class Play {
  #given: () => Given;
  /** Picks hold as long as the offers they were made among. */
  #at = $state.raw<{ among: readonly Offer[]; picked: readonly string[]; waiting: Offer | null }>({ among: [], picked: [], waiting: null });
  /** In this mode a click asks why not, whatever it is on. */
  asking = $state(false);
  /** The thing looked at closely. */
  near = $state<string | null>(null);
  /** A composer that takes a click for itself; whether it did. */
  taken: ((thing: string) => boolean) | null = null;
  /** The thing the pointer is over. */
  over = $state<string | null>(null);
  /** The sheet that lies open: all moves over the table, or what is read beside it. */
  sheet = $state('');

  /** What is given is read piece by piece: else every sentence would hang on every view. */
  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly game = $derived.by(() => this.#given().game);
  readonly words = $derived.by(() => this.#given().words);

  get live() {
    return this.#given().live ?? null;
  }

  get looking() {
    return this.#given().looking;
  }

  say = (key: string, args?: Arguments) => this.words.say(key, args);

  /** Every view is a new one; whoever is not asked has the same offers – none – in all of them. */
  #offers = $derived.by(() => this.looking.offers);
  #now = $derived.by(() => (this.#at.among === this.#offers ? this.#at : { among: this.#offers, picked: [], waiting: null }));
  narrowed = $derived.by(() => narrow(this.#offers, this.#now.picked));

  /** The offer that waits for confirmation. */
  get waiting(): Offer | null {
    return this.#now.waiting;
  }

  /** What a thing is called; a number by what it counts. */
  named = (thing: string): string => {
    const [counted, number] = thing.split(':');
    if (number !== undefined) return counted === 'token' ? this.say('web-bid-token', { value: Number(number) }) : number;
    return this.words.has(thing) ? this.say(thing) : this.say('web-this');
  };

  lit = (thing: string) => this.narrowed.glowing.has(thing);
  picked = (thing: string) => this.#now.picked.includes(thing);

  #set(picked: readonly string[], waiting: Offer | null): void {
    this.#at = { among: this.looking.offers, picked, waiting };
  }

  /** A click on a thing: it narrows what can be done; a thing that cannot be chosen is looked at, and asked about. */
  click = (thing: string) => {
    if (!this.asking && this.taken?.(thing)) {
      this.near = null;
      return;
    }
    if (this.asking || !(this.lit(thing) || this.picked(thing) || this.#anew(thing))) {
      this.inspect(thing);
      return;
    }
    this.near = null;
    const next = click(this.looking.offers, this.narrowed, thing);
    this.#set(next.picked, null);
    const one = meant(next);
    if (one) this.choose(one, weighs(one));
  };

  /** Clicks several things at once: what stands here, and where. */
  clickAll = (things: readonly string[]) => {
    const next = narrow(this.looking.offers, things);
    if (!next.offers.length || this.asking) {
      this.inspect(things[0] ?? '');
      return;
    }
    this.#set(next.picked, null);
    const one = meant(next);
    if (one) this.choose(one, weighs(one));
  };

  #anew = (thing: string) => narrow(this.looking.offers, [thing]).offers.length > 0;

  inspect = (thing: string) => {
    this.near = thing;
    this.asking = false;
    this.live?.why(thing);
  };

  /** Does it, or asks first where it cannot be taken back. */
  choose = (offer: Offer, final = offer.final === true || weighs({ ...offer, final: false })) => {
    if (final && settings.confirm) this.#set(this.#now.picked, offer);
    else this.confirm(offer);
  };

  confirm = (offer: Offer) => {
    this.#set([], null);
    // The list of all moves lies over the table.
    if (this.sheet === 'moves') this.sheet = '';
    this.#given().onchoose(offer);
  };

  /** Lets go of the last thing: what waits, the mode, the close look, the picks. Whether there was any. */
  back = (): boolean => {
    const held = this.waiting !== null || this.asking || this.near !== null || this.sheet !== '' || this.#now.picked.length > 0;
    if (this.waiting) this.#set(this.#now.picked.length > 0 ? [] : this.#now.picked, null);
    else if (this.asking) this.asking = false;
    else if (this.near !== null) this.near = null;
    else if (this.sheet) this.sheet = '';
    else this.#set([], null);
    return held;
  };

  reset = () => this.#set([], null);

  /** What a thing is marked with wherever it is drawn. */
  mark = (thing: string) => ({
    'data-thing': thing,
    'aria-disabled': !this.lit(thing),
    'aria-pressed': this.picked(thing),
    'tabindex': this.lit(thing) ? 0 : -1,
    ...this.#handles(thing),
  });

  #handled: Record<string, Handlers> = {};

  /** The same ones each time, lest every view take all listeners off and put them on again. */
  #handles = (thing: string): Handlers => (this.#handled[thing] ??= this.#handlers(thing));

  #handlers(thing: string): Handlers {
    return {
      onclick: () => this.click(thing),
      onpointerenter: () => void (this.over = thing),
      onpointerleave: () => this.leave(thing),
      onfocus: () => void (this.over = thing),
      onblur: () => this.leave(thing),
    };
  }

  leave = (thing: string) => {
    if (this.over === thing) this.over = null;
  };
}

const KEY = Symbol('play');
export const sitDown = (play: Play): Play => setContext(KEY, play);
export const atTable = (): Play => getContext(KEY);
