import { random } from '@nokturn/bots';
import {
  type Answer,
  type Ask,
  type Bot,
  begin,
  Ears,
  type Game,
  hashOf,
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

const NO_HURRY = { milliseconds: 1000 };

/** Plays a whole match among bots. Nothing is told and no view is made where all answer at random. */
export function playOut(
  game: Game,
  setup: Setup,
  bots: readonly Bot[],
  { keepRecord }: { keepRecord: boolean },
): Played {
  const listening = bots.some((bot) => bot !== random);
  const table = begin(game, setup, { listening });
  const ears = listening ? bots.map((_, seat) => new Ears(game, seat)) : [];
  const chance = new Random(`bots of ${setup.seed}`);
  const moves: Move[] = [];
  let decisions = 0;
  while (!table.position.over && decisions < MOST_DECISIONS) {
    const { asked } = table.position;
    const told = table.collect();
    for (const each of ears) each.listen(told, table.state);
    if (asked === null) throw new Error('the match is not over, but nobody is asked');
    const { seats, asks, answers } = asked;
    for (let i = 0; i < seats.length; i++) {
      if (answers[i] !== null) continue;
      const seat = seats[i] as Seat;
      const answer = think(table, seat, { ask: asks[i] as Ask, ears: ears[seat] }, bots[seat] as Bot, chance);
      const refusal = table.answer(seat, answer);
      if (refusal) throw new Error(`a bot answered ${JSON.stringify(answer)}: ${refusal.reason}`);
      if (keepRecord) moves.push([asked.frame.step, seat, answer]);
      decisions++;
    }
  }
  const record = keepRecord ? { ...newRecord(game, setup), moves, hash: hashOf(table.position) } : null;
  return { table, decisions, record };
}

function think(
  table: Table,
  seat: Seat,
  { ask, ears }: { ask: Ask; ears: Ears | undefined },
  bot: Bot,
  chance: Random,
): Answer {
  if (bot === random || ears === undefined) return randomAnswer(ask, (n) => chance.below(n));
  const view = ears.witness(viewOf(table.game, table.position, seat));
  const mine = view.asked?.mine;
  if (!mine) throw new Error('a seat is asked, but its view does not say so');
  return bot(view, mine, NO_HURRY, chance);
}
