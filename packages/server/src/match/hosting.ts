import type { ClientMessageOf, Person } from '@nokturn/protocol';
import { refuse } from '../refused.ts';
import type { MatchInfo } from '../store/store.ts';
import * as guests from './guests.ts';
import * as matchInfo from './match-info.ts';
import type { Room } from './room.ts';

type Parts = Pick<Room, 'services' | 'state' | 'queue' | 'broadcaster' | 'decisions'>;

/** What the host does about others while the match goes on. */
export class Hosting {
  readonly #room: Parts;

  constructor(room: Parts) {
    this.#room = room;
  }

  letStandIn(host: Person, { id, seat, level }: ClientMessageOf<'stand-in'>): Promise<number> {
    const { services, state, queue, broadcaster, decisions } = this.#room;
    return queue.command(host, id, async (command) => {
      matchInfo.mustHost(state.info, host.id);
      matchInfo.mustBe(state.info, 'playing');
      const gone = matchInfo.personAt(state.info, seat);
      if (gone === null) throw refuse('no-seat', `nobody sits at seat ${seat}`);
      if (level === null) {
        guests.mustBeWelcome(state.info, gone.person);
        return decisions.comeBack(seat, command);
      }
      const levels = services.bots.levels(state.info.game);
      if (level !== undefined && !levels.includes(level)) throw refuse('setup', `there is no bot ${level}`);
      if (broadcaster.audience.isHere(gone.person)) throw refuse('forbidden', 'that player is connected');
      await state.save(matchInfo.withStandIn(state.info, seat, 'bot', level), command);
      broadcaster.tellLobby();
    });
  }

  mute(host: Person, { id, person, muted }: ClientMessageOf<'mute'>): Promise<number> {
    return this.#turnAway(host, id, person, (info) => guests.mute(info, host.id, person, muted));
  }

  /** A ban ends the connections of that person, at whichever server they are. */
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
