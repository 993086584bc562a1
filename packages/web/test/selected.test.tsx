// @vitest-environment happy-dom
import type { Ask, MyDecision } from '@nokturn/engine';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelected } from '../src/table/useSelected.ts';

const asked = (ask: Ask): MyDecision => ({ ask, fallback: 'go:left', barred: [], answer: null });
const ONE = asked({ kind: 'one', options: ['go:left', 'go:right'] });
const TWO = asked({ kind: 'several', options: ['go:left', 'go:right'], min: 1, max: 2 });

it('a tap selects one of several things and plays it later, for as long as the question is open', () => {
  const { result, rerender } = renderHook(({ question }) => useSelected(ONE, question), {
    initialProps: { question: '1' },
  });
  act(() => result.current.onSelect?.('go:left'));
  expect(result.current.selected).toBe('go:left');
  rerender({ question: '2' });
  expect(result.current.selected).toBeNull();
});

it('if several are gathered nothing is selected: a touch picks', () => {
  const { result } = renderHook(() => useSelected(TWO, '1'));
  expect(result.current).toEqual({ selected: null });
});
