import {
  type Ask,
  type Game,
  type Match,
  type Options,
  type Position,
  type Random,
  randomAnswer,
  resolveOptions,
  type Seat,
} from '@nokturn/engine';
import { ABOUT, findGame, GAMES } from '@nokturn/games/all';

/**
 * The subject of a measurement: a game, for this many players, with these options; other options have their defaults.
 */
export interface Subject {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
}

/** The subject that each game chooses to be measured by. */
export const SUBJECTS: readonly Subject[] = GAMES.map(({ id, seats: { min, usual = min } }) => {
  const { seats = usual, options = {} } = ABOUT[id]?.bench ?? {};
  return { game: id, seats, options };
});

/** A subject that can be played. */
export class Playable {
  readonly game: Game;
  readonly seats: number;
  readonly #options: Options;

  constructor({ game, seats, options }: Subject) {
    const found = findGame(game);
    if (found === undefined) throw new Error(`there is no game ${game}`);
    const resolved = resolveOptions(found, seats, options);
    if ('problem' in resolved) throw new Error(resolved.problem.reason);
    this.game = found;
    this.seats = seats;
    this.#options = resolved.options;
  }

  setup(seed: string) {
    return { seats: this.seats, options: this.#options, seed };
  }
}

/** Makes the next move for somebody who is asked. */
export function moveAtRandom(
  table: Pick<Match, 'answer'> & { readonly position: Pick<Position, 'asked'> },
  random: Random,
): void {
  const { asked } = table.position;
  if (asked === null) throw new Error('nobody is asked');
  const i = asked.answers.indexOf(null);
  table.answer(asked.seats[i] as Seat, answerAtRandom(asked.asks[i] as Ask, random));
}

/** The same player for every host: any valid answer. */
export function answerAtRandom(ask: Ask, random: Random) {
  return randomAnswer(ask, (n) => random.below(n));
}
