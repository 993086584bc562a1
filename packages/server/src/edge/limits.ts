import type { Counts } from '../store/counts.ts';
import type { Time } from '../time.ts';
import { Buckets, type Rate } from './bucket.ts';

/** How much one address, person or connection may ask for. */
export interface EdgeLimits {
  /** HTTP requests to the interface and joining a match, for each address. */
  readonly requests: Rate;
  /** New people and matches, for each address. */
  readonly creations: Rate;
  /** Commands to matches, for each person, however many connections they have. */
  readonly commands: Rate;
  /** Lines of chat, for each person. */
  readonly chat: Rate;
  /** Messages, for each connection. */
  readonly messages: Rate;
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Milliseconds between two looks at whether a connection is alive. */
  readonly heartbeat: number;
}

export const USUAL_LIMITS: EdgeLimits = {
  requests: { burst: 200, perSecond: 20 },
  creations: { burst: 60, perSecond: 0.5 },
  commands: { burst: 60, perSecond: 20 },
  chat: { burst: 6, perSecond: 0.5 },
  messages: { burst: 60, perSecond: 20 },
  connectionsPerAddress: 100,
  connections: 10_000,
  heartbeat: 25_000,
};

/** What has been asked for lately, over all connections. */
export interface Counted {
  readonly requests: Buckets;
  readonly creations: Allowance;
  readonly commands: Buckets;
  readonly chat: Allowance;
}

/** So much for each key, in all that servers count together. */
export interface Allowance {
  take(key: string): Promise<boolean>;
}

/**
 * Requests and commands are counted by each server for itself: a connection is with one server, and whoever uses several
 * gets no more from each. What is rare and costly, or read by others, all servers of a site count together.
 */
export function countedBy(
  { requests, creations, commands, chat }: EdgeLimits,
  time: Time,
  counts: Counts | null,
): Counted {
  return {
    requests: new Buckets(requests, time),
    creations: together('creations', creations, time, counts),
    commands: new Buckets(commands, time),
    chat: together('chat', chat, time, counts),
  };
}

/** Who gets nothing more from this server does not get to ask the others. */
function together(name: string, rate: Rate, time: Time, counts: Counts | null): Allowance {
  const buckets = new Buckets(rate, time);
  return {
    take: async (key) => buckets.take(key) && (counts === null || counts.take(`${name} ${key}`, rate)),
  };
}

/** By which an address is counted: whoever has one address of IPv6 has all of its /64. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  const zeros = tail === undefined ? 0 : 8 - before.length - after;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
