import { begin, Random } from '@nokturn/engine';
import { describe, expect, test } from 'vitest';
import { calibrated, latenessOf } from '../src/calibration.ts';
import { Playouts, toTheEnd, trialIn, worthsIn } from '../src/playouts.ts';
import { Sample } from '../src/sample.ts';
import { honest, isConfirmed, shownChances, type Weighed, weighing } from '../src/weigh.ts';
import { firstWitness, hiddenCard, nim, pennies } from './toys.ts';

const random = (seed = 'playouts') => new Random(seed);

describe('paired playouts', () => {
  test('say which answer is better, by how much, and how sure that is', () => {
    const { game, mind } = hiddenCard({ reds: 7, sure: 0.4 });
    const worlds = mind.imagine(firstWitness(game));
    const playouts = new Playouts(trialIn(worlds, 0, toTheEnd), ['red', 'black', 'pass'], random());
    playouts.run(400);
    expect(playouts.worlds).toBe(400);
    expect(playouts.worthOf(2).mean).toBeCloseTo(0.4);
    const { mean, low, high } = playouts.difference(0, 1);
    expect(low).toBeLessThan(0.4);
    expect(high).toBeGreaterThan(0.4);
    expect(low).toBeGreaterThan(0);
    expect(mean).toBeCloseTo(playouts.worthOf(0).mean - playouts.worthOf(1).mean);
  });

  test('try every answer in the same worlds: where one card decides, one of two colours is right in each', () => {
    const { game, mind } = hiddenCard({ reds: 5, sure: 0 });
    const playouts = new Playouts(
      trialIn(mind.imagine(firstWitness(game)), 0, toTheEnd),
      ['red', 'black'],
      random(),
    );
    playouts.run(60);
    expect(playouts.worthOf(0).mean + playouts.worthOf(1).mean).toBeCloseTo(1);
  });

  test('find no difference between answers with the same effect', () => {
    const { game, mind } = nim(9);
    const playouts = new Playouts(trialIn(mind.imagine(firstWitness(game)), 0, toTheEnd), [2, 2], random());
    playouts.run(40);
    expect(playouts.difference(0, 1)).toMatchObject({ mean: 0, error: 0 });
  });

  test('are the same again with the same generator', () => {
    const { game, mind } = nim(9);
    const found = () => {
      const worlds = mind.imagine(firstWitness(game));
      const playouts = new Playouts(trialIn(worlds, 0, toTheEnd), [1, 3], random('again'));
      playouts.run(30);
      return [playouts.worthOf(0).mean, playouts.worthOf(1).mean];
    };
    expect(found()).toEqual(found());
  });

  test('work for a seat that is asked together with others, or after them', () => {
    const { game, mind } = pennies();
    const worlds = mind.imagine(firstWitness(game, { seat: 1 }));
    const playouts = new Playouts(trialIn(worlds, 1, toTheEnd), ['heads', 'tails'], random());
    playouts.run(200);
    expect(playouts.worthOf(0).mean + playouts.worthOf(1).mean).toBeCloseTo(1);
    expect(playouts.worthOf(0).mean).toBeGreaterThan(0.3);
  });

  test('a seat that nobody asks can try nothing', () => {
    const { game, mind } = hiddenCard({ reds: 5, sure: 0 });
    const trial = trialIn(mind.imagine(firstWitness(game)), 1, toTheEnd);
    expect(() => trial('red', random())).toThrow('not asked');
  });
});

describe('the value of a moment', () => {
  test('is the mean over many worlds, for every seat, with its error', () => {
    const { game, mind } = nim(1);
    const [first, second] = worthsIn(mind.imagine(firstWitness(game)), 20, random());
    expect(first).toMatchObject({ mean: 1, error: 0, count: 20 });
    expect(second?.mean).toBe(0);
  });

  test('with all cards open is known even if a seat can only guess', () => {
    const { game, mind } = hiddenCard({ reds: 5, sure: 0 });
    const table = begin(game, { seats: 2, options: {}, seed: 'open' });
    const { card } = table.state;
    if (mind.open === undefined) throw new Error('it cannot be thought about with all cards open');
    const playouts = new Playouts(
      trialIn(mind.open(table.position), 0, toTheEnd),
      [card, card === 'red' ? 'black' : 'red'],
      random(),
    );
    playouts.run(20);
    expect(playouts.worthOf(0).mean).toBe(1);
    expect(playouts.worthOf(1).mean).toBe(0);
    expect(table.state.said).toBeNull();
  });
});

