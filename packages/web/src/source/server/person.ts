import { changeSettings } from '../../app/settings.ts';
import { lookBacks } from '../../history/lookBacks.ts';
import { call } from './api.ts';
import { type Identity, identity, secretOf } from './identity.ts';
import { askedForNotices, stopPush } from './push.ts';

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
    const made = await call('createPerson', { body: { name } });
    identity.set(made);
    // The server takes away what cannot be seen.
    changeSettings({ name: made.person.name });
  } else if (known.person.name !== name) {
    const { person } = await call('rename', { body: { name } });
    identity.set({ ...known, person });
    changeSettings({ name: person.name });
  }
}

/** The server forgets the person, and so does this browser. */
export async function beForgotten(): Promise<void> {
  await call('forgetMe');
  identity.set(null);
  lookBacks.set([]);
  askedForNotices.set(false);
  // What a browser does not let go of leads nowhere: the server has forgotten it.
  await stopPush().catch(() => undefined);
}

/** The address that makes another device the same person. The secret stays behind the #, which no server sees. */
export function personalLink(): string | null {
  const secret = secretOf();
  return secret ? `${window.location.origin}/me#${secret}` : null;
}

/** Whose personal link it is. Throws if the server knows nobody with that secret. */
export async function ownerOf(secret: string): Promise<Identity> {
  const { person } = await call('whoAmI', { secret });
  return { person, secret };
}

/** Whether this browser is a person already, and another one. */
export function isSomebodyElse({ person }: Identity): boolean {
  const known = identity.get();
  return known !== null && known.person.id !== person.id;
}

/** Who this browser was before, it then no longer knows. */
export function becomePerson(owner: Identity): void {
  identity.set(owner);
  changeSettings({ name: owner.person.name });
}
