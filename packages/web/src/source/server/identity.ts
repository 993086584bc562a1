import type { Person } from '@nokturn/protocol/types';
import { stored, useStored } from '../../app/stored.ts';

/** The person's identity on the server: a name, and the secret that proves it. Both are stored in this browser. */
export interface Identity {
  readonly person: Person;
  readonly secret: string;
}

export const identity = stored<Identity | null>('nokturn.person', null);

export function secretOf(): string | undefined {
  return identity.get()?.secret;
}

export function useIdentity(): Identity | null {
  return useStored(identity)[0];
}
