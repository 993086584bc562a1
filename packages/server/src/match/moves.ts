import type { ClientMessageOf, Person } from '@nokturn/protocol';
import { Refusing, refuse } from '../refused.ts';
import type { Command, MatchInfo } from '../store/store.ts';
import { later } from '../time.ts';
import * as matchInfo from './match-info.ts';
import type { Room } from './room.ts';
import { withSettings } from './tempo.ts';

type Parts = Pick<Room, 'services' | 'state' | 'queue' | 'broadcaster' | 'decisions' | 'sync'>;

/** What players do: answer, undo, and say how they want to be asked. Returns the version after each. */
export class Moves {
  readonly #room: Parts;

  constructor(room: Parts) {
    this.#room = room;
  }

  answer(person: Person, { id, version, answer }: ClientMessageOf<'answer'>): Promise<number> {
    const { services, state, queue, decisions, sync } = this.#room;
    return queue.command(person, id, async (command) => {
      const seat = state.seatOf(person.id);
      if (version > state.version) await sync.catchUp();
      const { match, decision } = state.mustPlay(version);
      const now = services.time.monotonic();
      // It does not matter whether the message or the clock is checked first (LN-15.8, LN-15.10).
      if (now >= (decision.limitAt ?? Infinity)) throw refuse('stale', 'the time for this answer has passed');
      const refusal = match.check(seat, answer);
      if (refusal) throw new Refusing(refusal);
      await decisions.comeBack(seat);
      await decisions.take(decision, { seat, answer, elapsed: now - decision.since }, command);
    });
  }

  undo(person: Person, { id, version }: ClientMessageOf<'undo'>): Promise<number> {
    const { services, state, queue, broadcaster, decisions, sync } = this.#room;
    return queue.command(person, id, async (command) => {
      const seat = state.seatOf(person.id);
      if (version > state.version) await sync.catchUp();
      const { match } = state.mustPlay(version);
      const { time } = services;
      const { info } = state;
      const startedAt = info.startedAt ?? time.now();
      const undone = match.undone(seat, { startedAt, time });
      if ('code' in undone) throw new Refusing(undone);
      const { match: after, entry } = undone;
      const since = later(time.monotonic(), after.openedAt(startedAt) - entry.at);
      const asked = after.asked('spectator');
      const { position } = after;
      await state.append(entry, { info, position, asked, since, decided: [], match: after }, command);
      decisions.open(since);
      broadcaster.tellVersion((viewer) => [after.latest([], viewer)]);
    });
  }

  changeSettings(person: Person, { id, reactions }: ClientMessageOf<'settings'>): Promise<number> {
    return this.#room.queue.command(person, id, async (command) => {
      await this.#changeMine(command, (mine) => {
        const set = withSettings(this.#room.state, mine, reactions);
        if ('strange' in set) throw refuse('malformed', `"${set.strange}" cannot be set like that`);
        return set;
      });
    });
  }

  hold(person: Person, { id, armed }: ClientMessageOf<'hold'>): Promise<number> {
    return this.#room.queue.command(person, id, (command) =>
      this.#changeMine(command, (mine) => ({ ...mine, hold: armed })),
    );
  }

  comeBack(person: Person, { id }: ClientMessageOf<'return'>): Promise<number> {
    const { state, queue, decisions } = this.#room;
    return queue.command(person, id, async (command) => {
      matchInfo.mustBe(state.info, 'playing');
      await decisions.comeBack(state.seatOf(person.id), command);
    });
  }

  async #changeMine(
    command: Command,
    change: (mine: NonNullable<ReturnType<typeof matchInfo.personAt>>) => MatchInfo['seats'][number],
  ): Promise<void> {
    const { state, broadcaster } = this.#room;
    const seat = state.seatOf(command.person);
    const mine = matchInfo.personAt(state.info, seat);
    if (mine) await state.save(matchInfo.withSeat(state.info, seat, change(mine)), command);
    broadcaster.tellSettings(seat);
  }
}
