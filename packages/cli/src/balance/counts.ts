import type { Noted } from '@nokturn/engine';
import type { CardChart, Study } from '@nokturn/games/study.ts';
import { addCluster, type Cluster, type Moments, noMoments, pooled } from '../statistics/moments.ts';
import type { Outcome } from '../threads/job.ts';

/** The kinds of counts kept for each group and key. */
export type What =
  /** As counted by the game. */
  | 'wins'
  | 'means'
  /** How often a card came up. */
  | 'seen'
  /** Wins of the seats that had a card when it came up, and of the others at the same table. */
  | 'with'
  | 'others'
  /** Whether a card that came up was made use of. */
  | 'fate';

/** All counts, setting by setting. Each game is a cluster: its seats win and lose together. */
export class Counts {
  readonly #study: Study;
  readonly #moments = new Map<string, Map<string, Moments>>();
  readonly #games = new Map<string, number>();

  constructor(study: Study) {
    this.#study = study;
  }

  add(setting: string, outcome: Outcome): void {
    const game = new OneGame();
    const { won, tally, measures } = outcome;
    for (const { group, key, won } of tally) game.count('wins', group, key, won ? 1 : 0);
    for (const { group, key, value } of measures) game.count('means', group, key, value);
    game.count('wins', 'seats', 'all', ...won.map(Number));
    game.count('wins', 'games', 'all', Number(won.some(Boolean)));
    for (const chart of this.#study.charts) if (chart.kind === 'cards') countCards(game, outcome, chart);
    for (const [name, key, cluster] of game.counted) addCluster(this.#of(setting, name, key), cluster);
    this.#games.set(setting, this.games([setting]) + 1);
  }

  games(settings: readonly string[]): number {
    return settings.reduce((sum, setting) => sum + (this.#games.get(setting) ?? 0), 0);
  }

  /** All keys of a group that came up in these settings. */
  keys(what: What, group: string, settings: readonly string[]): string[] {
    const found = settings.flatMap((setting) => [
      ...(this.#moments.get(nameOf(setting, what, group))?.keys() ?? []),
    ]);
    return [...new Set(found)];
  }

  /** These settings put together. */
  of(what: What, group: string, key: string, settings: readonly string[]): Moments {
    return pooled(
      settings.flatMap((setting) => this.#moments.get(nameOf(setting, what, group))?.get(key) ?? []),
    );
  }

  #of(setting: string, name: string, key: string): Moments {
    const id = `${setting}/${name}`;
    const keys = this.#moments.get(id) ?? new Map<string, Moments>();
    this.#moments.set(id, keys);
    const moments = keys.get(key) ?? noMoments();
    keys.set(key, moments);
    return moments;
  }
}

function nameOf(setting: string, what: What, group: string): string {
  return `${setting}/${what}/${group}`;
}

/** The counts of a single game. */
class OneGame {
  readonly #clusters = new Map<string, Map<string, { sum: number; count: number }>>();

  count(what: What, group: string, key: string, ...values: readonly number[]): void {
    if (values.length === 0) return;
    const name = `${what}/${group}`;
    const keys = this.#clusters.get(name) ?? new Map();
    this.#clusters.set(name, keys);
    const cluster = keys.get(key) ?? { sum: 0, count: 0 };
    for (const value of values) cluster.sum += value;
    cluster.count += values.length;
    keys.set(key, cluster);
  }

  get counted(): (readonly [name: string, key: string, Cluster])[] {
    return [...this.#clusters].flatMap(([name, keys]) =>
      [...keys].map(([key, cluster]) => [name, key, cluster] as const),
    );
  }
}

function countCards(game: OneGame, { won, tally, noted }: Outcome, { group, whose, fate }: CardChart): void {
  const seen = noted.filter((note, i) => note.group === group && noted.findIndex(isSame(note)) === i);
  for (const { key, seat } of seen) {
    game.count('seen', group, key, 1);
    if (whose === 'holder') game.count('with', group, key, Number(seat !== undefined && won[seat]));
    if (whose === 'everybody') game.count('with', group, key, Number(won.some(Boolean)));
    if (whose === 'counted') {
      const counted = tally.filter((entry) => entry.group === group && entry.key === key);
      const winners = counted.filter((entry) => entry.won).length;
      game.count('with', group, key, ...ones(winners, counted.length));
      game.count(
        'others',
        group,
        key,
        ...ones(won.filter(Boolean).length - winners, won.length - counted.length),
      );
    }
    const became = (note: Noted) =>
      note.group === `${group} ${fate}` && note.key === key && (seat === undefined || note.seat === seat);
    if (fate !== undefined) game.count('fate', group, key, Number(noted.some(became)));
  }
}

/** This many ones among this many numbers; the others are 0. */
function ones(many: number, of: number): number[] {
  return Array.from({ length: of }, (_, i) => Number(i < many));
}

function isSame({ group, key, seat }: Noted): (other: Noted) => boolean {
  return (other) => other.group === group && other.key === key && other.seat === seat;
}
