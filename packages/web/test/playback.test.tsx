// @vitest-environment happy-dom
import type { Heard, View } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { type Beats, type News, type Staging, useShow } from '@nokturn/ui';
import { act, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pace } from '../src/app/settings.ts';
import { type MatchSource, type Moment, NOTHING_YET, type TableState } from '../src/source/source.ts';
import { type Playback, usePlayback } from '../src/table/usePlayback.ts';
import { useSince } from '../src/table/useSince.ts';

/** The scenery is the sum of everything shown; each happening adds its amount. */
const STAGING: Staging<View, number, { length: number; amount: number }> = {
  begin: ({ state }) => state as number,
  settle: ({ state }) => state as number,
  scenesOf: ({ amount }) => [{ length: 400, amount: (amount as number | undefined) ?? 0 }],
  after: (sum, { amount }) => sum + amount,
  inTime: (scenes) => scenes,
};

const BEATS: Beats = {
  opens: ({ kind }) => kind === 'turn',
  loud: () => false,
  summary: (heard) => ({
    seat: (heard[0]?.seat as number | undefined) ?? 1,
    words: 'something',
    change: null,
  }),
};

const gain = (amount: number): Heard => ({ kind: 'gained', seat: 1, amount });
const turn = (seat: number): Heard => ({ kind: 'turn', seat });

/** A match that proceeds as fast as a test wants: its state is the sum of everything gained so far. */
class FastMatch {
  #state: TableState = { ...NOTHING_YET, viewer: 0, moments: [] };
  #sum = 0;
  readonly #listeners = new Set<() => void>();
  readonly shown = vi.fn();
  readonly source = {
    state: () => this.#state,
    listen: (listener: () => void) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    },
    shown: this.shown,
  } as unknown as MatchSource;

  /** `first`: the seat that is asked at the beginning. */
  constructor(first = 0, seats = 2) {
    const holders = Array.from({ length: seats }, () => ({ kind: 'bot', level: 'novice' }));
    if (seats > 2) this.#state = { ...this.#state, facts: { holders } as unknown as TableState['facts'] };
    this.#add([], first);
  }

  goOn(happenings: readonly Heard[], asked = 1): void {
    act(() => {
      this.#add(happenings, asked);
      for (const listener of this.#listeners) listener();
    });
  }

  #add(happenings: readonly Heard[], asked: number): void {
    for (const { amount } of happenings) this.#sum += (amount as number | undefined) ?? 0;
    const { moments } = this.#state;
    const mine = asked === 0 ? { ask: { kind: 'one', options: ['a', 'b'] }, answer: null } : null;
    const view = {
      state: this.#sum,
      asked: { seats: [asked], answered: [], mine, frame: { step: 'x' } },
    } as unknown as View;
    const moment: Moment = { version: moments.length, undid: null, happenings, view };
    this.#state = { ...this.#state, moments: [...moments, moment] };
  }
}

function Board({ view, news, onShown }: { view: View; news: News; onShown: Playback['onShown'] }) {
  const { scenery, scene } = useShow(STAGING, view, news, false, onShown);
  return <output data-moving={scene !== null || undefined}>{scenery}</output>;
}

let playback: Playback;
let since: ReturnType<typeof useSince> = [];

/** Shows the board's number next to a seat's number and the question. */
function Table({ source, pace }: { source: MatchSource; pace: Pace }) {
  const state = useSyncExternalStore(source.listen, source.state);
  playback = usePlayback({ source, state, pace, beats: BEATS, text: {} as GameText });
  since = useSince('m.x', state, playback);
  const { view, board, onShown, isNow } = playback;
  return (
    <div>
      {board.view && <Board view={board.view} news={board.news} onShown={onShown} />}
      <i>{String(view?.state)}</i>
      <b>{isNow && view?.asked?.mine ? 'asked' : ''}</b>
    </div>
  );
}

let root: Root;
let box: HTMLElement;
const broken = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.localStorage.clear();
  broken.mockClear();
  box = document.createElement('div');
  root = createRoot(box, { onUncaughtError: broken });
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sitDown(pace: Pace, match = new FastMatch()): FastMatch {
  act(() => root.render(<Table source={match.source} pace={pace} />));
  return match;
}

