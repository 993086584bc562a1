import type { Seat } from '@nokturn/engine';
import type { ClientMessageOf, Person } from '@nokturn/protocol';
import { refuse } from '../refused.ts';
import type { MatchInfo } from '../store/store.ts';
import { patienceOf } from './absence.ts';
import * as guests from './guests.ts';
import * as matchInfo from './match-info.ts';
import type { Room } from './room.ts';

type Parts = Pick<Room, 'services' | 'state' | 'queue' | 'broadcaster' | 'decisions'>;

/** What people can do about other players: the host, and everybody when somebody is gone. */
export class Hosting {
  readonly #room: Parts;

  constructor(room: Parts) {
    this.#room = room;
  }

  letStandIn(asker: Person, { id, seat, level }: ClientMessageOf<'stand-in'>): Promise<number> {
    const { services, state, queue, broadcaster, decisions } = this.#room;
    return queue.command(asker, id, async (command) => {
      const isHost = state.info.host === asker.id;
      if (!isHost) this.#mustPlay(asker);
      matchInfo.mustBe(state.info, 'playing');
      const gone = matchInfo.personAt(state.info, seat);
      if (gone === null) throw refuse('no-seat', `nobody sits at seat ${seat}`);
      if (level === null) {
        matchInfo.mustHost(state.info, asker.id);
        guests.mustBeWelcome(state.info, gone.person);
        return decisions.comeBack(seat, command);
      }
      const levels = services.bots.levels(state.info.game);
      if (level !== undefined && !levels.includes(level)) throw refuse('setup', `there is no bot ${level}`);
      if (broadcaster.audience.isHere(gone.person)) this.#mustBeIdle(asker, seat, gone.person);
      else if (!isHost) this.#mustBeGone(gone.person);
      await state.save(matchInfo.withStandIn(state.info, seat, 'bot', level), command);
      broadcaster.tellLobby();
    });
  }

  /** A player becomes the host of a table whose host is gone. */
  takeOver(player: Person, { id, language }: ClientMessageOf<'take-over'>): Promise<number> {
    const { state, queue, broadcaster } = this.#room;
    return queue.command(player, id, async (command) => {
      const { info } = state;
      if (info.status !== 'lobby') matchInfo.mustBe(info, 'playing');
      if (info.host === player.id) return;
      this.#mustPlay(player);
      this.#mustBeGone(info.host);
      const { language: _, ...others } = info;
      const taken = { ...others, host: player.id, ...(language !== undefined && { language }) };
      await state.saveWithNames(taken, command);
      broadcaster.tellLobby();
      broadcaster.tellPresence();
    });
  }

  /** Ends the match without a result as soon as more than half of its players want that. */
  wantEnd(player: Person, { id, wanted }: ClientMessageOf<'want-end'>): Promise<number> {
    const { services, state, queue, broadcaster } = this.#room;
    return queue.command(player, id, async (command) => {
      matchInfo.mustBe(state.info, 'playing');
      this.#mustPlay(player);
      const info = matchInfo.withWish(state.info, player.id, wanted);
      const isEnd = matchInfo.isUnwanted(info);
      await state.save(isEnd ? matchInfo.abandoned(info, services.time.now()) : info, command);
      broadcaster.tellLobby();
    });
  }

  #mustPlay({ id }: Person): void {
    const { state } = this.#room;
    if (matchInfo.personAt(state.info, state.seatOf(id))?.standIn)
      throw refuse('forbidden', 'a bot plays for you: take your seat back first');
  }

  #mustBeGone(person: string): void {
    const { services, state, broadcaster } = this.#room;
    const patience = patienceOf(state.info, services.patience);
    if (!broadcaster.absence.isGoneForLong(state.info, person))
      throw refuse('wrong-time', `that player has not been away for ${patience / 60_000} minutes`);
  }

  /**
   * A player who is connected but does not answer would hold up a match without a clock forever. Only where everybody
   * sees who is waited for: elsewhere nobody may learn that it is this player, nor that it is not.
   */
  #mustBeIdle(asker: Person, seat: Seat, person: string): void {
    const { services, state } = this.#room;
    const { awaits } = state.awaited;
    const isWaitedFor = awaits?.isSeen === true && awaits.seats.includes(seat);
    if (asker.id === person || state.info.clock.seconds !== null || !isWaitedFor)
      throw refuse('forbidden', 'that player is connected');
    const since = state.decision?.since ?? services.time.monotonic();
    const patience = patienceOf(state.info, services.patience);
    if (services.time.monotonic() - since < patience)
      throw refuse('wrong-time', `that player has not been waited for for ${patience / 60_000} minutes`);
  }

  mute(host: Person, { id, person, muted }: ClientMessageOf<'mute'>): Promise<number> {
    return this.#turnAway(host, id, person, (info) => guests.mute(info, host.id, person, muted));
  }

  /** A ban ends the connections of that person, whichever server they are connected to. */
  ban(host: Person, { id, person, banned }: ClientMessageOf<'ban'>): Promise<number> {
    return this.#turnAway(host, id, person, (info) => guests.ban(info, host.id, person, banned));
  }

  #turnAway(
    host: Person,
    id: string,
    person: string,
    change: (info: MatchInfo) => MatchInfo,
  ): Promise<number> {
    const { services, state, queue, broadcaster } = this.#room;
    return queue.command(host, id, async (command) => {
      const info = change(state.info);
      const names = await services.people.named([person]);
      if (!names.has(person)) throw refuse('not-found', 'there is no such person');
      await state.saveWithNames(info, command);
      broadcaster.tellLobby();
      broadcaster.dismissBanned();
    });
  }
}