describe('a sample', () => {
  test('has the mean, and the error of the mean', () => {
    const { mean, error, low, high } = Sample.of([0, 0, 1, 1]);
    expect(mean).toBe(0.5);
    expect(error).toBeCloseTo(Math.sqrt(1 / 3 / 4));
    expect((low + high) / 2).toBeCloseTo(0.5);
    expect(high - low).toBeCloseTo(3.92 * error);
  });

  test('of a single number proves nothing', () => {
    expect(Sample.of([1]).low).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('a calibration', () => {
  const even = { usual: { 2: 0.5, 4: 0.25 }, shift: [0, 0], trust: [1, 1], late: 5, open: 0 } as const;
  const at = (round: number, seats = 2) => ({ round, seats });

  test('that changes nothing returns its input, but never certainty', () => {
    expect(calibrated(even, 0.3, at(2))).toBeCloseTo(0.3);
    expect(calibrated(even, 1, at(2))).toBeLessThan(1);
    expect(calibrated(even, 0, at(2))).toBeGreaterThan(0);
  });

  test('moves forecasts towards results, less and less as the match goes on', () => {
    const early = { ...even, trust: [0, 1], shift: [-1, 0] } as const;
    expect(calibrated(early, 0.9, at(1))).toBeCloseTo(calibrated(early, 0.1, at(1)));
    expect(calibrated(early, 0.9, at(5))).toBeCloseTo(0.9);
    expect(calibrated(early, 0.9, at(9))).toBeCloseTo(0.9);
    expect(calibrated(early, 0.9, at(3))).toBeGreaterThan(calibrated(early, 0.9, at(2)));
  });

  test('that trusts nothing returns the average for the number of players', () => {
    const deaf = { ...even, trust: [0, 0] } as const;
    expect(calibrated(deaf, 0.9, at(1, 4))).toBeCloseTo(0.25);
    expect(calibrated(deaf, 0.9, at(1, 2))).toBeCloseTo(0.5);
    expect(calibrated(deaf, 0.9, at(1, 7))).toBeCloseTo(0.5);
  });

  test('knows how far a match has progressed', () => {
    expect([0, 1, 3, 5, 8].map((round) => latenessOf(round, 5))).toEqual([0, 0, 0.5, 1, 1]);
  });
});

describe('statements about two answers', () => {
  const { game, mind } = hiddenCard({ reds: 8, sure: 0.3 });
  const view = firstWitness(game);

  function weighed(answers: readonly [string, string]): Weighed {
    const work = weighing(mind, view, answers, random());
    let step = work.next();
    while (!step.done) step = work.next();
    return step.value;
  }

  test('a loss is reported if playouts to the end confirm it, and how large it is', () => {
    const found = weighed(['red', 'pass']);
    expect(isConfirmed(found)).toBe(true);
    const { better, other } = shownChances(found, null, 1);
    expect(better).toBe(found.worth);
    expect(better - other).toBeCloseTo(found.loss.mean);
  });

  test('no loss is reported for an answer that is as good, or better, whatever a search thinks of it', () => {
    for (const answers of [
      ['pass', 'red'],
      ['red', 'red'],
    ] as const) {
      const found = weighed(answers);
      expect(isConfirmed(found)).toBe(false);
      const { better, other } = shownChances(found, null, 1);
      expect(other).toBe(better);
    }
  });

  test('a counsel gives the same numbers, and nothing about unweighed answers', () => {
    const calibration = { usual: {}, shift: [0, 0], trust: [0.5, 0.5], late: 3, open: 0 } as const;
    const said = (worth: number | null) => {
      const counsel = { best: 'red', worth, next: { answer: 'pass', worth: 0.79 }, turns: [] };
      const work = honest(counsel, mind, view, { calibration, round: 1, random: random() });
      let step = work.next();
      while (!step.done) step = work.next();
      return step.value;
    };
    const { worth, next } = said(0.8);
    expect(worth).toBeCloseTo(
      calibrated(calibration, weighed(['red', 'pass']).worth, { round: 1, seats: 2 }),
    );
    expect(next?.worth).toBeLessThan((worth ?? 0) - 0.3);
    expect(said(null)).toMatchObject({ worth: null });
  });
});
