import type { NewChannel, WebhookBody } from '@nokturn/protocol';
import type { Outgoing } from '../outgoing.ts';
import { outcomeOf } from '../outgoing.ts';
import type { Channel, Destination, OutgoingNotice, Sent } from './channel.ts';

/** Posts notices as JSON to an address of the person's own: a channel of Discord, Slack or Matrix, a topic of ntfy. */
export class WebhookChannel implements Channel<'webhook'> {
  readonly kind = 'webhook';
  readonly #outgoing: Outgoing;
  readonly #site: () => string;

  constructor({ outgoing, site }: { readonly outgoing: Outgoing; readonly site: () => string }) {
    this.#outgoing = outgoing;
    this.#site = site;
  }

  addressOf({ url }: Extract<NewChannel, { kind: 'webhook' }>): string {
    return url;
  }

  shown(address: string) {
    return { where: address, endpoint: null };
  }

  async send({ id, notice, title, text, path }: OutgoingNotice, { address }: Destination): Promise<Sent> {
    const url = new URL(path, this.#site()).href;
    const body: WebhookBody = { id, notice, title, text, content: `${title}\n${text}\n${url}`, url };
    const headers = { 'content-type': 'application/json', 'user-agent': 'Nokturn' };
    try {
      const json = JSON.stringify(body);
      const answer = await this.#outgoing.post(new URL(address), {
        headers: { ...headers, 'content-length': Buffer.byteLength(json) },
        body: json,
      });
      return outcomeOf(answer);
    } catch {
      return 'later';
    }
  }
}
