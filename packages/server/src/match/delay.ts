import type { Lobby } from '@nokturn/protocol';
import type { MatchInfo, StoredLine } from '../store/store.ts';

/**
 * A table that is streamed is shown late, by a number of versions: until the match is over, nobody without a seat
 * learns anything of what came after the version that is shown. There are no accounts, so a player can come as somebody
 * else and watch; that is why nobody without a seat, not even the host, is told more.
 */

export function hasDelay({ delay = 0 }: MatchInfo): boolean {
  return delay > 0;
}

/** Whether anything is still held back from people without a seat. */
export function isDelayed(info: MatchInfo): boolean {
  return hasDelay(info) && info.status === 'playing';
}

/** The version that people without a seat see. */
export function shownVersion(info: MatchInfo, version: number): number {
  return isDelayed(info) ? Math.max(0, version - (info.delay ?? 0)) : version;
}

/** The lobby without consequences of moves that are not shown yet: whose clock has run out, and who gives up. */
export function lateLobby(lobby: Lobby): Lobby {
  const seats = lobby.seats.map((seat) => (seat.kind === 'person' ? { ...seat, standIn: false } : seat));
  return { ...lobby, seats, wantEnd: [] };
}

/** Whether people without a seat may read a line yet: what a player says can hint at moves that are not shown. */
export function isLineShown(
  { seat, version = 0 }: Pick<StoredLine, 'seat' | 'version'>,
  info: MatchInfo,
  now: number,
): boolean {
  return seat === null || version <= shownVersion(info, now);
}
