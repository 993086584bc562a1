import type { Channel } from '@nokturn/protocol/types';
import { stored } from '../../app/stored.ts';
import { call } from './api.ts';
import { secretOf } from './identity.ts';

/** Whether the person was asked, in this browser, if they want notifications. */
export const askedForNotices = stored('nokturn.asked-for-notices', false);

/** Data for the service worker, which has no access to the page's data: as in sw.ts. */
const TOLD = { cache: 'nokturn-told', entry: '/told' } as const;

/**
 * Whether this browser can show notifications while the page is closed. Browsers require a secure connection for it.
 */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Whether the person has not decided yet, in this browser. */
export function isPushOpen(): boolean {
  return canPush() && Notification.permission === 'default';
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return canPush() ? navigator.serviceWorker.getRegistration() : undefined;
}

/** The address for this browser's notifications; null if it has none. */
export async function pushEndpoint(): Promise<string | null> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** Asks the person with the browser's own dialog. Null if they, or the browser, refuse. */
export async function startPush(): Promise<Channel | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushKey } = await call('myNotices');
  const manager = (await registration())?.pushManager;
  if (manager === undefined) return null;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  // An existing subscription for another site at this address, or with an old key, is useless.
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

/** Ends the notifications of this browser. */
export async function stopPush(): Promise<void> {
  if (!canPush()) return;
  await caches.delete(TOLD.cache);
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}
