// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  comparedIn,
  type KeptLookBack,
  keepLookBack,
  kindsOver,
  lookBacks,
} from '../src/history/lookBacks.ts';
import type { Verdict } from '../src/mind/messages.ts';

const verdict = (best: number, played: number): Verdict => ({
  moment: 0,
  round: 1,
  step: 'choose',
  best: { answer: 'a', worth: best } as Verdict['best'],
  played: { answer: 'b', worth: played } as Verdict['played'],
  doubt: 0,
});
const record = (game: string, commitment: string) => ({ game, commitment });

beforeEach(() => lookBacks.set([]));

it('a look back is stored as a few numbers, once for each match and seat', () => {
  keepLookBack(record('vendetta', 'c1'), 0, [verdict(0.5, 0.5), verdict(0.5, 0.25)]);
  keepLookBack(record('vendetta', 'c1'), 0, [verdict(0.5, 0.5), verdict(0.5, 0.25)]);
  keepLookBack(record('vendetta', 'c2'), 0, [verdict(0.75, 0.25)]);
  keepLookBack(record('the-hunger', 'c3'), 0, [verdict(1, 1)]);
  keepLookBack(record('vendetta', 'c4'), 0, []);
  expect(comparedIn(lookBacks.get(), 'vendetta')).toEqual({ matches: 2, decisions: 3, same: 1, cost: 0.75 });
  expect(comparedIn(lookBacks.get(), 'masters-of-the-night')).toBeNull();
});

it('only the latest ones are kept', () => {
  for (let i = 0; i < 310; i++) keepLookBack(record('vendetta', `c${i}`), 0, [verdict(1, 1)]);
  expect(lookBacks.get()).toHaveLength(300);
  expect(lookBacks.get()[0]?.key).toBe('c309 0');
});

it('impossible stored values are not counted', () => {
  const sound: KeptLookBack = { key: 'k', game: 'vendetta', decisions: 4, same: 2, cost: 1 };
  const broken = [
    null,
    { ...sound, decisions: 0 },
    { ...sound, same: 5 },
    { ...sound, same: -1 },
    { ...sound, cost: Number.POSITIVE_INFINITY },
    { ...sound, cost: 9 },
    { ...sound, decisions: '4' },
  ] as KeptLookBack[];
  expect(comparedIn([...broken, sound], 'vendetta')).toMatchObject({ matches: 1, decisions: 4 });
  expect(comparedIn('nonsense' as unknown as KeptLookBack[], 'vendetta')).toBeNull();
});

it('the cost of each kind of decision is added up over the matches of a game, costliest first', () => {
  const of = (step: string, best: number, played: number) => ({ ...verdict(best, played), step });
  keepLookBack(record('vendetta', 'k1'), 0, [
    of('plan', 0.5, 0.25),
    of('plan', 0.5, 0.5),
    of('keep', 1, 0.5),
  ]);
  keepLookBack(record('vendetta', 'k2'), 0, [of('plan', 0.75, 0.25)]);
  keepLookBack(record('the-hunger', 'k3'), 0, [of('move', 1, 0)]);
  const old = { key: 'old', game: 'vendetta', decisions: 2, same: 1, cost: 0.5 };
  const broken = {
    ...old,
    key: 'broken',
    kinds: { keep: null, plan: { decisions: -1, costly: 0, cost: 9 } },
  };
  lookBacks.set([...lookBacks.get(), old, broken as unknown as KeptLookBack]);
  expect(kindsOver(lookBacks.get(), 'vendetta')).toEqual({
    matches: 3,
    kinds: [
      { step: 'plan', decisions: 3, costly: 2, cost: 0.75 },
      { step: 'keep', decisions: 1, costly: 1, cost: 0.5 },
    ],
  });
  expect(kindsOver(lookBacks.get(), 'lovci-noci')).toEqual({ matches: 0, kinds: [] });
});
