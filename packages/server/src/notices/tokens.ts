import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** What a link in an email can do with a channel, without logging in. */
export type Purpose = 'confirm' | 'stop';

/** The secret parts of links in emails: they cannot be made without the secret of the site. */
export class Tokens {
  readonly #secret: string;

  private constructor(secret: string) {
    this.#secret = secret;
  }

  static async open(store: Pick<Store, 'siteValue'>): Promise<Tokens> {
    return new Tokens(await store.siteValue('link-secret', randomBytes(32).toString('base64url')));
  }

  make(purpose: Purpose, channel: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose} ${channel}`).digest('base64url');
  }

  isValid(purpose: Purpose, channel: string, token: string): boolean {
    const [given, expected] = [Buffer.from(token), Buffer.from(this.make(purpose, channel))];
    return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  }
}
