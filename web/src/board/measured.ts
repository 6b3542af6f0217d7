/** Reports the size of an element, now and whenever it changes, once the browser knows it: asking would force a layout. */
export const measured = (tell: (width: number, height: number) => void) => (element: HTMLElement) => {
  const observer = new ResizeObserver(() => tell(element.offsetWidth, element.offsetHeight));
  observer.observe(element);
  return () => observer.disconnect();
};
