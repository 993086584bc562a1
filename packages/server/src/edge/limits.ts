import type { Counts } from '../store/counts.ts';
import type { Time } from '../time.ts';
import { Buckets, type Rate } from './bucket.ts';
import { Guesses } from './guesses.ts';

/** How much one address, person or connection may request. */
export interface EdgeLimits {
  /** HTTP API requests and joining a match, for each address. */
  readonly requests: Rate;
  /** Codes that no match has, for each address and the wider networks around it: see `Guesses`. */
  readonly guesses: Rate;
  /** Replays, for each address: each of them plays a whole match. */
  readonly replays: Rate;
  /** Checks of the store's health, for each address; if there are more, they get the last result. */
  readonly health: Rate;
  /** New people and matches, for each address. */
  readonly creations: Rate;
  /** Emails that ask for consent, for each mail address, no matter who enters it. */
  readonly consents: Rate;
  /** Commands to matches, for each person, however many connections they have. */
  readonly commands: Rate;
  /** Lines of chat, for each person. */
  readonly chat: Rate;
  /** Messages, for each connection. */
  readonly messages: Rate;
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** TCP connections of any kind, whether or not they have become WebSockets. */
  readonly tcpConnectionsPerAddress: number;
  readonly tcpConnections: number;
  /** Milliseconds between checks that a connection is still alive. */
  readonly heartbeat: number;
}

export const USUAL_LIMITS: EdgeLimits = {
  requests: { burst: 200, perSecond: 20 },
  guesses: { burst: 30, perSecond: 0.2 },
  replays: { burst: 30, perSecond: 1 },
  health: { burst: 20, perSecond: 5 },
  creations: { burst: 60, perSecond: 0.5 },
  consents: { burst: 3, perSecond: 3 / 86_400 },
  commands: { burst: 60, perSecond: 20 },
  chat: { burst: 6, perSecond: 0.5 },
  messages: { burst: 60, perSecond: 20 },
  connectionsPerAddress: 100,
  connections: 10_000,
  tcpConnectionsPerAddress: 400,
  tcpConnections: 20_000,
  heartbeat: 25_000,
};

/** What has been requested recently, over all connections. */
export interface Counted {
  readonly requests: Buckets;
  readonly guesses: Guesses;
  readonly replays: Buckets;
  readonly health: Buckets;
  readonly creations: Allowance;
  readonly consents: Allowance;
  readonly commands: Buckets;
  readonly chat: Allowance;
}

/** A limit for each key, shared by all servers that count together. */
export interface Allowance {
  readonly rate: Rate;
  take(key: string): Promise<boolean>;
}

/**
 * Requests and commands are counted by each server separately: a connection is with one server, and using several
 * servers gets nobody more from each. Anything rare and expensive, or visible to others, is counted by all servers of a
 * site together.
 */
export function countedBy(
  { requests, guesses, replays, health, creations, consents, commands, chat }: EdgeLimits,
  time: Time,
  counts: Counts | null,
): Counted {
  return {
    requests: new Buckets(requests, time),
    guesses: new Guesses(guesses, time),
    replays: new Buckets(replays, time),
    health: new Buckets(health, time),
    creations: together('creations', creations, time, counts),
    consents: together('consents', consents, time, counts),
    commands: new Buckets(commands, time),
    chat: together('chat', chat, time, counts),
  };
}

/** Only what this server allows is passed on to the shared count. */
function together(name: string, rate: Rate, time: Time, counts: Counts | null): Allowance {
  const buckets = new Buckets(rate, time);
  return {
    rate,
    take: async (key) => buckets.take(key) && (counts === null || counts.take(`${name} ${key}`, rate)),
  };
}
