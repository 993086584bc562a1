import type { Answer, Heard, OptionId, Seat, Target, View, Viewer } from '@nokturn/engine';
import { type Facts, type GameText, plain, type Telling, type Thing } from '@nokturn/text';
import type { ComponentType, ReactNode } from 'react';
import type { SeatLook } from './seats.ts';
import type { Timbre } from './sound.ts';

/**
 * The contract between the page and the board of a game. A board knows no rules: it is given a view and the options
 * that point at something on it, makes these glow, and returns the one that was touched. Every part of it is rendered
 * inside the page's KitProvider, which gives the names in texts their cards.
 */
export interface GameUi<V = unknown> {
  readonly Board: ComponentType<BoardProps<V>>;
  /** Where a question is answered: the dock shows this first for its step. Defaults to `words`. */
  where?(step: string): Where;
  /** How events are grouped into beats: the units that a table shows at once. */
  readonly beats?: Beats;
  /**
   * How the only possible answer to a question is given; defaults to `at-once`. Reactions are never answered this way.
   */
  forced?(step: string, answer: Answer): Forced;
  /** The last scene of a match, over the whole table, before its result. */
  readonly Ending?: ComponentType<EndingProps<V>>;
  /** One seat, with everything about it that is public. */
  readonly SeatSummary: ComponentType<SeatSummaryProps<V>>;
  /** The viewer's own secret things, hidden until the viewer peeks at them. */
  readonly OwnPanel: ComponentType<OwnPanelProps<V>>;
  /** What the viewer can prove, with room for their own marks. */
  readonly Notebook: ComponentType<NotebookProps<V>> | null;
  /** The large face of anything that a text can name: `card`, `character`, `place`, `party` and so on. */
  readonly CardFace: ComponentType<CardFaceProps>;
  /**
   * Everything in the box that has a face, in the order in which you would lay it out; a game without cards has none.
   */
  readonly gallery?: readonly GallerySection[];
  /** The instrument that plays the sound cues of the table. */
  readonly timbre?: Timbre;
  /** Who was who, and why the winners won. */
  readonly ResultDetails: ComponentType<ResultDetailsProps<V>>;
  /** Colour and sign of each seat, by seat number; they may depend on the players' choices. */
  seatLooks(state: V): readonly SeatLook[];
  /** How the game describes what happens and what can be done: the same as in the terminal. */
  readonly telling: Telling<V>;
  /**
   * Options that point at nothing on the board but have a button in the viewer's own panel: while the full panel is
   * shown, the dock does not repeat them.
   */
  isHeld?(option: OptionId): boolean;
  /** Steps whose notes are part of the question: they are shown right away. */
  readonly noted?: readonly string[];
  /** The main button's text for a selected option, if its name is not enough: "Hunt Ozmo: 6 points, 2 Speed left". */
  main?(option: OptionId, view: View<V>, text: GameText): string | null;
  /** What a player in a hurry may have overlooked, for players who want a warning; null if nothing. */
  advice?(answer: Answer, view: View<V>, text: GameText): string | null;
  /** How a move of several answers is put together before any of it is sent, if the game has such moves. */
  readonly composer?: Composer<V>;
  /** Verbs of options that do nothing or are rarely wanted: they come last, in this order, and look less prominent. */
  readonly lastVerbs: readonly string[];
  /**
   * Verbs of options that the main button plays as long as nothing else is selected, even if the board offers them as
   * well: only if there is exactly one such option.
   */
  readonly mainVerbs?: readonly string[];
  /** Each player's place at the end of a match; missing if the game only has winners and losers. */
  standings?(view: View<V>): readonly Placed[];
  /** The card that had brought a seat the most by the end of a match; missing if cards bring nothing by themselves. */
  best?(seat: Seat, view: View<V>, told: readonly Heard[]): Thing | null;
  /** One public number for each seat, for the chart of the match. */
  scores(state: V): readonly number[];
}

/** Cards of one kind. The words of the board have a title for each: `gallery-<id>`. */
export interface GallerySection {
  readonly id: string;
  readonly things: readonly Thing[];
}

export function gallerySection(id: string, type: string, ids: readonly string[]): GallerySection {
  return { id, things: ids.map((thing) => ({ type, id: thing })) };
}

export const SHAPES = ['low', 'tall', 'square', 'wide'] as const;
/** How a board is laid out: by its rectangle alone, never by what is on it. */
export type Shape = (typeof SHAPES)[number];

/** The rectangle that a board fills, in CSS pixels. It changes only with the window. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly shape: Shape;
}

export function boxOf(width: number, height: number): Box {
  return { width, height, shape: shapeOf(width, height) };
}

function shapeOf(width: number, height: number): Shape {
  if (height < 420) return 'low';
  if (width / height < 0.95) return 'tall';
  return width / height < 1.2 ? 'square' : 'wide';
}

export const LAYOUTS = ['desk', 'half', 'tall', 'low', 'plain'] as const;
/** How the table divides the window between header, seats, board and dock. */
export type Layout = (typeof LAYOUTS)[number];

