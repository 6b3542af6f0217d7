/*
 * The service worker: the shell and files whose names tell their content are kept, so that the application opens
 * without a connection. What the server says of games is never kept.
 */
const VERSION = 'VERSION';
const FILES = ['FILES'];
const SHELL = `shell ${VERSION}`;
const SEEN = 'seen';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('shell ') && name !== SHELL;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname === '/') event.respondWith(fetch(request).catch(() => kept('/')));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

async function kept(path) {
  return (await caches.match(path)) ?? Response.error();
}

/** A file named by its content never changes: what is kept is right. */
async function asset(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SEEN)).put(request, answer.clone());
  return answer;
}
