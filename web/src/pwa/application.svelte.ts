/** The application in this browser: whether it is connected, and whether a newer one waits to take its place. */
class Application {
  online = $state(navigator.onLine);
  newer = $state(false);
  #waiting: ServiceWorker | null = null;

  constructor() {
    addEventListener('online', () => (this.online = true));
    addEventListener('offline', () => (this.online = false));
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void this.#register();
  }

  /** Lets the newer version take over, and begins anew with it. */
  renew(): void {
    this.#waiting?.postMessage('take over');
  }

  async #register(): Promise<void> {
    // Without it everything works, only not offline: a browser that refuses is no trouble.
    const registered = await navigator.serviceWorker.register('/sw.js').catch(() => null);
    if (!registered) return;
    const first = !navigator.serviceWorker.controller;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (!first || this.newer) location.reload();
    });
    if (registered.waiting) this.#offer(registered.waiting);
    registered.addEventListener('updatefound', () => {
      const coming = registered.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && navigator.serviceWorker.controller) this.#offer(coming);
      });
    });
    // Somebody who leaves a game open for days hears of it, too.
    setInterval(() => void registered.update().catch(() => undefined), 30 * 60_000);
  }

  #offer(waiting: ServiceWorker): void {
    this.#waiting = waiting;
    this.newer = true;
  }
}

export const application = new Application();