export const WHERES = ['hand', 'board', 'words', 'spread'] as const;
/**
 * Where a question is answered: with the cards in hand, on the board, with buttons, or with cards laid out over the
 * board.
 */
export type Where = (typeof WHERES)[number];

export const FORCED = ['at-once', 'ending', 'never'] as const;
/**
 * What the table does with the only possible answer: gives it automatically; announces the end of the turn and gives it
 * a little later, unless the player wants to wait; or leaves it to the player, because it reveals a secret or gives
 * something up.
 */
export type Forced = (typeof FORCED)[number];

/**
 * A beat is everything one mover does until another seat moves, a person is asked, or something loud happens. These
 * three set how long it is shown, and other people can see that time. So whether something opens a beat or is loud, and
 * whether there is a summary and for which seat, may depend only on public events. The words of a summary may depend on
 * more.
 */
export interface Beats {
  /** Whether another mover starts here. */
  opens(heard: Heard): boolean;
  /** Whether a beat of its own begins here: a death, a reveal, a place being resolved, a new round, dawn. */
  loud(heard: Heard): boolean;
  /**
   * The result of a beat, from what the viewer heard of it; null if only the log reports it. The view is only for facts
   * that never change, such as who plays which character.
   */
  summary(heard: readonly Heard[], text: GameText, view?: View): BeatSummary | null;
  /**
   * The total time for the turns of all other players when nobody is in a hurry, in milliseconds, if the default of
   * twelve seconds is too long. The viewer's own turn and what the table does between two turns come on top of it.
   */
  readonly round?: number;
  /**
   * How much the events of a beat decided the outcome of the match, 0 for nothing; by default, what they gave to the
   * winners. Of the beats that decided most, the last is told with the result.
   */
  decided?(heard: readonly Heard[], winners: readonly Seat[]): number;
}

export interface BeatSummary {
  /** The seat that moved; null for the table itself, such as a new round. */
  readonly seat: Seat | null;
  /** One marked sentence of at most 90 characters. */
  readonly words: string;
  /** By how much this seat's most important number changed (damage, Influence, points, blood); null if it did not. */
  readonly change: number | null;
}

/** A move that a player is planning and has told nobody about: which card, where, how. */
export type Draft = Readonly<Partial<Record<string, string | number>>>;

/** The current draft, for all parts of a table that show it or add to it. */
export interface Composing {
  readonly draft: Draft;
  /** The dock shows the composer's `Controls`: the board need not. */
  readonly inDock?: boolean;
  change(draft: Draft): void;
}

/** One answer of a composed move. It is given when its step is asked and offers it, and to no other question. */
export interface Composed {
  readonly step: string;
  readonly answer: Answer;
  /** If set, the answer is given only if nothing else is offered besides these: the player should see anything new. */
  readonly among?: readonly OptionId[];
}

/**
 * A move of several answers that is put together on the table, changed and undone at will, and then played at once.
 * Nothing is sent before that. The page keeps the draft and gives the answers one by one; if the rules ask something
 * else in between, it drops the rest and shows the question.
 */
export interface Composer<V = unknown> {
  /** The draft to begin with, if the viewer's question begins such a move; null if it does not. */
  begin(view: View<V>): Draft | null;
  /** The answers that playing the draft would give, in order; null while something is missing. */
  answers(draft: Draft, view: View<V>): readonly Composed[] | null;
  /** The words of the button that plays it; null while something is missing. */
  main(draft: Draft, view: View<V>, text: GameText): string | null;
  /** What the draft does, or what is still missing: the second line of the question. */
  says(draft: Draft, view: View<V>, text: GameText): string | null;
  /** What a player in a hurry may have overlooked, for players who want a warning; null if nothing. */
  advice?(draft: Draft, view: View<V>, text: GameText): string | null;
  /** Options that are chosen by composing: the dock does not list them. */
  covers(option: OptionId): boolean;
  /** Controls for the dock, for settings that the board has no room for. */
  readonly Controls?: ComponentType<ControlsProps<V>>;
}

export interface ControlsProps<V> extends TableProps<V> {
  readonly composing: Composing;
  readonly layout: Layout;
}

/** The final place of a seat, and its score. */
export interface Placed {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
}

/** An option of the viewer's decision, with the thing it points at. */
export interface Glow {
  readonly option: OptionId;
  readonly target: Target;
}

/** The events of the latest update. A new `sequence` means new happenings to animate; the same one, none. */
export interface News {
  readonly sequence: number;
  readonly happenings: readonly Heard[];
  /** How many milliseconds there are to show all of it; without it, each board takes the time it wants. */
  readonly length?: number;
  /**
   * The rest of the move is yet to come: the view is the one from before the move, and what was shown stays as it is.
   */
  readonly isPart?: boolean;
}

