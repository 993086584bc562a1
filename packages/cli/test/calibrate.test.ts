import { Random } from '@nokturn/engine';
import { describe, expect, test } from 'vitest';
import { fitted, forecastsOf } from '../src/calibrate/fit.ts';
import { reliabilityOf, sayingBy, usualIn } from '../src/calibrate/reliability.ts';
import type { SampledMatch } from '../src/calibrate/sampled.ts';
import { studyOf } from '../src/commands/calibrate.ts';
import { said } from './said.ts';

/**
 * Matches of two in which the first seat's chance is known, but not before half-time. The forecasts are twice as sure,
 * in log-odds, as they should be.
 */
function matches(count: number, seed: string): SampledMatch[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, match) => {
    const odds = 4 * random.fraction() - 2;
    const chance = 1 / (1 + Math.exp(-odds));
    const won = random.fraction() < chance ? [1, 0] : [0, 1];
    const points = Array.from({ length: 10 }, (__, i) => {
      const guess = i < 5 ? 0.5 : 1 / (1 + Math.exp(-2 * odds));
      return { t: i / 10, round: i + 1, known: [guess, 1 - guess], open: null };
    });
    return { match, seats: 2, rounds: 10, won, points };
  });
}

describe('a calibration', () => {
  const study = studyOf(matches(2000, 'overconfident'));
  const { calibration, raw, calibrated } = study.known;

  test('is fitted and tested on different matches', () => {
    expect(study.fittedOn + study.testedOn).toBe(2000);
    expect(study.fittedOn).toBe(1000);
    expect(calibrated.forecasts).toBe(study.testedOn * 20);
  });

  test('halves the confidence of forecasts that are twice too sure', () => {
    expect(calibration.trust[1]).toBeGreaterThan(0.4);
    expect(calibration.trust[1]).toBeLessThan(0.6);
    expect(Math.abs(calibration.shift[1])).toBeLessThan(0.1);
  });

  test('makes forecasts honest, and better for it', () => {
    expect(raw.worst).toBeGreaterThan(0.1);
    expect(calibrated.worst).toBeLessThan(0.05);
    expect(calibrated.skill).toBeGreaterThan(raw.skill);
  });

  test('says until when nothing can be forecast', () => {
    expect(calibration.open).toBe(5);
    expect(calibrated.thirds[0]).toBeLessThan(0.02);
    expect(calibrated.thirds[2]).toBeGreaterThan(0.1);
  });
});

test('skill is measured against the average of the setup, not against a coin', () => {
  const easy = matches(200, 'easy').map((each) => ({ ...each, difficulty: 'easy', won: [1, 1] }));
  const hard = matches(200, 'hard').map((each) => ({ ...each, difficulty: 'hard', won: [0, 0] }));
  const forecasts = forecastsOf([...easy, ...hard], 'known');
  const usual = usualIn(forecasts);
  expect(usual.get('2 easy')).toBe(1);
  expect(reliabilityOf(forecasts, usual, ({ setup }) => usual.get(setup) ?? 0).skill).toBe(0);
});

test('a fit on next to nothing changes next to nothing', () => {
  const few = matches(1, 'few').map((each) => ({ ...each, points: each.points.slice(0, 1) }));
  const line = fitted(forecastsOf(few, 'known'), 10);
  expect(line.trust).toEqual([1, 1]);
  expect(
    sayingBy({ ...line, open: 0 })({ said: 0.5, won: 0, t: 0, round: 1, seats: 2, setup: '' }),
  ).toBeCloseTo(0.5, 1);
});

test('nokturn calibrate wants enough matches, and existing bots', async () => {
  expect(await said(['calibrate', 'lovci-noci', '--games', '3'])).toMatchObject({ code: 2 });
  expect(await said(['calibrate', 'lovci-noci', '--bots', 'genius'])).toMatchObject({ code: 2 });
});

test('a fit on forecasts that are nearly always right stays plausible', () => {
  const sure = matches(60, 'sure').map((each) => ({
    ...each,
    points: each.points.map((point) => ({
      ...point,
      known: each.won.map((won) => (won === 1 ? 0.999 : 0.001)),
    })),
  }));
  const { trust, shift } = fitted(forecastsOf(sure, 'known'), 10);
  for (const each of [...trust, ...shift]) expect(Math.abs(each)).toBeLessThan(5);
});
