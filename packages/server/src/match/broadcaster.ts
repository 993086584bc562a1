import { canonical, type Seat, type Viewer } from '@nokturn/engine';
import type { HeardVersion } from '@nokturn/protocol';
import { Audience, type Listener } from './audience.ts';
import { isBanned } from './guests.ts';
import type { MatchState } from './match-state.ts';
import type { OpenDecision } from './open-decision.ts';
import type { RemotePresence } from './remote-presence.ts';
import type { Suggestions } from './suggestions.ts';
import { changesSince, settingsFor, type ToldTable, tableFor, toldTable } from './table-messages.ts';

const NO_CHANGES: ReadonlyMap<Viewer, string> = new Map();

/** Tells those who are connected to a match what each of them may know of it. */
export class Broadcaster {
  readonly audience: Audience;
  readonly #state: MatchState;
  /** The last version that was told. */
  #told: ToldTable | null = null;
  /** Who is there, as it was last told. */
  #toldPresence = '';

  constructor(state: MatchState, remotePresence: RemotePresence) {
    this.#state = state;
    this.audience = new Audience(() => remotePresence.at(state.code));
  }

  /** Somebody who is shown the table as this viewer hears from now on what becomes of it. */
  add(listener: Listener, viewer: Viewer): void {
    const hasTable = this.#state.match !== null;
    if (hasTable) this.#told ??= toldTable(this.#state.now);
    this.audience.add(listener, { knows: hasTable ? viewer : null });
  }

  /** The table has moved on: each viewer is told what that viewer may hear of it. */
  tellVersion(heardBy: (viewer: Viewer) => HeardVersion[]): void {
    const { now, info } = this.#state;
    const viewers = this.audience.viewers(info);
    const before = this.#told;
    this.#told = toldTable(now);
    this.audience.tellTable(info, viewers, {
      changes: () => (before ? changesSince(before, now, viewers, heardBy) : NO_CHANGES),
      whole: (viewer) => tableFor(now, viewer, heardBy(viewer)),
    });
  }

  /** Somebody's answer is held: the seat itself sees it; others see that it is there where the game lets them. */
  tellHeld(decision: OpenDecision, seat: Seat): void {
    const { now, info } = this.#state;
    const viewers = this.audience.viewers(info).filter((viewer) => viewer === seat || decision.isSeen);
    this.audience.tellTable(info, viewers, {
      changes: () => changesSince(toldTable(now), now, viewers, () => []),
      whole: (viewer) => tableFor(now, viewer, []),
    });
  }

  tellSettings(seat: Seat): void {
    const { game, info } = this.#state;
    const settings = settingsFor(game, info, seat);
    if (settings) this.audience.tellSeat(info, seat, { type: 'settings', settings });
  }

  tellLobby(): void {
    this.audience.tell({ type: 'lobby', lobby: this.#state.lobby });
  }

  tellPresence(): void {
    const presence = this.audience.presence(this.#state.info);
    this.#toldPresence = canonical(presence);
    this.audience.tell({ type: 'presence', presence });
  }

  /** Other servers have said who is there, or are gone. */
  tellChangedPresence(): void {
    if (canonical(this.audience.presence(this.#state.info)) !== this.#toldPresence) this.tellPresence();
  }

  tellSuggestions(suggestions: Suggestions): void {
    const { version } = this.#state;
    this.audience.tell({ type: 'suggestions', version, suggestions: suggestions.at(version) });
  }

  /** The match has started: those who only watch have to go, where nobody may. */
  dismissUninvited(): void {
    const { info } = this.#state;
    if (info.spectators) return;
    this.audience.dismiss('removed-from-match', (each) => this.audience.viewerOf(each, info) === 'spectator');
  }

  /** The host does not want them here, whichever server was told so. */
  dismissBanned(): void {
    const { info } = this.#state;
    this.audience.dismiss('removed-from-match', ({ person }) => isBanned(info, person?.id ?? null));
  }

  /** Tells everybody who is here to connect again. */
  sendAway(): void {
    this.audience.tell({ type: 'restarting', retry: 500 + Math.floor(Math.random() * 2000) });
    this.audience.dismiss('restarting');
  }
}
