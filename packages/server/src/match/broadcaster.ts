import { canonical, type Seat, type Viewer } from '@nokturn/engine';
import type { ChatLine, HeardVersion, Lobby, Suggestion } from '@nokturn/protocol';
import type { Time } from '../time.ts';
import { Absence, type Patience } from './absence.ts';
import { Audience, type Listener } from './audience.ts';
import { Behind } from './behind.ts';
import { hasDelay, isDelayed, lateLobby, shownVersion } from './delay.ts';
import { isBanned } from './guests.ts';
import { LateChat } from './late-chat.ts';
import type { MatchNow } from './match-now.ts';
import type { MatchState } from './match-state.ts';
import type { OpenDecision } from './open-decision.ts';
import type { RemotePresence } from './remote-presence.ts';
import type { Suggestions } from './suggestions.ts';
import {
  changesSince,
  type SaidLine,
  settingsFor,
  type ToldTable,
  tableFor,
  toldTable,
} from './table-messages.ts';

const NO_CHANGES: ReadonlyMap<Viewer, string> = new Map();

/** Sends everybody connected to a match what they may know of it. */
export class Broadcaster {
  readonly audience: Audience;
  readonly absence: Absence;
  readonly #state: MatchState;
  /** The last version that was told. */
  #told: ToldTable | null = null;
  /** The match for delayed viewers, the chat they read, and the lobby as they see it. */
  readonly #behind = new Behind();
  readonly #lateChat = new LateChat();
  #toldLateLobby = '';
  /** The latest presence that was told. */
  #toldPresence = '';

  constructor(
    state: MatchState,
    { remotePresence, ...services }: { remotePresence: RemotePresence; time: Time; patience: Patience },
  ) {
    this.#state = state;
    this.audience = new Audience(() => remotePresence.at(state.code));
    this.absence = new Absence(services, (person) => this.audience.isHere(person));
  }

  /** From now on a connection that shows the table as this viewer is told what happens. */
  add(listener: Listener, viewer: Viewer): void {
    const { match, info } = this.#state;
    const hasTable = match !== null;
    if (hasTable) this.#told ??= toldTable(this.#state.now);
    if (!this.audience.viewers(info).includes('spectator'))
      this.#toldLateLobby = canonical(this.lobbyFor('spectator'));
    this.audience.add(listener, { knows: hasTable ? viewer : null });
  }

