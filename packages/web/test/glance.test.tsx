// @vitest-environment happy-dom
import { type Looks, PRESSED } from '@nokturn/ui';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useGlance } from '../src/table/useGlance.ts';

afterEach(cleanup);

/** Somebody presses a thing that can only be looked at, which keeps its card. */
function looking(asked: string | null) {
  const thing = document.createElement('i');
  thing.dataset.look = 'space';
  document.body.replaceChildren(thing);
  const looks = { get: () => ({ label: 'A space', isIdle: true }) } as unknown as Looks;
  const hook = renderHook((question: string | null) => useGlance(looks, question), { initialProps: asked });
  act(() => void thing.dispatchEvent(new CustomEvent(PRESSED, { bubbles: true })));
  return { shown: () => hook.result.current.glance?.id ?? null, ask: hook.rerender };
}

it('a kept card makes room for the next question where there is none beside it', () => {
  const { shown, ask } = looking('where to go');
  expect(shown()).toBe('space');
  ask('where to go');
  expect(shown()).toBe('space');
  ask('what to hunt');
  expect(shown()).toBeNull();
});

it('a kept card stays while others move, and wherever it stands beside the question', () => {
  const { shown, ask } = looking(null);
  ask(null);
  expect(shown()).toBe('space');
});
