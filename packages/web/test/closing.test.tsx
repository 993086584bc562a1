// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  // A scene that ends late takes nobody away from the board.
  act(() => result.current.end());
  expect(result.current.stage).toBe('board');
  act(() => result.current.showResult());
  expect([result.current.stage, result.current.isSkipped]).toEqual(['result', false]);
});

it('shows the result at once where nothing moves, and to whoever comes when it is over', () => {
  const { result, rerender } = closingOf({ isOver: false, hasScene: true, isAtOnce: true });
  rerender({ isOver: true, hasScene: true, isAtOnce: true });
  expect(result.current.stage).toBe('result');
  expect(closingOf({ isOver: true, hasScene: true, isAtOnce: false }).result.current.stage).toBe('result');
});
