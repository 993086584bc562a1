import type { Wishes } from '@nokturn/protocol';
import { expect, vi } from 'vitest';
import { type Mail, MailServer } from '../../src/testing/mail-server.ts';
import { freePort } from '../../src/testing/port.ts';
import { PushService } from '../../src/testing/push-service.ts';
import { WebhookServer } from '../../src/testing/webhook-server.ts';
import type { Player, TestServer } from './table.ts';

/** Where people of a test are told what they are told: a push service, a mail server and somebody's own address. */
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

  /** With which a server sends to it that is reached at a port of this machine. */
  async options() {
    const port = await freePort();
    return {
      port,
      publicUrl: `http://127.0.0.1:${port}/`,
      smtpUrl: this.mail.url,
      webhookAllow: ['127.0.0.1'],
    } as const;
  }

  /** The same for a server in a process of its own. */
  get environment() {
    return { SMTP_URL: this.mail.url, WEBHOOK_ALLOW: '127.0.0.1' };
  }

  async close(): Promise<void> {
    await Promise.all([this.push.close(), this.mail.close(), this.webhook.close()]);
  }

  /** The person is told on all three ways from now on. */
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

  /** The first mail to somebody, which asks them to confirm. */
  async mailTo(name: string): Promise<Mail> {
    const address = `${name.toLowerCase()}@home.example`;
    return vi.waitUntil(() => this.mail.mails.find(({ to }) => to === address), { timeout: 50_000 });
  }

  async wish(table: Asked, { secret }: Player, wishes: Wishes): Promise<void> {
    const { status } = await table.ask('PUT', '/api/me/notices', { secret, body: wishes });
    expect(status).toBe(200);
  }

  /** What each channel has brought so far, as "Ada your-move 3", in order of the alphabet. */
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

  /** Waits until this many notices have come on each way. */
  async until(count: number): Promise<void> {
    const counts = () => Object.values(this.told).map(({ length }) => length);
    await vi.waitUntil(() => counts().every((each) => each >= count), { timeout: 20_000, interval: 20 });
    expect(counts()).toEqual([count, count, count]);
  }
}

type Asked = Pick<TestServer, 'ask'>;

/** What the page does that a link to confirm an address leads to. */
export function confirming({ text }: Mail): [path: string, sending: { body: { token: string } }] {
  const [, channel = '', token = ''] = /\/notices\/confirm\/([\w-]+)\/([\w-]+)/.exec(text) ?? [];
  return [`/api/channels/${channel}/confirm`, { body: { token } }];
}
