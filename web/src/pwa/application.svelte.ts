const AGAIN = 4000;
const NEWS = 30 * 60_000;
/** Work for later visits waits until this page is on the screen. */
const LATER = 2500;

/** The application in this browser: whether it is connected, and whether a newer version is waiting. */
class Application {
  newer = $state(false);
  #connected = $state(navigator.onLine);
  #answered = $state(true);
  #waiting: ServiceWorker | null = null;

  constructor() {
    addEventListener('online', () => (this.#connected = true));
    addEventListener('offline', () => (this.#connected = false));
    // The callers of the server report whether it answered; the browser only knows about its own network.
    addEventListener('answered', () => (this.#answered = true));
    addEventListener('unanswered', () => this.#miss());
    if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void this.#register(), LATER);
    // A cached page opens without an answer from the server.
    if (navigator.serviceWorker?.controller) setTimeout(() => void this.#knock(), LATER);
  }

  get online(): boolean {
    return this.#connected && this.#answered;
  }

  /** Lets the newer version take over, and reloads. */
  renew(): void {
    this.#waiting?.postMessage('take over');
  }

  #miss(): void {
    if (!this.#answered) return;
    this.#answered = false;
    setTimeout(() => void this.#knock(), AGAIN);
  }

  /** Asks until the server answers. */
  async #knock(): Promise<void> {
    this.#answered = await fetch('/healthz').then(({ ok }) => ok, () => false);
    if (!this.#answered) setTimeout(() => void this.#knock(), AGAIN);
  }

  async #register(): Promise<void> {
    // Without it everything works except offline, so a browser may refuse.
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
    // Also for people who leave a game open for days.
    setInterval(() => void registered.update().catch(() => undefined), NEWS);
  }

  #offer(waiting: ServiceWorker): void {
    this.#waiting = waiting;
    this.newer = true;
  }
}

export const application = new Application();
