import { createHash } from 'node:crypto';
import {
  LIMITS,
  type NewChannel,
  type Person,
  type Reply,
  type Channel as ShownChannel,
  type Wishes,
} from '@nokturn/protocol';
import { isLanguage, LANGUAGES } from '@nokturn/text';
import type { Allowance } from '../edge/limits.ts';
import type { Log } from '../log.ts';
import { newChannelId } from '../random.ts';
import { refuse, tooOften } from '../refused.ts';
import type { StoredChannel } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { Channel } from './channels/channel.ts';
import type { MailChannel } from './channels/mail.ts';
import type { PushChannel } from './channels/push.ts';
import type { WebhookChannel } from './channels/webhook.ts';
import type { Notifier } from './notifier.ts';
import type { Purpose, Tokens } from './tokens.ts';
import { readWishes } from './wishes.ts';

interface SubscriptionServices {
  readonly store: Store;
  readonly notifier: Notifier;
  readonly tokens: Tokens;
  readonly time: Time;
  readonly log: Log;
  readonly consents: Allowance;
  readonly channels: {
    readonly push: PushChannel;
    /** Null if the site sends no emails. */
    readonly mail: MailChannel | null;
    readonly webhook: WebhookChannel;
  };
}

/** How each person wants to be notified: where, when and in which language. */
export class Subscriptions {
  readonly #services: SubscriptionServices;

  constructor(services: SubscriptionServices) {
    this.#services = services;
  }

  async of(person: Person): Promise<Reply<'myNotices'>> {
    const { store, channels } = this.#services;
    const stored = await store.notices.channelsOf(person.id);
    return {
      wishes: readWishes(await store.notices.wishesOf(person.id)),
      channels: stored.flatMap((channel) => this.#shown(channel)),
      pushKey: channels.push.publicKey,
      mail: channels.mail !== null,
    };
  }

  async wish(person: Person, wishes: Wishes): Promise<void> {
    const { language } = wishes;
    if (!isLanguage(language))
      throw refuse(
        'malformed',
        `there is no language "${language}" here: the languages are ${LANGUAGES.join(', ')}`,
      );
    await this.#services.store.notices.saveWishes({ person: person.id, wishes });
  }

  async add(person: Person, given: NewChannel): Promise<ShownChannel> {
    const { store, time, channels, log, consents } = this.#services;
    const there = await store.notices.channelsOf(person.id);
    const { kind } = given;
    const address = this.#addressOf(given);
    const isNew = !there.some((each) => each.kind === kind && each.address === address);
    if (isNew && there.length >= LIMITS.channels)
      throw refuse('too-many-channels', `${there.length} ways to be told are enough: remove one first`);
    const isKnown = there.some((each) => each.kind === kind && each.address === address && each.isConfirmed);
    // Nobody can flood a mailbox by entering its address again and again, under whatever name.
    if (kind === 'mail' && !isKnown && !(await consents.take(digestOf(address))))
      throw tooOften(consents.rate, 'this address was asked often enough: wait for some hours');
    const channel = await store.notices.addChannel({
      id: newChannelId(),
      person: person.id,
      kind,
      address,
      // Only the owner of a mail address has to confirm: a browser asks its user, and a webhook is not a person.
      isConfirmed: kind !== 'mail',
      createdAt: time.now(),
    });
    if (kind === 'mail' && !channel.isConfirmed) {
      const { language } = readWishes(await store.notices.wishesOf(person.id));
      // Do not wait: a mail server may take its time.
      void channels.mail
        ?.askToConfirm({ channel: channel.id, address }, language)
        .then((sent) => sent === 'sent' || log.warn({}, 'a mail could not be sent'));
    }
    const [shown] = this.#shown(channel);
    if (shown === undefined) throw refuse('not-found', 'this site does not send that');
    return shown;
  }

  async remove(person: Person, id: string): Promise<void> {
    const { store } = this.#services;
    const channel = await store.notices.channel(id);
    if (channel?.person !== person.id) throw refuse('not-found', 'you are not told anything there');
    await store.notices.removeChannel(id);
  }

  /** Follows a link from an email. */
  async follow(purpose: Purpose, id: string, token: string): Promise<void> {
    const { store, tokens } = this.#services;
    const isDone =
      tokens.isValid(purpose, id, token) &&
      (purpose === 'confirm' ? await store.notices.confirmChannel(id) : await this.#stop(id));
    if (!isDone) throw refuse('not-found', 'this link leads nowhere');
  }

  /** Stopping twice is not an error: the person has what they want. */
  async #stop(id: string): Promise<boolean> {
    await this.#services.store.notices.removeChannel(id);
    return true;
  }

  async test(person: Person): Promise<void> {
    const { notifier, time } = this.#services;
    await notifier.tell(person.id, { kind: 'test', number: time.now() });
  }

  #addressOf(given: NewChannel): string {
    const { push, mail, webhook } = this.#services.channels;
    switch (given.kind) {
      case 'push':
        return push.addressOf(given);
      case 'webhook':
        return webhook.addressOf(given);
      case 'mail':
        if (mail === null) throw refuse('not-found', 'this site sends no emails');
        return mail.addressOf(given);
    }
  }

  #shown({ id, kind, address, isConfirmed }: StoredChannel): ShownChannel[] {
    const channel: Channel | null = this.#services.channels[kind];
    return channel ? [{ id, kind, isConfirmed, ...channel.shown(address) }] : [];
  }
}

/** Only the digest of an address is counted, so that nobody can read addresses out of the counters. */
function digestOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('base64url');
}
