// @vitest-environment happy-dom
import type { Answer, MyDecision, Rulebook } from '@nokturn/engine';
import type { GameUi } from '@nokturn/ui';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useForced } from '../src/table/useForced.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function asked(...options: string[]): MyDecision {
  return { ask: { kind: 'one', options }, fallback: options[0] ?? '', barred: [], answer: null };
}

type Given = Parameters<typeof useForced>[0];

function play(first: Partial<Given> = {}) {
  const sent: Answer[] = [];
  const send = (answer: Answer) => void sent.push(answer);
  const props = (more: Partial<Given>): Given => ({
    mine: asked('end'),
    question: '1',
    step: 'action',
    game: { tempo: { reactions: { parry: {} } } } as unknown as Rulebook,
    ui: { forced: (step: string) => (step === 'action' ? 'ending' : 'at-once') } as unknown as GameUi,
    isInstant: false,
    isEnabled: true,
    isSending: false,
    send,
    ...more,
  });
  const hook = renderHook((given: Given) => useForced(given), { initialProps: props(first) });
  return {
    sent,
    forced: () => hook.result.current,
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    next: (more: Partial<Given>) => hook.rerender(props(more)),
  };
}

it('gives the only answer automatically, the end of a turn later than the rest', () => {
  const ending = play();
  const plain = play({ step: 'move' });
  ending.pass(400);
  expect([ending.sent, plain.sent]).toEqual([[], ['end']]);
  ending.pass(1600);
  expect(ending.sent).toEqual(['end']);
});

it('asks nobody while the answer is on its way, and sends it once', () => {
  const table = play();
  table.pass(2000);
  table.next({ isSending: true });
  expect(table.forced()?.after).not.toBeNull();
  table.pass(10_000);
  expect(table.sent).toEqual(['end']);
});

it.each<[string, Partial<Given>]>([
  ['there is a choice', { mine: asked('end', 'hunt') }],
  ['it is a reaction', { step: 'parry' }],
  ['the table is held', { isEnabled: false }],
  ['another answer is on its way', { isSending: true }],
])('gives nothing if %s', (_, given) => {
  const table = play(given);
  table.pass(10_000);
  expect(table.sent).toEqual([]);
});

it('waits for a player who wants to look first, and only at that question', () => {
  const table = play();
  act(() => table.forced()?.hold());
  table.pass(10_000);
  expect(table.sent).toEqual([]);
  expect(table.forced()?.after).toBeNull();
  table.next({ question: '2' });
  table.pass(2000);
  expect(table.sent).toEqual(['end']);
});
