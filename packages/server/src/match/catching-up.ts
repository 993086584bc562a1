import { canonical, type Seat } from '@nokturn/engine';
import type { MatchInfo, StoredState } from '../store/store.ts';
import * as matchInfo from './match-info.ts';
import type { Room } from './room.ts';
import { settingsFor } from './table-messages.ts';

type Parts = Pick<Room, 'services' | 'state' | 'broadcaster' | 'decisions'>;

/** Adopts what other servers have stored of a match, and tells everybody here what has changed. */
export class CatchingUp {
  readonly #room: Parts;

  constructor(room: Parts) {
    this.#room = room;
  }

  /** `gone` if the match is no longer in the store. Throws if the stored match does not follow on from the one here. */
  async catchUp(): Promise<'nothing' | 'something' | 'gone'> {
    const { services, state, broadcaster, decisions } = this.#room;
    const news = await state.news();
    if (news === 'nothing' || news === 'gone') return news;
    const { audience } = broadcaster;
    const { info: before, lobby, version, match: played } = state;
    const heard = state.adopt(news, audience.viewers(news.stored.info));
    const { info, match } = state;
    const hasStarted = match !== null && played === null;
    const hasMoved = match !== null && (hasStarted || match.version !== version);
    if (hasMoved) decisions.open(services.time.monotonicOf(match.openedAt(info.startedAt ?? 0)));
    const answered = this.#takeHeld(news.stored, before);

    if (info.status === 'closed') audience.dismiss('removed-from-match');
    else {
      if (hasStarted) broadcaster.dismissUninvited();
      broadcaster.dismissBanned();
      const isOver = info.status === 'over';
      const lobbyChanged = canonical(lobby) !== canonical(state.lobby);
      if (lobbyChanged && !isOver) broadcaster.tellLobby();
      broadcaster.tellChangedPresence();
      if (hasMoved) broadcaster.tellVersion((viewer) => heard.get(viewer) ?? []);
      else this.#tellHeld(answered);
      if (lobbyChanged && isOver) broadcaster.tellLobby();
      this.#tellSettings(before);
      decisions.moveOn();
    }
    return 'something';
  }

  /** Answers stored by other servers, and seats that people have taken back. Says for which seats something changed. */
  #takeHeld({ held, info }: StoredState, before: MatchInfo): Set<Seat> {
    const { decision } = this.#room.state;
    const changed = new Set<Seat>();
    for (const seat of decision?.seats ?? []) {
      const wasGone = matchInfo.personAt(before, seat)?.standIn != null;
      const isBack = wasGone && matchInfo.personAt(info, seat)?.standIn === null;
      if (isBack && decision?.giveBack(seat)) changed.add(seat);
    }
    for (const each of held) if (decision?.take(each)) changed.add(each.seat);
    return changed;
  }

  #tellHeld(seats: ReadonlySet<Seat>): void {
    const { decision } = this.#room.state;
    if (decision) for (const seat of seats) this.#room.broadcaster.tellHeld(decision, seat);
  }

  #tellSettings(before: MatchInfo): void {
    const { state } = this.#room;
    for (const seat of state.info.seats.keys()) {
      const [old, now] = [before, state.info].map((each) => canonical(settingsFor(state, each, seat)));
      if (old !== now) this.#room.broadcaster.tellSettings(seat);
    }
  }
}
