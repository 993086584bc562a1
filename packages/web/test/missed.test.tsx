// @vitest-environment happy-dom
import type { Heard } from '@nokturn/engine';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Moment, NOTHING_YET } from '../src/source/source.ts';
import { useMissed } from '../src/table/useMissed.ts';
import type { Playback } from '../src/table/usePlayback.ts';

const HEARD: Heard[] = [{ kind: 'rolled' }];
const momentOf = (version: number): Moment => ({ version, undid: null, happenings: HEARD, view: null });
const rewind = vi.fn();

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Somebody at the table of a match that has come to some version. */
function sitDown(version: number) {
  const { result, rerender, unmount } = renderHook(
    (last: number) =>
      useMissed(
        'm.x',
        { ...NOTHING_YET, viewer: 0, moments: Array.from({ length: last + 1 }, (_, i) => momentOf(i)) },
        { behind: 0, rewind } as unknown as Playback,
      ),
    { initialProps: version },
  );
  return { missed: () => result.current, goOn: (to: number) => rerender(to), leave: unmount };
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('whoever comes back is told what happened meanwhile, and nothing of what they see happen', () => {
  const first = sitDown(2);
  expect(first.missed().count).toBe(0);
  first.goOn(9);
  expect(first.missed().count).toBe(0);
  first.leave();
  const again = sitDown(14);
  expect(again.missed().count).toBe(5);
  again.goOn(20);
  expect(again.missed().count).toBe(5);
  act(() => again.missed().playBack());
  expect(rewind).toHaveBeenLastCalledWith(9);
  expect(again.missed().count).toBe(0);
});

it('a tab that nobody looked at is left too', () => {
  const { missed, goOn } = sitDown(2);
  hide(true);
  goOn(8);
  hide(false);
  expect(missed().count).toBe(6);
  act(() => missed().dismiss());
  expect(missed().count).toBe(0);
  hide(true);
  hide(false);
  expect(missed().count).toBe(0);
});
