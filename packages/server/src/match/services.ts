import type { BotPool } from '../bots/pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Notifier } from '../notices/notifier.ts';
import type { NoticeSpans } from '../notices/planning.ts';
import type { People } from '../people.ts';
import type { Signer } from '../signer.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { Patience } from './absence.ts';
import type { BotTables } from './bot-tables.ts';
import type { Dealer } from './dealer.ts';
import type { KnownRules } from './known-rules.ts';
import type { KeptResults } from './reckoning.ts';
import type { RemotePresence } from './remote-presence.ts';
import type { StandingByGame } from './standing-answers.ts';

/** What every room of a server shares. */
export interface Services {
  /** The name of this server among those of the site. */
  readonly server: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly people: People;
  readonly rules: KnownRules;
  readonly kept: KeptResults;
  readonly standing: StandingByGame;
  readonly bots: BotPool;
  readonly remotePresence: RemotePresence;
  readonly dealer: Dealer;
  readonly signer: Signer;
  readonly notifier: Notifier;
  readonly noticeSpans: NoticeSpans;
  readonly patience: Patience;
  readonly botTables: BotTables;
  readonly time: Time;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Presentation times are multiplied by this; 1 is the pace of the rules. */
  readonly pace: number;
}
