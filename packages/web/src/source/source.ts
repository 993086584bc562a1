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

/** The player in a seat, in terms that fit both a match of this browser and one on a server. */
export type SeatHolder =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly standIn: boolean;
      /** The end of the person's present or last holiday. */
      readonly holiday?: number;
      /** The host does not let this person in any more. */
      readonly banned?: boolean;
    };

/** What is known about a match besides its position. */
export interface MatchFacts {
  readonly game: string;
  /** The rules of the match; null for today's. */
  readonly rules: NamedRules | null;
  readonly holders: readonly SeatHolder[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly commitment: string | null;
}

/** One version of a match as the viewer heard it; the view is null if only its happenings have reached this page. */
export interface Moment {
  readonly version: number;
  readonly undid: number | null;
  readonly happenings: readonly Heard[];
  readonly view: View | null;
}

/**
 * Bots of this browser that are thinking about the open decision. The time they seem to take reveals nothing about
 * their thoughts.
 */
export interface Thinking {
  readonly seats: readonly Seat[];
  /** In milliseconds: the time until they answer, and how much of it has passed. */
  readonly length: number;
  readonly elapsed: number;
  readonly resting: boolean;
}

/**
 * Since when people have been away, by this page's clock (`performance.now`), and how long it takes until others may
 * act.
 */
export interface Away {
  readonly patience: number;
  readonly seats: readonly (number | null)[];
  readonly host: number | null;
}

/** When the open decision was opened and when it must be answered, by this page's clock (`performance.now`). */
export interface Deadline {
  readonly opened: number;
  readonly due: number | null;
}

export const CONNECTION_STATES = ['opening', 'live', 'healing', 'closed'] as const;
/** The state of the connection: a lost one is being restored automatically; a closed one will not come back. */
export type ConnectionState = (typeof CONNECTION_STATES)[number];

export const BREAKS = ['unloaded', 'other-rules', 'crashed'] as const;
/** Why a match of this browser cannot go on: its worker could not be loaded, it needs other rules, or it crashed. */
export interface Broken {
  readonly kind: (typeof BREAKS)[number];
  readonly error: string;
}

/** Everything a table shows. Never changed in place: every change makes a new one. */
export interface TableState {
  readonly connection: ConnectionState;
  readonly facts: MatchFacts | null;
  /** The server's information about the match; null for one of this browser. */
  readonly lobby: Lobby | null;
  readonly viewer: Viewer;
  /** In order, latest last; empty until the match has begun. */
  readonly moments: readonly Moment[];
  readonly deadline: Deadline | null;
  /** Whether the bots of this browser were told to pause. */
  readonly resting: boolean;
  /** What other players would do in the open decision. */
  readonly suggestions: readonly Suggestion[];
  readonly presence: Presence | null;
  readonly away: Away | null;
  readonly chat: readonly ChatLine[];
  readonly reactions: ReactionSettings | null;
  /** An answer that was sent but not yet confirmed. */
  readonly sending: Answer | null;
  /**
   * The seat that may undo the last move, if the source reports it; otherwise only moves that nobody heard about can be
   * undone.
   */
  readonly mayUndo?: Seat | null;
  /** The latest refusal. */
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
 * The source of a table's match. There are two: a worker in this browser, and a server. The table does not know which
 * it has.
 */
export interface MatchSource {
  /** The key for everything that the browser stores about this match, such as the notebook. */
  readonly key: string;
  state(): TableState;
  listen(listener: () => void): () => void;
  answer(answer: Answer): void;
  undo(): void;
  react(reactions: Readonly<Record<string, string>>): void;
  hold(armed: boolean): void;
  /**
   * The table has shown everything up to this version; showing the rest of what is known takes this many milliseconds.
   */
  shown(version: number, left: number): void;
  close(): void;
  /** Seats whose players share this screen; the table draws a curtain between them. */
  readonly sharing: Sharing | null;
  /** The first match of its game in this browser, if the source knows. */
  readonly isFirst?: boolean;
  /** Functions that only a match with other people has. */
  readonly company: Company | null;
  /** What the bots of this browser think about. Its value is null if there is nothing, or if they are elsewhere. */
  readonly thinking: Watched<Thinking | null>;
  /** Tells the bots of this browser to pause, or to continue; null if the bots are elsewhere. */
  readonly rest: ((resting: boolean) => void) | null;
}

export interface Sharing {
  readonly seats: readonly Seat[];
  /** Sets the viewer in front of the screen. */
  sit(viewer: Viewer): void;
  /** The seat at this screen that must decide next, whoever the viewer is. */
  waitingFor(): Seat | null;
}

export interface Company {
  chat(text: string): void;
  /** Sends a sign instead of words. */
  sign(sign: Sign): void;
  /** Chooses a name, because nobody can chat without one. A refusal throws. */
  introduce(name: string): Promise<void>;
  /** Points at an option of another player's open decision; null stops pointing. */
  suggest(option: OptionId | null): void;
  /** Takes the player's own seat back from its stand-in. */
  takeBack(): void;
  /** Lets a bot of a level play for a player who is gone; null waits for that player again. */
  standIn(seat: Seat, level: string | null): void;
  /** Becomes the host of a table whose host is gone. */
  takeOver(): void;
  /** Votes to end the match without a result, or withdraws the vote. */
  wantEnd(wanted: boolean): void;
  /** The host mutes or unmutes a person. */
  mute(person: string, muted: boolean): void;
  /** The host excludes a person for good, or lets them in again. */
  ban(person: string, banned: boolean): void;
}

export function latest(state: TableState): Moment | null {
  return state.moments.at(-1) ?? null;
}

/** The moments that have not been undone. */
export function notUndone(moments: readonly Moment[]): readonly Moment[] {
  const undone = new Set(moments.flatMap(({ undid }) => (undid === null ? [] : [undid])));
  return undone.size === 0 ? moments : moments.filter(({ version }) => !undone.has(version));
}

/** What the viewer knows: the present view, and everything heard so far. */
export function witnessOf(state: TableState): Witness | null {
  const view = latest(state)?.view;
  return view ? { ...view, heard: notUndone(state.moments).flatMap(({ happenings }) => happenings) } : null;
}

/** Whether other people play elsewhere, who could not see that a hint was used here. */
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
