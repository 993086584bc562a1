/**
 * What playouts say of a chance of winning is not how often is won: quick answers play worse than players do, and judge
 * what is far off too surely. A calibration says how often is won where they said so much. It is a line in log-odds
 * that turns as the match goes on, fitted on matches (`nokturn calibrate`) and stored with the game.
 */
export interface Calibration {
  /** How often is won by how many play, before anything has happened: everything is measured from there. */
  readonly usual: Readonly<Record<string, number>>;
  /** What is added, at the beginning of a match and late in it. */
  readonly shift: readonly [early: number, late: number];
  /** How much of what the playouts say is to be believed, at the beginning and late. */
  readonly trust: readonly [early: number, late: number];
  /** From this round on it is late. */
  readonly late: number;
  /** Until this round, playouts know no more of who wins than that somebody will. */
  readonly open: number;
}

/** The calibrations of a game: by what a seat knows, and with all cards open. */
export interface Calibrations {
  readonly rules: number;
  readonly known: Calibration;
  readonly open: Calibration;
}

/** Nothing is said to be surer than this before it has happened. */
const SUREST = 0.005;

export function logOdds(chance: number): number {
  const held = Math.min(1 - SUREST, Math.max(SUREST, chance));
  return Math.log(held / (1 - held));
}

/** How far a match has come for a calibration: from 0 in its first round to 1 when it is late. */
export function latenessOf(round: number, late: number): number {
  return Math.min(1, Math.max(0, (round - 1) / Math.max(1, late - 1)));
}

/** When something is said: in which round of a match of how many. */
export interface When {
  readonly round: number;
  readonly seats: number;
}

/** The log-odds that are usual for this number of players; of an even chance where nobody has counted it. */
export function usualOdds(usual: Calibration['usual'], seats: number): number {
  return logOdds(usual[seats] ?? 0.5);
}

/** How often is won where playouts say this. */
export function calibrated(
  { usual, shift, trust, late }: Calibration,
  worth: number,
  { round, seats }: When,
): number {
  const t = latenessOf(round, late);
  const between = ([early, latest]: readonly [number, number]) => early + t * (latest - early);
  const from = usualOdds(usual, seats);
  const odds = from + between(shift) + between(trust) * (logOdds(worth) - from);
  return Math.min(1 - SUREST, Math.max(SUREST, 1 / (1 + Math.exp(-odds))));
}
