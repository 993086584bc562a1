import { LIMITS } from '@nokturn/protocol/limits';
import { refuse } from '../refused.ts';
import type { MatchInfo } from '../store/store.ts';
import { mustHost, seatKeptFor, seatOf, withSeat, withStandIn } from './match-info.ts';

/**
 * People the host has muted, asked to leave or banned: pure changes of a match, refused by throwing. There are no
 * accounts, so nobody can be kept from coming back as somebody else; but they come back as a stranger without a seat.
 */

type List = 'muted' | 'unseated' | 'banned';

export function isBanned({ banned = [] }: MatchInfo, person: string | null): boolean {
  return person !== null && banned.includes(person);
}

export function mustBeWelcome(info: MatchInfo, person: string | null): void {
  if (isBanned(info, person)) throw refuse('banned', 'the host has banned you from this table');
}

export function mustMaySit(info: MatchInfo, person: string): void {
  mustBeWelcome(info, person);
  if (info.unseated?.includes(person))
    throw refuse('asked-to-leave', 'the host has asked you to leave your seat');
}

export function mustMayTalk({ muted = [] }: MatchInfo, person: string): void {
  if (muted.includes(person)) throw refuse('muted', 'the host has muted you');
}

export function mute(info: MatchInfo, host: string, person: string, muted: boolean): MatchInfo {
  mustBeGuest(info, host, person);
  return muted ? withListed(info, 'muted', person) : without(info, ['muted'], person);
}

/** Lifting a ban also welcomes back a person who was asked to leave. */
export function ban(info: MatchInfo, host: string, person: string, banned: boolean): MatchInfo {
  mustBeGuest(info, host, person);
  return banned
    ? withListed(withoutSeat(info, person), 'banned', person)
    : without(info, ['banned', 'unseated'], person);
}

/** The host gives away somebody's seat. */
export function askToLeave(info: MatchInfo, person: string): MatchInfo {
  return person === info.host ? info : withListed(info, 'unseated', person);
}

/** All of them, in the order of the decisions. */
export function turnedAway({ muted = [], unseated = [], banned = [] }: MatchInfo): string[] {
  return [...muted, ...unseated, ...banned];
}

/** What carries over to the next match of the same people, for everybody except its host. */
export function keptFor(host: string, { muted = [], unseated = [], banned = [] }: MatchInfo) {
  const others = (people: readonly string[]) => people.filter((person) => person !== host);
  return { muted: others(muted), unseated: others(unseated), banned: others(banned) };
}

function mustBeGuest(info: MatchInfo, host: string, person: string): void {
  mustHost(info, host);
  if (person === host) throw refuse('forbidden', 'that is yourself');
}

function withListed(info: MatchInfo, list: List, person: string): MatchInfo {
  const listed = info[list] ?? [];
  if (listed.includes(person)) return info;
  if (listed.length >= LIMITS.turnedAway)
    throw refuse('too-many', `a table remembers ${LIMITS.turnedAway} people`);
  return { ...info, [list]: [...listed, person] };
}

function without(info: MatchInfo, lists: readonly List[], person: string): MatchInfo {
  const kept = (list: List) => (info[list] ?? []).filter((each) => each !== person);
  return { ...info, ...Object.fromEntries(lists.map((list) => [list, kept(list)])) };
}

/** Before the match starts the seat is open again; afterwards a bot plays on in it. */
function withoutSeat(info: MatchInfo, person: string): MatchInfo {
  const seat = seatOf(info, person) ?? seatKeptFor(info, person);
  if (seat === null) return info;
  if (info.status === 'lobby') return withSeat(info, seat, { kind: 'open' });
  return info.status === 'playing' ? withStandIn(info, seat, 'bot') : info;
}
