// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { identity } from '../src/source/server/identity.ts';
import { beForgotten } from '../src/source/server/person.ts';
import { askedForNotices, startPush, stopPush } from '../src/source/server/push.ts';

/** A browser whose push service issues one address after another, and the requests to the server. */
let given = 0;
let current: string | null = null;
const manager = {
  getSubscription: async () => (current === null ? null : subscriptionAt(current)),
  subscribe: vi.fn(async (_: object) => {
    current = `https://push.example/${++given}`;
    return subscriptionAt(current);
  }),
};
const subscriptionAt = (endpoint: string) => ({
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    current = null;
    return true;
  },
});
const asked: { path: string; method: string; secret: string | null; body: unknown }[] = [];
const added = () => asked.filter(({ path, method }) => method === 'POST' && path === '/api/me/channels');

/** The storage that a browser's service workers and pages share. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    return {
      put: async (key: string, response: Response) => void entries.set(key, response),
      match: async (key: string) => entries.get(key)?.clone(),
    };
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }
}

beforeEach(() => {
  given = 0;
  current = null;
  asked.length = 0;
  const registration = { pushManager: manager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('registration', registration);
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration },
    configurable: true,
  });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers = {}, body = '' } = {}) => {
    const secret = new Headers(headers).get('authorization');
    asked.push({ path, method, secret, body: body === '' ? null : JSON.parse(body) });
    return Response.json({ channel: { id: 'c', kind: 'push' }, pushKey: 'the key of the site' });
  });
  identity.set({ person: { id: 'ada', name: 'Ada' }, secret: 'ada.secret' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The browser drops the subscription, as it may at any time, even while no page is open. */
async function giveUp(): Promise<void> {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('__FILES__', []);
  vi.stubGlobal('addEventListener', (kind: string, listener: (event: object) => void) =>
    listeners.set(kind, listener),
  );
  await import('../src/offline/sw.ts');
  current = null;
  const done: Promise<unknown>[] = [];
  listeners.get('pushsubscriptionchange')?.({ waitUntil: (work: Promise<unknown>) => done.push(work) });
  await Promise.all(done);
}

it('a subscription that the browser dropped is renewed, and the server is told', async () => {
  await startPush();
  await giveUp();
  expect(current).toBe('https://push.example/2');
  expect(manager.subscribe).toHaveBeenLastCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'the key of the site',
  });
  expect(added()).toMatchObject(
    [1, 2].map((number) => ({
      secret: 'Bearer ada.secret',
      body: {
        kind: 'push',
        subscription: { endpoint: `https://push.example/${number}`, keys: { p256dh: 'p', auth: 'a' } },
      },
    })),
  );
});

it('but not if nobody wants notifications any more', async () => {
  await startPush();
  await stopPush();
  await giveUp();
  expect(current).toBeNull();
  expect(added()).toHaveLength(1);
});

it('a person who is forgotten leaves none of it in the browser', async () => {
  askedForNotices.set(true);
  await startPush();
  expect(current).not.toBeNull();
  await beForgotten();
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/me' });
  expect([current, askedForNotices.get(), identity.get()]).toEqual([null, false, null]);
  await giveUp();
  expect(added()).toHaveLength(1);
});
