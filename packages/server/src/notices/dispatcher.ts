import type { Notice } from '@nokturn/protocol';
import type { Log } from '../log.ts';
import { waitsFor } from '../match/awaiting.ts';
import { seatOf } from '../match/match-info.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people.ts';
import type { ChannelKind, Delivery, NewNotice } from '../store/notices.ts';
import type { MatchInfo, Store } from '../store/store.ts';
import type { MonotonicTime, Time } from '../time.ts';
import type { Channel, OutgoingNotice } from './channels/channel.ts';
import { isOfMove, type NoticeSpans, remindedAt } from './planning.ts';
import { inWords } from './telling.ts';
import { quietUntil, readWishes } from './wishes.ts';

const LOOK_EVERY = 1000;
/** How many notices are processed in one go. */
const PORTION = 200;
/** The most that can be waiting on a large site. */
const ALL = 100_000;
/**
 * How many deliveries of one kind a server makes at the same time: if one kind hangs, it does not hold up the others.
 */
const AT_ONCE = 16;
/** The delay before each retry; after the last failure it is given up. */
const RETRIES = [30_000, 120_000, 600_000];
/** How long deliveries in progress may take when the server shuts down. In milliseconds. */
const FAREWELL = 3000;
/** How many of a person's matches are searched for those that are waiting for them. */
const LOOKED_THROUGH = 50;

interface DispatcherServices {
  readonly server: string;
  readonly store: Store;
  readonly people: People;
  readonly time: Time;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly noticeSpans: NoticeSpans;
  /** Whether somebody is connected to a match on any server. */
  readonly isHere: (match: string, person: string) => Promise<boolean>;
}

/** What to do with a notice that is due. */
type Verdict = 'tell' | 'drop' | { readonly putOff: number };

/**
 * Checks the notices that are due, announces those that still hold, and sends them. All servers of a site do this: the
 * store makes sure that each notice is handed over once and each delivery is begun once.
 */
export class Dispatcher {
  readonly #services: DispatcherServices;
  readonly #channels: ReadonlyMap<ChannelKind, Channel>;
  readonly #sending = new Map<ChannelKind, Set<Promise<void>>>();
  #cancel: () => void = () => undefined;
  #looking: Promise<void> = Promise.resolve();
  #isAsked = false;
  #isStopped = false;
  /** The last setting of the clock after which all waiting notices were checked again. */
  #lastSet: MonotonicTime | null = null;

  constructor(services: DispatcherServices, channels: readonly Channel[]) {
    this.#services = services;
    this.#channels = new Map(channels.map((channel) => [channel.kind, channel]));
    this.#lookLater();
  }

