import { Match, onlyAnswer, Random, resolveOptions } from '@nokturn/engine';
import { botsFor } from '@nokturn/games/bots';
import { theHunger } from '@nokturn/games/the-hunger/index.ts';
import { expect, it } from 'vitest';
import type { PlayedMoment } from '../src/after/played.ts';
import { branchOf } from '../src/after/study.ts';
import { worstOf } from '../src/after/worst.ts';
import { coarseToFine } from '../src/mind/coarseToFine.ts';
import { decisionsOf, isSame } from '../src/mind/lookBack.ts';
import type { Verdict } from '../src/mind/messages.ts';
import { rulesOf } from '../src/rulesOf.ts';

/** A match that records what each seat knew at its decisions, as it is played. */
function played() {
  const resolved = resolveOptions(theHunger, 3, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const match = Match.begin(theHunger, { seats: 3, options: resolved.options, seed: 'look back' });
  const random = new Random('look back');
  const heard: unknown[] = match.collect().flatMap((one) => match.hear(one, 1) ?? []);
  const known: { witness: unknown; played: unknown }[] = [];
  const novice = botsFor(theHunger.id).get('novice');
  while (match.position.asked) {
    const { seats, answers } = match.position.asked;
    const seat = seats[answers.indexOf(null)] ?? 0;
    const view = match.view(seat);
    const mine = view.asked?.mine;
    const answer = mine && novice?.({ ...view, heard: [] }, mine, { milliseconds: 0 }, random);
    if (!mine || answer === undefined || answer === null) throw new Error('nobody answers');
    if (seat === 1 && onlyAnswer(mine.ask) === null)
      known.push({ witness: structuredClone({ ...view, heard }), played: answer });
    match.answer(seat, answer);
    heard.push(...match.collect().flatMap((one) => match.hear(one, 1) ?? []));
  }
  return { record: match.record, known };
}

it('finds every decision in which a seat had a choice, with exactly what the seat knew then', async () => {
  const { record, known } = played();
  const past = decisionsOf(await rulesOf('the-hunger'), record, 1);
  expect(past.length).toBeGreaterThan(20);
  expect(past.map(({ witness, played: answer }) => ({ witness, played: answer }))).toEqual(known);
  for (const { moment, played: answer } of past) {
    expect(record.moves[moment]?.slice(1)).toEqual([1, answer]);
  }
});

it('treats several options in any order as the same answer, but not an order', () => {
  const options = ['a', 'b', 'c'];
  expect(isSame({ kind: 'several', options, min: 1, max: 2 }, ['a', 'b'], ['b', 'a'])).toBe(true);
  expect(isSame({ kind: 'order', options }, ['a', 'b', 'c'], ['b', 'a', 'c'])).toBe(false);
  expect(isSame({ kind: 'one', options }, 'a', 'a')).toBe(true);
});

it('shows what cost most, worst first, and nothing that may be luck', () => {
  const verdict = (moment: number, cost: number, doubt = 0): Verdict => ({
    moment,
    round: 1,
    step: 'choose',
    played: { answer: 'x', worth: 0.5 - cost },
    best: { answer: 'y', worth: 0.5 },
    doubt,
  });
  const verdicts = [
    verdict(0, 0.1),
    verdict(1, 0.3),
    verdict(2, 0),
    verdict(3, 0.2, 0.25),
    verdict(4, 0.01),
    ...[5, 6, 7, 8].map((moment) => verdict(moment, 0.05)),
  ];
  expect(worstOf(verdicts).map(({ moment }) => moment)).toEqual([1, 0, 5, 6, 7]);
});

it('goes through a match from coarse to fine, each moment once', () => {
  const all = Array.from({ length: 21 }, (_, i) => i);
  const order = coarseToFine(all);
  expect(order.slice(0, 3)).toEqual([0, 20, 16]);
  expect(order.toSorted((a, b) => a - b)).toEqual(all);
  expect(coarseToFine([7])).toEqual([7]);
  expect(coarseToFine([])).toEqual([]);
});

it('a line leaves the match at the decision, and the decision can be seen whether anything was heard there or not', () => {
  const moment = (version: number) => ({ version, undid: null, happenings: [] }) as unknown as PlayedMoment;
  const match = { moments: [0, 1, 2, 3, 4].map(moment), stops: [0, 1, 3, 4] };
  const verdict: Verdict = {
    moment: 2,
    round: 1,
    step: 'choose',
    played: { answer: 'x', worth: 0.1 },
    best: { answer: 'y', worth: 0.5 },
    doubt: 0,
  };
  const studied = { seat: 0, verdict };
  const line = [moment(90), moment(91), moment(92)];
  const lines = { shown: [line, line.slice(0, 1)], count: 1, gained: [] };
  expect(branchOf(match, null, null, 'match')).toEqual(match);
  expect(branchOf(match, studied, lines, 'match').stops).toEqual([0, 1, 2, 3, 4]);
  const better = branchOf(match, studied, lines, 'better');
  expect(better.stops).toEqual([0, 1, 2, 3, 4, 5]);
  expect(better.moments.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(branchOf(match, studied, lines, 'yours').stops).toEqual([0, 1, 2, 3]);
  expect(branchOf(match, studied, null, 'better').stops).toEqual([0, 1, 2, 3, 4]);
});
