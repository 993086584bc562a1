import { Sample } from '@nokturn/bots';
import {
  type Answer,
  type GameBot,
  type Heard,
  HeardLog,
  type MatchRecord,
  Random,
  type Rulebook,
  type Seat,
  type View,
  type Witness,
} from '@nokturn/engine';

/** How a finished match might have gone on after one answer or another, as far as the seat could know. */

/** A moment of a line, as the seat would have experienced it. */
export interface LineMoment {
  readonly happenings: readonly Heard[];
  readonly view: View;
  readonly round: number;
}

/** What a line can bring or cost a seat, by name: `gains.ts` in the folder of a game. */
export type Gains = (view: View, seat: Seat) => Readonly<Record<string, number>>;

/** How much more of something the better answer has brought by the end of the lines. */
export interface Gained {
  readonly id: string;
  readonly amount: number;
}

export interface Lines {
  /** A likely line after each answer, from the same imagined position with the same dice. */
  readonly shown: readonly (readonly LineMoment[])[];
  /** The number of pairs of lines played. */
  readonly count: number;
  /** The gains from the first answer over the second, on average, if they are more than luck. */
  readonly gained: readonly Gained[];
}

/** The number of pairs of lines, and the most answers in one of them. */
const PAIRS = 16;
const LONGEST = 120;

interface Branching {
  readonly rules: Rulebook;
  readonly play: GameBot;
  readonly record: MatchRecord;
  /** What the seat knew. */
  readonly witness: Witness;
  readonly round: number;
}

/**
 * Plays on after two answers with quick players, until the seat has its turn again in the next round. Null if these
 * rules cannot continue from an imagined position.
 */
export function* linesAfter(
  at: Branching,
  answers: readonly [Answer, Answer],
  gains: Gains | null,
  { random, pairs = PAIRS }: { readonly random: Random; readonly pairs?: number },
): Generator<number, Lines | null> {
  const { witness, play } = at;
  const positions = play.mind.positions?.(witness);
  if (positions === undefined) return null;
  const seat = Number(witness.viewer);
  const found: { readonly seed: readonly number[]; readonly more: Readonly<Record<string, number>> }[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const seed = [random.word(), random.word(), random.word()];
    const ends = answers.map((answer) => played(at, positions, answer, seed)?.at(-1)?.view);
    const [one, other] = ends.map((view) => (view && gains ? gains(view, seat) : {}));
    if (ends.every((view) => view !== undefined)) found.push({ seed, more: differences(one, other) });
    yield (pair + 1) / pairs;
  }
  if (found.length === 0) return null;
  const ids = Object.keys(found[0]?.more ?? {});
  const samples = new Map(ids.map((id) => [id, Sample.of(found.map(({ more }) => more[id] ?? 0))]));
  const usual = found.reduce((best, each) =>
    strangeness(each.more, samples) < strangeness(best.more, samples) ? each : best,
  );
  return {
    shown: answers.map((answer) => played(at, positions, answer, usual.seed) ?? []),
    count: found.length,
    gained: [...samples].flatMap(([id, { mean, low, high }]) =>
      low > 0 || high < 0 ? [{ id, amount: mean }] : [],
    ),
  };
}

type Positions = ReturnType<NonNullable<GameBot['mind']['positions']>>;

/** One line, moment by moment; null if nothing could be imagined. */
function played(
  { rules, play, record, witness, round }: Branching,
  positions: Positions,
  answer: Answer,
  seed: readonly number[],
): readonly LineMoment[] | null {
  const random = new Random(seed);
  const position = positions(random);
  if (position === null) return null;
  const seat = Number(witness.viewer);
  const match = rules.resumeAt(record, position);
  const logs = Array.from({ length: record.seats }, (_, each) => new HeardLog(each));
  const moments: LineMoment[] = [];
  let isGiven = false;
  for (let moves = 0; moves < LONGEST && match.position.asked !== null; moves++) {
    const { seats, answers } = match.position.asked;
    const next = seats[answers.indexOf(null)] as Seat;
    if (next === seat && isGiven && match.round > round) break;
    const mine: boolean = next === seat && !isGiven;
    const given = mine ? answer : thought(match.view(next), next);
    isGiven ||= mine;
    const refusal = match.answer(next, given);
    if (refusal) throw new Error(`seat ${next} cannot answer ${JSON.stringify(given)}: ${refusal.reason}`);
    const told = match.collect();
    for (const log of logs) log.listen(told, match);
    const happenings = told.flatMap((one) => match.hear(one, seat) ?? []);
    if (happenings.length > 0)
      moments.push({ happenings, view: structuredClone(match.view(seat)), round: match.round });
  }
  return moments;

  function thought(view: View, next: Seat): Answer {
    const asked = view.asked?.mine;
    if (!asked) throw new Error(`seat ${next} is not asked`);
    // What other seats heard before is unknown here: they start listening now.
    const before = next === seat ? witness.heard : [];
    const heard = [...before, ...(logs[next]?.heard ?? [])];
    return play.novice({ ...view, heard }, asked, { milliseconds: Number.POSITIVE_INFINITY }, random);
  }
}

function differences(
  one: Readonly<Record<string, number>> = {},
  other: Readonly<Record<string, number>> = {},
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(one).map(([id, amount]) => [id, amount - (other[id] ?? 0)]));
}

/** How far a pair of lines is from the usual result. */
function strangeness(more: Readonly<Record<string, number>>, samples: ReadonlyMap<string, Sample>): number {
  let sum = 0;
  for (const [id, { mean, error, count }] of samples) {
    const spread = error * Math.sqrt(count);
    if (spread > 0) sum += Math.abs((more[id] ?? 0) - mean) / spread;
  }
  return sum;
}
