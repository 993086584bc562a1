import type { NewChannel, Notice } from '@nokturn/protocol';
import type { Language } from '@nokturn/text';
import type { ChannelKind } from '../../store/notices.ts';
import type { ToldInWords } from '../telling.ts';

/** A notice on its way to a person. */
export interface OutgoingNotice extends ToldInWords {
  /** The same each time it is sent again. */
  readonly id: string;
  readonly notice: Notice;
  readonly language: Language;
  /** The path on this site: of the match, or of the page with notification settings. */
  readonly path: string;
  /** How many matches are waiting for the person. */
  readonly waiting: number;
}

/** The destination: a channel of the person. */
export interface Destination {
  readonly channel: string;
  readonly address: string;
}

/** `gone`: nobody can be reached there any more. `later`: it may work another time. */
export type Sent = 'sent' | 'gone' | 'later';

/**
 * A way to notify people. Sending ends in reasonable time, whatever the other side does, and never throws. Addresses
 * are stored as the text that `addressOf` returns.
 */
export interface Channel<K extends ChannelKind = ChannelKind> {
  readonly kind: K;
  addressOf(given: Extract<NewChannel, { kind: K }>): string;
  /** What the person is shown of it, and the endpoint by which a browser recognises its own subscription. */
  shown(address: string): { readonly where: string; readonly endpoint: string | null };
  send(notice: OutgoingNotice, to: Destination): Promise<Sent>;
}
