// @vitest-environment happy-dom
import type { MyMatch } from '@nokturn/protocol/types';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import { YourMatches } from '../src/landing/YourMatches.tsx';
import './patient.ts';

// The build of the page provides the names of the games.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));

let matches: MyMatch[] = [];
beforeEach(() => {
  const identity = { person: { id: 'ada', name: 'Ada' }, secret: `ada.${'s'.repeat(43)}` };
  window.localStorage.setItem('nokturn.person', JSON.stringify(identity));
  window.dispatchEvent(new StorageEvent('storage', { key: 'nokturn.person' }));
  vi.stubGlobal('fetch', async () => Response.json({ matches }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The latest has the highest number. */
function match(number: number, status: MyMatch['status'], isMyTurn = false): MyMatch {
  const people = ['ada', `friend ${number}`].map((id) => ({ kind: 'person', person: { id, name: id } }));
  const turn = isMyTurn ? { since: number, due: Date.now() + number * 3_600_000 } : null;
  const times = { createdAt: number, startedAt: number, endedAt: status === 'over' ? number : null };
  return { code: `match-${number}`, game: 'vendetta', status, seats: people, turn, ...times } as never;
}

const shown = () =>
  [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href')?.replace('/m/match-', ''));

it('waiting matches are all visible at once, least time left first, and all running ones after one touch', async () => {
  matches = [
    ...[40, 41, 42, 43, 44, 45, 46].map((number) => match(number, 'over')),
    ...[20, 21, 22, 23].map((number) => match(number, 'playing')),
    ...[9, 8, 7, 6, 5, 4, 3, 2].map((number) => match(number, 'playing', true)),
  ];
  render(
    <WordsProvider>
      <YourMatches />
    </WordsProvider>,
  );
  const more = await screen.findByText('4 more in play');
  const waiting = ['2', '3', '4', '5', '6', '7', '8', '9'];
  expect(shown()).toEqual(waiting);
  fireEvent.click(more);
  expect(shown()).toEqual([...waiting, '23', '22', '21', '20']);
  expect(screen.queryByText(/more in play/)).toBeNull();
});
