import type { Viewer } from '@nokturn/engine';
import type { BeatSummary } from '@nokturn/ui';
import type { Pace } from '../../app/settings.ts';
import type { Beat } from './cut.ts';

export const BEAT_KINDS = ['turn', 'loud', 'all', 'round', 'own', 'none'] as const;
/**
 * Another player's turn, something loud, something all players did together, what the table does between two turns,
 * what the viewer did, and what only the log reports.
 */
export type BeatKind = (typeof BEAT_KINDS)[number];

type Watched = Exclude<Pace, 'instant'>;

/** In milliseconds. */
const LENGTHS: Readonly<Record<Watched, Readonly<Record<BeatKind, number>>>> = {
  calm: { turn: 2600, loud: 3000, all: 2000, round: 1000, own: 1200, none: 0 },
  brisk: { turn: 1500, loud: 2000, all: 1200, round: 600, own: 800, none: 0 },
  fast: { turn: 500, loud: 900, all: 400, round: 200, own: 300, none: 0 },
};

/**
 * The time for a round of all other players when nobody is in a hurry, if the game does not set one, and the minimum
 * for a turn.
 */
const ROUND = 12_000;
const LEAST_TURN = 1500;
/** The time for everyone who moves before the viewer is asked for the first time: new players want to start. */
const BEFORE_THE_FIRST = 7800;

/** The viewer, and the number of other players. */
export interface Audience {
  readonly viewer: Viewer;
  readonly others: number;
  readonly pace: Pace;
  /** The time for a round of all other players in this game, in milliseconds. */
  readonly round?: number | undefined;
  /** The viewer has a seat and has not been asked anything yet. */
  readonly isBefore?: boolean;
}

/**
 * The kind of a beat for a viewer. The mover, loudness and presence of a summary must follow from public events,
 * because other people can see how long a beat lasts.
 */
export function kindOf(
  { isLoud, isBare, isOpened }: Pick<Beat, 'isLoud' | 'isBare' | 'isOpened'>,
  summary: Pick<BeatSummary, 'seat'> | null,
  viewer: Viewer,
): BeatKind {
  if (summary === null || isBare) return 'none';
  if (isLoud) return 'loud';
  if (summary.seat === null) return isOpened ? 'round' : 'all';
  return summary.seat === viewer ? 'own' : 'turn';
}

/** The length of a beat. */
export function lengthOf(
  kind: BeatKind,
  { pace, others, round = ROUND, isBefore = false }: Pick<Audience, 'pace' | 'others' | 'round' | 'isBefore'>,
): number {
  if (pace === 'instant') return 0;
  const usual = LENGTHS[pace][kind];
  if (kind !== 'turn') return usual;
  const calm = LENGTHS.calm.turn;
  const most = isBefore ? Math.min(round, BEFORE_THE_FIRST) : round;
  const share = Math.max(LEAST_TURN, Math.min(calm, most / Math.max(1, others)));
  return (usual * share) / calm;
}

/** When it is this far behind, the table plays twice as fast, or jumps to the last beats. */
const BEHIND = { fast: 14_000, jump: 24_000 };
/** How many beats are still shown after a jump. */
const LAST_BEATS = 2;

/** With little time left to decide, or with a guide, showing everything takes no longer than this. */
export const IN_A_HURRY = 2000;
/** A beat shorter than this is not worth showing. */
const WORTH_SHOWING = 400;

/** Which of the coming beats are shown, and for what share of their time. */
export interface Schedule {
  /** The number of beats that are skipped. */
  readonly passed: number;
  readonly speed: number;
}

/** `most`: the time for all of it, if somebody is in a hurry. */
export function schedule(lengths: readonly number[], most: number | null): Schedule {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (most !== null) {
    const few = Math.max(1, Math.floor(most / WORTH_SHOWING));
    const passed = total > most ? passedBut(lengths, few) : 0;
    const rest = lengths.slice(passed).reduce((sum, length) => sum + length, 0);
    return { passed, speed: rest > most ? most / rest : 1 };
  }
  if (total > BEHIND.jump) return { passed: passedBut(lengths, LAST_BEATS), speed: 1 };
  return { passed: 0, speed: total > BEHIND.fast ? 0.5 : 1 };
}

/** How many come before the last few that take time. */
function passedBut(lengths: readonly number[], few: number): number {
  const taking = lengths.flatMap((length, i) => (length > 0 ? [i] : []));
  return taking.at(-few) ?? 0;
}
