import type { Heard, Noted, Options, Seat } from '@nokturn/engine';

/** One setting in which a game is studied. */
export interface StudySetting {
  readonly name: string;
  readonly seats: number;
  /** All options that differ from the defaults. */
  readonly options: Options;
}

/** A chart of wins or means of a group, as the game counts them. */
export interface GroupChart {
  readonly kind: 'group';
  /** The last part of its file name. */
  readonly file: string;
  readonly title: string;
  /** A note on how to read it. */
  readonly note?: string;
  readonly source: 'wins' | 'means';
  readonly group: string;
  /** The names of the settings it covers; all if omitted. */
  readonly over?: readonly string[];
  /** A row for each key, with all settings combined or each separately; or a row for each setting. */
  readonly rows: 'keys' | 'keys-by-setting' | 'settings';
  readonly unit: 'share' | 'number';
}

/** What happens to cards that are only in some games. */
export interface CardChart {
  readonly kind: 'cards';
  readonly file: string;
  readonly title: string;
  readonly note?: string;
  readonly group: string;
  /**
   * Whose wins count: the seat that got the card; the seats that the game counts in a group of the same name; or all
   * seats. For cards that are in every game it is nobody: only their fate is of interest.
   */
  readonly whose: 'holder' | 'counted' | 'everybody' | 'nobody';
  /** What can happen to such a card, apart from turning up. */
  readonly fate?: string;
  readonly over?: readonly string[];
}

export type Chart = GroupChart | CardChart;

/** What is played and measured to see how a game is balanced: `study.ts` in its folder. */
export interface Study {
  readonly name: string;
  readonly settings: readonly StudySetting[];
  readonly charts: readonly Chart[];
  /** Notes on a game that its rules do not make themselves: which cards came to whom, and which were used. */
  noted?(heard: Heard): readonly Noted[];
}

/** The study of a game, with the game's name. */
export interface NamedStudy extends Study {
  readonly game: string;
}

/** The name of a setting with this many players and default options. */
export function players(seats: number): string {
  return `${seats} players`;
}

/** Whether playing first matters. */
export function orderChart(title: string, over: readonly string[]): GroupChart {
  return {
    kind: 'group',
    file: 'order',
    title,
    note: 'Number 1 goes first.',
    source: 'wins',
    group: 'order',
    over,
    rows: 'keys-by-setting',
    unit: 'share',
  };
}

/** A card that came to a seat, or that the seat used. */
export function notedAs(
  group: string,
  used: readonly { readonly seat: Seat; readonly card: string }[],
): Noted[] {
  return used.map(({ seat, card }) => ({ group, key: card, seat }));
}

/** How often seats that got cards of a kind win. */
export function holdersChart(group: string, title: string, note: string, over: readonly string[]): CardChart {
  return { kind: 'cards', file: group, title, note, group, whose: 'holder', over };
}
