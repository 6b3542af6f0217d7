/** Pan with one finger or the mouse, zoom with two or the wheel; a tap is still a click. */
export interface Moves {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: { x: number; y: number }) => void;
  /** Whether a thing can be carried from here; then it is, and the map lies still. */
  lifts?: (thing: string) => boolean;
  lift?: (thing: string) => void;
  carry?: (at: { x: number; y: number }) => void;
  /** Let go over that thing, or over nothing. */
  drop?: (thing: string | null) => void;
}

const SLIP = 6;

export function gestures(moves: Moves) {
  return (element: HTMLElement) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    let carried: { id: number; thing: string; lifted: boolean } | null = null;
    const thingAt = (target: Element | null) => target?.closest<HTMLElement | SVGElement>('[data-thing]')?.dataset['thing'] ?? null;
    const place = (event: MouseEvent) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      if (fingers.size === 0) travelled = 0;
      const thing = event.button === 0 && fingers.size === 0 ? thingAt(event.target as Element) : null;
      carried = thing && moves.lifts?.(thing) ? { id: event.pointerId, thing, lifted: false } : null;
      fingers.set(event.pointerId, place(event));
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      travelled += Math.hypot(dx, dy);
      if (travelled > SLIP && !element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      if (other) {
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        const apart = Math.hypot(before.x - other.x, before.y - other.y);
        moves.zoom(Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, apart), middle);
        moves.pan(dx / 2, dy / 2);
      } else if (carried?.id === event.pointerId) {
        if (travelled > SLIP && !carried.lifted) {
          carried.lifted = true;
          moves.lift?.(carried.thing);
        }
        if (carried.lifted) moves.carry?.(now);
      } else if (travelled > SLIP) moves.pan(dx, dy);
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (carried?.id !== event.pointerId) return;
      const { lifted } = carried;
      carried = null;
      if (lifted) moves.drop?.(event.type === 'pointerup' ? thingAt(document.elementFromPoint(event.clientX, event.clientY)) : null);
    };
    const click = (event: MouseEvent) => {
      if (travelled > SLIP) event.stopPropagation();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      moves.zoom(Math.exp(-event.deltaY / 400), place(event));
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { capture: true, signal });
    element.addEventListener('wheel', wheel, { passive: false, signal });
    return () => stop.abort();
  };
}
