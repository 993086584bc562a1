import type { Person, ServerMessage } from '@nokturn/protocol';
import { inLog } from '../log.ts';
import { noticesToAbsent } from '../notices/planning.ts';
import { playersOf } from '../store/rows.ts';
import { isOverDays } from './absence.ts';
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
      const now = state.match && broadcaster.nowFor(viewer);
      const joined: ServerMessage = {
        type: 'joined',
        id,
        viewer,
        lobby: broadcaster.lobbyFor(viewer, this.#room.lobby),
        presence: audience.presence(state.info),
        absence: broadcaster.absence.told(state.info),
        chat: broadcaster.chatFor(viewer, chat),
        settings: settingsFor(state, state.info, viewer),
        table: now && tableFor(now, viewer, now.match.heardSince(viewer, after ?? null)),
        suggestions: broadcaster.suggestionsFor(viewer, this.#room.suggestions),
      };
      listener.hear(JSON.stringify(joined));
      start.check();
      broadcaster.tellPresence();
      otherServers.tellPresence();
      sync.follow();
      decisions.moveOn();
    });
    this.#rememberLater(listener);
  }

  leave(listener: Listener): void {
    const { queue, broadcaster, otherServers } = this.#room;
    if (!broadcaster.audience.remove(listener)) return;
    queue.touch();
    this.#rememberLater(listener);
    broadcaster.tellPresence();
    otherServers.tellPresence();
    if (listener.person) this.tellThoseWhoLeft([listener.person.id]);
  }

  /** People who leave while the table is waiting for them are notified, unless they come back soon. */
  tellThoseWhoLeft(people: readonly string[]): void {
    const absent = people.filter((person) => !this.#room.broadcaster.audience.isHere(person));
    if (absent.length === 0) return;
    const { services, state } = this.#room;
    const { notifier, noticeSpans, time, log } = services;
    const { awaited } = state;
    const around = { time, ...noticeSpans };
    notifier
      .plan(absent.flatMap((person) => noticesToAbsent(awaited, person, around)))
      .catch((error: unknown) => log.warn({ match: inLog(state.code), err: error }, 'a notice is lost'));
  }

  /** A new viewer is shown the table even if this cannot be stored. */
  #rememberLater(listener: Listener): void {
    const { queue } = this.#room;
    if (this.#isRemembered(listener.person) && !queue.isShut) queue.runLater(() => this.#remember(listener));
  }

  /** In a match over days it is stored when its people were here, because it is not in memory all the time. */
  async #remember({ person }: Listener): Promise<void> {
    const { services, state } = this.#room;
    if (person === null || !this.#isRemembered(person)) return;
    const { info } = state;
    await state.save({ ...info, seenAt: { ...info.seenAt, [person.id]: services.time.now() } });
  }

  #isRemembered(person: Person | null): boolean {
    const { info } = this.#room.state;
    const isOn = info.status === 'lobby' || info.status === 'playing';
    return person !== null && isOn && isOverDays(info) && playersOf(info).includes(person.id);
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
