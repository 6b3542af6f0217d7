/** Tells the size of an element, now and whenever it changes – when the browser knows it: asking would make it lay out at once. */
export const measured = (tell: (width: number, height: number) => void) => (element: HTMLElement) => {
  const observer = new ResizeObserver(() => tell(element.offsetWidth, element.offsetHeight));
  observer.observe(element);
  return () => observer.disconnect();
};
