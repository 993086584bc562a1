import { type Calibration, calibrated } from '@nokturn/bots';
import type { Forecast } from './fit.ts';

/** The forecasts between two tenths: the mean forecast, and the share actually won. */
export interface Bin {
  readonly from: number;
  readonly count: number;
  readonly said: number;
  readonly won: number;
}

/** How well forecasts fit results. */
export interface Reliability {
  readonly forecasts: number;
  /** How much better than always predicting the setup's average: 1 for perfect forecasts, 0 for no better. */
  readonly skill: number;
  /** By third of the match. */
  readonly thirds: readonly number[];
  readonly bins: readonly Bin[];
  /** The largest error of any bin with enough forecasts. */
  readonly worst: number;
}

/** A bin with fewer forecasts proves little. */
const ENOUGH = 50;

/** The share won in each setup. */
export type Usual = ReadonlyMap<string, number>;

export function usualIn(forecasts: readonly Forecast[]): Usual {
  const sums = new Map<string, { won: number; count: number }>();
  for (const { setup, won } of forecasts) {
    const sum = sums.get(setup) ?? { won: 0, count: 0 };
    sums.set(setup, { won: sum.won + won, count: sum.count + 1 });
  }
  return new Map([...sums].map(([setup, { won, count }]) => [setup, won / count]));
}

export function reliabilityOf(
  forecasts: readonly Forecast[],
  usual: Usual,
  saying: (forecast: Forecast) => number,
): Reliability {
  const skillIn = (some: readonly Forecast[]) => skillOf(some, usual, saying);
  const bins = Array.from({ length: 10 }, (_, i) => {
    const inside = forecasts.filter((each) => Math.min(9, Math.floor(saying(each) * 10)) === i);
    return {
      from: i / 10,
      count: inside.length,
      said: mean(inside.map(saying)),
      won: mean(inside.map(({ won }) => won)),
    };
  });
  return {
    forecasts: forecasts.length,
    skill: skillIn(forecasts),
    thirds: [0, 1, 2].map((third) => skillIn(forecasts.filter(({ t }) => Math.floor(t * 3) === third))),
    bins,
    worst: Math.max(
      0,
      ...bins.filter(({ count }) => count >= ENOUGH).map(({ said, won }) => Math.abs(said - won)),
    ),
  };
}

export function skillOf(
  forecasts: readonly Forecast[],
  usual: Usual,
  saying: (forecast: Forecast) => number,
): number {
  const off = (say: (forecast: Forecast) => number) =>
    mean(forecasts.map((each) => (say(each) - each.won) ** 2));
  const blind = off(({ setup }) => usual.get(setup) ?? 0.5);
  return blind === 0 ? 0 : 1 - off(saying) / blind;
}

/** Skill below this is as good as none. */
const SKILLED = 0.05;

/**
 * The last of the opening rounds in which forecasts are no better than the average. Rounds with few forecasts are taken
 * together.
 */
export function openUntil(
  forecasts: readonly Forecast[],
  usual: Usual,
  calibration: Omit<Calibration, 'open'>,
): number {
  const saying = sayingBy({ ...calibration, open: 0 });
  let those: readonly Forecast[] = [];
  let before = 0;
  for (let round = 1; round <= calibration.late; round++) {
    those = [...those, ...forecasts.filter((each) => Math.max(1, each.round) === round)];
    if (those.length < ENOUGH) continue;
    if (skillOf(those, usual, saying) >= SKILLED) return before;
    those = [];
    before = round;
  }
  return before;
}

export function sayingBy(calibration: Calibration): (forecast: Forecast) => number {
  return ({ said, ...when }) => calibrated(calibration, said, when);
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
