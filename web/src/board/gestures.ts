/** Pan with one finger, the mouse or the arrows, zoom with two, the wheel or + and −; a mere tap stays a click. */
export interface Moves {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: { x: number; y: number }) => void;
}

const SLIP = 6;
const STRIDE = 80;
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export function gestures(moves: Moves) {
  return (element: HTMLElement) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    const place = (event: MouseEvent) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      if (fingers.size === 0) travelled = 0;
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
      } else if (travelled > SLIP) moves.pan(dx, dy);
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (travelled > SLIP) event.stopPropagation();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      moves.zoom(Math.exp(-event.deltaY / 400), place(event));
    };
    const key = (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      if (arrow) moves.pan(arrow[0] * STRIDE, arrow[1] * STRIDE);
      else if (event.key === '+' || event.key === '-') moves.zoom(event.key === '+' ? 1.3 : 1 / 1.3, middle);
      else return;
      event.preventDefault();
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { capture: true, signal });
    element.addEventListener('wheel', wheel, { passive: false, signal });
    element.addEventListener('keydown', key, { signal });
    return () => stop.abort();
  };
}
