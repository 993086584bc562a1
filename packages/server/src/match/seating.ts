import type { Seat } from '@nokturn/engine';
import { known } from '@nokturn/games/carried.ts';
import type { Person, Request, SeatPlan } from '@nokturn/protocol';
import { inLog } from '../log.ts';
import { planned } from '../notices/notifier.ts';
import { refuse } from '../refused.ts';
import type { Span } from '../store/holidays.ts';
import { playersOf } from '../store/rows.ts';
import type { MatchInfo } from '../store/store.ts';
import * as drawing from './drawing.ts';
import * as guests from './guests.ts';
import * as matchInfo from './match-info.ts';
import type { Room } from './room.ts';

type Parts = Pick<
  Room,
  'services' | 'state' | 'queue' | 'broadcaster' | 'decisions' | 'otherServers' | 'start'
>;

/** Who sits where, from the creation of the table until there is another one with the same people. */
export class Seating {
  readonly #room: Parts;

  constructor(room: Parts) {
    this.#room = room;
  }

  async sitDown(person: Person, seat: Seat, commitment?: string): Promise<void> {
    const wasHere = matchInfo.seatOf(this.#room.state.info, person.id) !== null;
    await this.#change((info) => {
      guests.mustMaySit(info, person.id);
      return matchInfo.sitDown(info, person.id, seat, commitment);
    });
    this.#room.broadcaster.tellSettings(seat);
    if (!wasHere) await this.#tellOfArrival(person);
  }

  /**
   * Anybody waiting at a table open to everybody is told at once. Among friends only the host is told, after a while:
   * mostly everybody comes at the same time and the match begins.
   */
  async #tellOfArrival({ id: who }: Person): Promise<void> {
    const { services, state } = this.#room;
    const { info } = state;
    const notice = { kind: 'somebody-came', match: info.code, game: info.game, who } as const;
    const isListed = info.privacy === 'listed';
    const waiting = (isListed ? playersOf(info) : [info.host]).filter((person) => person !== who);
    const later = services.time.now() + services.noticeSpans.grace;
    await Promise.all(
      waiting.map((person) =>
        isListed
          ? services.notifier.tell(person, notice)
          : services.notifier.plan([planned(person, notice, later)]),
      ),
    ).catch((error: unknown) => {
      services.log.warn({ match: inLog(info.code), err: error }, 'nobody could be told that somebody came');
    });
  }

  async standUp(person: Person, seat: Seat): Promise<void> {
    await this.#change((info) => matchInfo.standUp(info, person.id, seat));
  }

  async planSeat(host: Person, seat: Seat, plan: SeatPlan): Promise<void> {
    await this.#change((info) => {
      const planned = matchInfo.planSeat(info, host.id, seat, plan);
      const asked = matchInfo.personAt(info, seat);
      return asked ? guests.askToLeave(planned, asked.person) : planned;
    });
  }

  async swapSeats(host: Person, seats: readonly [Seat, Seat]): Promise<void> {
    await this.#change((info) => matchInfo.swapSeats(info, host.id, seats));
  }

  /** Changes the table as the host wants it: what everybody has agreed to is sealed at the start, and not before. */
  async changeTable(host: Person, { seats, ...wanted }: Request<'changeMatch'>['body']): Promise<void> {
    await this.#change((info) => {
      matchInfo.mustHost(info, host.id);
      matchInfo.mustBe(info, 'lobby');
      const before = drawing.unsealed(info, { late: false });
      const sized = seats === undefined ? before : matchInfo.withSeatCount(before, seats);
      const { game } = this.#room.state;
      // Whatever the host does not change may have been set up under earlier rules.
      const changed = { ...sized, options: known(game, sized.options), ...wanted };
      const resolved = game.resolve(changed.seats.length, changed.options);
      if ('problem' in resolved) throw refuse('setup', resolved.problem.reason);
      return { ...changed, options: resolved.options };
    });
  }

  /** A person's clock stands still while they are on holiday. */
  async pauseFor(person: string, spans: readonly Span[]): Promise<void> {
    const { state, broadcaster } = this.#room;
    await this.#change((info) => {
      if (info.status !== 'playing' || matchInfo.seatOf(info, person) === null) return info;
      return { ...info, holidays: { ...info.holidays, [person]: spans } };
    });
    if (state.match !== null) broadcaster.tellVersion(() => []);
  }

  async close(host: Person): Promise<void> {
    await this.#change((info) => matchInfo.close(info, host.id));
    this.#room.broadcaster.audience.dismiss('removed-from-match');
  }

  async #change(change: (info: MatchInfo) => MatchInfo): Promise<void> {
    const { state, queue, broadcaster, decisions, otherServers, start } = this.#room;
    await queue.run(async () => {
      const info = change(state.info);
      if (info === state.info) return;
      await state.saveWithNames(info);
      start.check();
      broadcaster.tellLobby();
      broadcaster.tellPresence();
      otherServers.tellPresence();
      decisions.moveOn();
    });
  }

  /** The code of the next match with the same setup, chosen by the first who asks; a new one, if that was closed. */
  rematch(person: Person, choose: () => Promise<string>): Promise<string> {
    const { services, state, queue, broadcaster } = this.#room;
    return queue.run(async () => {
      matchInfo.mustBe(state.info, 'over');
      guests.mustBeWelcome(state.info, person.id);
      const { rematch } = state.info;
      const chosen = rematch === null ? null : await services.store.match(rematch);
      if (rematch !== null && chosen?.info.status !== 'closed') return rematch;
      const code = await choose();
      await state.save({ ...state.info, rematch: code });
      broadcaster.tellLobby();
      return code;
    });
  }
}
