import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type MatchRecord, signedText } from '@nokturn/engine';
import { type Store, StoreError } from './store/store.ts';

/** Ed25519 as a JSON Web Key. */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
}

/** Signs records with the key of the site, so that anybody with a record can prove where it was played. */
export class Signer {
  readonly publicKey: PublicKey;
  readonly #key: KeyObject;

  private constructor(key: KeyObject) {
    this.#key = key;
    const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
    this.publicKey = { kty: 'OKP', crv: 'Ed25519', x };
  }

  /** Uses the key in the store, which the first server of a site creates. */
  static async open(store: Pick<Store, 'siteKey'>): Promise<Signer> {
    const { privateKey } = generateKeyPairSync('ed25519');
    const offered = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
    return new Signer(readKey(await store.siteKey(offered)));
  }

  sign(record: MatchRecord): MatchRecord {
    const value = sign(null, Buffer.from(signedText(record)), this.#key).toString('base64url');
    return { ...record, signature: { key: this.publicKey.x, value } };
  }
}

/** A private key from its stored form. */
export function readKey(stored: string): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(stored, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below.
  }
  throw new StoreError('damaged', 'the key of the site cannot be read');
}
