import type { Person, ServerMessage } from '@nokturn/protocol';
import type { Listener } from './audience.ts';
import { mustBeWelcome } from './guests.ts';
import { mustLook } from './match-info.ts';
import type { Room } from './room.ts';
import { recentChat, settingsFor, tableFor } from './table-messages.ts';

type Parts = Pick<
  Room,
  | 'services'
  | 'state'
  | 'lobby'
  | 'queue'
  | 'broadcaster'
  | 'decisions'
  | 'sync'
  | 'start'
  | 'suggestions'
  | 'otherServers'
  | 'talk'
>;

/** Who is connected to the match here: they come, are told how it stands, and go. */
export class Visits {
  readonly #room: Parts;

  constructor(room: Parts) {
    this.#room = room;
  }

  async join(listener: Listener, { id, after }: { id: string; after?: number }): Promise<void> {
    const { services, state, queue, broadcaster, decisions, sync, start, otherServers, talk } = this.#room;
    await queue.run(async () => {
      const { audience } = broadcaster;
      const viewer = audience.viewerOf(listener, state.info);
      const { status, startedAt } = state.info;
      if (startedAt !== null) state.mustHaveRules();
      mustBeWelcome(state.info, listener.person?.id ?? null);
      mustLook(state.info, listener.person?.id ?? null);
      if ((after ?? 0) > state.version) await sync.catchUp();
      const chat = await recentChat(services, state.code);
      await talk.tellLines(chat);
      if (viewer !== 'spectator' && status === 'playing') await decisions.comeBack(viewer);
      if (state.info.status === 'playing') decisions.mustHavePlace();
      broadcaster.add(listener, viewer);
      const { match } = state;
      const joined: ServerMessage = {
        type: 'joined',
        id,
        viewer,
        lobby: this.#room.lobby,
        presence: audience.presence(state.info),
        chat,
        settings: settingsFor(state.game, state.info, viewer),
        table: match && tableFor(state.now, viewer, match.heardSince(viewer, after ?? null)),
        suggestions: this.#room.suggestions.at(state.version),
      };
      listener.hear(JSON.stringify(joined));
      start.check();
      broadcaster.tellPresence();
      otherServers.tellPresence();
      sync.follow();
      decisions.moveOn();
    });
  }

  leave(listener: Listener): void {
    const { queue, broadcaster, otherServers } = this.#room;
    if (!broadcaster.audience.remove(listener)) return;
    queue.touch();
    broadcaster.tellPresence();
    otherServers.tellPresence();
  }

  /** Ends the connections of a person. */
  dismiss(person: string): void {
    this.#room.broadcaster.audience.dismiss('removed-from-match', (each) => each.person?.id === person);
  }

  async renamed({ id, name }: Person): Promise<void> {
    const { state, queue, broadcaster } = this.#room;
    await queue.run(async () => {
      state.rename(id, name);
      broadcaster.tellLobby();
    });
  }
}
