import { changeSettings } from '../../app/settings.ts';
import { lookBacks } from '../../history/lookBacks.ts';
import { call } from './api.ts';
import { type Identity, identity, secretOf } from './identity.ts';
import { askedForNotices, stopPush } from './push.ts';

let becoming: Promise<void> = Promise.resolve();

/**
 * Creates a person of this name, or renames the existing one. One call at a time: two clicks must not create two
 * people, one with the seat and the other remembered by this browser.
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
    // The server removes invisible characters.
    changeSettings({ name: made.person.name });
  } else if (known.person.name !== name) {
    const { person } = await call('rename', { body: { name } });
    identity.set({ ...known, person });
    changeSettings({ name: person.name });
  }
}

/** Deletes the person on the server and in this browser. */
export async function beForgotten(): Promise<void> {
  await call('forgetMe');
  identity.set(null);
  lookBacks.set([]);
  askedForNotices.set(false);
  // If unsubscribing fails, nothing is lost: the server has deleted the channel.
  await stopPush().catch(() => undefined);
}

/** The address that makes another device the same person. The secret is behind the #, which no server sees. */
export function personalLink(): string | null {
  const secret = secretOf();
  return secret ? `${window.location.origin}/me#${secret}` : null;
}

/** The owner of a personal link. Throws if the server knows nobody with that secret. */
export async function ownerOf(secret: string): Promise<Identity> {
  const { person } = await call('whoAmI', { secret });
  return { person, secret };
}

/** Whether this browser already has a person, and a different one. */
export function isSomebodyElse({ person }: Identity): boolean {
  const known = identity.get();
  return known !== null && known.person.id !== person.id;
}

/** This browser then forgets its previous person. */
export function becomePerson(owner: Identity): void {
  identity.set(owner);
  changeSettings({ name: owner.person.name });
}
