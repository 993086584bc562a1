import type { ChatLine, Lobby, Person } from '@nokturn/protocol/types';

/** A person at a table, as its host sees them. */
export interface Guest {
  readonly person: Person;
  readonly isMuted: boolean;
  /** Was asked to leave their seat. */
  readonly isUnseated: boolean;
  readonly isBanned: boolean;
}

export function isIn(people: readonly Person[], id: string | undefined): boolean {
  return people.some((person) => person.id === id);
}

/**
 * Everybody whom the host can do something about: people in seats, people who wrote something, and people who were sent
 * away.
 */
export function guestsOf(lobby: Lobby, chat: readonly ChatLine[], host: string): Guest[] {
  const { seats, muted, unseated, banned } = lobby;
  const people = new Map<string, Person>();
  const seated = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
  const talking = chat.map(({ person }) => person);
  for (const person of [...talking, ...muted, ...unseated, ...banned, ...seated])
    people.set(person.id, person);
  people.delete(host);
  return [...people.values()].map((person) => ({
    person,
    isMuted: isIn(muted, person.id),
    isUnseated: isIn(unseated, person.id),
    isBanned: isIn(banned, person.id),
  }));
}
