import { type Worlds, worthsIn } from '@nokturn/bots';
import {
  HeardLog,
  type MatchRecord,
  type Mind,
  type Position,
  type Random,
  type Rulebook,
  type Seat,
  type View,
  type Witness,
} from '@nokturn/engine';

/** The course of a finished match: what could be expected at each of its moments. */

/** A moment at which a question was opened, with what everybody knew. */
export interface CourseMoment {
  /** After this many moves. */
  readonly moment: number;
  readonly round: number;
  /** What a seat knew. */
  witness(seat: Seat): Witness;
  readonly position: Position;
}

/** What could be expected at a moment: roughly each seat's chance of winning, according to the playouts. */
export interface CoursePoint {
  readonly moment: number;
  readonly round: number;
  /** Based on what that seat knew. */
  readonly known: readonly number[];
  /** With all cards open; null if these rules cannot be analysed that way. */
  readonly open: readonly number[] | null;
}

/** The number of imagined worlds for each moment. */
export const COURSE_WORLDS = 40;

/** Every moment of a record at which a question was opened. */
export function momentsOf(rules: Rulebook, record: MatchRecord): readonly CourseMoment[] {
  const logs = Array.from({ length: record.seats }, (_, seat) => new HeardLog(seat));
  const moments: CourseMoment[] = [];
  let moment = 0;
  let missing = 0;
  for (const { match, happenings } of rules.replay(record)) {
    for (const log of logs) log.listen(happenings, match);
    const { asked } = match.position;
    const waiting = asked?.answers.filter((answer) => answer === null).length ?? 0;
    // While others are still answering the same question, there is nothing new for anybody.
    if (asked !== null && missing <= 1) {
      const views = logs.map((_, seat) => structuredClone(match.view(seat)));
      const heard = logs.map((log) => log.heard.length);
      moments.push({
        moment,
        round: match.round,
        position: structuredClone(match.position),
        witness(seat) {
          const view = views[seat];
          if (view === undefined) throw new Error(`there is no seat ${seat}`);
          return { ...view, heard: (logs[seat]?.heard ?? []).slice(0, heard[seat]) };
        },
      });
    }
    missing = missing <= 1 ? waiting : missing - 1;
    moment++;
  }
  return moments;
}

/** The value of a moment to each seat requested. Proceeds step by step, because it takes a while. */
export function* pointAt(
  mind: Mind,
  at: CourseMoment,
  { seats, random, worlds = COURSE_WORLDS }: { seats: readonly Seat[]; random: Random; worlds?: number },
): Generator<void, CoursePoint> {
  const worthOf = (imagined: Worlds) => worthsIn(imagined, worlds, random).map(({ mean }) => mean);
  const known: number[] = [];
  for (const seat of seats) {
    known.push(worthOf(mind.imagine(at.witness(seat)))[seat] as number);
    yield;
  }
  const all = mind.open && worthOf(mind.open(at.position));
  const open = all === undefined ? null : seats.map((seat) => all[seat] as number);
  return { moment: at.moment, round: at.round, known, open };
}

/** The round that a viewer sees; games without rounds are always in their first. */
export function roundIn({ state }: Pick<View, 'state'>): number {
  const { round } = state as { readonly round?: unknown };
  return typeof round === 'number' ? round : 1;
}

/** The result of work that is done step by step. */
export function finished<S, T>(work: Generator<S, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
