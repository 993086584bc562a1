// @vitest-environment happy-dom
import type { Answer, Ask, View } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import type { Composed, Composer } from '@nokturn/ui';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type ComposerTable, useComposer } from '../src/table/useComposer.ts';

afterEach(cleanup);

const one = (...options: string[]): Ask => ({ kind: 'one', options });

/** A question of a step, put to the viewer or to somebody else. */
function asking(step: string, ask: Ask | null): View {
  const mine = ask === null ? null : { ask, answer: null, barred: [] };
  return { viewer: 0, over: false, asked: { frame: { step }, mine } } as unknown as View;
}

/** A card, a place and an amount: three answers, the last of which may be new. */
const COMPOSER: Composer = {
  begin: ({ asked }) => (asked?.frame.step === 'card' && asked.mine ? { much: 0 } : null),
  answers: ({ card, place, much }) =>
    card === undefined || place === undefined
      ? null
      : [
          { step: 'card', answer: `${card}` },
          { step: 'place', answer: `${place}` },
          { step: 'much', answer: Number(much) },
          { step: 'end', answer: 'end', among: ['drain'] },
        ],
  main: ({ card }) => `Play ${card}`,
  says: ({ card }) => (card === undefined ? 'Choose a card' : null),
  covers: () => true,
};

function play(first: View) {
  const sent: Answer[] = [];
  const send = (answer: Answer) => void sent.push(answer);
  const props = (now: View, version: number, more: Partial<ComposerTable> = {}): ComposerTable => ({
    composer: COMPOSER,
    view: now,
    now,
    version,
    question: `${version}`,
    isOpen: true,
    isSending: false,
    isRefused: false,
    text: {} as GameText,
    send,
    ...more,
  });
  const hook = renderHook((given: ComposerTable) => useComposer(given), { initialProps: props(first, 1) });
  const composition = () => {
    const { composition: now } = hook.result.current;
    if (now === null) throw new Error('nothing is composed');
    return now;
  };
  return {
    sent,
    composition,
    isBusy: () => hook.result.current.isBusy,
    isComposing: () => hook.result.current.composition !== null,
    change: (draft: Readonly<Record<string, string | number>>) => act(() => composition().change(draft)),
    played: () => act(() => composition().play()),
    plan: (answers: readonly Composed[]) => act(() => hook.result.current.plan(answers)),
    next: (now: View, version: number, more?: Partial<ComposerTable>) =>
      hook.rerender(props(now, version, more)),
  };
}

const FIRST = asking('card', one('hunt', 'vanish', 'drain'));
const WHOLE = { card: 'hunt', place: 'rack', much: 2 };

it('sends nothing before it is played, and can be undone', () => {
  const table = play(FIRST);
  expect(table.composition()).toMatchObject({ isBegun: false, main: null, says: 'Choose a card' });
  table.change(WHOLE);
  expect(table.composition()).toMatchObject({ isBegun: true, main: 'Play hunt', draft: WHOLE });
  act(() => table.composition().cancel());
  expect(table.composition()).toMatchObject({ isBegun: false, main: null, draft: { much: 0 } });
  expect(table.sent).toEqual([]);
});

it('gives the answers one by one as they are asked, and each of them once', () => {
  const table = play(FIRST);
  table.change(WHOLE);
  table.played();
  expect(table.sent).toEqual(['hunt']);
  expect(table.isBusy()).toBe(true);
  // The same question again, before the answer has arrived.
  table.next(FIRST, 1);
  expect(table.sent).toEqual(['hunt']);
  table.next(asking('place', one('rack', 'haven')), 2);
  table.next(asking('much', { kind: 'amount', min: 0, max: 3 }), 3);
  table.next(asking('end', one('end', 'drain')), 4);
  expect(table.sent).toEqual(['hunt', 'rack', 2, 'end']);
  table.next(asking('card', one('vanish')), 9);
  expect(table.sent.length).toBe(4);
  expect(table.isComposing()).toBe(true);
});

it('shows no question of the move before its last answer has arrived', () => {
  const table = play(FIRST);
  table.change(WHOLE);
  table.played();
  const last = asking('end', one('end', 'drain'));
  table.next(last, 2, { isSending: true });
  expect(table.sent).toEqual(['hunt', 'end']);
  expect(table.isBusy()).toBe(true);
  table.next(asking('card', one('vanish')), 3);
  expect(table.isBusy()).toBe(false);
  // An answer to a later question is not part of it.
  table.next(asking('card', one('vanish')), 3, { isSending: true });
  expect(table.isBusy()).toBe(false);
});

it('continues after answers by the rules themselves, and waits while somebody else decides', () => {
  const table = play(FIRST);
  table.change(WHOLE);
  table.played();
  table.next(asking('watch', null), 2);
  expect(table.isBusy()).toBe(true);
  table.next(asking('much', { kind: 'amount', min: 0, max: 2 }), 3);
  expect(table.sent).toEqual(['hunt', 2]);
});

it.each<[string, View]>([
  ['something else', asking('beast', one('drink'))],
  ['what does not offer the answer', asking('place', one('haven'))],
  ['less than was meant', asking('much', { kind: 'amount', min: 0, max: 1 })],
  ['something that was not there before', asking('end', one('end', 'look'))],
])('stops when the rules ask %s', (_, question) => {
  const table = play(FIRST);
  table.change(WHOLE);
  table.played();
  table.next(question, 2);
  expect(table.sent).toEqual(['hunt']);
  expect(table.isBusy()).toBe(false);
  // Nothing of it is left.
  table.next(asking('place', one('rack')), 3);
  expect(table.sent).toEqual(['hunt']);
});

it('stops when an answer is refused', () => {
  const table = play(FIRST);
  table.change(WHOLE);
  table.played();
  table.next(FIRST, 1, { isRefused: true });
  expect(table.isBusy()).toBe(false);
});

it('a draft belongs to its question', () => {
  const table = play(FIRST);
  table.change({ card: 'hunt' });
  table.next(FIRST, 2);
  expect(table.composition().draft).toEqual({ much: 0 });
});

it('answers chosen elsewhere with one touch are given in the same way, whatever may be composed', () => {
  const table = play(asking('action', one('move', 'end')));
  expect(table.isComposing()).toBe(false);
  table.plan([
    { step: 'action', answer: 'move' },
    { step: 'to', answer: 'to:park' },
    { step: 'along', answer: 1 },
    { step: 'action', answer: 'hunt' },
  ]);
  expect(table.sent).toEqual(['move']);
  table.next(asking('to', one('to:park', 'back')), 2);
  table.next(asking('action', one('hunt', 'end')), 3);
  expect(table.sent).toEqual(['move', 'to:park', 'hunt']);
  expect(table.isBusy()).toBe(false);
});
