import type { Options } from '@nokturn/engine';

/** One way to set up a game that is looked at. */
export interface StudySetting {
  readonly name: string;
  readonly seats: number;
  /** Whatever differs from the defaults. */
  readonly options: Options;
}

/** What a chart shows: wins or means of a group, as the game counts them. */
export interface GroupChart {
  readonly kind: 'group';
  /** The end of the name of its file. */
  readonly file: string;
  readonly title: string;
  /** What is worth knowing to read it. */
  readonly note?: string;
  readonly source: 'wins' | 'means';
  readonly group: string;
  /** The settings it is about, by name; all if none are named. */
  readonly over?: readonly string[];
  /** A row for each key, with all settings together or each for itself; or a row for each setting. */
  readonly rows: 'keys' | 'keys-by-setting' | 'settings';
  readonly unit: 'share' | 'number';
}

/** What becomes of cards that are in some games and not in others. */
export interface CardChart {
  readonly kind: 'cards';
  readonly file: string;
  readonly title: string;
  readonly note?: string;
  readonly group: string;
  /** Whose wins count: of the seat it came to; of those whom the game counts in a group of the same name; of all. */
  readonly whose: 'holder' | 'counted' | 'everybody';
  /** What can become of such a card, besides coming up. */
  readonly fate?: string;
  readonly over?: readonly string[];
}

export type Chart = GroupChart | CardChart;

/** What is played and what is looked at, to see how a game is balanced: `study.ts` in its folder. */
export interface Study {
  readonly name: string;
  readonly settings: readonly StudySetting[];
  readonly charts: readonly Chart[];
}

/** The study of a game among others. */
export interface NamedStudy extends Study {
  readonly game: string;
}

/** The name of a setting with this many players and nothing special. */
export function players(seats: number): string {
  return `${seats} players`;
}

/** Whether it matters who begins. */
export function orderChart(title: string, over: readonly string[]): GroupChart {
  return {
    kind: 'group',
    file: 'order',
    title,
    note: 'Place 1 begins.',
    source: 'wins',
    group: 'order',
    over,
    rows: 'keys-by-setting',
    unit: 'share',
  };
}
