import {
  canonical,
  changeBetween,
  changed,
  each,
  type Happening,
  type Hearing,
  hear,
  knownTo,
  onlySeen,
  secretsOf,
  seenBy,
  textFor,
  type Viewer,
} from '@nokturn/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

interface Hand {
  readonly cards: string[];
  readonly score: number;
  readonly open: boolean;
}

interface Cards {
  readonly round: number;
  readonly deck: string[];
  readonly seed: number;
  readonly hands: Hand[];
  readonly notes: { readonly by: number; readonly text: string }[];
  readonly trump: { readonly suit: string; readonly chosenBy: number } | null;
  readonly grid: string[][];
}

/** One rule of every kind. */
const table = secretsOf<Cards>()({
  round: 'everybody',
  deck: 'count',
  seed: 'nobody',
  hands: each({
    cards: seenBy<Cards>(
      ({ viewer, at, state }) => viewer === at[0] || state.hands[at[0] ?? -1]?.open === true,
    ),
    score: 'everybody',
    open: 'everybody',
  }),
  notes: onlySeen<Cards['notes'][number], Cards>(({ by }, { viewer }) => viewer === by),
  trump: {
    suit: knownTo<Cards>(({ state }) => state.trump?.chosenBy ?? 'nobody'),
    chosenBy: 'everybody',
  },
  grid: each(each(seenBy(({ viewer, at }) => viewer === (at[0] ?? 0) * 2 + (at[1] ?? 0)))),
});

const state: Cards = {
  round: 4,
  deck: ['c', 'd'],
  seed: 99,
  hands: [
    { cards: ['a'], score: 1, open: false },
    { cards: ['b', 'e'], score: 2, open: true },
  ],
  notes: [
    { by: 0, text: 'mine' },
    { by: 1, text: 'yours' },
  ],
  trump: { suit: 'hearts', chosenBy: 0 },
  grid: [
    ['p', 'q'],
    ['r', 's'],
  ],
};

const open = { cards: ['b', 'e'], score: 2, open: true };

describe('a view', () => {
  it('shows a seat what is its own and what everybody sees', () => {
    expect(table.show(state, 0)).toEqual({
      round: 4,
      deck: 2,
      hands: [{ cards: ['a'], score: 1, open: false }, open],
      notes: [{ by: 0, text: 'mine' }],
      trump: { suit: 'hearts', chosenBy: 0 },
      grid: [
        ['p', null],
        [null, null],
      ],
    });
  });

  it('shows somebody without a seat the least', () => {
    expect(table.show(state, 'spectator')).toEqual({
      round: 4,
      deck: 2,
      hands: [{ cards: null, score: 1, open: false }, open],
      notes: [],
      trump: { suit: null, chosenBy: 0 },
      grid: [
        [null, null],
        [null, null],
      ],
    });
  });

  it('passes all indexes to rules for lists within lists', () => {
    expect(table.show(state, 3).grid).toEqual([
      [null, null],
      [null, 's'],
    ]);
  });

  it('with everything open still counts decks and never shows what nobody sees', () => {
    expect(table.show(state, 'everything')).toEqual({
      round: 4,
      deck: 2,
      hands: state.hands,
      notes: state.notes,
      trump: state.trump,
      grid: state.grid,
    });
  });

  it('contains nothing where there is nothing', () => {
    expect(table.show({ ...state, trump: null }, 0).trump).toBeNull();
    expect(table.hide({ ...state, trump: null }, 0)).toMatchObject({ trump: null });
  });
});

