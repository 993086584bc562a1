// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { News } from '../src/board.ts';
import { type Staging, useShow } from '../src/show.ts';

/** A view is a word; the scenery is that word, or the word so far, and the number of scenes shown in total. */
const STAGING: Staging<string, readonly [string, number], { length: number; letter: string }> = {
  begin: (view) => [view, 0],
  settle: (view, [, count]) => [view, count],
  scenesOf: ({ kind }) => [...kind].map((letter) => ({ letter, length: letter === '-' ? 0 : 100 })),
  after: ([word, count], { letter }) => [word + letter, count + 1],
  inTime: (scenes) => (scenes.length > 5 ? null : scenes),
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show({ still = false } = {}) {
  const onShown = vi.fn();
  const news = (sequence: number, ...kinds: string[]): News => ({
    sequence,
    happenings: kinds.map((kind) => ({ kind })),
  });
  const { result, rerender } = renderHook(
    ({ view, news }: { view: string; news: News }) => useShow(STAGING, view, news, still, onShown),
    { initialProps: { view: 'a', news: news(1, 'a') } },
  );
  return {
    onShown,
    hear: (view: string, sequence: number, ...kinds: string[]) =>
      rerender({ view, news: news(sequence, ...kinds) }),
    wait: (time: number) => act(() => vi.advanceTimersByTime(time)),
    skip: () => act(() => result.current.skip()),
    get scenery() {
      return result.current.scenery;
    },
    get scene() {
      return result.current.scene?.letter ?? null;
    },
  };
}

it('shows nothing to a viewer who has just joined', () => {
  const stage = show();
  expect([stage.scenery, stage.scene]).toEqual([['a', 0], null]);
  expect(stage.onShown).not.toHaveBeenCalled();
});

it('shows one scene after the other, then the view, and reports it once', () => {
  const stage = show();
  stage.hear('abc', 2, 'b', 'c');
  expect([stage.scenery, stage.scene]).toEqual([['ab', 1], 'b']);
  stage.wait(100);
  expect([stage.scenery, stage.scene]).toEqual([['abc', 2], 'c']);
  expect(stage.onShown).not.toHaveBeenCalled();
  stage.wait(100);
  expect([stage.scenery, stage.scene]).toEqual([['abc', 2], null]);
  expect(stage.onShown.mock.calls).toEqual([[2]]);
});

it('joins scenes without length to the next scene, or to the end', () => {
  const stage = show();
  stage.hear('a--b-', 2, '--b-');
  expect([stage.scenery, stage.scene]).toEqual([['a--b', 3], 'b']);
  stage.wait(100);
  expect([stage.scenery, stage.scene]).toEqual([['a--b-', 4], null]);
  expect(stage.onShown).toHaveBeenCalledOnce();
});

it('continues with news that arrives during a show', () => {
  const stage = show();
  stage.hear('abc', 2, 'bc');
  stage.hear('abcd', 3, 'd');
  stage.wait(100);
  expect(stage.scene).toBe('c');
  stage.wait(100);
  expect([stage.scenery, stage.scene]).toEqual([['abcd', 3], 'd']);
  stage.wait(100);
  expect(stage.onShown.mock.calls).toEqual([[3]]);
});

it('skips on request, when there is too much, and always when nothing may move', () => {
  const stage = show();
  stage.hear('abcd', 2, 'bcd');
  stage.skip();
  expect([stage.scenery, stage.scene]).toEqual([['abcd', 3], null]);
  expect(stage.onShown).toHaveBeenCalledWith(2);
  stage.hear('abcdefghijk', 3, 'efghijk');
  expect([stage.scenery, stage.scene]).toEqual([['abcdefghijk', 10], null]);
  const still = show({ still: true });
  still.hear('ab', 2, 'b');
  expect([still.scenery, still.scene]).toEqual([['ab', 1], null]);
  expect(still.onShown).toHaveBeenCalledWith(2);
});
