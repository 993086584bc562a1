import { type Calibration, latenessOf, logOdds } from '@nokturn/bots';
import type { SampledMatch } from './sampled.ts';

/** By what a seat knows, or with all cards open. */
export type Sight = 'known' | 'open';

/** What was said once, and its outcome. */
export interface Forecast {
  readonly said: number;
  readonly won: number;
  readonly t: number;
  readonly round: number;
  /** Which setup it is of. */
  readonly setup: string;
}

export function forecastsOf(matches: readonly SampledMatch[], sight: Sight): readonly Forecast[] {
  return matches.flatMap(({ seats, difficulty = '', won, points }) =>
    points.flatMap(({ t, round, [sight]: said }) =>
      (said ?? []).map((worth, seat) => ({
        said: worth,
        won: won[seat] ?? 0,
        t,
        round,
        setup: `${seats} ${difficulty}`,
      })),
    ),
  );
}

/** Keeps what little was seen of from being believed. */
const RIDGE = 1;
const STEPS = 30;

/** The line in log-odds that fits best, by logistic regression. */
export function fitted(forecasts: readonly Forecast[], late: number): Omit<Calibration, 'open'> {
  const rows = forecasts.map(({ said, round, won }) => {
    const t = latenessOf(round, late);
    const odds = logOdds(said);
    return { x: [1 - t, t, (1 - t) * odds, t * odds], won };
  });
  // To believe everything that is said, and to add nothing.
  const prior = [0, 0, 1, 1];
  let weights = [...prior];
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, i) => RIDGE * (weight - (prior[i] as number)));
    const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)));
    for (const { x, won } of rows) {
      const chance = 1 / (1 + Math.exp(-x.reduce((sum, each, i) => sum + each * (weights[i] as number), 0)));
      for (let i = 0; i < 4; i++) {
        slope[i] = (slope[i] as number) + (chance - won) * (x[i] as number);
        const row = bend[i] as number[];
        for (let j = 0; j < 4; j++)
          row[j] = (row[j] as number) + chance * (1 - chance) * (x[i] as number) * (x[j] as number);
      }
    }
    const change = solved(bend, slope);
    weights = weights.map((weight, i) => weight - (change[i] as number));
  }
  const [a = 0, b = 0, c = 1, d = 1] = weights.map((weight) => Math.round(weight * 1000) / 1000);
  return { shift: [a, b], trust: [Math.max(0, c), Math.max(0, d)], late };
}

/** Gauss and Jordan. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (const [i, pivot] of rows.entries()) {
    const by = pivot[i] as number;
    for (let k = 0; k < pivot.length; k++) pivot[k] = (pivot[k] as number) / by;
    for (const [j, row] of rows.entries()) {
      if (j === i) continue;
      const factor = row[i] as number;
      for (let k = 0; k < row.length; k++) row[k] = (row[k] as number) - factor * (pivot[k] as number);
    }
  }
  return rows.map((row) => row.at(-1) as number);
}
