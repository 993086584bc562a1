import type { Notice } from '@nokturn/protocol';

/** Something to tell a person, once. */
export interface NewNotice {
  readonly person: string;
  /** Identifies it among the notices of this person. */
  readonly key: string;
  readonly notice: Notice;
  /** When to check whether the person still has to be told. */
  readonly due: number;
}

export const CHANNEL_KINDS = ['push', 'mail', 'webhook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** One of the ways to notify a person. */
export interface StoredChannel {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  /** Whatever this kind of channel needs to reach the person; a person has each address only once. */
  readonly address: string;
  /** Nothing is sent before the person has confirmed that it is theirs. */
  readonly isConfirmed: boolean;
  readonly createdAt: number;
}

/** The delivery of a notice through one channel. */
export interface Delivery {
  readonly notice: Omit<NewNotice, 'due'>;
  readonly channel: StoredChannel;
  /** The number of previous attempts. */
  readonly attempts: number;
}

export type NoticeOutcome = 'sent' | 'given-up' | 'not-needed';

/** A notice with its outcome. */
export interface StoredNotice extends Omit<NewNotice, 'due'> {
  /** Null once it has been told or dropped. */
  readonly due: number | null;
  readonly toldAt: number | null;
}

/** When and how a person wants to be told. Plain data, read by a schema. */
export interface StoredWishes {
  readonly person: string;
  readonly wishes: unknown;
}

/**
 * Notices for people who are not at a table. A notice waits until it is due; then it is either no longer needed, or
 * handed over to all channels of the person at once, by one server only. A delivery to a channel is begun by one
 * server, and by no other until it is known to have failed.
 */
export interface Notices {
  /** Notices already told, by person and key, are left as they are. The others are due at the later of both times. */
  plan(notices: readonly NewNotice[]): Promise<void>;
  /** Notices to be checked by now, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly NewNotice[]>;
  /** Checks it again later. */
  putOff(notice: Pick<NewNotice, 'person' | 'key'>, due: number): Promise<void>;
  /** The person need not be told. */
  drop(notice: Pick<NewNotice, 'person' | 'key'>): Promise<void>;
  /**
   * Hands it to all confirmed channels of the person, to be sent from then on. False if that was done already, or if
   * the match is no longer at the version given in the notice.
   */
  handOver(notice: NewNotice, now: number): Promise<boolean>;

  /** Gives the server deliveries of a kind that are due, and does not give them to any other. */
  begin(server: string, kind: ChannelKind, now: number, limit: number): Promise<readonly Delivery[]>;
  finish(delivery: Delivery, outcome: NoticeOutcome): Promise<void>;
  /** Tries it again at that time. */
  retry(delivery: Delivery, due: number): Promise<void>;

  /** Adds a channel of a person. One with the same address keeps its id, and is confirmed if the new one is. */
  addChannel(channel: StoredChannel): Promise<StoredChannel>;
  channelsOf(person: string): Promise<readonly StoredChannel[]>;
  channel(id: string): Promise<StoredChannel | null>;
  confirmChannel(id: string): Promise<boolean>;
  removeChannel(id: string): Promise<boolean>;

  wishesOf(person: string): Promise<unknown>;
  saveWishes(wishes: StoredWishes): Promise<void>;

  /** All notices of a match, whether told, waiting or dropped. */
  ofMatch(match: string): Promise<readonly StoredNotice[]>;
  /** Adds notices from elsewhere unchanged; those that are there already stay as they are. */
  restore(notices: readonly StoredNotice[]): Promise<void>;

  /** Deletes notices that were told or dropped and were created before this time. */
  forgetBefore(time: number): Promise<void>;
  /** Deletes everything about a person. */
  forgetPerson(person: string): Promise<void>;
}

/** The match that a notice is about, if any. */
export function matchOf(notice: Notice): string | null {
  return 'match' in notice ? notice.match : null;
}

/** The version that the match must still have for the notice to be of any use. */
export function versionOf(notice: Notice): number | null {
  return notice.kind === 'your-move' || notice.kind === 'reminder' ? notice.version : null;
}
