// @vitest-environment happy-dom
import type { Heard, View } from '@nokturn/engine';
import { type News, type Staging, useShow } from '@nokturn/ui';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { Pace } from '../src/app/settings.ts';
import { type MatchSource, type Moment, NOTHING_YET, type TableState } from '../src/source/source.ts';
import { usePlayback } from '../src/table/usePlayback.ts';

const STAGING: Staging<View, unknown, { length: number }> = {
  begin: ({ state }) => state,
  settle: ({ state }) => state,
  scenesOf: () => [{ length: 20 }],
  after: (scenery) => scenery,
  inTime: (scenes) => scenes,
};

function Board({ view, news, onShown }: { view: View; news: News; onShown: (sequence: number) => void }) {
  const { scenery } = useShow(STAGING, view, news, true, onShown);
  return <output>{String(scenery)}</output>;
}

/** A table with a board, whose match goes on as fast as the test wants. */
class FastMatch {
  #state: TableState = { ...NOTHING_YET, viewer: 0, moments: [momentOf(0)] };
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

  goOn(): void {
    const { moments } = this.#state;
    this.#state = { ...this.#state, moments: [...moments, momentOf(moments.length)] };
    flushSync(() => {
      for (const listener of this.#listeners) listener();
    });
  }
}

function momentOf(version: number): Moment {
  const happenings: Heard[] = [{ kind: 'rolled' }];
  return { version, undid: null, happenings, view: { state: version } as unknown as View };
}

function Table({ source, pace }: { source: MatchSource; pace: Pace }) {
  const state = useSyncExternalStore(source.listen, source.state);
  const { view, news, onShown, behind } = usePlayback(source, state, pace);
  return <div data-behind={behind}>{view && <Board view={view} news={news} onShown={onShown} />}</div>;
}

it('bots that play out a match faster than the page can rest are no circle of updates', async () => {
  const broken = vi.fn();
  const box = document.createElement('div');
  const root = createRoot(box, { onUncaughtError: broken });
  const match = new FastMatch();
  flushSync(() => root.render(<Table source={match.source} pace="instant" />));
  for (let i = 0; i < 200; i++) match.goOn();
  expect(broken).not.toHaveBeenCalled();
  expect(box.querySelector('output')?.textContent).toBe('200');
  expect(match.shown).toHaveBeenLastCalledWith(Number.MAX_SAFE_INTEGER);
  root.unmount();
});

it('a moment that is watched waits until the board has shown it', async () => {
  const box = document.createElement('div');
  const root = createRoot(box);
  const match = new FastMatch();
  flushSync(() => root.render(<Table source={match.source} pace="brisk" />));
  match.goOn();
  await vi.waitFor(() => expect(match.shown).toHaveBeenLastCalledWith(1), 3000);
  expect(box.querySelector('output')?.textContent).toBe('1');
  root.unmount();
});
