import type { OptionId, Seat } from '@nokturn/engine';
import type { Notice } from '../bus/bus.ts';
import type { Room } from './room.ts';

type Parts = Pick<Room, 'services' | 'state' | 'broadcaster' | 'decisions' | 'suggestions'>;

/**
 * Other servers that have a room for the same match: the things they report that are not stored, and what they are
 * told.
 */
export class OtherServers {
  readonly #room: Parts;

  constructor(room: Parts) {
    this.#room = room;
  }

  hear(notice: Extract<Notice, { kind: 'present' | 'opened' | 'answered' | 'suggested' }>): void {
    const { broadcaster, decisions, suggestions } = this.#room;
    switch (notice.kind) {
      case 'present':
        broadcaster.tellChangedPresence();
        // A match of bots alone is played for its spectators, on any server.
        return decisions.moveOn();
      case 'opened':
        return this.#tellAll();
      case 'answered':
        return this.#hearAnswered(notice);
      case 'suggested':
        suggestions.set(notice.version, notice.seat, notice.option);
        return broadcaster.tellSuggestions(suggestions);
    }
  }

  /** A bot has answered on the server that keeps the match. */
  #hearAnswered({ version, seat }: { version: number; seat: Seat }): void {
    const { state, broadcaster } = this.#room;
    const { decision } = state;
    if (decision?.version !== version || !decision.isSeen) return;
    decision.hearOf(seat);
    broadcaster.tellHeld(decision, seat);
  }

  /** Bots have answered here, if everybody sees that. */
  tellAnswered(seats: readonly Seat[]): void {
    const { services, state } = this.#room;
    const { code, version, decision } = state;
    if (!decision?.isSeen) return;
    for (const seat of seats) services.bus.publish({ kind: 'answered', match: code, version, seat });
  }

  /** Who is connected here, if anybody is. */
  sayWhoIsHere(): void {
    if (this.#room.broadcaster.audience.size > 0) this.tellPresence();
  }

  /** Who is connected here. */
  tellPresence(): void {
    const { services, state, broadcaster } = this.#room;
    services.bus.publish({ kind: 'present', match: state.code, ...broadcaster.audience.here(state.info) });
  }

  tellSuggestion(seat: Seat, option: OptionId | null): void {
    const { code: match, version } = this.#room.state;
    this.#room.services.bus.publish({ kind: 'suggested', match, version, seat, option });
  }

  /** Asks the other servers for what only they know, and tells them what only this one knows. */
  exchange(): void {
    this.#room.services.bus.publish({ kind: 'opened', match: this.#room.state.code });
    this.#tellAll();
  }

  #tellAll(): void {
    const { state, suggestions } = this.#room;
    this.sayWhoIsHere();
    this.tellAnswered(state.decision?.botsDone ?? []);
    for (const { seat, option } of suggestions.at(state.version)) this.tellSuggestion(seat, option);
  }
}
