import { createHash, timingSafeEqual } from 'node:crypto';
import type { Person } from '@nokturn/protocol';
import { newPersonId, newSecretPart } from './random.ts';
import type { Store } from './store/store.ts';
import type { Time } from './time.ts';
import { BlockedNames } from './upkeep/names.ts';

/** Identities. A secret is `<id>.<random>`: the id finds the person, the hash of the whole proves it. */
export class People {
  readonly #store: Store;
  readonly #time: Time;
  readonly #blocked: BlockedNames;

  constructor(store: Store, time: Time) {
    this.#store = store;
    this.#time = time;
    this.#blocked = new BlockedNames(store, time);
  }

  /** Refuses a name that is blocked, whether for a person or for something that people create. */
  mustAllow(name: string): Promise<void> {
    return this.#blocked.mustAllow(name);
  }

  async create(name: string): Promise<{ person: Person; secret: string }> {
    await this.mustAllow(name);
    const id = newPersonId();
    const secret = `${id}.${newSecretPart()}`;
    await this.#store.addPerson({ id, name, secretHash: hash(secret), createdAt: this.#time.now() });
    return { person: { id, name }, secret };
  }

  /** The person with this secret, or null. */
  async whoHas(secret: string): Promise<Person | null> {
    const id = secret.slice(0, secret.indexOf('.'));
    const [stored] = await this.#store.people([id]);
    // An unknown or forgotten person takes the same comparison as a wrong secret.
    const expected = stored?.secretHash || hash('nobody');
    const same = timingSafeEqual(Buffer.from(hash(secret), 'hex'), Buffer.from(expected, 'hex'));
    return stored && same ? { id: stored.id, name: stored.name } : null;
  }

  async rename(id: string, name: string): Promise<Person> {
    await this.mustAllow(name);
    await this.#store.renamePerson(id, name);
    return { id, name };
  }

  async named(ids: readonly string[]): Promise<Map<string, string>> {
    const people = await this.#store.people([...new Set(ids)]);
    return new Map(people.map(({ id, name }) => [id, name]));
  }
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
