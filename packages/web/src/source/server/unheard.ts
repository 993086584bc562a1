import type { ChatLine, Person } from '@nokturn/protocol/types';
import { stored, useStored } from '../../app/stored.ts';

/** More people than anybody mutes. */
const MOST = 200;

/** The people that the person at this browser has muted, at any table. Nobody else is told. */
const unheard = stored<readonly Person[]>('nokturn.unheard', []);

export function useUnheard(): readonly Person[] {
  return useStored(unheard)[0];
}

export function muteForMe(person: Person): void {
  const others = unheard.get().filter(({ id }) => id !== person.id);
  unheard.set([...others, { id: person.id, name: person.name }].slice(-MOST));
}

export function unmuteForMe(id: string): void {
  unheard.set(unheard.get().filter((person) => person.id !== id));
}

/** The chat without their lines. */
export function useHeardLines(chat: readonly ChatLine[]): readonly ChatLine[] {
  const muted = new Set(useUnheard().map(({ id }) => id));
  return muted.size === 0 ? chat : chat.filter(({ person }) => !muted.has(person.id));
}
