import type { Game } from '@nokturn/engine';
import { columns } from './columns.ts';
import type { Played } from './simulation.ts';

interface Share {
  readonly games: number;
  readonly won: number;
  readonly share: number;
}

/** What a simulation found out. */
export interface Summary {
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly rounds: { readonly mean: number; readonly min: number; readonly max: number };
  /** By group (a party, a character, a bot ...) and by key within it. */
  readonly wins: Readonly<Record<string, Readonly<Record<string, Share>>>>;
}

/** Counts up the matches of a simulation. */
export class Report {
  readonly #game: Game;
  readonly #bots: readonly string[];
  #finished = 0;
  #decisions = 0;
  #seconds = 0;
  readonly #rounds = { sum: 0, min: Number.POSITIVE_INFINITY, max: 0 };
  readonly #wins = new Map<string, Map<string, { games: number; won: number }>>();

  /** `bots` are the names of the bots, seat by seat. */
  constructor(game: Game, bots: readonly string[]) {
    this.#game = game;
    this.#bots = bots;
  }

  add({ table, decisions }: Played, seconds: number): void {
    this.#decisions += decisions;
    this.#seconds += seconds;
    const { state, over } = table.position;
    if (!over) return;
    this.#finished++;
    const round = this.#game.roundOf(state);
    this.#rounds.sum += round;
    this.#rounds.min = Math.min(this.#rounds.min, round);
    this.#rounds.max = Math.max(this.#rounds.max, round);
    const result = this.#game.result(state);
    for (const { group, key, won } of this.#game.tally(state, result)) this.#count(group, key, won);
    this.#bots.forEach((bot, seat) => {
      this.#count('bot', bot, result.winners.includes(seat));
    });
  }

  #count(group: string, key: string, won: boolean): void {
    const keys = this.#wins.get(group) ?? new Map<string, { games: number; won: number }>();
    this.#wins.set(group, keys);
    const counted = keys.get(key) ?? { games: 0, won: 0 };
    keys.set(key, counted);
    counted.games++;
    if (won) counted.won++;
  }

  summary(): Summary {
    const { sum, min, max } = this.#rounds;
    const finished = this.#finished;
    return {
      finished,
      decisions: this.#decisions,
      seconds: round(this.#seconds, 3),
      decisionsPerSecond: Math.round(this.#decisions / this.#seconds),
      rounds: finished === 0 ? { mean: 0, min: 0, max: 0 } : { mean: round(sum / finished, 3), min, max },
      wins: Object.fromEntries(
        [...this.#wins].map(([group, keys]) => [group, Object.fromEntries(shares(keys))]),
      ),
    };
  }
}

function shares(keys: ReadonlyMap<string, { games: number; won: number }>): [string, Share][] {
  return [...keys]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { games, won }]) => [key, { games, won, share: round(won / games, 4) }]);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** The summary as lines for a person. */
export function readable(
  summary: Summary & { game: string; players: number; games: number; seed: string },
): string[] {
  const { rounds, wins } = summary;
  const whole = (n: number) => n.toLocaleString('en');
  const rows = Object.entries(wins).flatMap(([group, keys]) => [
    ['', '', '', ''],
    [`  ${group}`, 'played', 'won', 'share'],
    ...Object.entries(keys).map(([key, { games, won, share }]) => [
      `  ${key}`,
      whole(games),
      whole(won),
      `${(share * 100).toFixed(1)} %`,
    ]),
  ]);
  return [
    `${summary.game}: ${whole(summary.finished)} of ${whole(summary.games)} games finished, ${summary.players} players, seed ${summary.seed}`,
    `${whole(summary.decisions)} decisions in ${summary.seconds} s: ${whole(summary.decisionsPerSecond)} a second`,
    `${rounds.mean.toFixed(1)} rounds a game, ${rounds.min} to ${rounds.max}`,
    ...columns(rows, [1, 2, 3]),
  ];
}
