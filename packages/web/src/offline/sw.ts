/// <reference lib="webworker" />
import type { PushBody } from '@nokturn/protocol/types';

/** The files of this build: the build inserts their names here. Each name contains the hash of the content. */
declare const __FILES__: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
/** The folder of the page: there may be other pages next to it. */
const PAGE = new URL('.', worker.location.href).pathname;
const ALWAYS = ['', 'favicon.svg', 'manifest.webmanifest', 'icon-192.png', 'icon-512.png'].map(
  (file) => `${PAGE}${file}`,
);
const files = __FILES__.map((file) => `${PAGE}${file}`);
/** If there is a network but nothing gets through, requests are given up after this time, in milliseconds. */
const PATIENCE = 4_000;
/** The prefix of this page's caches: a page of the same kind in another folder has caches of its own. */
const OWN = PAGE === '/' ? 'nokturn-' : `nokturn ${PAGE} `;
const CACHE = `${OWN}${fingerprint(files.join())}`;
/** Frozen rules, which never change: older matches need them whatever the version of the page. As in frozen.ts. */
const PAST = 'nokturn-past';
/** The person this browser shows notifications for, and the site: as in push.ts. */
const TOLD = { cache: 'nokturn-told', entry: '/told' } as const;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([...ALWAYS, ...files]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith(OWN) && ![CACHE, PAST, TOLD.cache].includes(name))
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith(`${PAGE}api/`)) return;
  if (event.request.mode === 'navigate') event.respondWith(freshPage(event.request));
  else if (url.pathname.startsWith(`${PAGE}past/`)) event.respondWith(keptForGood(event.request));
  else event.respondWith(kept(event.request));
});

worker.addEventListener('push', (event) => {
  const told = toldIn(event.data);
  const shown = worker.registration.showNotification(told.title, {
    body: told.text,
    tag: told.tag,
    icon: `${PAGE}icon-192.png`,
    // The bar of a phone shows it as a silhouette: an icon with a background would be just a square.
    badge: `${PAGE}badge-96.png`,
    data: told.path,
  });
  event.waitUntil(Promise.all([shown, showBadge(told.waiting)]));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(String(event.notification.data ?? PAGE)));
});

worker.addEventListener('pushsubscriptionchange', (event) => {
  (event as ExtendableEvent).waitUntil(subscribeAgain());
});

/** Browsers drop subscriptions and keys as they like. The server finds out by itself that the old one is dead. */
async function subscribeAgain(): Promise<void> {
  const kept = await (await caches.open(TOLD.cache)).match(TOLD.entry);
  if (kept === undefined) return;
  const { secret, pushKey } = (await kept.json()) as { secret: string; pushKey: string };
  const subscription = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await fetch(`${PAGE}api/me/channels`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({
      kind: 'push',
      subscription: { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } },
    }),
  });
}

/** The message of the server; browsers require that something is shown for every push. */
function toldIn(data: PushMessageData | null): PushBody {
  const nothing = { title: 'Nokturn', text: '', path: PAGE, tag: 'nokturn', waiting: 0 };
  try {
    return { ...nothing, ...(data?.json() as Partial<PushBody> | undefined) };
  } catch {
    return nothing;
  }
}

async function showBadge(waiting: number): Promise<void> {
  await navigator.setAppBadge?.(waiting).catch(() => {});
}

/** Opens it in a window that already shows the match, in any other window of this page, or in a new one. */
async function openAt(path: string): Promise<void> {
  const url = new URL(path, worker.location.origin).href;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((each) => each.url === url);
  if (there === undefined && windows[0] === undefined) {
    await worker.clients.openWindow(url);
    return;
  }
  const shown = there ?? (await windows[0]?.navigate(url));
  // A browser may refuse to bring a window to the front: it still has the right address.
  await shown?.focus().catch(() => {});
}

/** The page itself comes from the server if it can be reached, so that a new version is used at once. */
async function freshPage(request: Request): Promise<Response> {
  const fresh = fetch(request).catch(() => Response.error());
  const response = await Promise.race([fresh, tooLate()]);
  if (response?.ok) return response;
  return (await caches.match(PAGE)) ?? fresh;
}

function tooLate(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function keptForGood(request: Request): Promise<Response> {
  const cache = await caches.open(PAST);
  const known = await cache.match(request.url);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

function fingerprint(text: string): string {
  let hash = 5381;
  for (const letter of text) hash = ((hash * 33) ^ letter.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}
