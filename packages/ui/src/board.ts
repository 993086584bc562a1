import type { Answer, Heard, OptionId, Seat, Target, View, Viewer } from '@nokturn/engine';
import { type Facts, type GameText, type Language, plain } from '@nokturn/text';
import type { ComponentType, ReactNode } from 'react';
import type { SeatLook } from './seats.ts';

/**
 * The contract between the page and the board of a game. A board knows no rule: it is handed a view and the options
 * that point at something on it, lets these glow, and hands back the one that was touched. Every part of it is shown
 * inside of the page's KitProvider, from which names in texts have their cards.
 */
export interface GameUi<V = unknown> {
  readonly Board: ComponentType<BoardProps<V>>;
  /** A board as wide as the room it is given, rather than a square that fits into it. */
  readonly isWide?: boolean;
  /** One seat with everything that everybody may know of it. */
  readonly SeatSummary: ComponentType<SeatSummaryProps<V>>;
  /** The viewer's own secret things, closed until they are peeked at. */
  readonly OwnPanel: ComponentType<OwnPanelProps<V>>;
  /** What the viewer can prove, with room for marks of their own. */
  readonly Notebook: ComponentType<NotebookProps<V>> | null;
  /** The large face of anything that a text can name: `card`, `character`, `place`, `party`, ... */
  readonly CardFace: ComponentType<CardFaceProps>;
  /** Who was who and why who won. */
  readonly ResultDetails: ComponentType<ResultDetailsProps<V>>;
  /** Colour and sign of each seat, by seat number: they may depend on what the players have chosen. */
  seatLooks(state: V): readonly SeatLook[];
  /** The Fluent file of what is said on the board itself, for the sources of the text. */
  words(language: Language): Promise<string>;
  /** What messages about a decision, or about one option of it, may want to know besides the decision itself. */
  facts(view: View<V>, option?: OptionId): Facts;
  /** What is worth knowing before choosing an option, line by line; nothing if its name says it all. */
  notes?(option: OptionId, view: View<V>, text: GameText): readonly string[];
  /** What a player is warned of before the answer is given; null if nothing speaks against it. */
  warning?(answer: Answer, view: View<V>, text: GameText): string | null;
  /** What a player in a hurry may have overlooked, for those who want to be asked again; null if nothing. */
  advice?(answer: Answer, view: View<V>, text: GameText): string | null;
  /** Verbs of options that do nothing or are seldom wanted: they stand last, in this order, and look quieter. */
  readonly aside: readonly string[];
  /** So many options that can be touched on the table are said again in the decision bar; more are listed when asked for. */
  readonly fewInBar?: { readonly desk: number; readonly phone: number };
  /** Kinds of happenings that the own panel keeps closed until it is peeked at: the log beside it does not write them. */
  readonly closed?: readonly string[];
  /** One public number for each seat, for the chart of how it changed in the course of a match. */
  scores(state: V): readonly number[];
}

/** An option of the viewer's decision together with what it points at. */
export interface Glow {
  readonly option: OptionId;
  readonly target: Target;
}

/** What was heard in the latest update. A new `sequence` means new happenings to animate; the same one, none. */
export interface News {
  readonly sequence: number;
  readonly happenings: readonly Heard[];
}

export interface BoardSettings {
  /** No movement at all: things are simply where they are. */
  readonly reducedMotion: boolean;
}

/** What every part of a table gets. */
export interface TableProps<V> {
  readonly view: View<V>;
  readonly names: readonly string[];
  readonly text: GameText;
  readonly settings: BoardSettings;
}

/** What a part gets on which options can be touched. */
export interface TouchProps {
  readonly glow: readonly Glow[];
  /** Options already picked, for a decision that takes several. */
  readonly picked: readonly OptionId[];
  onPick(option: OptionId): void;
}

export interface BoardProps<V> extends TableProps<V>, TouchProps {
  readonly news: News;
  /** What was heard before the news, from the beginning: whoever comes back finds what can be looked up on the board. */
  readonly past?: readonly Heard[];
  /** Called when everything up to the given sequence has been shown, animations included. */
  onShown?(sequence: number): void;
}

export interface SeatSummaryProps<V> extends TableProps<V>, TouchProps {
  readonly seat: Seat;
}

export interface OwnPanelProps<V> extends TableProps<V>, TouchProps {
  /** Where the page puts its reaction settings and its hold button. */
  readonly reactions?: ReactNode;
}

export interface NotebookProps<V> extends TableProps<V> {
  /** Under which the viewer's own marks are kept in this browser: one for each match and seat. */
  readonly storageKey: string;
}

export interface CardFaceProps {
  readonly type: string;
  readonly id: string;
  readonly text: GameText;
  /** What the words of a card depend on: the options of the match. */
  readonly facts?: Facts | undefined;
}

export interface ResultDetailsProps<V> extends TableProps<V> {
  /** `scores` of the state after each move, the first before the first move. */
  readonly history: readonly (readonly number[])[];
  /** The round after each move, in the same order. */
  readonly rounds?: readonly number[];
  /** Everything that was told, from the beginning: for the story of how it came to this. */
  readonly told?: readonly Heard[];
}

/**
 * What a thing on the board says that can be touched: the words of the option's button in the decision bar. Made once
 * for a game, from its facts.
 */
export function labelling<V>(facts: GameUi<V>['facts']) {
  return (view: View<V>, text: GameText): ((option: OptionId) => string) => {
    const { step = '', ...frame } = view.asked?.frame ?? {};
    return (option) => plain(text.label(step, option, { ...facts(view, option), ...frame }));
  };
}

/** The option that points at a thing, if one does. */
export function optionAt(glow: readonly Glow[], kind: string, id: string | number): OptionId | null {
  return glow.find(({ target }) => target.kind === kind && target.id === id)?.option ?? null;
}

/** The options that point somewhere, of those offered. */
export function glowOf(
  options: readonly OptionId[],
  pointsAt: (option: OptionId) => Target | null,
): readonly Glow[] {
  return options.flatMap((option) => {
    const target = pointsAt(option);
    return target ? [{ option, target }] : [];
  });
}

/** The seat that looks, or null for somebody without one. */
export function seatOf(viewer: Viewer): Seat | null {
  return typeof viewer === 'number' ? viewer : null;
}
