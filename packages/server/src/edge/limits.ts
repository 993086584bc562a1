import type { Rate } from './bucket.ts';

/** How much one address or connection may ask for. */
export interface EdgeLimits {
  /** HTTP requests to the interface, for each address. */
  readonly requests: Rate;
  /** New people and matches, for each address. */
  readonly creations: Rate;
  /** Messages, for each connection. */
  readonly messages: Rate;
  readonly chat: Rate;
  readonly connectionsPerAddress: number;
  readonly connections: number;
}

export const USUAL_LIMITS: EdgeLimits = {
  requests: { burst: 200, perSecond: 20 },
  creations: { burst: 60, perSecond: 0.5 },
  messages: { burst: 60, perSecond: 20 },
  chat: { burst: 6, perSecond: 0.5 },
  connectionsPerAddress: 100,
  connections: 10_000,
};
