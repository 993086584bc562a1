import type { Allowance } from '../edge/limits.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Services } from '../match/services.ts';
import { MailChannel } from './channels/mail.ts';
import { PushChannel } from './channels/push.ts';
import { WebhookChannel } from './channels/webhook.ts';
import { Dispatcher } from './dispatcher.ts';
import { Outgoing } from './outgoing.ts';
import { Subscriptions } from './subscriptions.ts';
import { Tokens } from './tokens.ts';

export interface NoticeSettings {
  readonly publicUrl: URL | null;
  /** The address where people reach this server, once it listens. */
  readonly site: () => string;
  readonly smtpUrl: string | null;
  /** The sender of emails, if not the site itself. */
  readonly mailFrom: string | null;
  /** Networks outside the internet to which notices may be sent. */
  readonly webhookAllow: readonly string[];
}

export interface OpenNotices {
  readonly subscriptions: Subscriptions;
  readonly dispatcher: Dispatcher;
}

/** Everything that notifies people while they are away. */
export async function openNotices(
  services: Services,
  rooms: Pick<Rooms, 'isHere'>,
  consents: Allowance,
  { publicUrl, site, smtpUrl, mailFrom, webhookAllow }: NoticeSettings,
): Promise<OpenNotices> {
  const { store, notifier } = services;
  const tokens = await Tokens.open(store);
  const outgoing = new Outgoing(webhookAllow);
  const push = await PushChannel.open(store, { outgoing, publicUrl });
  const webhook = new WebhookChannel({ outgoing, site });
  const mail =
    smtpUrl === null || publicUrl === null
      ? null
      : new MailChannel(
          { smtpUrl, publicUrl, from: mailFrom ?? `Nokturn <nokturn@${publicUrl.hostname}>` },
          tokens,
        );
  const isHere = (match: string, person: string) => rooms.isHere(match, person);
  const channels = [push, ...(mail ? [mail] : []), webhook];
  const dispatcher = new Dispatcher({ ...services, isHere }, channels);
  notifier.onNews(() => dispatcher.wake());
  const subscriptions = new Subscriptions({
    ...services,
    tokens,
    consents,
    channels: { push, mail, webhook },
  });
  return { subscriptions, dispatcher };
}
