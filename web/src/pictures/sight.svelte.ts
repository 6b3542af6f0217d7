/** Whether every picture counts as seen, wherever on the page it is: before printing. */
export const sight = $state({ all: false });

/** Resolves when no picture of the page is still being cut. */
export async function allCut(): Promise<void> {
  sight.all = true;
  const patience = performance.now() + 120_000;
  const ready = () => [...document.querySelectorAll<HTMLImageElement>('.picture img')].every(({ complete }) => complete) && !document.querySelector('.picture:not(:has(img))');
  do await new Promise((resolve) => setTimeout(resolve, 200));
  while (!ready() && performance.now() < patience);
  sight.all = false;
}
