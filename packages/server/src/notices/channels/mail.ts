import type { NewChannel } from '@nokturn/protocol';
import type { Language } from '@nokturn/text';
import { createTransport, type Transporter } from 'nodemailer';
import type { Tokens } from '../tokens.ts';
import { wordsIn } from '../words.ts';
import type { Channel, Destination, OutgoingNotice, Sent } from './channel.ts';

/** How long a mail server may take for each step. */
const PATIENCE = 10_000;

export interface MailSettings {
  readonly smtpUrl: string;
  /** The sender of emails. */
  readonly from: string;
  readonly publicUrl: URL;
}

/** Sends notices by mail to addresses whose owners have agreed, each with a link to unsubscribe. */
export class MailChannel implements Channel<'mail'> {
  readonly kind = 'mail';
  readonly #transport: Transporter;
  readonly #settings: MailSettings;
  readonly #tokens: Tokens;

  constructor(
    settings: MailSettings,
    tokens: Tokens,
    { patience = PATIENCE }: { readonly patience?: number } = {},
  ) {
    this.#settings = settings;
    this.#tokens = tokens;
    this.#transport = createTransport({
      url: settings.smtpUrl,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      dnsTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  addressOf({ address }: Extract<NewChannel, { kind: 'mail' }>): string {
    return address;
  }

  shown(address: string) {
    return { where: address, endpoint: null };
  }

  async send(notice: OutgoingNotice, { channel, address }: Destination): Promise<Sent> {
    const { id, title, text, path, language } = notice;
    const words = wordsIn(language);
    const stop = this.#link('stop', channel);
    return this.#send({
      to: address,
      subject: title,
      text: [
        text,
        words.plain('mail-open', { url: this.#at(path) }),
        `--\n${words.plain('mail-stop', { url: stop })}`,
      ].join('\n\n'),
      messageId: `<${Buffer.from(id).toString('base64url')}@${this.#settings.publicUrl.hostname}>`,
      headers: {
        'List-Unsubscribe': `<${this.#at(`/api/channels/${channel}/stop?token=${this.#tokens.make('stop', channel)}`)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    });
  }

  /** Asks the owner of an address to confirm that it is theirs. */
  async askToConfirm({ channel, address }: Destination, language: Language): Promise<Sent> {
    const words = wordsIn(language);
    const site = this.#settings.publicUrl.host;
    return this.#send({
      to: address,
      subject: words.plain('mail-confirm'),
      text: [
        words.plain('mail-confirm', { site }, 'text'),
        this.#link('confirm', channel),
        words.plain('mail-confirm', {}, 'not-you'),
      ].join('\n\n'),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  /** A page that does it when opened. */
  #link(purpose: 'confirm' | 'stop', channel: string): string {
    return this.#at(`/notices/${purpose}/${channel}/${this.#tokens.make(purpose, channel)}`);
  }

  #at(path: string): string {
    return new URL(path, this.#settings.publicUrl).href;
  }

  async #send(mail: Parameters<Transporter['sendMail']>[0]): Promise<Sent> {
    try {
      await this.#transport.sendMail({ from: this.#settings.from, ...mail });
      return 'sent';
    } catch (error) {
      // 550 and the like: the mailbox does not exist, or refuses our mail.
      const { responseCode = 0 } = error as { responseCode?: number };
      return responseCode >= 550 && responseCode < 560 ? 'gone' : 'later';
    }
  }
}