  /** The table has moved on: each viewer is told what they may hear of it. */
  tellVersion(heardBy: (viewer: Viewer) => HeardVersion[]): void {
    const { now, info } = this.#state;
    const viewers = this.audience.viewers(info).filter((viewer) => !this.#isLate(viewer));
    const before = this.#told;
    this.#told = toldTable(now);
    this.audience.tellTable(info, viewers, {
      changes: () => (before ? changesSince(before, now, viewers, heardBy) : NO_CHANGES),
      whole: (viewer) => tableFor(now, viewer, heardBy(viewer)),
    });
    this.#tellLate();
  }

  /** Delayed viewers are shown as many new versions as there are; once the match is over, all of them. */
  #tellLate(): void {
    const { now, info, version } = this.#state;
    if (!hasDelay(info) || !this.audience.viewers(info).includes('spectator')) return;
    const before = this.#behind.told && toldTable({ ...now, match: this.#behind.told });
    const { match, heard } = this.#behind.goTo(now.match, shownVersion(info, version));
    if (heard.length === 0) return;
    const late = { ...now, match, decision: null };
    this.audience.tellTable(info, ['spectator'], {
      changes: () => (before ? changesSince(before, late, ['spectator'], () => heard) : NO_CHANGES),
      whole: () => tableFor(late, 'spectator', heard),
    });
    for (const line of this.#lateChat.released(info, version))
      this.audience.tellOnly('spectators', info, { type: 'chat', line });
  }

  /** Whether this viewer sees the match some versions late. */
  #isLate(viewer: Viewer): boolean {
    return viewer === 'spectator' && hasDelay(this.#state.info);
  }

  /** The match at this moment, as far as this viewer may know it. */
  nowFor(viewer: Viewer): MatchNow {
    const { now, info } = this.#state;
    if (!this.#isLate(viewer)) return now;
    const { match } = this.#behind.goTo(now.match, shownVersion(info, now.match.version));
    return { ...now, match, decision: null };
  }

  lobbyFor(viewer: Viewer, lobby = this.#state.lobby): Lobby {
    const { info } = this.#state;
    return viewer === 'spectator' && isDelayed(info) ? lateLobby(lobby) : lobby;
  }

  /** The chat that a new viewer gets to read. */
  chatFor(viewer: Viewer, lines: readonly SaidLine[]): ChatLine[] {
    const { info, version } = this.#state;
    if (!this.#isLate(viewer)) return lines.map(({ line }) => line);
    return this.#lateChat.opened(lines, info, version);
  }

  suggestionsFor(viewer: Viewer, suggestions: Suggestions): Suggestion[] {
    const { info, version } = this.#state;
    return viewer === 'spectator' && isDelayed(info) ? [] : suggestions.at(version);
  }

  tellLine(said: SaidLine): void {
    const { info, version } = this.#state;
    const { line } = said;
    if (!hasDelay(info)) return this.audience.tell({ type: 'chat', line });
    this.audience.tellOnly('seated', info, { type: 'chat', line });
    const late = this.#lateChat.said(said, info, version);
    if (late) this.audience.tellOnly('spectators', info, { type: 'chat', line: late });
  }

  /** An answer is held: the seat itself sees it; others see that there is one, if the game lets them. */
  tellHeld(decision: OpenDecision, seat: Seat): void {
    const { now, info } = this.#state;
    const isTold = (viewer: Viewer) => (viewer === seat || decision.isSeen) && !this.#isLate(viewer);
    const viewers = this.audience.viewers(info).filter(isTold);
    this.audience.tellTable(info, viewers, {
      changes: () => changesSince(toldTable(now), now, viewers, () => []),
      whole: (viewer) => tableFor(now, viewer, []),
    });
  }

  tellSettings(seat: Seat): void {
    const { info } = this.#state;
    const settings = settingsFor(this.#state, info, seat);
    if (settings) this.audience.tellSeat(info, seat, { type: 'settings', settings });
  }

  tellLobby(): void {
    const { info, lobby } = this.#state;
    if (!hasDelay(info)) return this.audience.tell({ type: 'lobby', lobby });
    this.audience.tellOnly('seated', info, { type: 'lobby', lobby });
    const late = this.lobbyFor('spectator');
    // If nothing changes for delayed viewers, not even that is told.
    if (canonical(late) === this.#toldLateLobby) return;
    this.#toldLateLobby = canonical(late);
    this.audience.tellOnly('spectators', info, { type: 'lobby', lobby: late });
    // A match can end without a move.
    if (info.status === 'over') this.#tellLate();
  }

  tellPresence(): void {
    const presence = this.audience.presence(this.#state.info);
    this.#toldPresence = canonical(presence);
    this.audience.tell({ type: 'presence', presence, absence: this.absence.told(this.#state.info) });
  }

  /** Other servers have reported who is there, or are gone. */
  tellChangedPresence(): void {
    this.absence.notice(this.#state.info);
    if (canonical(this.audience.presence(this.#state.info)) !== this.#toldPresence) this.tellPresence();
  }

  tellSuggestions(suggestions: Suggestions): void {
    const { version, info } = this.#state;
    const message = { type: 'suggestions', version, suggestions: suggestions.at(version) } as const;
    if (isDelayed(info)) this.audience.tellOnly('seated', info, message);
    else this.audience.tell(message);
  }

  /** The match has started: spectators have to leave if none are allowed. */
  dismissUninvited(): void {
    const { info } = this.#state;
    if (info.spectators) return;
    this.audience.dismiss('removed-from-match', (each) => this.audience.viewerOf(each, info) === 'spectator');
  }

  /** The host has banned them, on this server or another. */
  dismissBanned(): void {
    const { info } = this.#state;
    this.audience.dismiss('removed-from-match', ({ person }) => isBanned(info, person?.id ?? null));
  }

  /** Tells everybody who is here to reconnect. */
  sendAway(): void {
    this.audience.tell({ type: 'restarting', retry: 500 + Math.floor(Math.random() * 2000) });
    this.audience.dismiss('restarting');
  }
}
