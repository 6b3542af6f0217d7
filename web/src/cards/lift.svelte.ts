import { narrow } from '../offers/narrow.ts';
import type { Play } from '../table/play.svelte.ts';

/** How far a pointer goes before it drags, in pixels. */
const FAR = 9;

/** A card lifted from the hand: it lights the places it can go to, and is put down on one of them or put back. */
export class Lift {
  #play: Play;
  thing = $state<string | null>(null);
  x = $state(0);
  y = $state(0);

  constructor(play: Play) {
    this.#play = play;
  }

  take = (thing: string) => (down: PointerEvent) => {
    if (down.button !== 0 || !down.isPrimary) return;
    const end = new AbortController();
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      if (this.thing === null) {
        const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
        // Sideways the fan is scrolled on a touch screen.
        if (Math.hypot(dx, dy) < FAR || (event.pointerType === 'touch' && Math.abs(dx) > Math.abs(dy))) return;
        if (!this.#play.lit(thing) && !this.#play.picked(thing)) return end.abort();
        // What can only be put in one place is meant when it is put down, not before.
        if (!this.#play.picked(thing) && narrow(this.#play.looking.offers, [thing]).offers.length > 1) this.#play.click(thing);
        this.thing = thing;
      }
      [this.x, this.y] = [event.clientX, event.clientY];
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      end.abort();
      if (this.thing === null) return;
      this.thing = null;
      // The click that follows belongs to the drag; where there is none, nothing else may be swallowed.
      const swallow = (click: Event) => click.stopPropagation();
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      if (event.type === 'pointerup') this.#putDown(thing, document.elementFromPoint(event.clientX, event.clientY));
      else this.#play.reset();
    };
    for (const [name, does] of [['pointermove', move], ['pointerup', up], ['pointercancel', up]] as const) addEventListener(name, does, { signal: end.signal });
  };

  #putDown(thing: string, on: Element | null): void {
    const place = on?.closest<HTMLElement>('[data-adventure], .side') ?? null;
    const target = place?.querySelector<HTMLElement>('[data-thing]')?.dataset['thing'];
    const offers = this.#play.looking.offers, alone = narrow(offers, [thing]).offers;
    const there = target ? narrow(offers, [thing, target]).offers : [];
    const meant = there.length === 1 ? there[0] : alone.length === 1 && on?.closest('[data-drop]') ? alone[0] : undefined;
    if (meant) this.#play.choose(meant);
    else this.#play.reset();
  }
}
