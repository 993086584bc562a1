import type { Viewer } from '@nokturn/engine';
import type { BeatSummary } from '@nokturn/ui';
import type { Pace } from '../../app/settings.ts';
import type { Beat } from './cut.ts';

export const BEAT_KINDS = ['turn', 'loud', 'all', 'round', 'own', 'none'] as const;
/**
 * Somebody else's turn, something loud, what all did together, what the table does between two turns, what one did
 * oneself, and what only the log tells.
 */
export type BeatKind = (typeof BEAT_KINDS)[number];

type Watched = Exclude<Pace, 'instant'>;

/** In milliseconds. */
const LENGTHS: Readonly<Record<Watched, Readonly<Record<BeatKind, number>>>> = {
  calm: { turn: 2600, loud: 3000, all: 2000, round: 1000, own: 1200, none: 0 },
  brisk: { turn: 1500, loud: 2000, all: 1200, round: 600, own: 800, none: 0 },
  fast: { turn: 500, loud: 900, all: 400, round: 200, own: 300, none: 0 },
};

/** What a round of all others may take where nobody hurries, if the game says nothing else, and what a turn takes at least. */
const ROUND = 12_000;
const LEAST_TURN = 1500;

/** Who looks, and with how many others. */
export interface Audience {
  readonly viewer: Viewer;
  readonly others: number;
  readonly pace: Pace;
  /** What a round of all others may take in this game, in milliseconds. */
  readonly round?: number | undefined;
}

/**
 * What a beat is to somebody. Who moved, whether it was loud and whether there is anything to tell must follow from what
 * everybody hears: how long a beat lasts can be seen from outside.
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

/** How long a beat lasts. */
export function lengthOf(
  kind: BeatKind,
  { pace, others, round = ROUND }: Pick<Audience, 'pace' | 'others' | 'round'>,
): number {
  if (pace === 'instant') return 0;
  const usual = LENGTHS[pace][kind];
  if (kind !== 'turn') return usual;
  const calm = LENGTHS.calm.turn;
  const share = Math.max(LEAST_TURN, Math.min(calm, round / Math.max(1, others)));
  return (usual * share) / calm;
}

/** So far behind, the table plays twice as fast; so far, it jumps to the last beats. */
const BEHIND = { fast: 14_000, jump: 24_000 };
/** How many beats are seen of those that are jumped to. */
const LAST_BEATS = 2;

/** With so little time left to decide, or with a guide that nobody waits for, all of it takes no longer than this. */
export const IN_A_HURRY = 2000;
/** A beat that would be shorter than this is not worth showing. */
const WORTH_SHOWING = 400;

/** Which of the beats that are to come are shown, and in which part of their time. */
export interface Schedule {
  /** The number of beats that are passed over. */
  readonly passed: number;
  readonly speed: number;
}

/** `most`: what all of it may take, where somebody is in a hurry. */
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
