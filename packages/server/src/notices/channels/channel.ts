import type { NewChannel, Notice } from '@nokturn/protocol';
import type { Language } from '@nokturn/text';
import type { ChannelKind } from '../../store/notices.ts';
import type { ToldInWords } from '../telling.ts';

/** A notice as it goes out to a person. */
export interface OutgoingNotice extends ToldInWords {
  /** The same whenever it is sent again. */
  readonly id: string;
  readonly notice: Notice;
  readonly language: Language;
  /** Of the match on this site, or of the page that says how one is told. */
  readonly path: string;
  /** How many matches wait for the person. */
  readonly waiting: number;
}

/** Where it goes: a channel of the person. */
export interface Destination {
  readonly channel: string;
  readonly address: string;
}

/** `gone`: nobody is reached there any more. `later`: it may work another time. */
export type Sent = 'sent' | 'gone' | 'later';

/**
 * A way to tell people something. Sending ends in good time, whatever the other side does, and never throws. Whoever
 * keeps an address does so as the text that `addressOf` makes.
 */
export interface Channel<K extends ChannelKind = ChannelKind> {
  readonly kind: K;
  addressOf(given: Extract<NewChannel, { kind: K }>): string;
  /** What the person is shown of it, and by which a browser knows its own subscription. */
  shown(address: string): { readonly where: string; readonly endpoint: string | null };
  send(notice: OutgoingNotice, to: Destination): Promise<Sent>;
}