describe('the visible and the hidden half', () => {
  const text = fc.string({ maxLength: 3 });
  const viewers: fc.Arbitrary<Viewer> = fc.constantFrom<Viewer>(0, 1, 2, 3, 'spectator');
  const anyState: fc.Arbitrary<Cards> = fc.record({
    round: fc.nat(9),
    deck: fc.array(text, { maxLength: 3 }),
    seed: fc.nat(9),
    hands: fc.array(
      fc.record({ cards: fc.array(text, { maxLength: 3 }), score: fc.nat(3), open: fc.boolean() }),
      {
        minLength: 2,
        maxLength: 4,
      },
    ),
    notes: fc.array(fc.record({ by: fc.nat(3), text }), { maxLength: 3 }),
    trump: fc.option(fc.record({ suit: text, chosenBy: fc.nat(3) })),
    grid: fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { maxLength: 2 }),
  });

  it('together are the whole: if both are the same, so is the state', () => {
    const halves = (one: Cards, viewer: Viewer) =>
      canonical([table.show(one, viewer), table.hide(one, viewer)]);
    fc.assert(
      fc.property(anyState, anyState, viewers, (a, b, viewer) => {
        expect(halves(a, viewer) === halves(b, viewer)).toBe(canonical(a) === canonical(b));
      }),
    );
  });

  it('change exactly as the change says, and not at all if there is none', () => {
    fc.assert(
      fc.property(anyState, anyState, fc.uniqueArray(viewers, { minLength: 1 }), (a, b, some) => {
        const all = [...some, 'everything' as const];
        const told = table.change(a, b, all);
        all.forEach((viewer, i) => {
          const [old, now] = [table.show(a, viewer), table.show(b, viewer)];
          const text = textFor(told, i);
          expect(text === '').toBe(canonical(old) === canonical(now));
          expect(text === '' ? old : changed(old, JSON.parse(text))).toEqual(now);
          if (text !== '') expect(JSON.parse(text)).toEqual(JSON.parse(changeBetween(old, now)));
        });
      }),
    );
  });

  it('change separately in each place, even if two places share a value', () => {
    const shared = { mine: 'a', ours: 'b' };
    const twice = secretsOf<{ left: typeof shared; right: typeof shared }>()({
      left: { mine: seenBy(({ viewer }) => viewer === 0), ours: 'everybody' },
      right: { mine: 'everybody', ours: seenBy(({ viewer }) => viewer === 1) },
    });
    const before = { left: { mine: 'a', ours: 'c' }, right: { mine: 'd', ours: 'b' } };
    const after = { left: shared, right: shared };
    const all = [0, 1, 'spectator'] as const;
    const told = twice.change(before, after, all);
    all.forEach((viewer, i) => {
      expect(changed(twice.show(before, viewer), JSON.parse(textFor(told, i)))).toEqual(
        twice.show(after, viewer),
      );
    });
  });

  it('are both needed: a change to one field shows in only one of them', () => {
    fc.assert(
      fc.property(
        anyState,
        anyState,
        fc.constantFrom(...(Object.keys(state) as (keyof Cards)[])),
        viewers,
        (a, b, field, viewer) => {
          const changed = { ...a, [field]: b[field] };
          const same = canonical(a) === canonical(changed);
          const halves = (one: Cards) => canonical([table.show(one, viewer), table.hide(one, viewer)]);
          expect(halves(a) === halves(changed)).toBe(same);
        },
      ),
    );
  });
});

describe('hearing', () => {
  type CardHappening = Happening &
    (
      | { kind: 'drew'; seat: number; card: string; from?: string }
      | { kind: 'peeked'; seat: number; card: string }
      | { kind: 'pause' }
    );
  const own = ({ seat }: { seat: number }, viewer: Viewer) => viewer === seat;
  const hearing: Hearing<Cards, CardHappening> = {
    drew: { seat: 'everybody', card: own, from: (_, __, { round }) => round > 3 },
    peeked: { seat: own, card: own },
    pause: {},
  };

  it('leaves out the facts that a viewer may not know', () => {
    const drew: CardHappening = { kind: 'drew', seat: 1, card: 'b', from: 'deck' };
    expect(hear(hearing, drew, 1, state)).toEqual({ kind: 'drew', seat: 1, card: 'b', from: 'deck' });
    expect(hear(hearing, drew, 0, state)).toEqual({ kind: 'drew', seat: 1, from: 'deck' });
    expect(hear(hearing, drew, 'spectator', { ...state, round: 1 })).toEqual({ kind: 'drew', seat: 1 });
    expect(hear(hearing, drew, 'everything', { ...state, round: 1 })).toEqual(drew);
  });

  it('is silent for a viewer who may know none of the facts', () => {
    const peeked: CardHappening = { kind: 'peeked', seat: 1, card: 'b' };
    expect(hear(hearing, peeked, 0, state)).toBeNull();
    expect(hear(hearing, peeked, 1, state)).toEqual(peeked);
    expect(hear(hearing, peeked, 'everything', state)).toEqual(peeked);
  });

  it('lets everybody hear a happening without facts', () => {
    expect(hear(hearing, { kind: 'pause' }, 'spectator', state)).toEqual({ kind: 'pause' });
  });

  it('withholds kinds and facts that it does not name', () => {
    expect(hear(hearing, { kind: 'cheated' }, 'everything', state)).toBeNull();
    const more = { kind: 'drew', seat: 1, card: 'b', sleeve: 'ace' } as CardHappening;
    expect(hear(hearing, more, 'everything', state)).toEqual({ kind: 'drew', seat: 1, card: 'b' });
  });

  it('skips facts that are absent', () => {
    const drew = { kind: 'drew', seat: 1, card: 'b', from: undefined } as unknown as CardHappening;
    expect(hear(hearing, drew, 1, state)).toEqual({ kind: 'drew', seat: 1, card: 'b' });
  });
});
