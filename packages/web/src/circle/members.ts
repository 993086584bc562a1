import { toldApart } from '@nokturn/protocol/names';
import type { Circle } from '@nokturn/protocol/types';

/**
 * The circle with distinct names for its members: of two with the same name, the later one gets a number, as at a
 * table.
 */
export function membersApart(circle: Circle): Circle {
  const names = toldApart(circle.members.map(({ person }) => person.name));
  const members = circle.members.map((member, i) => ({
    ...member,
    person: { ...member.person, name: names[i] ?? member.person.name },
  }));
  return { ...circle, members };
}
