import type { Heard, Noted, Options, Seat } from '@nokturn/engine';

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

/** What happens with cards that are in some games and not in others. */
export interface CardChart {
  readonly kind: 'cards';
  readonly file: string;
  readonly title: string;
  readonly note?: string;
  readonly group: string;
  /**
   * Whose wins count: of the seat it came to; of those whom the game counts in a group of the same name; of all. Of
   * what is there in every game, nobody's do: only its fate is worth knowing.
   */
  readonly whose: 'holder' | 'counted' | 'everybody' | 'nobody';
  /** What can happen to such a card, besides coming up. */
  readonly fate?: string;
  readonly over?: readonly string[];
}

export type Chart = GroupChart | CardChart;

/** What is played and measured to see how a game is balanced: `study.ts` in its folder. */
export interface Study {
  readonly name: string;
  readonly settings: readonly StudySetting[];
  readonly charts: readonly Chart[];
  /** What is noted of a game that its rules do not note by themselves: which cards came to whom, and what of it was used. */
  noted?(heard: Heard): readonly Noted[];
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

/** A card that came to a seat, or that the seat used. */
export function notedAs(
  group: string,
  used: readonly { readonly seat: Seat; readonly card: string }[],
): Noted[] {
  return used.map(({ seat, card }) => ({ group, key: card, seat }));
}

/** How often those win who got cards of a kind. */
export function holdersChart(group: string, title: string, note: string, over: readonly string[]): CardChart {
  return { kind: 'cards', file: group, title, note, group, whose: 'holder', over };
}
