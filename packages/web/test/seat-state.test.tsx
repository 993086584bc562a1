// @vitest-environment happy-dom
import type { Heard, View } from '@nokturn/engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import { identity } from '../src/source/server/identity.ts';
import {
  type Company,
  type MatchSource,
  NOTHING_YET,
  type SeatHolder,
  type TableState,
  type Thinking,
} from '../src/source/source.ts';
import { Watched } from '../src/source/watched.ts';
import { SeatState } from '../src/table/SeatState.tsx';
import './patient.ts';

// The build of the page provides the names of the games.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));
afterEach(cleanup);

const ADA = { id: 'ada', name: 'Ada' };
const standIn = vi.fn();
const thinking = new Watched<Thinking | null>(null);
const source = { company: { standIn } as Partial<Company>, thinking } as MatchSource;

/** Ada hosts; Ben, at seat 1, is not connected. */
function stateAfter(...happenings: Heard[]): TableState {
  return stateWith({ kind: 'person', name: 'Ben', standIn: false }, happenings);
}

function stateWith(ben: SeatHolder, happenings: readonly Heard[] = []): TableState {
  return {
    ...NOTHING_YET,
    viewer: 0,
    facts: {
      game: 'any',
      rules: null,
      holders: [{ kind: 'person', name: 'Ada', standIn: false }, ben],
      options: {},
      commitment: null,
    },
    lobby: { host: ADA.id, status: 'playing' } as TableState['lobby'],
    presence: { seats: [true, false], spectators: 0 },
    moments: [{ version: 1, undid: null, happenings, view: null }],
  };
}

async function shown(state: TableState, words = 'Away'): Promise<void> {
  identity.set({ person: ADA, secret: 'secret' });
  render(
    <WordsProvider>
      <SeatState
        source={source}
        state={state}
        seat={1}
        name="Ben"
        telling={{ means: { eliminated: 'out' } }}
      />
    </WordsProvider>,
  );
  await screen.findByText(words);
}

it('the host can let a bot of any level play for somebody who is away', async () => {
  await shown(stateAfter({ kind: 'eliminated', seat: 0 }));
  const select = screen.getByRole('combobox', { name: 'Let a bot play' });
  fireEvent.change(select, { target: { value: 'hard' } });
  expect(standIn).toHaveBeenCalledWith(1, expect.stringMatching(/^hard-(bold|careful)$/));
});

it('in the row of seats there is one line about it and nothing to choose', async () => {
  identity.set({ person: ADA, secret: 'secret' });
  render(
    <WordsProvider>
      <SeatState source={source} state={stateAfter()} seat={1} name="Ben" telling={{ means: {} }} isSmall />
    </WordsProvider>,
  );
  await screen.findByText('Away');
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('the host can wait for that person again', async () => {
  await shown(stateWith({ kind: 'person', name: 'Ben', standIn: true }), 'A bot is playing for Ben');
  fireEvent.click(screen.getByRole('button', { name: 'Wait for Ben' }));
  expect(standIn).toHaveBeenLastCalledWith(1, null);
});

it('shows how strong a bot is, and how much of its time has passed', async () => {
  const bot = stateWith({ kind: 'bot', level: 'hard-bold' });
  thinking.set({ seats: [1], length: 800, elapsed: 200, resting: true });
  await shown(bot, 'Hard · bold');
  const bar = screen.getByTestId('thinking').querySelector<HTMLElement>('[style]');
  expect(bar?.style.animationDuration).toBe('800ms');
  expect(bar?.style.animationDelay).toBe('-200ms');
  expect(bar?.style.animationPlayState).toBe('paused');
});

it('the host cannot let a bot play for somebody who has left the game', async () => {
  await shown(stateAfter({ kind: 'eliminated', seat: 1 }));
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['without a clock, any player can ask for a bot', null, 'Let a bot play'],
  ['with one, it is left to the clock', 600, null],
])('a person who is there but keeps everybody waiting: %s', async (_, seconds, offer) => {
  const now = performance.now();
  const asked = { frame: { step: 'any' }, clause: 'XX-1', seats: [1], answered: [], mine: null, open: null };
  const view = { viewer: 0, state: {}, work: [], asked, over: false, result: null } as unknown as View;
  const waiting = (opened: number, holder: SeatHolder): TableState => ({
    ...stateWith(holder),
    lobby: { host: 'somebody', status: 'playing', clock: { seconds, after: 'bot' } } as TableState['lobby'],
    presence: { seats: [true, true], spectators: 0 },
    away: { patience: 1000, seats: [null, null], host: null },
    deadline: { opened, due: null },
    moments: [{ version: 1, undid: null, happenings: [], view }],
  });
  const ben = { kind: 'person', name: 'Ben', standIn: false } as const;
  if (offer === null) {
    await shown(waiting(now - 1000, { ...ben, standIn: true }), 'A bot is playing for Ben');
    expect(screen.queryByRole('combobox')).toBeNull();
    return;
  }
  await shown(waiting(now - 1000, ben), 'No answer for a long time');
  fireEvent.change(screen.getByRole('combobox', { name: offer }), { target: { value: 'hard' } });
  expect(standIn).toHaveBeenLastCalledWith(1, expect.stringMatching(/^hard/));
});
