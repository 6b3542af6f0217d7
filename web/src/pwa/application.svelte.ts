const AGAIN = 4000;
const NEWS = 30 * 60_000;
/** What is for later visits waits until this one is on the screen. */
const LATER = 2500;

/** The application in this browser: whether it is connected, and whether a newer one waits to take its place. */
class Application {
  newer = $state(false);
  #connected = $state(navigator.onLine);
  #answered = $state(true);
  #waiting: ServiceWorker | null = null;

  constructor() {
    addEventListener('online', () => (this.#connected = true));
    addEventListener('offline', () => (this.#connected = false));
    // Whoever asks the server tells whether it answered; a browser knows only of its own cable.
    addEventListener('answered', () => (this.#answered = true));
    addEventListener('unanswered', () => this.#miss());
    if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void this.#register(), LATER);
    // A page that was kept opens without anybody having answered.
    if (navigator.serviceWorker?.controller) setTimeout(() => void this.#knock(), LATER);
  }

  get online(): boolean {
    return this.#connected && this.#answered;
  }

  /** Lets the newer version take over, and begins anew with it. */
  renew(): void {
    this.#waiting?.postMessage('take over');
  }

  #miss(): void {
    if (!this.#answered) return;
    this.#answered = false;
    setTimeout(() => void this.#knock(), AGAIN);
  }

  /** Knocks until somebody answers. */
  async #knock(): Promise<void> {
    this.#answered = await fetch('/healthz').then(({ ok }) => ok, () => false);
    if (!this.#answered) setTimeout(() => void this.#knock(), AGAIN);
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
    setInterval(() => void registered.update().catch(() => undefined), NEWS);
  }

  #offer(waiting: ServiceWorker): void {
    this.#waiting = waiting;
    this.newer = true;
  }
}

export const application = new Application();
