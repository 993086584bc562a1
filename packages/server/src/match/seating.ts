import type { Seat } from '@nokturn/engine';
import type { Person, SeatPlan } from '@nokturn/protocol';
import type { MatchInfo } from '../store/store.ts';
import * as guests from './guests.ts';
import * as matchInfo from './match-info.ts';
import type { Room } from './room.ts';

type Parts = Pick<
  Room,
  'services' | 'state' | 'queue' | 'broadcaster' | 'decisions' | 'otherServers' | 'start'
>;

/** Who sits where, from when the table is made until there is another with the same people. */
export class Seating {
  readonly #room: Parts;

  constructor(room: Parts) {
    this.#room = room;
  }

  async sitDown(person: Person, seat: Seat, commitment?: string): Promise<void> {
    await this.#change((info) => {
      guests.mustMaySit(info, person.id);
      return matchInfo.sitDown(info, person.id, seat, commitment);
    });
    this.#room.broadcaster.tellSettings(seat);
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

  /** The code of the next match with the same setup, which the first who asks chooses; again, if that was closed. */
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
