import { type Change, canonical, changeBetween, changed } from '@nokturn/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Pieces of JSON that have much in common, so that there are changes within them, not only of the whole. */
const { piece } = fc.letrec<{ piece: unknown }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, '', '"', 'a'),
    fc.array(tie('piece'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', '"'), tie('piece'), { maxKeys: 3 }),
  ),
}));

const changeOf = (before: unknown, after: unknown): Change | null =>
  JSON.parse(changeBetween(before, after) || 'null');

describe('a change', () => {
  it('leads from any piece of JSON to any other, and is empty if they are the same', () => {
    fc.assert(
      fc.property(piece, piece, (before, after) => {
        const was = canonical(before);
        const change = changeOf(before, after);
        expect(change === null).toBe(was === canonical(after));
        expect(change === null ? before : changed(before, change)).toEqual(after);
        expect(canonical(before)).toBe(was);
      }),
      { numRuns: 2000 },
    );
  });

  it('contains only what is different', () => {
    const before = {
      round: 1,
      hands: [
        { cards: [1, 2], score: 0 },
        { cards: [3], score: 0 },
      ],
      trump: 'x',
    };
    const after = {
      round: 2,
      hands: [
        { cards: [1, 2], score: 4 },
        { cards: [], score: 0 },
      ],
      note: null,
    };
    expect(changeOf(before, after)).toEqual({
      round: [2],
      hands: { 0: { score: [4] }, 1: { cards: [[]] } },
      trump: [],
      note: [null],
    });
  });

  it('leaves an empty place in a list where an item is removed, without shortening the list', () => {
    expect(JSON.stringify(changed({ list: [1, 2, 3] }, { list: { 1: [] } }))).toBe('{"list":[1,null,3]}');
    expect(changed({ list: [1, 2, 3] }, { list: [[]] })).toEqual({ list: [] });
  });

  it('shares unchanged parts', () => {
    const before = { a: { b: 1 }, list: [{ c: 1 }, { c: 2 }] };
    const after = changed(before, { list: { 1: { c: [3] } } }) as typeof before;
    expect(after).toEqual({ a: { b: 1 }, list: [{ c: 1 }, { c: 3 }] });
    expect(after.a).toBe(before.a);
    expect(after.list[0]).toBe(before.list[0]);
  });
});
