// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWarning } from '../src/table/dock/useWarning.ts';

it('an answer that the game warns about is given only when confirmed, and the warning ends with its decision', () => {
  const send = vi.fn();
  const warningOf = (answer: unknown) => (answer === 'leap' ? 'It is deep.' : null);
  const { result, rerender } = renderHook(({ decision }) => useWarning(warningOf, send, decision), {
    initialProps: { decision: '1' },
  });
  act(() => result.current.answer('stay'));
  expect(send).toHaveBeenLastCalledWith('stay');
  act(() => result.current.answer('leap'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(result.current.warning).toMatchObject({ words: 'It is deep.', answer: 'leap' });
  act(() => result.current.warning?.confirm());
  expect(send).toHaveBeenLastCalledWith('leap');
  expect(result.current.warning).toBeNull();
  act(() => result.current.answer('leap'));
  act(() => result.current.answer('stay'));
  expect(send).toHaveBeenLastCalledWith('stay');
  expect(result.current.warning).toBeNull();
  act(() => result.current.answer('leap'));
  rerender({ decision: '2' });
  expect(result.current.warning).toBeNull();
});

it('an armed answer is disarmed by hand, or automatically after a while', () => {
  vi.useFakeTimers();
  const send = vi.fn();
  const words = 'It is deep.';
  const { result } = renderHook(() => useWarning(() => words, send, '1'));
  act(() => result.current.answer('leap'));
  act(() => result.current.warning?.cancel());
  expect(result.current.warning).toBeNull();
  act(() => result.current.answer('leap'));
  // Four seconds, and time to read it.
  act(() => vi.advanceTimersByTime(4000 + words.length * 60 - 1));
  expect(result.current.warning).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.warning).toBeNull();
  expect(send).not.toHaveBeenCalled();
  vi.useRealTimers();
});
