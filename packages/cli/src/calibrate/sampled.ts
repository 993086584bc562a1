import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Game, Random, type Rulebook, type Seat } from '@nokturn/engine';
import { ABOUT } from '@nokturn/games/all';
import { finished, momentsOf, pointAt } from '@nokturn/games/course.ts';
import { botNamed, optionsFor } from '../setup.ts';
import { playOut } from '../simulation.ts';

/** A moment of a match, with the playouts' estimate for each seat. */
export interface SampledPoint {
  /** How much of the match had been played, by its decisions, from 0 to 1. */
  readonly t: number;
  readonly round: number;
  readonly known: readonly number[];
  readonly open: readonly number[] | null;
}

/** A match between bots, and some of its moments. In a cooperative game, all seats count as one. */
export interface SampledMatch {
  readonly match: number;
  /**
   * The usual chance of winning depends on these before anything has happened: number of players and difficulty.
   */
  readonly seats: number;
  readonly difficulty?: string;
  /** The round in which it ended. */
  readonly rounds: number;
  readonly won: readonly number[];
  readonly points: readonly SampledPoint[];
}

/** This many moments of each match: one at random from each part. */
const PARTS = 6;

export interface Sampling {
  readonly matches: number;
  /** They take turns, each for one round of setups. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** Where the samples are kept, to continue from there. */
  readonly file: string | undefined;
}

/** Plays matches with every number of players at every difficulty, one after the other. */
export function* sampled(
  game: Game,
  rules: Rulebook,
  mind: Awaited<ReturnType<Rulebook['bot']>>['mind'],
  { matches, bots, seed, file }: Sampling,
): Generator<SampledMatch> {
  const found = new Map(kept(file).map((each) => [each.match, each]));
  const setups = setupsOf(game);
  for (let match = 0; match < matches; match++) {
    const known = found.get(match);
    if (known) {
      yield known;
      continue;
    }
    const { seats, difficulty } = setups[match % setups.length] as Setup;
    const bot = botNamed(game, bots[Math.floor(match / setups.length) % bots.length] ?? '').bot;
    const options = optionsFor(game, seats, difficulty === undefined ? [] : [`difficulty=${difficulty}`]);
    const setup = { seats, options, seed: `${seed} ${match}` };
    const { record, table } = playOut(
      game,
      setup,
      Array.from({ length: seats }, () => bot),
      { keepRecord: true },
    );
    if (record === null || !table.position.over) throw new Error(`match ${match} did not come to its end`);
    const moments = momentsOf(rules, record);
    const random = new Random(`${seed} points ${match}`);
    const judged: readonly Seat[] = Array.from({ length: game.cooperative ? 1 : seats }, (_, seat) => seat);
    const { winners } = game.result(table.position.state);
    const points = Array.from({ length: PARTS }, (_, part) => {
      const at = Math.floor(((part + random.fraction()) * moments.length) / PARTS);
      const moment = moments[at];
      if (moment === undefined) throw new Error(`match ${match} has no moment ${at}`);
      const { round, known, open } = finished(pointAt(mind, moment, { seats: judged, random }));
      return { t: at / moments.length, round, known, open };
    });
    const sample: SampledMatch = {
      match,
      seats,
      ...(difficulty !== undefined && { difficulty }),
      rounds: points.at(-1)?.round ?? 1,
      won: judged.map((seat) => (winners.includes(seat) ? 1 : 0)),
      points,
    };
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(sample)}\n`);
    yield sample;
  }
}

export interface Setup {
  readonly seats: number;
  readonly difficulty?: string;
}

/** Every number of players at every difficulty. */
export function setupsOf({ id, cooperative, options }: Game): readonly Setup[] {
  const { min = 1, max = 1 } = ABOUT[id]?.seats ?? {};
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const { difficulty } = options;
  if (!cooperative || difficulty?.kind !== 'choice') return sizes.map((seats) => ({ seats }));
  return difficulty.values.flatMap((each) => sizes.map((seats) => ({ seats, difficulty: String(each) })));
}

function kept(file: string | undefined): readonly SampledMatch[] {
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as SampledMatch);
}
