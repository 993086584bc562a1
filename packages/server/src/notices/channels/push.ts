import { createHash } from 'node:crypto';
import type { NewChannel, PushBody } from '@nokturn/protocol';
import webpush from 'web-push';
import type { Store } from '../../store/store.ts';
import type { Outgoing } from '../outgoing.ts';
import { outcomeOf } from '../outgoing.ts';
import type { Channel, Destination, OutgoingNotice, Sent } from './channel.ts';

type Subscription = Extract<NewChannel, { kind: 'push' }>['subscription'];

/** How long a push service keeps a notice for a device that is switched off. In seconds. */
const KEPT_FOR = 86_400;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Sends notices to browsers, even closed ones, encrypted so that only that browser can read them (RFC 8291, RFC 8292).
 */
export class PushChannel implements Channel<'push'> {
  readonly kind = 'push';
  readonly #keys: Keys;
  readonly #outgoing: Outgoing;
  readonly #subject: string;

  private constructor(keys: Keys, outgoing: Outgoing, subject: string) {
    this.#keys = keys;
    this.#outgoing = outgoing;
    this.#subject = subject;
  }

  /** Uses the keys in the store, which the first server of a site creates. */
  static async open(
    store: Pick<Store, 'siteValue'>,
    { outgoing, publicUrl }: { readonly outgoing: Outgoing; readonly publicUrl: URL | null },
  ): Promise<PushChannel> {
    const offered = JSON.stringify(webpush.generateVAPIDKeys());
    const keys = JSON.parse(await store.siteValue('push-keys', offered)) as Keys;
    // The contact for push services if something is wrong with what we send.
    const subject = publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:webmaster@localhost';
    return new PushChannel(keys, outgoing, subject);
  }

  /** The key that browsers subscribe with. */
  get publicKey(): string {
    return this.#keys.publicKey;
  }

  addressOf({ subscription }: Extract<NewChannel, { kind: 'push' }>): string {
    const { endpoint, keys } = subscription;
    return JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  }

  shown(address: string) {
    const { endpoint } = JSON.parse(address) as Subscription;
    return { where: new URL(endpoint).host, endpoint };
  }

  async send(notice: OutgoingNotice, { address }: Destination): Promise<Sent> {
    const { title, text, path, waiting, id } = notice;
    const body: PushBody = { title, text, path, tag: tagOf(notice), waiting };
    try {
      const request = webpush.generateRequestDetails(
        JSON.parse(address) as Subscription,
        JSON.stringify(body),
        {
          vapidDetails: { subject: this.#subject, ...this.#keys },
          TTL: KEPT_FOR,
          urgency: 'normal',
          topic: topicOf(id),
        },
      );
      const { endpoint, headers, body: encrypted } = request;
      const answer = await this.#outgoing.post(new URL(endpoint), {
        headers: headers as Record<string, string | number>,
        body: encrypted ?? '',
      });
      return outcomeOf(answer);
    } catch {
      return 'later';
    }
  }
}

/** One notification for each match: the newest replaces the previous one. */
function tagOf({ notice }: OutgoingNotice): string {
  return 'match' in notice ? notice.match : notice.kind;
}

/** A push service keeps one notice for each topic (RFC 8030: at most 32 letters). */
function topicOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 32);
}
