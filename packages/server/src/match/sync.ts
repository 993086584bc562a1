import type { Notice } from '../bus/bus.ts';
import { inLog } from '../log.ts';
import { refuse } from '../refused.ts';
import { type MatchProgress, StoreError } from '../store/store.ts';
import { CatchingUp } from './catching-up.ts';
import type { Room } from './room.ts';

type Parts = Pick<
  Room,
  | 'services'
  | 'state'
  | 'queue'
  | 'broadcaster'
  | 'lease'
  | 'decisions'
  | 'otherServers'
  | 'start'
  | 'talk'
  | 'isInUse'
  | 'isShut'
  | 'shut'
>;

/** Makes sure that a room does not fall behind what other servers have stored of its match. */
export class Sync {
  readonly #room: Parts;
  readonly #catchingUp: CatchingUp;
  /** How far the match has got, by everything others have said. */
  readonly #announced = { revision: 0, lines: 0 };

  constructor(room: Parts) {
    this.#room = room;
    this.#catchingUp = new CatchingUp(room);
  }

  /**
   * Somebody asked for the room: brings it up to date with the store. Visitors who only look do not have to wait for
   * writes still to come.
   */
  async refresh(): Promise<void> {
    const { queue, state } = this.#room;
    queue.touch();
    if (await state.isBehind()) await queue.runUnasked(() => this.catchUp());
  }

  /** How the match stands in the store. */
  compare({ revision, lines, keeper }: Omit<MatchProgress, 'code'>): void {
    if (this.#room.lease.learn(keeper)) this.#room.decisions.moveOn();
    this.hearOf({ revision, lines });
  }

  /** The store says that this server keeps the match, and that it is time. */
  async lookAfter(): Promise<void> {
    const { services, state, queue, lease, decisions } = this.#room;
    if (queue.isShut) return;
    if (lease.learn(services.server)) {
      await queue.runUnasked(() => this.catchUp());
      decisions.moveOn();
    }
    if (state.wakesTooEarly) await queue.run(() => state.save(state.info));
  }

  /** What another server says about the match. */
  hear(notice: Extract<Notice, { match: string }>): void {
    if (notice.kind === 'changed') this.hearOf({ revision: notice.revision });
    else if (notice.kind === 'said') this.hearOf({ lines: notice.lines });
    else this.#room.otherServers.hear(notice);
    this.#room.start.check();
  }

  hearOf({ revision = 0, lines = 0 }: { revision?: number; lines?: number }): void {
    this.#announced.revision = Math.max(this.#announced.revision, revision);
    this.#announced.lines = Math.max(this.#announced.lines, lines);
    if (this.#room.isInUse && !this.#room.isShut) this.follow();
  }

  /** Reads what was announced and is not here yet. */
  follow(): void {
    const { services, state, queue, talk } = this.#room;
    const isBehind = () => this.#announced.revision > state.revision;
    const hasMissed = () => this.#announced.lines > state.lines;
    if (!isBehind() && !hasMissed()) return;
    queue
      .runUnasked(async () => {
        if (isBehind()) await this.catchUp();
        if (hasMissed()) await talk.tellLines();
      })
      .catch((error: unknown) => {
        services.log.warn({ match: inLog(state.code), err: error }, 'a match is behind');
      });
  }

  /** Adopts what other servers have stored, and tells everybody here. Says whether there was anything. */
  async catchUp(): Promise<boolean> {
    const { services, state, broadcaster, start } = this.#room;
    const found = await this.#catchingUp.catchUp().catch((error: unknown) => {
      if (error instanceof StoreError) throw error;
      services.log.error({ match: inLog(state.code), err: error }, 'a match has to be opened again');
      void this.#room.shut();
      broadcaster.sendAway();
      throw refuse('restarting', 'the match is opened again');
    });
    if (found === 'something') {
      services.metrics.count('nokturn_catch_ups_total');
      start.check();
    }
    if (found !== 'gone') return found === 'something';
    broadcaster.audience.dismiss('removed-from-match');
    void this.#room.shut();
    throw refuse('unknown-match', 'there is no such match');
  }
}
