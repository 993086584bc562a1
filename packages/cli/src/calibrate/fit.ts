import { type Calibration, latenessOf, logOdds, usualOdds } from '@nokturn/bots';
import type { SampledMatch } from './sampled.ts';

/** From what a seat knows, or with all cards open. */
export type Sight = 'known' | 'open';

/** A single forecast, and its outcome. */
export interface Forecast {
  readonly said: number;
  readonly won: number;
  readonly t: number;
  readonly round: number;
  readonly seats: number;
  /** Its setup: the number of players and the difficulty. */
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
        seats,
        setup: `${seats} ${difficulty}`,
      })),
    ),
  );
}

/** Keeps sparse data from having too much influence. */
const RIDGE = 1;
const STEPS = 60;
const LONGEST_STEP = 0.3;

/** The best-fitting line in log-odds, by logistic regression. */
export function fitted(forecasts: readonly Forecast[], late: number): Omit<Calibration, 'open'> {
  const usual = usualBySeats(forecasts);
  const rows = forecasts.map(({ said, round, seats, won }) => {
    const t = latenessOf(round, late);
    const from = usualOdds(usual, seats);
    const odds = logOdds(said) - from;
    return { x: [1 - t, t, (1 - t) * odds, t * odds], from, won };
  });
  // Believing the playouts completely, and adding nothing.
  const prior = [0, 0, 1, 1];
  let weights = [...prior];
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, i) => RIDGE * (weight - (prior[i] as number)));
    const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? RIDGE : 0)));
    for (const { x, from, won } of rows) {
      const odds = x.reduce((sum, each, i) => sum + each * (weights[i] as number), from);
      const chance = 1 / (1 + Math.exp(-odds));
      for (let i = 0; i < 4; i++) {
        slope[i] = (slope[i] as number) + (chance - won) * (x[i] as number);
        const row = bend[i] as number[];
        for (let j = 0; j < 4; j++)
          row[j] = (row[j] as number) + chance * (1 - chance) * (x[i] as number) * (x[j] as number);
      }
    }
    const change = solved(bend, slope);
    // If nearly every forecast was right, a full step leads far away: it is cut short to stay plausible.
    const far = Math.max(...change.map(Math.abs));
    const part = far > LONGEST_STEP ? LONGEST_STEP / far : 1;
    weights = weights.map((weight, i) => weight - part * (change[i] as number));
  }
  const [a = 0, b = 0, c = 1, d = 1] = weights.map((weight) => Math.round(weight * 1000) / 1000);
  return { usual, shift: [a, b], trust: [Math.max(0, c), Math.max(0, d)], late };
}

function usualBySeats(forecasts: readonly Forecast[]): Calibration['usual'] {
  const usual: Record<string, number> = {};
  for (const { seats } of forecasts) {
    if (seats in usual) continue;
    const those = forecasts.filter((each) => each.seats === seats);
    const share = those.reduce((sum, { won }) => sum + won, 0) / those.length;
    usual[seats] = Math.round(share * 1000) / 1000;
  }
  return usual;
}

/** Gauss–Jordan elimination. */
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
