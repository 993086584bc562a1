import type { NewChannel, WebhookBody } from '@nokturn/protocol';
import { refuse } from '../../refused.ts';
import { ForbiddenAddress, type Outgoing, outcomeOf } from '../outgoing.ts';
import type { Channel, Destination, OutgoingNotice, Sent } from './channel.ts';

/**
 * With these, ntfy turns the JSON into a message instead of showing it as it is. They mean nothing to other services.
 */
const FOR_NTFY = { 'x-template': 'yes', 'x-title': '{{.title}}', 'x-message': '{{.text}}' };

/**
 * Posts notices as JSON to an address that the person has given: a Discord, Slack or Matrix channel, or an ntfy topic.
 */
export class WebhookChannel implements Channel<'webhook'> {
  readonly kind = 'webhook';
  readonly #outgoing: Outgoing;
  readonly #site: () => string;

  constructor({ outgoing, site }: { readonly outgoing: Outgoing; readonly site: () => string }) {
    this.#outgoing = outgoing;
    this.#site = site;
  }

  addressOf({ url }: Extract<NewChannel, { kind: 'webhook' }>): string {
    try {
      this.#outgoing.mustLeadOut(new URL(url));
    } catch (error) {
      // Better to say so at once than to send notices that never arrive.
      if (error instanceof ForbiddenAddress) throw refuse('not-on-internet', error.message);
      throw error;
    }
    return url;
  }

  shown(address: string) {
    return { where: address, endpoint: null };
  }

  async send({ id, notice, title, text, path }: OutgoingNotice, { address }: Destination): Promise<Sent> {
    const url = new URL(path, this.#site()).href;
    const body: WebhookBody = { id, notice, title, text, content: `${title}\n${text}\n${url}`, url };
    const headers = {
      ...{ 'content-type': 'application/json', 'user-agent': 'Nokturn' },
      ...{ ...FOR_NTFY, 'x-click': url },
    };
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
