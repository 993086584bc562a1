import type { lookup } from 'node:dns';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@nokturn/text';
import { differences } from '@nokturn/text/check';
import { describe, expect, it } from 'vitest';
import type { OutgoingNotice } from '../src/notices/channels/channel.ts';
import { MailChannel } from '../src/notices/channels/mail.ts';
import { PushChannel } from '../src/notices/channels/push.ts';
import { WebhookChannel } from '../src/notices/channels/webhook.ts';
import { ForbiddenAddress, Outgoing } from '../src/notices/outgoing.ts';
import { inWords } from '../src/notices/telling.ts';
import { Tokens } from '../src/notices/tokens.ts';
import { quietUntil, readWishes } from '../src/notices/wishes.ts';
import { sourceOf } from '../src/notices/words.ts';
import { openStore } from '../src/site.ts';
import { channelSuite } from '../src/testing/index.ts';
import { MailServer } from '../src/testing/mail-server.ts';
import { PushService } from '../src/testing/push-service.ts';
import { WebhookServer } from '../src/testing/webhook-server.ts';

const outgoing = (patience?: number) =>
  new Outgoing(['127.0.0.1'], patience === undefined ? {} : { patience });

const TEST: OutgoingNotice = {
  id: 'x',
  notice: { kind: 'test', number: 1 },
  language: 'en',
  title: 't',
  text: 't',
  path: '/me',
  waiting: 0,
};

async function withStore<T>(work: (store: ReturnType<typeof openStore>) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-channels-'));
  const store = openStore(folder);
  const result = await work(store);
  await store.close();
  rmSync(folder, { recursive: true });
  return result;
}

channelSuite('Web Push', async (patience) => {
  const service = await PushService.open();
  const channel = await withStore((store) =>
    PushChannel.open(store, { outgoing: outgoing(patience), publicUrl: null }),
  );
  service.siteKey = channel.publicKey;
  return {
    channel,
    address: channel.addressOf({ kind: 'push', subscription: service.subscribe('Ada’s phone') }),
    arrived: () => {
      expect(service.flaws).toEqual([]);
      return service.pushed.map(({ title, text, path, topic }) => ({ title, text, link: path, id: topic }));
    },
    become: (state) => {
      if (state === 'silent') service.isSilent = true;
      else service.status = state === 'gone' ? 410 : 503;
    },
    close: () => service.close(),
  };
});

channelSuite('Mail', async (patience) => {
  const server = await MailServer.open();
  const tokens = await withStore((store) => Tokens.open(store));
  const publicUrl = new URL('https://club.example/');
  const settings = { smtpUrl: server.url, from: 'Nokturn <nokturn@club.example>', publicUrl };
  return {
    channel: new MailChannel(settings, tokens, { patience }),
    address: 'ada@home.example',
    arrived: () =>
      server.mails.map(({ subject, text, headers }) => ({
        title: subject,
        text,
        link: text,
        id: headers.get('message-id') ?? '',
      })),
    become: (state) => {
      if (state === 'silent') server.isSilent = true;
      else server.refuses = state === 'gone' ? 550 : 451;
    },
    close: () => server.close(),
  };
});

channelSuite('Webhooks', async (patience) => {
  const server = await WebhookServer.open();
  return {
    channel: new WebhookChannel({ outgoing: outgoing(patience), site: () => 'https://club.example/' }),
    address: `${server.origin}/ada`,
    arrived: () => server.posted.map(({ title, text, url, id }) => ({ title, text, link: url, id })),
    become: (state) => {
      if (state === 'silent') server.isSilent = true;
      else server.status = state === 'gone' ? 410 : 503;
    },
    close: () => server.close(),
  };
});

