import { type Estimate, total, Z } from './estimate.ts';
import { inverse, type Matrix, times, zeros } from './matrix.ts';

/** How often the player of the row came out ahead of the player of the column. */
export type Beats = Matrix;

/** One table: the numbers of its players, and whether each of them won. */
export interface TableResult {
  readonly players: readonly number[];
  readonly won: readonly boolean[];
}

/**
 * What a table says about who is stronger: each winner is ahead of each loser, and all these pairs together count as
 * one. Two players who both won, or both lost, say nothing about each other, nor do two seats of the same player; but
 * such pairs have their share of the one, because a player would otherwise gain from having many seats. If a seat wins
 * in proportion to its strength, these pairs are exactly the subject of the Bradley–Terry model, however many sit at
 * the table.
 */
export function beatsOf({ players, won }: TableResult, many: number): Beats {
  const beats = zeros(many);
  const winners = players.filter((_, seat) => won[seat]);
  const losers = players.filter((_, seat) => !won[seat]);
  for (const winner of winners)
    for (const loser of losers)
      if (winner !== loser) add(beats, winner, loser, 1 / winners.length / losers.length);
  return beats;
}

/** Several tables together. */
export function sumOf(all: readonly Beats[], many: number): Beats {
  const sum = zeros(many);
  for (const beats of all)
    for (let i = 0; i < many; i++) for (let j = 0; j < many; j++) add(sum, i, j, at(beats, i, j));
  return sum;
}

/** Ratings are on Elo's scale: a player with 400 points more is ahead ten times for each time behind. */
const PER_NATURAL = 400 / Math.log(10);
/** The average of all players' ratings. */
const MIDDLE = 1000;

/**
 * The most likely ratings, with their intervals. Tables of one deal are related, so there is an entry for each deal.
 */
export function ratingsOf(deals: readonly Beats[], many: number): Estimate[] {
  const all = [...deals, ...drawn(many)];
  const strengths = strengthsOf(sumOf(all, many));
  const variances = variancesOf(all, strengths);
  return strengths.map((strength, i) => {
    const value = MIDDLE + PER_NATURAL * strength;
    const reach = PER_NATURAL * Z * Math.sqrt(variances[i] as number);
    return { value, low: value - reach, high: value + reach };
  });
}

/**
 * One drawn table between any two, in halves, so that a player who never lost is neither infinitely strong nor
 * certainly so.
 */
function drawn(many: number): Beats[] {
  const halves: Beats[] = [];
  for (let i = 0; i < many; i++)
    for (let j = 0; j < many; j++) {
      if (i === j) continue;
      const half = zeros(many);
      add(half, i, j, 0.5);
      halves.push(half);
    }
  return halves;
}

/** The logarithms of the most likely strengths, 0 on average: Hunter's MM algorithm. */
function strengthsOf(beats: Beats): number[] {
  const others = (i: number) => [...beats.keys()].filter((j) => j !== i);
  const wins = beats.map((row) => total(row));
  let strengths = beats.map(() => 1);
  for (let change = 1, rounds = 0; change > 1e-10 && rounds < 100_000; rounds++) {
    const strength = (i: number) => strengths[i] as number;
    const raw = wins.map(
      (won, i) => won / total(others(i).map((j) => met(beats, i, j) / (strength(i) + strength(j)))),
    );
    const middle = Math.exp(total(raw.map(Math.log)) / raw.length);
    const next = raw.map((value) => value / middle);
    change = Math.max(...next.map((value, i) => Math.abs(Math.log(value / strength(i)))));
    strengths = next;
  }
  return strengths.map(Math.log);
}

/**
 * How uncertain each of them is: the sandwich of the information of all deals together about the strengths (the bread)
 * and of how much single deals disagree with it (the filling).
 */
function variancesOf(deals: readonly Beats[], strengths: readonly number[]): number[] {
  const many = strengths.length;
  const chance = (i: number, j: number) =>
    1 / (1 + Math.exp((strengths[j] as number) - (strengths[i] as number)));
  const everything = sumOf(deals, many);
  const information = zeros(many);
  for (let i = 0; i < many; i++)
    for (let j = 0; j < many; j++) {
      if (i === j) continue;
      const weight = met(everything, i, j) * chance(i, j) * chance(j, i);
      add(information, i, i, weight);
      add(information, i, j, -weight);
    }
  const filling = zeros(many);
  for (const beats of deals) {
    const surprise = strengths.map((_, i) =>
      total(strengths.map((_, j) => at(beats, i, j) * chance(j, i) - at(beats, j, i) * chance(i, j))),
    );
    surprise.forEach((one, i) => {
      surprise.forEach((other, j) => {
        add(filling, i, j, one * other);
      });
    });
  }
  // Only differences of strengths mean something: pinning their mean makes the matrix invertible.
  const bread = inverse(information.map((row) => row.map((value) => value + 1 / many)));
  return times(times(bread, filling), bread).map((row, i) => row[i] as number);
}

function met(beats: Beats, i: number, j: number): number {
  return at(beats, i, j) + at(beats, j, i);
}

function at(beats: Beats, i: number, j: number): number {
  return beats[i]?.[j] ?? 0;
}

function add(beats: number[][], i: number, j: number, weight: number): void {
  const row = beats[i];
  if (row !== undefined) row[j] = (row[j] ?? 0) + weight;
}
