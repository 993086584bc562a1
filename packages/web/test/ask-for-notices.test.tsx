// @vitest-environment happy-dom
import type { View } from '@nokturn/engine';
import type { Lobby } from '@nokturn/protocol/types';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import { AskForNotices } from '../src/lobby/AskForNotices.tsx';
import type { Moment } from '../src/source/source.ts';
import './patient.ts';

// The build of the page provides the names of the games.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));

/** A browser in which nothing has been decided yet, and a server that sends the person no notifications. */
const requestPermission = vi.fn(async () => 'denied');
const asked: string[] = [];
let channels: object[] = [];
let mail = false;
beforeEach(() => {
  mail = false;
  window.localStorage.clear();
  asked.length = 0;
  channels = [];
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' } = {}) => {
    asked.push(`${method} ${path}`);
    return Response.json({ wishes: { language: 'en', quiet: null }, channels, pushKey: 'k', mail });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function nobodyWasAsked(): void {
  window.localStorage.setItem('nokturn.asked-for-notices', 'false');
  window.dispatchEvent(new StorageEvent('storage', { key: 'nokturn.asked-for-notices' }));
}

function moment(version: number, isAsked: boolean): Moment {
  const view = { asked: isAsked ? { mine: { answer: null } } : { mine: null } } as unknown as View;
  return { version, undid: null, happenings: [], view };
}

const lobbyWith = (seconds: number | null) =>
  ({ status: 'playing', clock: { seconds, after: 'default' } }) as Lobby;

/** A person is asked, and answers. */
async function move(seconds: number | null): Promise<void> {
  const show = (moments: readonly Moment[]) => (
    <WordsProvider>
      <p>ready</p>
      <AskForNotices lobby={lobbyWith(seconds)} moments={moments} />
    </WordsProvider>
  );
  const { rerender } = render(show([moment(4, true)]));
  await screen.findByText('ready', {}, LONG);
  expect(screen.queryByTestId('ask-for-notices')).toBeNull();
  rerender(show([moment(4, true), moment(5, false)]));
}

const LONG = { timeout: 20_000 };
const question = () => screen.findByTestId('ask-for-notices', {}, LONG);

/** Nothing appears, however long we wait. */
async function expectNothing(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByTestId('ask-for-notices')).toBeNull();
}

it('asks after the first move of a match over days, once', async () => {
  await move(86_400);
  await question();
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('No, thanks'));
  expect(screen.queryByTestId('ask-for-notices')).toBeNull();
  cleanup();
  await move(86_400);
  await expectNothing();
});

it('asks the browser only when the person says yes', async () => {
  nobodyWasAsked();
  await move(86_400);
  await question();
  fireEvent.click(screen.getByText('Yes, tell me'));
  // The browser refuses: the person must not wait in vain.
  const other = await screen.findByText('Hear from us another way', {}, LONG);
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(asked).toContain('PUT /api/me/notices');
  expect(other.getAttribute('href')).toBe('/me/notices');
  fireEvent.click(screen.getByText('No, thanks'));
  expect(screen.queryByTestId('ask-for-notices')).toBeNull();
});

it('offers emails if the browser has no notifications and the site sends emails', async () => {
  nobodyWasAsked();
  vi.stubGlobal('Notification', { permission: 'denied' });
  await move(86_400);
  await expectNothing();
  cleanup();
  mail = true;
  await move(86_400);
  expect((await question()).textContent).toContain('Should we email you');
  fireEvent.click(screen.getByText('Yes, tell me'));
  expect(window.location.pathname).toBe('/me/notices');
  cleanup();
  await move(86_400);
  await expectNothing();
});

it.each([
  ['in a match with a short clock', 60],
  ['without a clock', null],
])('asks nothing %s', async (_, seconds) => {
  await move(seconds);
  await expectNothing();
  expect(asked).toEqual([]);
});

it('asks nobody who already gets notifications', async () => {
  nobodyWasAsked();
  channels = [{ id: 'x' }];
  await move(86_400);
  await vi.waitFor(() => expect(asked).toEqual(['GET /api/me/notices']), LONG);
  await expectNothing();
});
