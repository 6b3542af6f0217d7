/** Walking among what glows with the arrows: the nearest thing in the direction one looks. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const DIRECTIONS: Record<Arrow, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
export const isArrow = (key: string): key is Arrow => key in DIRECTIONS;

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** The number of the nearest box in that direction; what lies aside counts double. Nothing there: -1. */
export function nearest(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  const [dx, dy] = DIRECTIONS[arrow];
  const here = middle(from);
  let [best, least] = [-1, Infinity];
  boxes.forEach((box, number) => {
    const there = middle(box);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along <= 1 || along + 2 * aside >= least) return;
    [best, least] = [number, along + 2 * aside];
  });
  return best;
}

const GLOWING = '[data-thing][aria-disabled="false"], button[data-action], .hold';

/** Moves the focus; without one it goes to the first thing that glows. */
export function walk(root: ParentNode, arrow: Arrow): void {
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>(GLOWING)].filter((each) => each.getClientRects().length > 0);
  const now = document.activeElement;
  if (!now || !all.includes(now as HTMLElement)) {
    all[0]?.focus();
    return;
  }
  const others = all.filter((each) => each !== now);
  const next = nearest(now.getBoundingClientRect(), others.map((each) => each.getBoundingClientRect()), arrow);
  others[next]?.focus();
}

/** The thing a key is about: the one in focus, else the one given. */
export const reads = (otherwise: string | null): string | null =>
  document.activeElement?.closest<HTMLElement | SVGElement>('[data-thing]')?.dataset['thing'] ?? otherwise;

/** Whether a key belongs to something that is being written in. */
export const writing = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input, select, textarea');
