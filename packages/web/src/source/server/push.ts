import type { Channel } from '@nokturn/protocol/types';
import { stored } from '../../app/stored.ts';
import { call } from './api.ts';
import { secretOf } from './identity.ts';

/** Whether one was asked, in this browser, if one wants to be told something. */
export const askedForNotices = stored('nokturn.asked-for-notices', false);

/** What is kept for the service worker, which knows nothing that the page knows: as in sw.ts. */
const TOLD = { cache: 'nokturn-told', entry: '/told' } as const;

/** Whether this browser can be told something while the page is closed. Browsers want a secure connection for it. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Whether nobody has decided yet, in this browser. */
export function isPushOpen(): boolean {
  return canPush() && Notification.permission === 'default';
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return canPush() ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Where this browser is told something; null if it is not. */
export async function pushEndpoint(): Promise<string | null> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** Asks the person, by the browser's own means. Null if they, or the browser, do not want it. */
export async function startPush(): Promise<Channel | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushKey } = await call('myNotices');
  const manager = (await registration())?.pushManager;
  if (manager === undefined) return null;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  // One that was made for another site at this address, or with a key of before, is of no use.
  const subscription = await manager.subscribe(options).catch(async () => {
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options).catch(() => null);
  });
  const { endpoint = '', keys } = subscription?.toJSON() ?? {};
  if (subscription === null || keys?.p256dh === undefined || keys.auth === undefined) return null;
  const given = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  const { channel } = await call('addChannel', { body: { kind: 'push', subscription: given } });
  const kept = JSON.stringify({ secret: secretOf(), pushKey });
  await (await caches.open(TOLD.cache)).put(TOLD.entry, new Response(kept));
  return channel;
}

/** This browser is told nothing any more. */
export async function stopPush(): Promise<void> {
  if (!canPush()) return;
  await caches.delete(TOLD.cache);
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}
