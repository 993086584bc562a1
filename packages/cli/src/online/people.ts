import { join } from 'node:path';
import { type Person, secret as secretShape } from '@nokturn/protocol';
import { Failure } from '../command.ts';
import { folder, readOwn, writeOwn } from './own-files.ts';

/** Your identity at a site: the secret makes your seats yours. */
export interface Identity {
  readonly person: Person;
  readonly secret: string;
}

type People = Readonly<Record<string, Identity>>;

function file(): string {
  return join(folder(), 'people.json');
}

/** By the address of each site. */
export function knownPeople(): People {
  const text = readOwn(file());
  if (text === null) return {};
  try {
    const people = JSON.parse(text) as People;
    if (Object.values(people).every(({ secret }) => secretShape.safeParse(secret).success)) return people;
  } catch {
    // Reported below.
  }
  throw new Failure('people-broken', { file: file() });
}

export function remember(site: string, identity: Identity): void {
  writeOwn(file(), { ...knownPeople(), [site]: identity });
}
