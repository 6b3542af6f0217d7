/** Looks at once and then ever again, as long as somebody sees the page; the answer ends it. */
export function every(pause: number, look: () => Promise<unknown>): () => void {
  void look();
  const timer = setInterval(() => document.visibilityState === 'visible' && void look(), pause);
  return () => clearInterval(timer);
}
