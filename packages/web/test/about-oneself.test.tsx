// @vitest-environment happy-dom
import type { Lobby } from '@nokturn/protocol/types';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import { useArrivals } from '../src/lobby/useArrivals.ts';
import { NOTHING_YET, type TableState } from '../src/source/source.ts';
import { Toast } from '../src/table/Toast.tsx';
import type { OpenTable } from '../src/table/useOpenTable.ts';
import './patient.ts';

// The build of the page provides the names of the games.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));
afterEach(cleanup);

const ADA = { kind: 'person', person: { id: 'ada', name: 'Ada' } };
const BEN = { kind: 'person', person: { id: 'ben', name: 'Ben' } };
const OPEN = { kind: 'open' };
const lobbyWith = (...seats: object[]) => ({ seats }) as unknown as Lobby;

it('people who sit down are named, except the viewer', async () => {
  const { result, rerender } = renderHook(({ lobby }) => useArrivals(lobby, 'ada'), {
    initialProps: { lobby: lobbyWith(OPEN, OPEN) },
    wrapper: ({ children }) => (
      <WordsProvider>
        <p>there</p>
        {children}
      </WordsProvider>
    ),
  });
  await screen.findByText('there');
  rerender({ lobby: lobbyWith(OPEN, ADA) });
  expect(result.current).toBeNull();
  rerender({ lobby: lobbyWith(BEN, ADA) });
  expect(result.current).toContain('Ben');
  // Changing seats is no news.
  rerender({ lobby: lobbyWith(ADA, BEN) });
  expect(result.current).toContain('Ben');
});

it('people who want to end the match are named, except the viewer', async () => {
  const tableOf = (wantEnd: readonly number[]) => {
    const state = { ...NOTHING_YET, viewer: 0, connection: 'live', lobby: { wantEnd } } as unknown;
    return { state: state as TableState, names: ['Ada', 'Ben', 'Eva'], text: {} } as unknown as OpenTable;
  };
  const shown = (wantEnd: readonly number[]) => (
    <WordsProvider>
      <p>there</p>
      <Toast table={tableOf(wantEnd)} />
    </WordsProvider>
  );
  const { rerender, container } = render(shown([]));
  await screen.findByText('there');
  const toast = () => container.querySelector('[data-part=toast]')?.textContent ?? null;
  await act(async () => rerender(shown([0])));
  expect(toast()).toBeNull();
  await act(async () => rerender(shown([0, 1])));
  expect(toast()).toContain('Ben');
  await act(async () => rerender(shown([1, 0])));
  expect(toast()).toBeNull();
});
