// Keeps the pages of this version on the device, so that they open without a line. It keeps and sends nothing else: what a
// game says, and what is written, is the pages' own affair. docs/decisions/0012-offline-by-own-service-worker.md says why.

/** Every file of this version, by its path; written in by the build. */
const FILES = new Set('__FILES__'.split(' '));
const OURS = 'defensor-shell-';
const CACHE = `${OURS}__VERSION__`;
const SHELL = '/index.html';
/** On a line as slow as this the page that is kept is shown. */
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => {
  const fresh = [...FILES].map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

// A new version takes over when no page of the one before is open: those may still need its files.
self.addEventListener('activate', (event) => {
  const removeOthers = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)),
    );
    await self.clients.claim();
  };
  event.waitUntil(removeOthers());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.has(pathname)) event.respondWith(file(request, pathname));
});

/** The page as the server has it, else the one that is kept. */
async function page(request) {
  const kept = await caches.match(SHELL, { cacheName: CACHE });
  if (kept === undefined) return fetch(request);
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(kept), PATIENCE_MS);
  });
  try {
    return await Promise.race([fetch(request), late]);
  } catch {
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

/** A file as it is kept: files whose names do not tell their version, the others go by them alone. */
async function file(request, pathname) {
  return (await caches.match(pathname, { cacheName: CACHE })) ?? fetch(request);
}
