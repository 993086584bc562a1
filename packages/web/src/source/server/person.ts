import type { Person } from '@nokturn/protocol/types';
import { changeSettings } from '../../app/settings.ts';
import { call } from './api.ts';
import { identity, secretOf } from './identity.ts';

let becoming: Promise<void> = Promise.resolve();

/**
 * Becomes a person of this name, or plays on under it. One at a time: two clicks must not make two people, of whom
 * one gets the seat and the other is remembered by this browser.
 */
export function beCalled(name: string): Promise<void> {
  becoming = becoming.catch(() => {}).then(() => become(name));
  return becoming;
}

async function become(name: string): Promise<void> {
  changeSettings({ name });
  const known = identity.get();
  if (known === null) {
    identity.set(await call('createPerson', { body: { name } }));
  } else if (known.person.name !== name) {
    const { person } = await call('rename', { body: { name } });
    identity.set({ ...known, person });
  }
}

/** The server forgets the person, and so does this browser. */
export async function beForgotten(): Promise<void> {
  await call('forgetMe');
  identity.set(null);
}

/** The address that makes another device the same person. The secret stays behind the #, which no server sees. */
export function personalLink(): string | null {
  const secret = secretOf();
  return secret ? `${window.location.origin}/me#${secret}` : null;
}

/** Becomes the person of a personal link. Throws if the server knows nobody with that secret. */
export async function becomePerson(secret: string): Promise<Person> {
  const { person } = await call('whoAmI', { secret });
  identity.set({ person, secret });
  changeSettings({ name: person.name });
  return person;
}