export interface BoardSettings {
  /** No movement at all: things simply are where they are. */
  readonly reducedMotion: boolean;
}

/** What every part of a table gets. */
export interface TableProps<V> {
  readonly view: View<V>;
  readonly names: readonly string[];
  readonly text: GameText;
  readonly settings: BoardSettings;
}

/** What a part gets if its options can be touched. */
export interface TouchProps {
  readonly glow: readonly Glow[];
  /** Options already picked, for a decision that takes several. */
  readonly picked: readonly OptionId[];
  onPick(option: OptionId): void;
  /** The option that is selected but not yet played: the dock says what it does, and its main button plays it. */
  readonly selected?: OptionId | null;
  /**
   * Selects without playing; null deselects. On touch screens a tap selects, and a second tap on the same thing, or the
   * main button, plays. On pages without such a button this is not given, and a tap plays.
   */
  onSelect?(option: OptionId | null): void;
  /** A move being put together, while the viewer's question starts one. */
  readonly composing?: Composing | null;
  /**
   * Gives several answers that were chosen with one touch, like a composed move: the first at once, each of the others
   * when its step is asked and offers it. If the page cannot do this, it is not given, and only single options can be
   * played.
   */
  onPlan?(answers: readonly Composed[]): void;
}

export interface BoardProps<V> extends TableProps<V>, TouchProps {
  /** The space that the board fills, whatever is being asked. */
  readonly box: Box;
  readonly news: News;
  /** Everything heard before the news, from the beginning, so that a returning player can look it up on the board. */
  readonly past?: readonly Heard[];
  /**
   * Called when everything up to the given sequence has been shown, animations included; with `scene`, when that many
   * of its happenings have been.
   */
  onShown?(sequence: number, scene?: number): void;
}

export interface SeatSummaryProps<V> extends TableProps<V>, TouchProps {
  readonly seat: Seat;
  /** The space of the seat: a `tile` in a column, or a `chip` in a strip that shows only what matters most. */
  readonly room: SeatRoom;
}

export interface SeatRoom {
  readonly kind: 'tile' | 'chip';
  readonly width: number;
  readonly height: number;
}

export interface OwnPanelProps<V> extends TableProps<V>, TouchProps {
  readonly layout: Layout;
  /** The hand is shown small, because the question is answered elsewhere. */
  readonly folded: boolean;
  /** The place for the page's reaction settings and its hold button. */
  readonly reactions?: ReactNode;
}

export interface NotebookProps<V> extends TableProps<V> {
  /** The key for the viewer's own marks in this browser: one for each match and seat. */
  readonly storageKey: string;
}

export interface CardFaceProps extends FaceOf<string> {
  readonly type: string;
}

/** The face of a component of one type, by its id. */
export interface FaceOf<Id> {
  readonly id: Id;
  readonly text: GameText;
  /** The facts that the words of a card depend on: the options of the match. */
  readonly facts?: Facts | undefined;
}

export interface ResultDetailsProps<V> extends TableProps<V> {
  /** The `scores` after each move, the first before the first move; empty for no chart. */
  readonly history: readonly (readonly number[])[];
  /** The round after each move, in the same order. */
  readonly rounds?: readonly number[];
  /** Everything that was told, from the beginning, for the story of the match. */
  readonly told?: readonly Heard[];
}

export interface EndingProps<V> extends TableProps<V> {
  readonly box: Box;
  /** Everything that was told, from the beginning. */
  readonly told: readonly Heard[];
  /** The scene is over, or was skipped. */
  onDone(): void;
}

/**
 * The label of a touchable thing on the board: the words of the option's button in the dock. Made once for each game,
 * from its facts.
 */
export function labelling<V>(facts: Telling<V>['facts']) {
  return (view: View<V>, text: GameText): ((option: OptionId) => string) => {
    const { step = '', ...frame } = view.asked?.frame ?? {};
    return (option) => plain(text.label(step, option, { ...facts(view, option, text), ...frame }));
  };
}

/** The option that points at a thing, if one does. */
export function optionAt(glow: readonly Glow[], kind: string, id: string | number): OptionId | null {
  return glow.find(({ target }) => target.kind === kind && target.id === id)?.option ?? null;
}

/** The options that point at something, of those offered. */
export function glowOf(
  options: readonly OptionId[],
  pointsAt: (option: OptionId) => Target | null,
): readonly Glow[] {
  return options.flatMap((option) => {
    const target = pointsAt(option);
    return target ? [{ option, target }] : [];
  });
}

/** The viewer's seat, or null for a viewer without one. */
export function seatOf(viewer: Viewer): Seat | null {
  return typeof viewer === 'number' ? viewer : null;
}
