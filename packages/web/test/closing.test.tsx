// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCalm } from '../src/after/useCalm.ts';
import { useClosing } from '../src/table/useClosing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const closingOf = (first: Parameters<typeof useClosing>[0]) =>
  renderHook((now: Parameters<typeof useClosing>[0]) => useClosing(now), { initialProps: first });

it('keeps the board for 1.2 seconds, then the scene, then the result', () => {
  const moving = { hasScene: true, isAtOnce: false };
  const { result, rerender } = closingOf({ ...moving, isOver: false });
  expect(result.current.stage).toBe('playing');
  rerender({ ...moving, isOver: true });
  expect(result.current.stage).toBe('still');
  act(() => void vi.advanceTimersByTime(1_190));
  expect(result.current.stage).toBe('still');
  act(() => void vi.advanceTimersByTime(20));
  expect(result.current.stage).toBe('scene');
  act(() => result.current.skip());
  expect([result.current.stage, result.current.isSkipped]).toEqual(['result', true]);
  act(() => result.current.showBoard());
  expect(result.current.stage).toBe('board');
  // A scene that ends late must not close the board.
  act(() => result.current.end());
  expect(result.current.stage).toBe('board');
  act(() => result.current.showResult());
  expect([result.current.stage, result.current.isSkipped]).toEqual(['result', false]);
});

it('shows the result at once without motion, and to anyone who comes when it is over', () => {
  const { result, rerender } = closingOf({ isOver: false, hasScene: true, isAtOnce: true });
  rerender({ isOver: true, hasScene: true, isAtOnce: true });
  expect(result.current.stage).toBe('result');
  expect(closingOf({ isOver: true, hasScene: true, isAtOnce: false }).result.current.stage).toBe('result');
});

it.each([
  ['an hour forward', 3_600_000],
  ['an hour back', -3_600_000],
])('takes no press for 0.4 seconds after a scene was cut short, even if the clock is set %s', (_, step) => {
  const { result: isCalm } = renderHook(() => useCalm(true));
  vi.setSystemTime(Date.now() + step);
  vi.advanceTimersByTime(400);
  expect(isCalm.current()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isCalm.current()).toBe(true);
});

it('accepts presses at once after a scene that was watched to its end', () => {
  expect(renderHook(() => useCalm(false)).result.current()).toBe(true);
});