describe('an email', () => {
  it('carries a link that unsubscribes with one click, for people and for mail programs', async () => {
    const server = await MailServer.open();
    const tokens = await withStore((store) => Tokens.open(store));
    const publicUrl = new URL('https://club.example/');
    const mail = new MailChannel({ smtpUrl: server.url, from: 'n@club.example', publicUrl }, tokens);
    await mail.send(TEST, { channel: 'abcdefghijklmnop', address: 'ada@home.example' });
    const token = tokens.make('stop', 'abcdefghijklmnop');
    const [sent] = server.mails;
    expect(sent?.headers.get('list-unsubscribe')).toBe(
      `<https://club.example/api/channels/abcdefghijklmnop/stop?token=${token}>`,
    );
    expect(sent?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(sent?.text).toContain(`https://club.example/notices/stop/abcdefghijklmnop/${token}`);
    await server.close();
  });
});

describe('a webhook', () => {
  it('tells Discord, Slack, Matrix and ntfy what to show, each in its own terms', async () => {
    const server = await WebhookServer.open();
    const channel = new WebhookChannel({ outgoing: outgoing(), site: () => 'https://club.example/' });
    const notice = { ...TEST, title: 'Vendetta: your move', text: 'Which card?\nWith Ben' };
    await channel.send(notice, { channel: 'any', address: `${server.origin}/ada` });
    const [posted] = server.posted;
    if (posted === undefined) throw new Error('nothing has arrived');
    expect(posted.content).toBe('Vendetta: your move\nWhich card?\nWith Ben\nhttps://club.example/me');
    expect(posted.text).toBe('Which card?\nWith Ben');
    // As ntfy does it: headers are templates, filled from the JSON.
    const { headers } = posted;
    const facts = new Map<string, unknown>(Object.entries(posted));
    const filled = (name: string) =>
      String(headers[name]).replace(/\{\{\.(\w+)\}\}/g, (_, key) => String(facts.get(key)));
    expect(headers['x-template']).toBe('yes');
    expect([filled('x-title'), filled('x-message')]).toEqual([notice.title, notice.text]);
    expect(headers['x-click']).toBe('https://club.example/me');
    await server.close();
  });
});

describe('a request to an address given by a stranger', () => {
  const post = (outgoing: Outgoing, url: string) => outgoing.post(new URL(url), { headers: {}, body: '{}' });

  it.for([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://[::ffff:127.0.0.1]:1/',
    'http://2130706433:1/',
    'http://0x7f.1:1/',
    'http://10.1.2.3/',
    'http://192.168.1.1/',
    'http://172.16.9.9/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://0.0.0.0:1/',
    'http://[fc00::1]/',
    'http://[fe80::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://224.0.0.1/',
    'http://[::127.0.0.1]:1/',
    'http://[4000::1]:1/',
    'http://[::10.0.0.1]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://[64:ff9b:1::7f00:1]/',
  ])('%s is refused', async (url) => {
    await expect(post(new Outgoing(), url)).rejects.toBeInstanceOf(ForbiddenAddress);
  });

  it('is refused before anything is sent if the address itself is enough to tell', () => {
    const leadsOut =
      (url: string, allowed: readonly string[] = []) =>
      () =>
        new Outgoing(allowed).mustLeadOut(new URL(url));
    for (const url of ['http://127.1/', 'https://localhost/', 'http://a.localhost/', 'ftp://club.example/'])
      expect(leadsOut(url)).toThrow(ForbiddenAddress);
    expect(leadsOut('https://club.example/')).not.toThrow();
    expect(leadsOut('https://localhosts.example/')).not.toThrow();
    expect(leadsOut('http://localhost/', ['127.0.0.0/8'])).not.toThrow();
  });

  it('is refused if a redirect leads to this machine', async () => {
    const inside = createServer((_, response) => response.end());
    let asked = 0;
    inside.on('request', () => asked++);
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.2', resolve));
    const server = await WebhookServer.open();
    server.leadsTo = `http://127.0.0.2:${(inside.address() as AddressInfo).port}/`;
    await expect(post(outgoing(), `${server.origin}/led`)).rejects.toBeInstanceOf(ForbiddenAddress);
    expect(asked).toBe(0);
    server.leadsTo = '/there';
    const channel = new WebhookChannel({ outgoing: outgoing(), site: () => 'https://club.example/' });
    const to = { channel: 'any', address: `${server.origin}/led` };
    expect(await channel.send(TEST, to)).toBe('sent');
    expect(server.posted.map(({ path }) => path)).toEqual(['/there']);
    await server.close();
    inside.close();
  });

  /** Names resolve to these addresses, one list for each lookup. */
  const leadingTo = (...answers: readonly (readonly string[])[]) => {
    let asked = 0;
    const resolve = (_name: string, _options: object, callback: (...found: unknown[]) => void) => {
      const found = answers[Math.min(asked++, answers.length - 1)] ?? [];
      callback(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    };
    return { resolve: resolve as unknown as typeof lookup, asked: () => asked };
  };

  it.for([['10.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::ffff:192.168.0.1'], ['::7f00:1'], ['fd00::1']])(
    'is refused if a name leads to %o',
    async (addresses) => {
      const { resolve } = leadingTo(addresses);
      const refusal = post(new Outgoing([], { resolve }), 'http://club.example/');
      await expect(refusal).rejects.toBeInstanceOf(ForbiddenAddress);
    },
  );

  it('goes to the address that was checked, wherever the name leads a moment later', async () => {
    const server = await WebhookServer.open();
    server.status = 200;
    const { resolve, asked } = leadingTo(['127.0.0.1'], ['10.0.0.1']);
    const allowing = new Outgoing(['127.0.0.1'], { resolve });
    const url = `http://club.example:${new URL(server.origin).port}/there`;
    expect(await post(allowing, url)).toEqual({ status: 200 });
    expect(asked()).toBe(1);
    // The next request is checked again, and so is each step of a redirect.
    await expect(post(allowing, url)).rejects.toBeInstanceOf(ForbiddenAddress);
    await server.close();
  });

  it('follows a limited number of redirects', async () => {
    const server = await WebhookServer.open();
    server.leadsTo = '/led/again';
    expect(await post(outgoing(), `${server.origin}/led`)).toEqual({ status: 307 });
    await server.close();
  });
});

describe('links in emails', () => {
  it('cannot be forged, nor used for anything else', async () => {
    const tokens = await withStore((store) => Tokens.open(store));
    const token = tokens.make('confirm', 'one');
    expect(tokens.isValid('confirm', 'one', token)).toBe(true);
    expect(tokens.isValid('confirm', 'two', token)).toBe(false);
    expect(tokens.isValid('stop', 'one', token)).toBe(false);
    expect(tokens.isValid('confirm', 'one', '')).toBe(false);
    for (const [at, sign] of [...token].entries()) {
      const other = sign === 'A' ? 'Q' : 'A';
      const forged = token.slice(0, at) + other + token.slice(at + 1);
      expect(tokens.isValid('confirm', 'one', forged)).toBe(false);
    }
    const others = await withStore((store) => Tokens.open(store));
    expect(others.isValid('confirm', 'one', token)).toBe(false);
  });

  it('have one spelling: a different spelling of the same bytes is invalid', async () => {
    const tokens = await withStore((store) => Tokens.open(store));
    const token = tokens.make('stop', 'one');
    const bytes = Buffer.from(token, 'base64url');
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // 32 bytes leave two bits of the last character unused.
    const alike = [...signs].map((sign) => token.slice(0, -1) + sign).filter((each) => each !== token);
    const others = [...alike, `${token}=`, `${token} `, `\n${token}`, bytes.toString('base64')];
    const same = others.filter((each) => bytes.equals(Buffer.from(each, 'base64url')));
    expect(same).toHaveLength(3 + 4);
    for (const other of others) expect([other, tokens.isValid('stop', 'one', other)]).toEqual([other, false]);
    expect(tokens.isValid('stop', 'one', token)).toBe(true);
  });
});

it('a person who wants an unsupported language is told in English, at the same hours', () => {
  const quiet = { from: '22:00', to: '07:00', zone: 'Europe/Prague' };
  expect(readWishes({ language: 'de', quiet })).toEqual({ language: 'en', quiet });
  expect(readWishes({ language: 'cs', quiet })).toEqual({ language: 'cs', quiet });
});

describe('quiet hours', () => {
  const quiet = (from: string, to: string, zone = 'Europe/Prague') => ({
    language: 'en' as const,
    quiet: { from, to, zone },
  });
  const at = (time: string) => Date.parse(time);

  it('end by the clock on the person’s wall', () => {
    const night = quiet('22:00', '07:30');
    expect(quietUntil(night, at('2026-01-10T20:59:59Z'))).toBeNull();
    expect(quietUntil(night, at('2026-01-10T21:00:00Z'))).toBe(at('2026-01-11T06:30:00Z'));
    expect(quietUntil(night, at('2026-01-11T06:29:59Z'))).toBe(at('2026-01-11T06:30:00Z'));
    expect(quietUntil(night, at('2026-01-11T06:30:00Z'))).toBeNull();
    expect(quietUntil(quiet('12:00', '13:00', 'America/New_York'), at('2026-07-01T16:20:00Z'))).toBe(
      at('2026-07-01T17:00:00Z'),
    );
    expect(quietUntil({ language: 'en', quiet: null }, at('2026-01-10T21:00:00Z'))).toBeNull();
    expect(quietUntil(quiet('08:00', '08:00'), at('2026-01-10T07:00:00Z'))).toBeNull();
  });

  it('end correctly in nights when clocks change', () => {
    expect(quietUntil(quiet('22:00', '07:00'), at('2026-03-28T22:00:00Z'))).toBe(at('2026-03-29T05:00:00Z'));
    expect(quietUntil(quiet('22:00', '07:00'), at('2026-10-24T21:00:00Z'))).toBe(at('2026-10-25T06:00:00Z'));
  });
});

describe('the server’s messages', () => {
  it('distinguish people with the same name as their table does', () => {
    const names = new Map([
      ['a', 'Ewa'],
      ['b', 'Ewa'],
      ['c', ''],
    ]);
    const about = { match: 'abcdefgh2345', game: 'vendetta' };
    const around = { language: 'en', seated: ['a', 'b', 'c'], names, now: 0 } as const;
    const came = inWords({ kind: 'somebody-came', ...about, who: 'b' }, { ...around, person: 'a' });
    expect(came.text).toBe('Ewa 2 has sat down at your table.\nWith Ewa 2, Someone');
    const over = inWords({ kind: 'over', ...about }, { ...around, person: 'c' });
    expect(over.text).toBe('See how it ended.\nWith Ewa, Ewa 2');
    const rematch = inWords(
      { kind: 'rematch', ...about, of: '2345abcdefgh', by: 'b' },
      { ...around, seated: [], person: 'c' },
    );
    expect(rematch.text).toBe('Ewa would like to play again.');
  });

  it('exist in every language, with the same facts', () => {
    const [en = [], pl = [], cs = []] = LANGUAGES.map((language) => [sourceOf(language)]);
    expect(differences({ en, pl, cs })).toEqual([]);
  });
});
