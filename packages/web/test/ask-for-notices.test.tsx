// @vitest-environment happy-dom
import type { View } from '@nokturn/engine';
import type { Lobby } from '@nokturn/protocol/types';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import { AskForNotices } from '../src/lobby/AskForNotices.tsx';
import type { Moment } from '../src/source/source.ts';
import './patient.ts';

// The names of the games are made by the build of the page.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));

/** A browser in which nobody has decided yet, and a server by which the person is told nothing. */
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

/** What is there after a person was asked, and has answered. */
async function afterMove(seconds: number | null): Promise<HTMLElement | null> {
  const show = (moments: readonly Moment[]) => (
    <WordsProvider>
      <p>ready</p>
      <AskForNotices lobby={lobbyWith(seconds)} moments={moments} />
    </WordsProvider>
  );
  const { rerender } = render(show([moment(4, true)]));
  await screen.findByText('ready');
  expect(screen.queryByTestId('ask-for-notices')).toBeNull();
  rerender(show([moment(4, true), moment(5, false)]));
  return screen.findByTestId('ask-for-notices', {}, { timeout: 500 }).catch(() => null);
}

it('asks after the first move of a match over days, once', async () => {
  expect(await afterMove(86_400)).not.toBeNull();
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('No, thanks'));
  expect(screen.queryByTestId('ask-for-notices')).toBeNull();
  cleanup();
  expect(await afterMove(86_400)).toBeNull();
});

it('asks the browser only when the person says yes', async () => {
  nobodyWasAsked();
  await afterMove(86_400);
  fireEvent.click(screen.getByText('Yes, tell me'));
  await vi.waitFor(() => expect(requestPermission).toHaveBeenCalledOnce());
  expect(asked).toContain('PUT /api/me/notices');
  // It did not want to: one is not left to wait for what never comes.
  const other = await screen.findByText('Hear from us another way');
  expect(other.getAttribute('href')).toBe('/me/notices');
  fireEvent.click(screen.getByText('No, thanks'));
  expect(screen.queryByTestId('ask-for-notices')).toBeNull();
});

it('where the browser can tell nobody anything, offers emails, if the site sends any', async () => {
  nobodyWasAsked();
  vi.stubGlobal('Notification', { permission: 'denied' });
  expect(await afterMove(86_400)).toBeNull();
  cleanup();
  mail = true;
  expect((await afterMove(86_400))?.textContent).toContain('Should we email you');
  fireEvent.click(screen.getByText('Yes, tell me'));
  expect(window.location.pathname).toBe('/me/notices');
  cleanup();
  expect(await afterMove(86_400)).toBeNull();
});

it.each([
  ['in a match with a short clock', 60],
  ['without a clock', null],
])('asks nothing %s', async (_, seconds) => {
  expect(await afterMove(seconds)).toBeNull();
  expect(asked).toEqual([]);
});

it('asks nobody who is told already', async () => {
  nobodyWasAsked();
  channels = [{ id: 'x' }];
  expect(await afterMove(86_400)).toBeNull();
  expect(asked).toEqual(['GET /api/me/notices']);
});
