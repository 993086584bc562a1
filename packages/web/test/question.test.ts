import type { Ask, Seat, View } from '@nokturn/engine';
import { expect, it } from 'vitest';
import type { Moment } from '../src/source/source.ts';
import { putAt } from '../src/table/question.ts';

const ASK: Ask = { kind: 'one', options: ['keep:a', 'keep:b'] };

/** A moment in which the viewer is asked, or waits (null), after these seats have answered. */
function moment(version: number, answered: readonly Seat[] | null, ask: Ask | null = ASK): Moment {
  const view: View = {
    viewer: 0,
    state: {},
    work: [],
    asked: {
      frame: { step: 'keep' },
      clause: 'XX-1',
      seats: [0, 1, 2],
      answered,
      mine: ask && { ask, fallback: 'keep:a', barred: [], answer: null },
      open: null,
    },
    over: false,
    result: null,
  };
  return { version, undid: null, happenings: [], view };
}

it('a question stays the same while others answer it, whether that is heard or not', () => {
  expect(putAt([moment(4, []), moment(5, [1]), moment(6, [1, 2])])).toBe(4);
  expect(putAt([moment(4, null), moment(5, null)])).toBe(4);
  expect(putAt([moment(4, []), { ...moment(5, [1]), view: null }, moment(6, [1, 2])])).toBe(4);
});

it('a question asked for the first time, after an answer or after an event is a new one', () => {
  const heard = { ...moment(5, [1]), happenings: [{ kind: 'bell' }] } as unknown as Moment;
  expect(putAt([moment(4, []), heard])).toBe(5);
  expect(putAt([moment(4, []), { ...moment(5, [1]), undid: 4 }])).toBe(5);
  expect(putAt([moment(4, []), moment(5, [])])).toBe(5);
  expect(putAt([moment(4, [], null), moment(5, [1])])).toBe(5);
  expect(putAt([moment(4, [], { kind: 'one', options: ['keep:c'] }), moment(5, [1])])).toBe(5);
  expect(putAt([])).toBe(0);
});
