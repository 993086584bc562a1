import type { Wishes } from '@nokturn/protocol';
import { expect, vi } from 'vitest';
import { type Mail, MailServer } from '../../src/testing/mail-server.ts';
import { freePort } from '../../src/testing/port.ts';
import { PushService } from '../../src/testing/push-service.ts';
import { WebhookServer } from '../../src/testing/webhook-server.ts';
import type { Player, TestServer } from './table.ts';

/** Where the people in a test receive notices: a push service, a mail server and an address of their own. */
export class Mailbox {
  readonly push: PushService;
  readonly mail: MailServer;
  readonly webhook: WebhookServer;

  private constructor(push: PushService, mail: MailServer, webhook: WebhookServer) {
    this.push = push;
    this.mail = mail;
    this.webhook = webhook;
  }

  static async open(): Promise<Mailbox> {
    return new Mailbox(await PushService.open(), await MailServer.open(), await WebhookServer.open());
  }

  /** Options for a server that can be reached at a port of this machine and sends to this mailbox. */
  async options() {
    const port = await freePort();
    return {
      port,
      publicUrl: `http://127.0.0.1:${port}/`,
      smtpUrl: this.mail.url,
      webhookAllow: ['127.0.0.1'],
    } as const;
  }

  /** The same for a server in its own process. */
  get environment() {
    return { SMTP_URL: this.mail.url, WEBHOOK_ALLOW: '127.0.0.1' };
  }

  async close(): Promise<void> {
    await Promise.all([this.push.close(), this.mail.close(), this.webhook.close()]);
  }

  /** From now on the person is notified through all three channels. */
  async subscribe(table: Asked, player: Player): Promise<void> {
    const { name } = player.person;
    for (const body of [
      { kind: 'push', subscription: this.push.subscribe(name) },
      { kind: 'webhook', url: `${this.webhook.origin}/${name}` },
      { kind: 'mail', address: `${name.toLowerCase()}@home.example` },
    ]) {
      const { status } = await table.ask('POST', '/api/me/channels', { secret: player.secret, body });
      expect(status).toBe(200);
    }
    const mail = await this.mailTo(name);
    const { status } = await table.ask('POST', ...confirming(mail));
    expect(status).toBe(200);
  }

  /** The first mail to a person, which asks them to confirm. */
  async mailTo(name: string): Promise<Mail> {
    const address = `${name.toLowerCase()}@home.example`;
    return vi.waitUntil(() => this.mail.mails.find(({ to }) => to === address), { timeout: 50_000 });
  }

  async wish(table: Asked, { secret }: Player, wishes: Wishes): Promise<void> {
    const { status } = await table.ask('PUT', '/api/me/notices', { secret, body: wishes });
    expect(status).toBe(200);
  }

  /** The notices that each channel has delivered so far, as "Ada your-move 3", in alphabetical order. */
  get told(): { push: string[]; mail: string[]; webhook: string[] } {
    expect(this.push.flaws).toEqual([]);
    const said = ({ path, notice }: (typeof this.webhook.posted)[number]) =>
      `${path.slice(1)} ${notice.kind}${'version' in notice ? ` ${notice.version}` : ''}`;
    const mails = this.mail.mails.filter(({ headers }) => headers.has('list-unsubscribe'));
    return {
      push: this.push.pushed.map(({ name, title }) => `${name}: ${title}`).sort(),
      mail: mails.map(({ to, subject }) => `${to.split('@')[0]}: ${subject}`).sort(),
      webhook: this.webhook.posted.map(said).sort(),
    };
  }

  /** Waits until this many notices have arrived through each channel. */
  async until(count: number): Promise<void> {
    const counts = () => Object.values(this.told).map(({ length }) => length);
    await vi.waitUntil(() => counts().every((each) => each >= count), { timeout: 20_000, interval: 20 });
    expect(counts()).toEqual([count, count, count]);
  }
}

type Asked = Pick<TestServer, 'ask'>;

/** The request made by the page that a confirmation link leads to. */
export function confirming({ text }: Mail): [path: string, sending: { body: { token: string } }] {
  const [, channel = '', token = ''] = /\/notices\/confirm\/([\w-]+)\/([\w-]+)/.exec(text) ?? [];
  return [`/api/channels/${channel}/confirm`, { body: { token } }];
}