function pass(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

const board = () => Number(box.querySelector('output')?.textContent);
const seat = () => Number(box.querySelector('i')?.textContent);
const asked = () => box.querySelector('b')?.textContent === 'asked';

/** Looks every 10 milliseconds: whatever a seat says was on the board before. */
function watch(milliseconds: number): { seats: number[]; boards: number[]; askedAt: number | null } {
  const seats: number[] = [];
  const boards: number[] = [];
  let askedAt: number | null = null;
  for (let at = 0; at <= milliseconds; at += 10) {
    if (seats.at(-1) !== seat()) seats.push(seat());
    if (boards.at(-1) !== board()) boards.push(board());
    expect(seat()).toBeLessThanOrEqual(board());
    if (asked()) {
      askedAt ??= at;
      expect(playback.left).toBe(0);
    }
    pass(10);
  }
  return { seats, boards, askedAt };
}

it('bots that play out a match faster than the page can settle cause no loop of updates', () => {
  const match = sitDown('instant');
  for (let i = 0; i < 200; i++) match.goOn([gain(1)]);
  expect(broken).not.toHaveBeenCalled();
  expect([board(), seat()]).toEqual([200, 200]);
  expect(match.shown).toHaveBeenLastCalledWith(Number.MAX_SAFE_INTEGER, 0);
});

it('seats reveal nothing and nothing is asked before the board has shown it, although everything is known at once', () => {
  const match = sitDown('calm');
  match.goOn([turn(1), gain(1), gain(2), turn(2)]);
  match.goOn([gain(4)]);
  match.goOn([gain(8), turn(0)], 0);
  const { seats, boards, askedAt } = watch(6000);
  // The first move was told in one piece, together with the announcement of the next turn.
  expect(seats).toEqual([0, 3, 7, 15]);
  expect(boards).toEqual([0, 1, 3, 7, 15]);
  // Two turns of others.
  expect(askedAt).toBeGreaterThanOrEqual(5190);
  expect(askedAt).toBeLessThanOrEqual(5230);
});

it('those who move before one is asked for the first time do so more briskly, and later as calmly as ever', () => {
  const match = sitDown('calm', new FastMatch(1, 5));
  match.goOn([turn(1), gain(1), turn(2)]);
  expect(playback.run?.length).toBe(1950);
  match.goOn([gain(2), turn(0)], 0);
  expect(watch(6000).askedAt).not.toBeNull();
  match.goOn([turn(1), gain(4), turn(2)]);
  expect(playback.run?.length).toBe(2600);
});

it('an unfinished turn that was known while the previous one was shown is not waited for again', () => {
  const match = sitDown('calm');
  match.goOn([turn(1), gain(1), turn(2)]);
  pass(1000);
  match.goOn([gain(2)]);
  pass(1590);
  expect(playback.run?.summary?.seat).toBe(1);
  pass(20);
  pass(10);
  expect(playback.run?.heard.at(-1)).toEqual(gain(2));
  // A move that has only just become known is waited for.
  pass(5000);
  match.goOn([turn(3), gain(4)]);
  pass(590);
  expect(playback.run).toBeNull();
  pass(20);
  expect(playback.run?.heard.at(-1)).toEqual(gain(4));
});

it('tells the source how far it has got, and how long the rest takes', () => {
  const match = sitDown('calm');
  match.goOn([turn(1), gain(1)]);
  match.goOn([turn(2), gain(1), turn(0)], 0);
  expect(match.shown).toHaveBeenLastCalledWith(0, 5200);
  pass(2600);
  expect(match.shown).toHaveBeenLastCalledWith(1, 2600);
  pass(2600);
  expect(match.shown).toHaveBeenLastCalledWith(2, 0);
});

it('one press skips to the end of a beat, another to the end of everything; the board is where it should be', () => {
  const match = sitDown('calm');
  match.goOn([turn(1), gain(1), gain(2)]);
  match.goOn([turn(2), gain(4)]);
  match.goOn([turn(3), gain(8), turn(0)], 0);
  pass(300);
  act(() => playback.skipBeat());
  expect([board(), seat(), asked()]).toEqual([3, 3, false]);
  act(() => playback.skip());
  expect([board(), seat(), asked()]).toEqual([15, 15, true]);
  pass(10_000);
  expect([board(), seat()]).toEqual([15, 15]);
});

it('part of a move stays on the board until the rest is told', () => {
  const match = sitDown('calm');
  match.goOn([turn(1), gain(1), turn(2)]);
  pass(2700);
  expect(board()).toBe(1);
  pass(3000);
  expect([board(), seat()]).toEqual([1, 1]);
  match.goOn([gain(2), turn(0)], 0);
  pass(2700);
  expect([board(), seat(), asked()]).toEqual([3, 3, true]);
});

it('what others did since the viewer’s last answer can be shown again, only on the board', () => {
  const match = sitDown('calm');
  match.goOn([turn(1), gain(1)]);
  match.goOn([turn(2), gain(2), turn(0)], 0);
  pass(2700);
  expect(since.map(({ beat }) => beat.heard.length)).toEqual([2]);
  pass(2700);
  expect([asked(), since.map(({ beat }) => beat.heard.length)]).toEqual([true, [2, 2]]);
  act(() => playback.replay(since.map(({ beat }) => beat)));
  expect([board(), seat(), playback.run?.isAgain]).toEqual([0, 3, true]);
  pass(2600);
  expect([board(), seat()]).toEqual([1, 3]);
  pass(2700);
  expect([board(), seat(), asked(), playback.run]).toEqual([3, 3, true, null]);
  act(() => playback.replay(since.map(({ beat }) => beat).slice(0, 1)));
  act(() => playback.skipBeat());
  expect([board(), asked()]).toEqual([3, true]);
  // Its contents disappear when the viewer has answered.
  match.goOn([{ kind: 'did', seat: 0 }]);
  expect(since).toEqual([]);
});
