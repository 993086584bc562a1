import type { Bot } from '../bot.ts';
import { type Answer, type Ask, fits, randomAnswer } from '../decision.ts';
import type { Frame, Game, Happening, Result } from '../game.ts';
import { HeardLog, hearingFilterOf } from '../heard-log.ts';
import { Random } from '../random.ts';
import type { Seat } from '../seat.ts';
import { begin } from '../table.ts';
import { viewOf } from '../view.ts';
import { optionsFor } from './random-match.ts';

/** A bot that gives a random answer. */
export const anyAnswer: Bot<unknown> = (_view, { ask }, _budget, random) =>
  randomAnswer(ask, (n) => random.below(n));

export interface BotMatch<S> {
  readonly state: S;
  readonly answers: readonly Answer[];
}

/**
 * A whole match of bots; which bot plays a seat may depend on what was dealt to it. Throws if one of them gives an
 * answer that is not offered.
 */
export function playBots<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  setup: {
    readonly seed: string;
    readonly seats: number;
    readonly options?: Readonly<Record<string, unknown>>;
  },
  botAt: (seat: Seat, dealt: S) => Bot<V>,
): BotMatch<S> {
  const { seed, seats, options = {} } = setup;
  const table = begin(game, { seats, options: optionsFor(game, seats, options), seed }, { listening: true });
  const logs = Array.from({ length: seats }, (_, seat) => new HeardLog(seat));
  const bots = Array.from({ length: seats }, (_, seat) => botAt(seat, table.state));
  const random = new Random(seed);
  const answers: Answer[] = [];
  while (!table.position.over) {
    const told = table.collect();
    for (const each of logs) each.listen(told, hearingFilterOf(game, table.state));
    const { asked } = table.position;
    if (asked === null) throw new Error('nobody is asked, but the match is not over');
    const place = asked.answers.indexOf(null);
    const seat = asked.seats[place] as Seat;
    const view = (logs[seat] as (typeof logs)[number]).witness(viewOf(game, table.position, seat));
    const mine = view.asked?.mine;
    if (!mine) throw new Error(`seat ${seat} is asked, but does not see what`);
    const answer = (bots[seat] as Bot<V>)(view, mine, { milliseconds: 100 }, random);
    const check = fits(asked.asks[place] as Ask, answer);
    if (!check.fits) throw new Error(`seat ${seat} in ${asked.frame.step}: ${check.reason}`);
    answers.push(answer);
    table.answer(seat, answer);
  }
  return { state: table.state, answers };
}
