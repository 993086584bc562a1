import type { Game } from '@nokturn/engine';
import type { ProgramReport } from '@nokturn/server/programs';
import type { GameText } from '@nokturn/text';
import { columns } from './columns.ts';
import { shownKey } from './counted.ts';
import { figures, hundredths, percent, tenths, whole } from './numbers.ts';
import { reportLines } from './program-lines.ts';
import type { PlayedGame } from './simulation.ts';

interface Share {
  readonly games: number;
  readonly won: number;
  readonly share: number;
}

/** The results of a simulation. */
export interface Summary {
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly rounds: { readonly mean: number; readonly min: number; readonly max: number };
  /** By group (a party, a character, a bot…) and by key within it. */
  readonly wins: Readonly<Record<string, Readonly<Record<string, Share>>>>;
  /** Other measurements of the game, by group and by key within it: the mean of all values. */
  readonly means: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Adds up the matches of a simulation. */
export class Report {
  readonly #game: Game;
  readonly #bots: readonly string[];
  #finished = 0;
  #decisions = 0;
  #seconds = 0;
  readonly #rounds = { sum: 0, min: Number.POSITIVE_INFINITY, max: 0 };
  readonly #wins = new Map<string, Map<string, { games: number; won: number }>>();
  readonly #measured = new Map<string, Map<string, { sum: number; count: number }>>();

  /** `bots` are the names of the bots, seat by seat. */
  constructor(game: Game, bots: readonly string[]) {
    this.#game = game;
    this.#bots = bots;
  }

  add({ table, decisions }: PlayedGame, seconds: number): void {
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
    for (const { group, key, value } of this.#game.measures?.(state, result) ?? []) {
      const counted = within(this.#measured, group, key, () => ({ sum: 0, count: 0 }));
      counted.sum += value;
      counted.count++;
    }
    this.#bots.forEach((bot, seat) => {
      this.#count('bot', bot, result.winners.includes(seat));
    });
  }

  #count(group: string, key: string, won: boolean): void {
    const counted = within(this.#wins, group, key, () => ({ games: 0, won: 0 }));
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
      means: Object.fromEntries(
        [...this.#measured].map(([group, keys]) => [
          group,
          Object.fromEntries([...keys].map(([key, { sum, count }]) => [key, round(sum / count, 4)])),
        ]),
      ),
    };
  }
}

/** The entry of a key in a group, created when first needed. */
function within<T>(groups: Map<string, Map<string, T>>, group: string, key: string, make: () => T): T {
  const keys = groups.get(group) ?? new Map<string, T>();
  groups.set(group, keys);
  const entry = keys.get(key) ?? make();
  keys.set(key, entry);
  return entry;
}

function shares(keys: ReadonlyMap<string, { games: number; won: number }>): [string, Share][] {
  return [...keys]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { games, won }]) => [key, { games, won, share: round(won / games, 4) }]);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** The summary as lines for people. Keys of groups, like those of options and bots, are the same in every language. */
export function readable(
  summary: Summary & {
    game: string;
    players: number;
    games: number;
    seed: string;
    programs?: Readonly<Record<string, ProgramReport>>;
  },
  text: GameText,
): string[] {
  const { game, players, seed, seconds, rounds, wins, means } = summary;
  const written = (number: string) => figures(number, text.language);
  const [played = '', won = '', share = '', mean = ''] = ['played', 'won', 'share', 'mean'].map((head) =>
    text.plain('report-heads', {}, head),
  );
  const rows = Object.entries(wins).flatMap(([group, keys]) => [
    ['', '', '', ''],
    [`  ${groupName(group, text)}`, played, won, share],
    ...Object.entries(keys).map(([key, counted]) => [
      `  ${shownKey(group, key)}`,
      written(whole(counted.games)),
      written(whole(counted.won)),
      written(percent(counted.share)),
    ]),
  ]);
  const measured = Object.entries(means).flatMap(([group, keys]) => [
    ['', ''],
    [`  ${groupName(group, text)}`, mean],
    ...Object.entries(keys).map(([key, value]) => [`  ${shownKey(group, key)}`, written(hundredths(value))]),
  ]);
  return [
    text.plain('report-finished', {
      game,
      finished: written(whole(summary.finished)),
      games: written(whole(summary.games)),
      players: String(players),
      seed,
    }),
    text.plain('report-speed', {
      decisions: written(whole(summary.decisions)),
      seconds: written(String(seconds)),
      rate: written(whole(summary.decisionsPerSecond)),
    }),
    text.plain('report-rounds', {
      mean: written(tenths(rounds.mean)),
      min: String(rounds.min),
      max: String(rounds.max),
    }),
    ...columns(rows, [1, 2, 3]),
    ...columns(measured, [1]),
    ...reportLines(text, summary.programs),
  ];
}

/** The name of a group of keys; groups that have none keep their own. */
export function groupName(group: string, text: GameText): string {
  const id = group.replaceAll(' ', '-');
  return text.has('report-groups', id) ? text.plain('report-groups', {}, id) : group;
}
