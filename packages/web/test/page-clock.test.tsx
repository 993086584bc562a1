// @vitest-environment happy-dom
import type { View } from '@nokturn/engine';
import type { ServerMessage } from '@nokturn/protocol/types';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WordsProvider } from '../src/app/words.tsx';
import { useIsGone } from '../src/lobby/useIsGone.ts';
import { ServerSource } from '../src/source/server/server.ts';
import { NOTHING_YET, type TableState } from '../src/source/source.ts';
import { Countdown } from '../src/table/dock/Countdown.tsx';
import { usePlayback } from '../src/table/usePlayback.ts';

// The build of the page provides the names of the games.
vi.mock('../src/games.ts', () => ({ LISTED: [] }));

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** The server's time, long ago: its clock and the page's need not agree. */
const NOON = 1_000_000_000_000;

/** The other end of all connections of the page. */
let lines: FakeLine[] = [];
class FakeLine extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = FakeLine.OPEN;
  readonly sent: { type: string; after?: number }[] = [];
  isClosed = false;

  constructor() {
    super();
    lines.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

// Words are loaded once; the time for that belongs to none of the tests.
beforeAll(async () => {
  render(
    <WordsProvider>
      <p>there</p>
    </WordsProvider>,
  );
  await screen.findByText('there');
  cleanup();
});

let source: ServerSource;
let began = 0;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  vi.stubGlobal('WebSocket', FakeLine);
  began = performance.now();
  source = new ServerSource('abcdefgh2345');
});
afterEach(() => {
  source.close();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The server's clock, which goes on whatever happens to the page's clocks. */
const serverNow = () => Math.round(NOON + performance.now() - began);

const VIEW = {
  viewer: 0,
  state: {},
  work: [],
  asked: {
    frame: { step: 'any' },
    clause: 'XX-1',
    seats: [0],
    answered: [],
    mine: { ask: { kind: 'one', options: ['a', 'b'] }, fallback: 'a', barred: [], answer: null },
    open: null,
  },
  over: false,
  result: null,
} as unknown as View;

const LOBBY = {
  code: 'abcdefgh2345',
  game: 'any',
  rules: null,
  seats: [],
  banned: [],
  options: {},
  commitment: null,
  draw: null,
} as unknown as Extract<ServerMessage, { type: 'joined' }>['lobby'];

/** The table as a newly joined client gets it: ten minutes to answer, and the host left a minute ago. */
function welcome(now = serverNow(), opened = now): void {
  const line = lines.at(-1) as FakeLine;
  line.dispatchEvent(new Event('open'));
  line.say({
    type: 'joined',
    id: '1',
    viewer: 0,
    lobby: LOBBY,
    presence: { seats: [true], spectators: 0 },
    absence: { now, patience: 5 * MINUTE, seats: [null], host: opened - MINUTE },
    chat: [],
    settings: null,
    suggestions: [],
    table: {
      version: 0,
      undid: null,
      view: VIEW,
      heard: [{ version: 0, undid: null, happenings: [] }],
      timing: { now, opened, due: opened + 10 * MINUTE },
    },
  });
}

const dueOf = ({ deadline }: TableState) => deadline?.due ?? Number.NaN;
const STEPS: [string, number][] = [
  ['an hour forward', HOUR],
  ['an hour back', -HOUR],
  ['a day forward', 24 * HOUR],
  ['a day back', -24 * HOUR],
];

describe.each(STEPS)('a person who sets the clock of the device %s in mid-turn', (_, step) => {
  const set = () => vi.setSystemTime(Date.now() + step);

  it('sees the time left, as before', async () => {
    welcome();
    const { deadline } = source.state();
    if (deadline?.due == null) throw new Error('there is no clock');
    const { opened, due } = deadline;
    act(() => void vi.advanceTimersByTime(9.75 * MINUTE));
    render(
      <WordsProvider>
        <Countdown opened={opened} due={due} />
      </WordsProvider>,
    );
    // The words arrive in real time.
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(screen.getByText('0:14')).toBeDefined();
    set();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.getByText('0:11')).toBeDefined();
  });

  it('is told about absent players once they have been away for long enough', () => {
    welcome();
    const { away } = source.state();
    set();
    const { result } = renderHook(() => useIsGone(away, away?.host));
    expect(result.current).toBe(false);
    act(() => void vi.advanceTimersByTime(3.9 * MINUTE));
    expect(result.current).toBe(false);
    act(() => void vi.advanceTimersByTime(0.2 * MINUTE));
    expect(result.current).toBe(true);
  });

  it('watches in a hurry only when little time is left', async () => {
    welcome();
    /** How long the first of several turns is shown, with this much time to answer after them. */
    const watching = async (version: number, time: number) => {
      const { result, unmount } = renderHook(() => {
        const state = useSyncExternalStore(source.listen, source.state);
        return usePlayback({ source, state, pace: 'calm', beats: BEATS, text: {} as never });
      });
      await act(async () => {
        tell(version, time);
        set();
        // Updates that arrive together are rendered together.
        await vi.advanceTimersByTimeAsync(50);
      });
      const { run } = result.current;
      unmount();
      vi.setSystemTime(Date.now() - step);
      return run?.length ?? Number.NaN;
    };
    expect(await watching(1, 10 * MINUTE)).toBeGreaterThan(1000);
    expect(await watching(2, MINUTE / 4)).toBeLessThan(500);
  });
});

/** Turns of others. */
const BEATS = {
  opens: ({ kind }: { kind: string }) => kind === 'turn',
  loud: () => false,
  summary: () => ({ seat: 1, words: 'something', change: null }),
};
function tell(version: number, time: number): void {
  const happenings = Array.from({ length: 6 }, () => [
    { kind: 'turn', seat: 1 },
    { kind: 'gained', seat: 1, amount: 1 },
  ]).flat();
  const now = serverNow();
  lines.at(-1)?.say({
    type: 'update',
    version,
    undid: null,
    view: VIEW,
    heard: [{ version, undid: null, happenings }],
    timing: { now, opened: now, due: now + time },
  });
}

describe('a device that was asleep, together with the page’s clock', () => {
  const NAP = 2 * MINUTE;

  it.each<[string, (now: number) => object]>([
    ['the server’s time', (now) => ({ type: 'pong', id: 'x', now })],
    [
      'who is there',
      (now) => ({
        type: 'presence',
        presence: { seats: [true], spectators: 0 },
        absence: { now, patience: 5 * MINUTE, seats: [null], host: null },
      }),
    ],
  ])('joins again when it hears %s, and then knows how much time is left', async (_, message) => {
    welcome();
    const opened = serverNow();
    const [first] = lines as [FakeLine];
    document.dispatchEvent(new Event('visibilitychange'));
    expect(first.sent.at(-1)?.type).toBe('ping');
    first.say(message(serverNow() + NAP));
    expect(first.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(lines).toHaveLength(2);
    const now = serverNow() + NAP;
    welcome(now, opened);
    expect(lines.at(-1)?.sent[0]).toMatchObject({ type: 'join', after: 0 });
    expect(dueOf(source.state()) - performance.now()).toBeCloseTo(10 * MINUTE - (now - opened), 0);
  });

  it('stays connected if it was awake, however slow the answers are', () => {
    welcome();
    const [first] = lines as [FakeLine];
    for (const late of [0, 2000, 20_000, 0]) {
      first.say({ type: 'pong', id: 'x', now: serverNow() - late });
      expect(first.isClosed).toBe(false);
    }
  });
});

it('a source that has been told nothing has the initial state', () => {
  expect(source.state()).toMatchObject({ ...NOTHING_YET, connection: 'opening' });
});
