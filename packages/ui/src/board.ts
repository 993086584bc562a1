import type { Answer, Heard, OptionId, Seat, Target, View, Viewer } from '@nokturn/engine';
import { type Facts, type GameText, plain, type Telling, type Thing } from '@nokturn/text';
import type { ComponentType, ReactNode } from 'react';
import type { SeatLook } from './seats.ts';
import type { Timbre } from './sound.ts';

/**
 * The contract between the page and the board of a game. A board knows no rule: it is handed a view and the options
 * that point at something on it, lets these glow, and hands back the one that was touched. Every part of it is shown
 * inside of the page's KitProvider, from which names in texts have their cards.
 */
export interface GameUi<V = unknown> {
  readonly Board: ComponentType<BoardProps<V>>;
  /** Where a question is answered: its step says what the dock shows first. `words` if a game does not say. */
  where?(step: string): Where;
  /** How what is heard falls into beats: what a table shows at one go. */
  readonly beats?: Beats;
  /** How the only possible answer to a question is given; `at-once` if a game does not say. Reactions never are. */
  forced?(step: string, answer: Answer): Forced;
  /** The last scene of a match, over the whole table, before its result. */
  readonly Ending?: ComponentType<EndingProps<V>>;
  /** One seat with everything that everybody may know of it. */
  readonly SeatSummary: ComponentType<SeatSummaryProps<V>>;
  /** The viewer's own secret things, closed until they are peeked at. */
  readonly OwnPanel: ComponentType<OwnPanelProps<V>>;
  /** What the viewer can prove, with room for marks of their own. */
  readonly Notebook: ComponentType<NotebookProps<V>> | null;
  /** The large face of anything that a text can name: `card`, `character`, `place`, `party`, ... */
  readonly CardFace: ComponentType<CardFaceProps>;
  /** Everything in the box that has a face, in the order in which one would lay it out; a game of pieces has none. */
  readonly gallery?: readonly GallerySection[];
  /** The instrument on which the cues of the table are played. */
  readonly timbre?: Timbre;
  /** Who was who and why who won. */
  readonly ResultDetails: ComponentType<ResultDetailsProps<V>>;
  /** Colour and sign of each seat, by seat number: they may depend on what the players have chosen. */
  seatLooks(state: V): readonly SeatLook[];
  /** How the game tells what happens and what can be done: the same as in the terminal. */
  readonly telling: Telling<V>;
  /**
   * Options that point at nothing on the board, but have a button in the viewer's own panel: where all of it is shown they
   * are not said once more.
   */
  isHeld?(option: OptionId): boolean;
  /** Steps whose notes are part of the question: they are shown without being asked for. */
  readonly noted?: readonly string[];
  /** What the main button says of a selected option, where its name is not enough: "Hunt Ozmo: 6 points, 2 Speed left". */
  main?(option: OptionId, view: View<V>, text: GameText): string | null;
  /** What a player in a hurry may have overlooked, for those who want to be asked again; null if nothing. */
  advice?(answer: Answer, view: View<V>, text: GameText): string | null;
  /** How a move of several answers is put together before any of it is sent, where the game has such moves. */
  readonly composer?: Composer<V>;
  /** Verbs of options that do nothing or are seldom wanted: they stand last, in this order, and look quieter. */
  readonly lastVerbs: readonly string[];
  /**
   * Verbs of what the main button plays as long as nothing was chosen, although the board offers it as well: only where
   * there is but one such option.
   */
  readonly mainVerbs?: readonly string[];
  /** How everybody stands at the end of a match that has places; nothing where all that counts is who has won. */
  standings?(view: View<V>): readonly Placed[];
  /** The card that has brought a seat the most by the end of a match; nothing where cards bring nothing by themselves. */
  best?(seat: Seat, view: View<V>, told: readonly Heard[]): Thing | null;
  /** One public number for each seat, for the chart of how it changed in the course of a match. */
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
/** How a board lays itself out: by its rectangle alone, never by what is on it. */
export type Shape = (typeof SHAPES)[number];

/** The rectangle that a board fills, in CSS pixels. It changes with the window only. */
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
/** Where a question is answered: with one's cards, on the board, with buttons, or with cards laid out over the board. */
export type Where = (typeof WHERES)[number];

export const FORCED = ['at-once', 'ending', 'never'] as const;
/**
 * What the table does with the only possible answer: gives it by itself; says that the turn ends and gives it a little
 * later, unless somebody wants to wait; or leaves it to the player, because it shows a secret or gives something up.
 */
export type Forced = (typeof FORCED)[number];

/**
 * A beat is what one mover does until somebody else moves, a person is asked, or something loud happens. How long it is
 * shown follows from all three of these, and time can be seen by others: whether something opens or is loud, and whether
 * there is a summary and whose, may depend on what everybody hears alone. What a summary says may depend on more.
 */
export interface Beats {
  /** Whether somebody else moves from here on. */
  opens(heard: Heard): boolean;
  /** Whether a beat of its own begins here: a death, a reveal, a place resolved, a round turned, dawn. */
  loud(heard: Heard): boolean;
  /**
   * What a beat came to, from what the viewer heard of it; null if only the log tells it. The view is for what never
   * changes, such as who plays whom.
   */
  summary(heard: readonly Heard[], text: GameText, view?: View): BeatSummary | null;
  /**
   * What the turns of all others may take together where nobody hurries, in milliseconds, if twelve seconds are too long:
   * what one did oneself and what the table does between two turns come on top of it.
   */
  readonly round?: number;
  /**
   * How much what was heard in a beat has decided how the match ended, 0 for nothing; where a game does not say it, what
   * it gave to those who won. The last of those that decided most is told with the result.
   */
  decided?(heard: readonly Heard[], winners: readonly Seat[]): number;
}

export interface BeatSummary {
  /** Who moved; null for the table itself, such as a new round. */
  readonly seat: Seat | null;
  /** One marked sentence of at most 90 letters. */
  readonly words: string;
  /** By how much the number changed that decides for this seat (damage, Influence, points, blood); null if it did not. */
  readonly change: number | null;
}

/** What somebody has in mind and has told nobody: which card, where, how. */
export type Draft = Readonly<Partial<Record<string, string | number>>>;

/** The draft of the moment, for all parts of a table that show it or add to it. */
export interface Composing {
  readonly draft: Draft;
  /** The dock shows the composer's `Controls`: the board has no need to. */
  readonly inDock?: boolean;
  change(draft: Draft): void;
}

/** One answer of a composed move: it is given when its step is asked and offers it, and to no other question. */
export interface Composed {
  readonly step: string;
  readonly answer: Answer;
  /** Where it is given only if nothing is offered besides these; what is new is for the player to see. */
  readonly among?: readonly OptionId[];
}

/**
 * A move of several answers that is put together on the table, changed and taken back at will, and then played at one
 * go. Nothing is sent before that. The page keeps the draft and gives the answers one after the other; if the rules ask
 * something else meanwhile, it drops what is left and shows the question.
 */
export interface Composer<V = unknown> {
  /** The draft to begin with, if the viewer's question begins such a move; null if it does not. */
  begin(view: View<V>): Draft | null;
  /** What playing the draft would answer, in order; null while something is missing. */
  answers(draft: Draft, view: View<V>): readonly Composed[] | null;
  /** The words of the button that plays it, or null while something is missing. */
  main(draft: Draft, view: View<V>, text: GameText): string | null;
  /** What the draft comes to, or what is still missing: the second line of the question. */
  says(draft: Draft, view: View<V>, text: GameText): string | null;
  /** What a player in a hurry may have overlooked, for those who want to be asked again; null if nothing. */
  advice?(draft: Draft, view: View<V>, text: GameText): string | null;
  /** Options that are chosen by composing: the dock does not say them in words. */
  covers(option: OptionId): boolean;
  /** What is set in the dock where the board has no room for it. */
  readonly Controls?: ComponentType<ControlsProps<V>>;
}

export interface ControlsProps<V> extends TableProps<V> {
  readonly composing: Composing;
  readonly layout: Layout;
}

/** The place of a seat at the end, and what it has scored. */
export interface Placed {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
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
  /** In how many milliseconds all of it is shown; without it, each board takes the time it wants. */
  readonly length?: number;
  /** The rest of the move is still to be told: the view is the one from before it, and what was shown stays as it is. */
  readonly isPart?: boolean;
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
  /** The option that is chosen but not played: the dock says what it does, and its main button plays it. */
  readonly selected?: OptionId | null;
  /**
   * Chooses without playing; null lets go. Fingers select with a tap and play with a second tap on the same thing or
   * with the main button. Where the page has no such button, it is not given, and a tap plays.
   */
  onSelect?(option: OptionId | null): void;
  /** A move that is being put together, while the viewer's question begins one. */
  readonly composing?: Composing | null;
  /**
   * Gives several answers that were chosen with one touch, in the way of a composed move: the first at once, each of the
   * others when its step is asked and offers it. Where the page cannot do this it is not given, and only single options
   * can be played.
   */
  onPlan?(answers: readonly Composed[]): void;
}

export interface BoardProps<V> extends TableProps<V>, TouchProps {
  /** What the board fills, whatever is asked. */
  readonly box: Box;
  readonly news: News;
  /** What was heard before the news, from the beginning: whoever comes back finds what can be looked up on the board. */
  readonly past?: readonly Heard[];
  /**
   * Called when everything up to the given sequence has been shown, animations included; with `scene`, when this many of
   * its happenings have been.
   */
  onShown?(sequence: number, scene?: number): void;
}

export interface SeatSummaryProps<V> extends TableProps<V>, TouchProps {
  readonly seat: Seat;
  /** The room of the seat: a `tile` of a column, or a `chip` of a strip, where only what decides is said. */
  readonly room: SeatRoom;
}

export interface SeatRoom {
  readonly kind: 'tile' | 'chip';
  readonly width: number;
  readonly height: number;
}

export interface OwnPanelProps<V> extends TableProps<V>, TouchProps {
  readonly layout: Layout;
  /** The hand is shown small, for the question is answered elsewhere. */
  readonly folded: boolean;
  /** Where the page puts its reaction settings and its hold button. */
  readonly reactions?: ReactNode;
}

export interface NotebookProps<V> extends TableProps<V> {
  /** Under which the viewer's own marks are kept in this browser: one for each match and seat. */
  readonly storageKey: string;
}

export interface CardFaceProps extends FaceOf<string> {
  readonly type: string;
}

/** The face of a component of one type, by its id. */
export interface FaceOf<Id> {
  readonly id: Id;
  readonly text: GameText;
  /** What the words of a card depend on: the options of the match. */
  readonly facts?: Facts | undefined;
}

export interface ResultDetailsProps<V> extends TableProps<V> {
  /** `scores` of the state after each move, the first before the first move; empty where no chart is wanted. */
  readonly history: readonly (readonly number[])[];
  /** The round after each move, in the same order. */
  readonly rounds?: readonly number[];
  /** Everything that was told, from the beginning: for the story of how it came to this. */
  readonly told?: readonly Heard[];
}

export interface EndingProps<V> extends TableProps<V> {
  readonly box: Box;
  /** Everything that was told, from the beginning. */
  readonly told: readonly Heard[];
  /** The scene is over, or somebody has seen enough of it. */
  onDone(): void;
}

/**
 * What a thing on the board says that can be touched: the words of the option's button in the decision bar. Made once
 * for a game, from its facts.
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
