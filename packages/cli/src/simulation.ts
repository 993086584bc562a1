import { random } from '@nokturn/bots';
import {
  type Answer,
  type Ask,
  type Bot,
  type Budget,
  begin,
  type Game,
  type Happening,
  HeardLog,
  hashOf,
  hearingFilterOf,
  type MatchRecord,
  type Move,
  newRecord,
  type Options,
  Random,
  randomAnswer,
  type Seat,
  type Table,
  viewOf,
} from '@nokturn/engine';

export interface Setup {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
}

/** One match that bots have played. */
export interface Played {
  readonly table: Table;
  readonly decisions: number;
  /** The record, if it was asked for. */
  readonly record: MatchRecord | null;
}

/** No game of ours comes near this: beyond it a match is stuck. */
const MOST_DECISIONS = 100_000;

/** Each level has limits of its own. They are told by the work of this thread: a busy machine makes no bot weaker. */
const NO_HURRY: Budget = { milliseconds: Number.POSITIVE_INFINITY, clock: processorTime };

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Is told what happens, decision by decision, with the state to which it has led. */
export type Listener = (told: readonly Happening[], state: unknown) => void;

/** Plays a whole match among bots. No view is made where all answer at random, and nothing is told if nobody listens. */
export function playOut(
  game: Game,
  setup: Setup,
  bots: readonly Bot[],
  { keepRecord, digest, told: listener }: { keepRecord: boolean; digest?: string; told?: Listener },
): Played {
  const thinking = bots.some((bot) => bot !== random);
  const table = begin(game, setup, { listening: thinking || listener !== undefined });
  const logs = thinking ? bots.map((_, seat) => new HeardLog(seat)) : [];
  // One for each seat: what a bot draws does not depend on how much the others draw.
  const chances = bots.map((_, seat) => new Random(`bot ${seat} of ${setup.seed}`));
  const moves: Move[] = [];
  let decisions = 0;
  while (!table.position.over && decisions < MOST_DECISIONS) {
    const { asked } = table.position;
    const told = table.collect();
    for (const each of logs) each.listen(told, hearingFilterOf(game, table.state));
    listener?.(told, table.state);
    if (asked === null) throw new Error('the match is not over, but nobody is asked');
    const { seats, asks, answers } = asked;
    for (let i = 0; i < seats.length; i++) {
      if (answers[i] !== null) continue;
      const seat = seats[i] as Seat;
      const mine = { ask: asks[i] as Ask, log: logs[seat] };
      const answer = think(table, seat, mine, bots[seat] as Bot, chances[seat] as Random);
      const refusal = table.answer(seat, answer);
      if (refusal) throw new Error(`a bot answered ${JSON.stringify(answer)}: ${refusal.reason}`);
      if (keepRecord) moves.push([asked.frame.step, seat, answer]);
      decisions++;
    }
  }
  listener?.(table.collect(), table.state);
  const { id, rulesVersion } = game;
  const rules = digest === undefined ? { id, rulesVersion } : { id, rulesVersion, digest };
  const record = keepRecord ? { ...newRecord(rules, setup), moves, hash: hashOf(table.position) } : null;
  return { table, decisions, record };
}

function think(
  table: Table,
  seat: Seat,
  { ask, log }: { ask: Ask; log: HeardLog | undefined },
  bot: Bot,
  chance: Random,
): Answer {
  if (bot === random || log === undefined) return randomAnswer(ask, (n) => chance.below(n));
  const view = log.witness(viewOf(table.game, table.position, seat));
  const mine = view.asked?.mine;
  if (!mine) throw new Error('a seat is asked, but its view does not say so');
  return bot(view, mine, NO_HURRY, chance);
}
