import type { BotPool } from '../bots/pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { Crowds } from './crowds.ts';

/** What every room of a server shares. */
export interface House {
  /** The name of this server among those of the site. */
  readonly server: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly people: People;
  readonly bots: BotPool;
  readonly crowds: Crowds;
  readonly time: Time;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Presentation times are multiplied by this; 1 is as the rules say. */
  readonly pace: number;
}
