import type { Notice } from '@nokturn/protocol';

/** Something that a person is to be told, once. */
export interface NewNotice {
  readonly person: string;
  /** Among the notices of this person. */
  readonly key: string;
  readonly notice: Notice;
  /** When it is looked whether the person still has to be told. */
  readonly due: number;
}

export const CHANNEL_KINDS = ['push', 'mail', 'webhook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** One of the ways on which a person wants to be told. */
export interface StoredChannel {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  /** What the kind of channel needs to reach the person; the same of one person only once. */
  readonly address: string;
  /** Nothing is sent before the person has shown that it is theirs. */
  readonly isConfirmed: boolean;
  readonly createdAt: number;
}

/** A notice on one of these ways. */
export interface Delivery {
  readonly notice: Omit<NewNotice, 'due'>;
  readonly channel: StoredChannel;
  /** How often it was tried before. */
  readonly attempts: number;
}

export type NoticeOutcome = 'sent' | 'given-up' | 'not-needed';

/** A notice with its outcome. */
export interface StoredNotice extends Omit<NewNotice, 'due'> {
  /** Null once it was told or dropped. */
  readonly due: number | null;
  readonly toldAt: number | null;
}

/** When and how a person wants to be told. Plain data, read by a schema. */
export interface StoredWishes {
  readonly person: string;
  readonly wishes: unknown;
}

/**
 * What people are told who are not at a table. A notice waits until it is due; then it is either not needed any more, or
 * it is handed over to all channels of the person at once, by one server only. Of each channel a delivery is begun by one
 * server, and never by another before it is known that it failed.
 */
export interface Notices {
  /**
   * Those that were told already, by person and key, are left as they are. Those that were not are looked at when the later
   * of both is due.
   */
  plan(notices: readonly NewNotice[]): Promise<void>;
  /** Those to be looked at by now, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly NewNotice[]>;
  /** It is looked at again later. */
  putOff(notice: Pick<NewNotice, 'person' | 'key'>, due: number): Promise<void>;
  /** The person need not be told. */
  drop(notice: Pick<NewNotice, 'person' | 'key'>): Promise<void>;
  /**
   * All confirmed channels of the person get it, to be sent from then on. False if that was done already, or if the match
   * is no longer at the version that it names.
   */
  handOver(notice: NewNotice, now: number): Promise<boolean>;

  /** Gives the server deliveries of a kind to be made by now, and to no other after it. */
  begin(server: string, kind: ChannelKind, now: number, limit: number): Promise<readonly Delivery[]>;
  finish(delivery: Delivery, outcome: NoticeOutcome): Promise<void>;
  /** It is tried again then. */
  retry(delivery: Delivery, due: number): Promise<void>;

  /** Adds a way to tell a person. One with the same address is confirmed if this one is, and keeps its id. */
  addChannel(channel: StoredChannel): Promise<StoredChannel>;
  channelsOf(person: string): Promise<readonly StoredChannel[]>;
  channel(id: string): Promise<StoredChannel | null>;
  confirmChannel(id: string): Promise<boolean>;
  removeChannel(id: string): Promise<boolean>;

  wishesOf(person: string): Promise<unknown>;
  saveWishes(wishes: StoredWishes): Promise<void>;

  /** All that were told, are to be told or were dropped, of a match. */
  ofMatch(match: string): Promise<readonly StoredNotice[]>;
  /** Puts notices there as they were elsewhere; those that are there already stay as they are. */
  restore(notices: readonly StoredNotice[]): Promise<void>;

  /** Notices that were told or dropped and were made before then are deleted. */
  forgetBefore(time: number): Promise<void>;
  /** All of a person. */
  forgetPerson(person: string): Promise<void>;
}

/** The match that a notice is about, if it is about one. */
export function matchOf(notice: Notice): string | null {
  return 'match' in notice ? notice.match : null;
}

/** The version at which the match must still be for the notice to be of any use. */
export function versionOf(notice: Notice): number | null {
  return notice.kind === 'your-move' || notice.kind === 'reminder' ? notice.version : null;
}
