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
  type MyDecision,
  newRecord,
  type Options,
  Random,
  randomAnswer,
  type Seat,
  type Table,
  viewOf,
  type Witness,
} from '@nokturn/engine';

export interface Setup {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
}

/** One match played by bots. */
export interface PlayedGame {
  readonly table: Table;
  readonly decisions: number;
  /** The record, if requested. */
  readonly record: MatchRecord | null;
}

/** None of our games comes near this: beyond it a match is stuck. */
const MOST_DECISIONS = 100_000;

/**
 * Each level has its own limits. They are measured in processor time of this thread: a busy machine makes no bot
 * weaker.
 */
const NO_HURRY: Budget = { milliseconds: Number.POSITIVE_INFINITY, clock: processorTime };

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Called with the happenings of each decision and the resulting state. */
export type Listener = (told: readonly Happening[], state: unknown) => void;

/** A player at the table who takes time to answer: a bot that is a separate program. */
export interface SlowPlayer {
  begin(seated: { seat: Seat; seats: number; options: Options }, chance: Random): Promise<void>;
  decide(view: Witness, mine: MyDecision): Promise<Answer>;
  finish(view: Witness): void;
}

export type Player = Bot | SlowPlayer;

interface Playing {
  readonly keepRecord: boolean;
  readonly digest?: string;
  readonly told?: Listener;
}

/**
 * Plays a whole match between bots. No views are made if all bots play at random, and no log entries if nobody listens.
 */
export function playOut(game: Game, setup: Setup, bots: readonly Bot[], playing: Playing): PlayedGame {
  const { done, value } = course(game, setup, bots, playing).next();
  if (!done) throw new Error('a bot takes its time');
  return value;
}

/** The same if some of them take their time. */
export async function playOutWith(
  game: Game,
  setup: Setup,
  players: readonly Player[],
  playing: Playing,
): Promise<PlayedGame> {
  const playOn = course(game, setup, players, playing);
  let next = playOn.next();
  while (!next.done) next = playOn.next(await next.value);
  return next.value;
}

/** The course of a match. Pauses only for players who take time. */
function* course(
  game: Game,
  setup: Setup,
  players: readonly Player[],
  { keepRecord, digest, told: listener }: Playing,
): Generator<Promise<unknown>, PlayedGame, unknown> {
  const thinking = players.some((player) => player !== random);
  const table = begin(game, setup, { listening: thinking || listener !== undefined });
  const logs = thinking ? players.map((_, seat) => new HeardLog(seat)) : [];
  // One for each seat: a bot's random numbers do not depend on how many the others draw.
  const chances = players.map((_, seat) => new Random(`bot ${seat} of ${setup.seed}`));
  const moves: Move[] = [];
  let decisions = 0;
  const listen = () => {
    const told = table.collect();
    for (const each of logs) each.listen(told, hearingFilterOf(game, table.state));
    listener?.(told, table.state);
  };
  for (const [seat, player] of players.entries())
    if (typeof player === 'object')
      yield player.begin({ seat, seats: setup.seats, options: setup.options }, chances[seat] as Random);
  while (!table.position.over && decisions < MOST_DECISIONS) {
    const { asked } = table.position;
    listen();
    if (asked === null) throw new Error('the match is not over, but nobody is asked');
    const { seats, asks, answers } = asked;
    for (let i = 0; i < seats.length; i++) {
      if (answers[i] !== null) continue;
      const seat = seats[i] as Seat;
      const player = players[seat] as Player;
      const mine = { ask: asks[i] as Ask, log: logs[seat] };
      const answer =
        typeof player === 'object'
          ? ((yield player.decide(...known(table, seat, mine.log as HeardLog))) as Answer)
          : think(table, seat, mine, player, chances[seat] as Random);
      const refusal = table.answer(seat, answer);
      if (refusal) throw new Error(`a bot answered ${JSON.stringify(answer)}: ${refusal.reason}`);
      if (keepRecord) moves.push([asked.frame.step, seat, answer]);
      decisions++;
    }
  }
  listen();
  for (const [seat, player] of players.entries())
    if (typeof player === 'object')
      player.finish((logs[seat] as HeardLog).witness(viewOf(game, table.position, seat)));
  const { id, rulesVersion } = game;
  const rules = digest === undefined ? { id, rulesVersion } : { id, rulesVersion, digest };
  const record = keepRecord ? { ...newRecord(rules, setup), moves, hash: hashOf(table.position) } : null;
  return { table, decisions, record };
}

/** What the seat to be asked knows, and its question. */
function known(table: Table, seat: Seat, log: HeardLog): [Witness, MyDecision] {
  const view = log.witness(viewOf(table.game, table.position, seat));
  const mine = view.asked?.mine;
  if (!mine) throw new Error('a seat is asked, but its view does not say so');
  return [view, mine];
}

function think(
  table: Table,
  seat: Seat,
  { ask, log }: { ask: Ask; log: HeardLog | undefined },
  bot: Bot,
  chance: Random,
): Answer {
  if (bot === random || log === undefined) return randomAnswer(ask, (n) => chance.below(n));
  const [view, mine] = known(table, seat, log);
  return bot(view, mine, NO_HURRY, chance);
}