  /** Something may have to be sent at once. */
  wake(): void {
    if (this.#isAsked || this.#isStopped) return;
    this.#isAsked = true;
    this.#looking = this.#looking.then(async () => {
      this.#isAsked = false;
      await this.#look().catch((error: unknown) =>
        this.#services.log.error({ err: error }, 'notices could not be looked after'),
      );
    });
  }

  /** Fulfilled when everything that was due has been checked. */
  async whenIdle(): Promise<void> {
    await this.#looking;
  }

  /** Waits for deliveries in progress. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await this.#looking;
    const sending = Promise.all([...this.#sending.values()].flatMap((each) => [...each]));
    let impatience: NodeJS.Timeout | undefined;
    const tooLong = new Promise((resolve) => {
      impatience = setTimeout(resolve, FAREWELL);
    });
    await Promise.race([sending, tooLong]);
    clearTimeout(impatience);
  }

  #lookLater(): void {
    this.#cancel = this.#services.time.after(LOOK_EVERY, () => {
      this.wake();
      this.#lookLater();
    });
  }

  async #look(): Promise<void> {
    const { store, time } = this.#services;
    if (time.lastSet !== this.#lastSet) await this.#lookAtAll();
    for (const notice of await store.notices.due(time.now(), PORTION)) await this.#judge(notice);
    for (const channel of this.#channels.values()) await this.#send(channel);
  }

  /**
   * When the clock has been set, the due times of the notices can no longer be trusted: each notice is judged again.
   */
  async #lookAtAll(): Promise<void> {
    const { store, time } = this.#services;
    const { lastSet } = time;
    for (const notice of await store.notices.due(Number.MAX_SAFE_INTEGER, ALL)) await this.#judge(notice);
    this.#lastSet = lastSet;
  }

  // ── notices that are due ──────────────────────────────────────────────────────────────────────────────────────

  async #judge(due: NewNotice): Promise<void> {
    const { store, time } = this.#services;
    const verdict = await this.#verdict(due);
    if (verdict === 'drop') await store.notices.drop(due);
    else if (verdict !== 'tell') await store.notices.putOff(due, verdict.putOff);
    else await store.notices.handOver(due, time.now());
  }

  async #verdict({ person, notice }: NewNotice): Promise<Verdict> {
    const { store, time, noticeSpans } = this.#services;
    if (notice.kind === 'test') return 'tell';
    const { still, until } = await this.#isStillSo(notice, person);
    if (!still) return 'drop';
    const now = time.now();
    if (until !== null && until > now) return { putOff: until };
    if (await this.#isAtTable(notice, person))
      // They can see what has happened. But they may leave their own move unanswered.
      return isOfMove(notice) ? { putOff: now + noticeSpans.grace } : 'drop';
    // A person with no channel yet has been told nothing: if they add one later, leaving the table again makes it due
    // again.
    const channels = await store.notices.channelsOf(person);
    if (!channels.some(({ isConfirmed }) => isConfirmed)) return 'drop';
    const quiet = quietUntil(readWishes(await store.notices.wishesOf(person)), now);
    return quiet === null ? 'tell' : { putOff: quiet };
  }

  async #isAtTable(notice: Exclude<Notice, { kind: 'test' }>, person: string): Promise<boolean> {
    const { isHere } = this.#services;
    if (await isHere(notice.match, person)) return true;
    return notice.kind === 'rematch' && (await isHere(notice.of, person));
  }

  /** Whether the notice still holds, and until when it can wait. */
  async #isStillSo(notice: Notice, person: string): Promise<{ still: boolean; until: number | null }> {
    if (notice.kind === 'test') return { still: true, until: null };
    const { store, time } = this.#services;
    const match = await store.match(notice.match);
    if (match === null) return { still: false, until: null };
    if (!isOfMove(notice)) return { still: isStill(notice, match.info, person), until: null };
    const turn = match.version === notice.version ? waitsFor(match, person, time) : null;
    if (turn === null) return { still: false, until: null };
    if (notice.kind === 'your-move') return { still: true, until: null };
    // A person who has come back since then has more time.
    return { still: turn.due !== null, until: turn.due === null ? null : remindedAt(match.info, turn.due) };
  }

  // ── deliveries ────────────────────────────────────────────────────────────────────────────────────────────────

  async #send(channel: Channel): Promise<void> {
    const { server, store, time } = this.#services;
    const sending = this.#sending.get(channel.kind) ?? new Set();
    this.#sending.set(channel.kind, sending);
    const free = AT_ONCE - sending.size;
    if (free <= 0 || this.#isStopped) return;
    for (const delivery of await store.notices.begin(server, channel.kind, time.now(), free)) {
      const sent = this.#deliver(channel, delivery)
        .catch((error: unknown) => this.#services.log.error({ err: error }, 'a notice could not be sent'))
        .finally(() => {
          sending.delete(sent);
          // More may be due than were begun.
          if (sending.size === 0) this.wake();
        });
      sending.add(sent);
    }
  }

  async #deliver(channel: Channel, delivery: Delivery): Promise<void> {
    const { store, time, metrics, log } = this.#services;
    const { notice, person } = delivery.notice;
    // It may have waited behind others, for another attempt, or for a server.
    if (!(await this.#isStillSo(notice, person)).still) return store.notices.finish(delivery, 'not-needed');
    const { id, address } = delivery.channel;
    const sent = await channel.send(await this.#outgoing(delivery), { channel: id, address });
    metrics.count('nokturn_notices_total', `channel="${channel.kind}",outcome="${sent}"`);
    if (sent === 'sent') return store.notices.finish(delivery, 'sent');
    if (sent === 'gone') {
      log.info({ channel: channel.kind }, 'a channel is gone');
      await store.notices.removeChannel(id);
      return;
    }
    const again = RETRIES[delivery.attempts];
    if (again === undefined) return store.notices.finish(delivery, 'given-up');
    return store.notices.retry(delivery, time.now() + again);
  }

  async #outgoing({ notice: { person, key, notice } }: Delivery): Promise<OutgoingNotice> {
    const { store, people, time } = this.#services;
    const { language } = readWishes(await store.notices.wishesOf(person));
    const match = 'match' in notice ? await store.match(notice.match) : null;
    const seated = match ? peopleIn(match.info) : [];
    const names = await people.named([...seated, ...namedIn(notice)]);
    const words = inWords(notice, { language, names, person, seated, now: time.now() });
    const mine = await store.matchesOf(person, LOOKED_THROUGH);
    const waiting = mine.filter((each) => waitsFor(each, person, time) !== null).length;
    const path = 'match' in notice ? `/m/${notice.match}` : '/me';
    return { id: `${person} ${key}`, notice, language, path, waiting, ...words };
  }
}

function isStill(notice: Notice, info: MatchInfo, person: string): boolean {
  switch (notice.kind) {
    case 'over':
      return info.status === 'over';
    case 'started':
      return info.status === 'playing';
    case 'rematch':
    case 'invited':
      return info.status === 'lobby' && seatOf(info, person) === null;
    case 'somebody-came':
      return info.status === 'lobby' && seatOf(info, notice.who) !== null;
    default:
      return info.status === 'lobby' || info.status === 'playing';
  }
}

function peopleIn({ seats }: MatchInfo): string[] {
  return seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
}

function namedIn(notice: Notice): string[] {
  if ('by' in notice) return [notice.by];
  return 'who' in notice ? [notice.who] : [];
}
