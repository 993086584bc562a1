// @vitest-environment happy-dom
import type { Heard } from '@nokturn/engine';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import { identity } from '../src/source/server/identity.ts';
import { type MatchSource, NOTHING_YET, type TableState } from '../src/source/source.ts';
import { SeatState } from '../src/table/SeatState.tsx';

// The names of the games are made by the build of the page.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));
afterEach(cleanup);

const ADA = { id: 'ada', name: 'Ada' };
const source = { company: {} } as MatchSource;

/** Ada hosts; Ben, at seat 1, is not connected. */
function stateAfter(...happenings: Heard[]): TableState {
  return {
    ...NOTHING_YET,
    viewer: 0,
    facts: {
      game: 'any',
      holders: ['Ada', 'Ben'].map((name) => ({ kind: 'person', name, standIn: false })),
      options: {},
      commitment: null,
    },
    lobby: { host: ADA.id, status: 'playing' } as TableState['lobby'],
    presence: { seats: [true, false], spectators: 0 },
    moments: [{ version: 1, undid: null, happenings, view: null }],
  };
}

async function shown(state: TableState): Promise<void> {
  identity.set({ person: ADA, secret: 'secret' });
  render(
    <WordsProvider>
      <SeatState source={source} state={state} seat={1} name="Ben" />
    </WordsProvider>,
  );
  await screen.findByText('Away');
}

it('the host can let a bot play for somebody who is away', async () => {
  await shown(stateAfter({ kind: 'eliminated', seat: 0 }));
  expect(screen.getByRole('button').textContent).toBe('Let a bot play');
});

it('but not for somebody who has left the game', async () => {
  await shown(stateAfter({ kind: 'eliminated', seat: 1 }));
  expect(screen.queryByRole('button')).toBeNull();
});
