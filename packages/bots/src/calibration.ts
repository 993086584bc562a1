/**
 * The chance of winning that playouts report is not how often players really win: quick answers play worse than players
 * do, and are too sure about what lies far ahead. A calibration maps that chance to how often matches were won when
 * playouts reported it. It is a line in log-odds that turns as the match goes on, fitted on matches
 * (`nokturn calibrate`) and stored with the game.
 */
export interface Calibration {
  /** How often a seat wins, by number of players, before anything has happened: the baseline for everything else. */
  readonly usual: Readonly<Record<string, number>>;
  /** Added to it, at the beginning of a match and late in it. */
  readonly shift: readonly [early: number, late: number];
  /** How far to trust the playouts, at the beginning and late. */
  readonly trust: readonly [early: number, late: number];
  /** From this round on, the match counts as late. */
  readonly late: number;
  /** Until this round, playouts know no more about the winner than that there will be one. */
  readonly open: number;
}

/** The calibrations of a game: by what a seat knows, and with all cards open. */
export interface Calibrations {
  readonly rules: number;
  readonly known: Calibration;
  readonly open: Calibration;
}

/** No chance is reported as surer than this before the match is decided. */
const SUREST = 0.005;

export function logOdds(chance: number): number {
  const held = Math.min(1 - SUREST, Math.max(SUREST, chance));
  return Math.log(held / (1 - held));
}

/** How far a match has progressed for a calibration: from 0 in its first round to 1 when it is late. */
export function latenessOf(round: number, late: number): number {
  return Math.min(1, Math.max(0, (round - 1) / Math.max(1, late - 1)));
}

/** The moment of an estimate: in which round, in a match of how many players. */
export interface When {
  readonly round: number;
  readonly seats: number;
}

/** The usual log-odds for this number of players; those of an even chance if it was never counted. */
export function usualOdds(usual: Calibration['usual'], seats: number): number {
  return logOdds(usual[seats] ?? 0.5);
}

/** How often matches are won when playouts report this chance. */
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
