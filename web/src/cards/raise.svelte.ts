import type { CardGame, Contest, Offer } from '../sheets.ts';
import type { Play } from '../table/play.svelte.ts';

const amountOf = (offer: Offer) => Number(offer.args['amount']);

/** One's bid while it is made: which coins are taken up, and what can be done with them. */
export class Raise {
  #play: Play;
  #contest: () => Contest;
  #sheet: () => CardGame;
  /** The coins taken up; a new question begins with the least. */
  #held = $state.raw<{ among: readonly Offer[]; amount: number } | null>(null);

  constructor(play: Play, contest: () => Contest, sheet: () => CardGame) {
    this.#play = play;
    this.#contest = contest;
    this.#sheet = sheet;
  }

  offers = $derived.by(() => (this.asked ? this.#play.looking.offers : []));
  raises = $derived.by(() => this.offers.filter(({ key }) => key === 'cg-offer-bid'));
  least = $derived.by(() => (this.raises[0] ? amountOf(this.raises[0]) : 0));
  most = $derived.by(() => this.raises.reduce((most, offer) => Math.max(most, amountOf(offer)), 0));
  side = $derived.by(() => this.#contest().sides.indexOf(this.#play.looking.seat ?? -1));
  mine = $derived.by(() => this.#contest().bids[this.side] ?? 0);
  theirs = $derived.by(() => this.#contest().bids[1 - this.side] ?? 0);
  /** What one owns, stakes included (B-2). */
  own = $derived.by(() => this.#sheet().players.find(({ seat }) => seat === this.#play.looking.seat)?.glory ?? 0);
  amount = $derived.by(() => (this.#held?.among === this.offers ? this.#held.amount : this.least));
  raise = $derived.by(() => this.raises.find((offer) => amountOf(offer) === this.amount));
  match = $derived.by(() => this.offers.find(({ key }) => key === 'cg-offer-match'));
  withdraw = $derived.by(() => this.offers.find(({ key }) => key === 'cg-offer-withdraw'));
  others = $derived.by(() => this.offers.filter(({ key }) => !['cg-offer-bid', 'cg-offer-match', 'cg-offer-withdraw'].includes(key)));

  get asked(): boolean {
    const asked = this.#sheet().asked;
    return asked?.question === 'bid' && asked.seat === this.#play.looking.seat;
  }

  take = (to: number) => {
    if (this.raises.length) this.#held = { among: this.offers, amount: Math.min(this.most, Math.max(this.least, to)) };
  };
}
