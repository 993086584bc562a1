import type { Answer, Heard, OptionId, Seat, View, Viewer, Witness } from '@nokturn/engine';
import type {
  ChatLine,
  Lobby,
  Presence,
  ReactionSettings,
  Refused,
  Sign,
  Suggestion,
} from '@nokturn/protocol/types';
import { outWith, type Telling } from '@nokturn/text';
import type { NamedRules } from '../rulesOf.ts';
import type { Watched } from './watched.ts';

/** Who sits where, in words that are the same for a match of this browser and for one of a server. */
export type SeatHolder =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly standIn: boolean;
      /** Until when the person is, or was, on holiday. */
      readonly holiday?: number;
      /** The host does not let this person in any more. */
      readonly banned?: boolean;
    };

/** What is known of a match besides its position. */
export interface MatchFacts {
  readonly game: string;
  /** The rules it is played by; null for today's. */
  readonly rules: NamedRules | null;
  readonly holders: readonly SeatHolder[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly commitment: string | null;
}

/** One version of a match as the viewer heard it; the view is null where only the telling has reached us. */
export interface Moment {
  readonly version: number;
  readonly undid: number | null;
  readonly happenings: readonly Heard[];
  readonly view: View | null;
}

/** Bots of this browser that think about the open decision. How long they seem to take says nothing of their thoughts. */
export interface Thinking {
  readonly seats: readonly Seat[];
  /** In milliseconds: until they answer, and how much of that has passed. */
  readonly length: number;
  readonly elapsed: number;
  readonly resting: boolean;
}

/** Since when people are away, by the clock of this page (`performance.now`), and how long it takes until others may do something. */
export interface Away {
  readonly patience: number;
  readonly seats: readonly (number | null)[];
  readonly host: number | null;
}

/** When the open decision was opened and by when it must be answered, by the clock of this page (`performance.now`). */
export interface Deadline {
  readonly opened: number;
  readonly due: number | null;
}

export const CONNECTION_STATES = ['opening', 'live', 'healing', 'closed'] as const;
/** How the connection stands: a lost one is healing by itself; a closed one will not come back. */
export type ConnectionState = (typeof CONNECTION_STATES)[number];

export const BREAKS = ['unloaded', 'other-rules', 'crashed'] as const;
/** Why a match of this browser cannot go on: its program did not come, it knows other rules, or it broke. */
export interface Broken {
  readonly kind: (typeof BREAKS)[number];
  readonly error: string;
}

/** Everything a table shows. Never changed in place: a new one is made whenever something happens. */
export interface TableState {
  readonly connection: ConnectionState;
  readonly facts: MatchFacts | null;
  /** What the server tells of the match; null for one of this browser. */
  readonly lobby: Lobby | null;
  readonly viewer: Viewer;
  /** In order, the latest last; empty until the match has begun. */
  readonly moments: readonly Moment[];
  readonly deadline: Deadline | null;
  /** Whether the bots of this browser were told to wait. */
  readonly resting: boolean;
  /** What others would do, in the decision that is open. */
  readonly suggestions: readonly Suggestion[];
  readonly presence: Presence | null;
  readonly away: Away | null;
  readonly chat: readonly ChatLine[];
  readonly reactions: ReactionSettings | null;
  /** An answer that was sent and not yet confirmed. */
  readonly sending: Answer | null;
  /** Who may undo the last move, where the host says it; without it, only what nobody heard of can be. */
  readonly mayUndo?: Seat | null;
  /** What was refused last. */
  readonly refused: Refused | null;
  /** Why the connection is closed, for a match of this browser. */
  readonly broken: Broken | null;
}

export const NOTHING_YET: TableState = {
  connection: 'opening',
  facts: null,
  lobby: null,
  viewer: 'spectator',
  moments: [],
  deadline: null,
  resting: false,
  suggestions: [],
  presence: null,
  away: null,
  chat: [],
  reactions: null,
  sending: null,
  refused: null,
  broken: null,
};

/**
 * Where a table gets its match from. There are two: a worker in this browser, and a server. The table does not know
 * which.
 */
export interface MatchSource {
  /** Under which the browser keeps what belongs to this match, such as the notebook. */
  readonly key: string;
  state(): TableState;
  listen(listener: () => void): () => void;
  answer(answer: Answer): void;
  undo(): void;
  react(reactions: Readonly<Record<string, string>>): void;
  hold(armed: boolean): void;
  /** The table has shown everything up to this version; what is known besides takes this many milliseconds to show. */
  shown(version: number, left: number): void;
  close(): void;
  /** Seats whose people share this screen; the table draws a curtain between them. */
  readonly sharing: Sharing | null;
  /** What only a match with others has. */
  readonly company: Company | null;
  /** What the bots of this browser think about; null in it, and forever where they are elsewhere. */
  readonly thinking: Watched<Thinking | null>;
  /** Tells the bots of this browser to wait, or to go on; null where they are elsewhere. */
  readonly rest: ((resting: boolean) => void) | null;
}

export interface Sharing {
  readonly seats: readonly Seat[];
  /** Who looks at the screen now. */
  sit(viewer: Viewer): void;
  /** The seat of this screen that must decide next, whoever looks. */
  waitingFor(): Seat | null;
}

export interface Company {
  chat(text: string): void;
  /** Says something without a word. */
  sign(sign: Sign): void;
  /** Takes a name, as nobody talks without one. Refused with an error. */
  introduce(name: string): Promise<void>;
  /** Points at an option of somebody else's open decision; null at nothing any more. */
  suggest(option: OptionId | null): void;
  /** Takes one's seat back from whoever stood in. */
  takeBack(): void;
  /** Lets a bot of a level play for somebody who is gone; null waits for that person again. */
  standIn(seat: Seat, level: string | null): void;
  /** Becomes the host of a table whose host is gone. */
  takeOver(): void;
  /** Wants the match to end without a result, or no longer does. */
  wantEnd(wanted: boolean): void;
  /** The host keeps somebody from talking, or lets them talk again. */
  mute(person: string, muted: boolean): void;
  /** The host sends somebody away for good, or lets them in again. */
  ban(person: string, banned: boolean): void;
}

export function latest(state: TableState): Moment | null {
  return state.moments.at(-1) ?? null;
}

/** What was heard and not taken back. */
export function notUndone(moments: readonly Moment[]): readonly Moment[] {
  const undone = new Set(moments.flatMap(({ undid }) => (undid === null ? [] : [undid])));
  return undone.size === 0 ? moments : moments.filter(({ version }) => !undone.has(version));
}

/** What the viewer knows: what is seen now, and everything that was heard on the way here. */
export function witnessOf(state: TableState): Witness | null {
  const view = latest(state)?.view;
  return view ? { ...view, heard: notUndone(state.moments).flatMap(({ happenings }) => happenings) } : null;
}

/** Whether people play elsewhere who cannot see what is asked for here. */
export function isAmongPeople({ company }: MatchSource, { facts, viewer }: TableState): boolean {
  return (
    company !== null && (facts?.holders ?? []).some(({ kind }, seat) => kind === 'person' && seat !== viewer)
  );
}

/** Whether a seat has left the match for good. */
export function isOut(moments: readonly Moment[], seat: Seat, telling: Pick<Telling, 'means'>): boolean {
  return notUndone(moments).some(({ happenings }) =>
    happenings.some((heard) => outWith(telling, heard) === seat),
  );
}
