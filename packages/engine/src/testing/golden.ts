import { type Answer, type Ask, randomAnswer } from '../decision.ts';
import type { Frame, Game, Happening, Result } from '../game.ts';
import type { Options } from '../options.ts';
import { hashOf } from '../position.ts';
import { Random } from '../random.ts';
import type { Seat } from '../seat.ts';
import { hear } from '../secrets.ts';
import { begin, type Table } from '../table.ts';
import { optionsFor } from './random-match.ts';
import { type Chooser, viewersOf } from './trials.ts';

/** A whole game as readable text, for people who review a change of the rules. */
export interface GoldenGame {
  readonly name: string;
  readonly text: string;
}

export interface GoldenSetup {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
}

/** How the games are written down. */
export interface GoldenStyle<S, H> {
  readonly choose?: Chooser;
  /** Lines at the beginning, under the seats and the options. */
  head?(state: S): readonly string[];
  /** The state of each player, before something that begins a part of the game; nothing before other happenings. */
  before?(happening: H, state: S): readonly string[];
  /** Whether an answer without consequences is worth a line; by default every answer is. */
  isWorthALine?(answer: Answer): boolean;
}

/**
 * Whole random games: each answer, and indented under it what happened. If not everybody hears a fact, the seats that
 * do follow it in brackets. Seats are counted from 0, as in the facts and options beside them. `npm run golden` writes
 * them again.
 */
export function goldenGamesOf<S, F extends Frame, H extends Happening, R extends Result, V>(
  game: Game<S, F, H, R, V>,
  setups: readonly GoldenSetup[],
  style: GoldenStyle<S, H> = {},
): GoldenGame[] {
  return setups.map(({ name, seats, options }) => {
    const seed = `golden ${name}`;
    const table = begin(
      game,
      { seats, options: optionsFor(game, seats, options), seed },
      { listening: true },
    );
    const chosen = Object.entries(options).map(([key, value]) => `, ${key} ${value}`);
    const lines = [
      `${seats} seats, seed "${seed}"${chosen.join('')}`,
      ...(style.head?.(table.state) ?? []),
      ...play(table, seats, new Random(seed), style),
      `final position ${hashOf(table.position)}`,
    ];
    return { name, text: `${lines.join('\n')}\n` };
  });
}

function play<S, F extends Frame, H extends Happening>(
  table: Table<S, F, H>,
  seats: number,
  random: Random,
  style: GoldenStyle<S, H>,
): string[] {
  const { choose = (ask) => randomAnswer(ask, (n) => random.below(n)), isWorthALine = () => true } = style;
  const told = (happening: H) => [
    ...(style.before?.(happening, table.state) ?? []),
    `  ${toldAs(table, happening, seats)}`,
  ];
  const lines = table.collect().flatMap(told);
  while (!table.position.over) {
    const { asked } = table.position;
    if (asked === null) throw new Error('nobody is asked, but the match is not over');
    const place = asked.answers.indexOf(null);
    const seat = asked.seats[place] as Seat;
    const answer = choose(asked.asks[place] as Ask, random, asked.frame.step);
    table.answer(seat, answer);
    const happenings = table.collect();
    if (happenings.length > 0 || isWorthALine(answer)) lines.push(`P${seat} ${asked.frame.step}: ${answer}`);
    lines.push(...happenings.flatMap(told));
  }
  return lines;
}

function toldAs<S, F extends Frame, H extends Happening>(
  { game, state }: Table<S, F, H>,
  happening: H,
  seats: number,
): string {
  const viewers = viewersOf(seats);
  const heard = viewers.map((viewer) => hear(game.hearing, happening, viewer, state));
  const { kind, ...facts } = happening;
  const told = Object.entries(facts).map(([fact, value]) => {
    const hearing = viewers.filter((_, i) => fact in (heard[i] ?? {}));
    const text = `${fact}=${Array.isArray(value) ? value.join(',') : value}`;
    return hearing.length === viewers.length
      ? text
      : `${text}[${hearing.map((viewer) => `P${viewer}`).join(' ')}]`;
  });
  return [kind, ...told].join(' ');
}
