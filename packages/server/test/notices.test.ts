import type { MyMatch } from '@nokturn/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeTime, settle } from './helpers/fake-time.ts';
import { confirming, Mailbox } from './helpers/mailbox.ts';
import { type Player, TestServer } from './helpers/table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_CLOCK = { seconds: 86_400, after: 'default' } as const;
const GRACE = 10_000;

let time: FakeTime;
let mailbox: Mailbox;
let table: TestServer;
let ada: Player;
let ben: Player;
let eva: Player;

beforeEach(async () => {
  time = new FakeTime();
  mailbox = await Mailbox.open();
  table = await TestServer.start({ time, ...(await mailbox.options()), noticeGrace: GRACE });
  [ada, ben, eva] = (await table.people('Ada', 'Ben', 'Eva')) as [Player, Player, Player];
});
afterEach(async () => {
  await table.stop();
  await mailbox.close();
});

/** Time jumps ahead; then everything due is checked. */
const wait = async (milliseconds: number) => {
  await time.jump(milliseconds);
  await time.pass(2000);
};
const subscribe = async (...players: Player[]) => {
  for (const player of players) await mailbox.subscribe(table, player);
};
/** Somebody comes, answers the question, and leaves. */
const answer = async (code: string, player: Player, call = 'low') => {
  const client = await table.join(code, player);
  const reply = await client.answer(call, client.table?.version);
  expect(reply.type).toBe('ack');
  client.close();
  await settle();
};
const matchesOf = async ({ secret }: Player) =>
  (await table.ask<{ matches: MyMatch[] }>('GET', '/api/me/matches', { secret })).body.matches;

describe('told when it is your move', () => {
  it('once per decision, through every channel, after a while away', async () => {
    await subscribe(ada, ben, eva);
    await table.match([ada, ben, eva], { clock: DAY_CLOCK });
    await wait(GRACE - 4000);
    expect(mailbox.told.webhook).toEqual([]);
    await wait(2000);
    await mailbox.until(3);
    expect(mailbox.told).toEqual({
      push: ['Ada: dice-duel: your move', 'Ben: dice-duel: your move', 'Eva: dice-duel: your move'],
      mail: ['ada: dice-duel: your move', 'ben: dice-duel: your move', 'eva: dice-duel: your move'],
      webhook: ['Ada your-move 0', 'Ben your-move 0', 'Eva your-move 0'],
    });
    await wait(12 * HOUR);
    await mailbox.until(3);
  });

  it('nobody at the table and nobody who has answered; anybody who leaves without an answer is told later', async () => {
    await subscribe(ada, ben, eva);
    const code = await table.match([ada, ben, eva], { clock: DAY_CLOCK });
    const there = await table.join(code, eva);
    await answer(code, ben);
    await wait(GRACE);
    await mailbox.until(1);
    await wait(3 * GRACE);
    expect(mailbox.told.webhook).toEqual(['Ada your-move 0']);
    there.close();
    await settle();
    await wait(GRACE);
    await mailbox.until(2);
    expect(mailbox.told.webhook).toEqual(['Ada your-move 0', 'Eva your-move 0']);
  });

  it('even with a channel added only since then, after leaving again', async () => {
    await subscribe(ada);
    const code = await table.match([ada, ben], { clock: DAY_CLOCK });
    await wait(GRACE);
    await mailbox.until(1);
    await subscribe(ben);
    for (let visit = 0; visit < 2; visit++) {
      (await table.join(code, ben)).close();
      await settle();
      await wait(GRACE);
      await mailbox.until(2);
    }
    expect(mailbox.told.webhook).toEqual(['Ada your-move 0', 'Ben your-move 0']);
  });

  it('without a clock too, from the time of leaving', async () => {
    await subscribe(ada, ben);
    const code = await table.match([ada, ben]);
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    await wait(10 * GRACE);
    a.close();
    await settle();
    await wait(GRACE - 4000);
    const back = await table.join(code, ada);
    await wait(2 * GRACE);
    expect(mailbox.told.webhook).toEqual([]);
    back.close();
    await settle();
    await wait(GRACE);
    await mailbox.until(1);
    expect(mailbox.told.webhook).toEqual(['Ada your-move 0']);
    b.close();
    await settle();
  });

  it('reminded before the clock runs out, if the decision is still open', async () => {
    await subscribe(ada, ben);
    const code = await table.match([ada, ben], { clock: DAY_CLOCK });
    await wait(GRACE);
    await mailbox.until(2);
    await answer(code, ben);
    await wait(21 * HOUR);
    await mailbox.until(3);
    expect(mailbox.told.webhook).toEqual(['Ada reminder 0', 'Ada your-move 0', 'Ben your-move 0']);
    expect(mailbox.mail.mails.at(-1)?.text).toContain('Your time runs out in 2 hours.');
  });

  it.each([
    ['an hour forward', HOUR],
    ['an hour back', -HOUR],
    ['a day forward', 24 * HOUR],
    ['a day back', -24 * HOUR],
  ])('reminded by the clock of the match, even if the machine’s is set %s', async (_, step) => {
    await subscribe(ada, ben);
    await table.match([ada, ben], { clock: DAY_CLOCK });
    await wait(GRACE);
    await mailbox.until(2);
    time.set(step);
    await wait(20 * HOUR);
    await mailbox.until(2);
    await wait(HOUR + GRACE);
    await mailbox.until(4);
    expect(mailbox.told.webhook.slice(0, 2)).toEqual(['Ada reminder 0', 'Ada your-move 0']);
  });

  it('not in quiet hours, but at their end, and only if it is still your move', async () => {
    await subscribe(ada, ben, eva);
    const now = new Date(time.now());
    const clockAt = (later: number) => new Date(now.getTime() + later).toISOString().slice(11, 16);
    const quiet = { from: clockAt(-HOUR), to: clockAt(5 * HOUR), zone: 'UTC' };
    for (const player of [ada, ben]) await mailbox.wish(table, player, { language: 'en', quiet });
    const code = await table.match([ada, ben, eva], { clock: DAY_CLOCK });
    await wait(4 * HOUR);
    await mailbox.until(1);
    expect(mailbox.told.webhook).toEqual(['Eva your-move 0']);
    await answer(code, ben);
    await wait(HOUR);
    await mailbox.until(2);
    expect(mailbox.told.webhook).toEqual(['Ada your-move 0', 'Eva your-move 0']);
  });

  it('in your own language, with the game, the table and the time left', async () => {
    await subscribe(ada, ben);
    await mailbox.wish(table, ada, { language: 'pl', quiet: null });
    const code = await table.match([ada, ben], { clock: DAY_CLOCK });
    await wait(GRACE);
    await mailbox.until(2);
    const mail = mailbox.mail.mails.find(
      ({ to, headers }) => to.startsWith('ada') && headers.has('list-unsubscribe'),
    );
    expect(mail?.subject).toBe('dice-duel: twój ruch');
    expect(mail?.text).toContain('W partii: Ben');
    expect(mail?.text).toContain('Twój czas kończy się za 23 godziny.');
    expect(mail?.text).toContain(`${table.server.url}m/${code}`);
    const pushed = mailbox.push.pushed.find(({ name }) => name === 'Ada');
    expect(pushed).toMatchObject({ path: `/m/${code}`, tag: code, waiting: 1 });
  });

  it('even if it was asleep, and a new server has to tell', async () => {
    await subscribe(ada, ben);
    const code = await table.match([ada, ben], { clock: DAY_CLOCK });
    await answer(code, ben);
    await table.restart();
    await wait(GRACE);
    await mailbox.until(1);
    expect(mailbox.told.webhook).toEqual(['Ada your-move 0']);
  });

  it('that it is over', async () => {
    await subscribe(ada, ben);
    const code = await table.match([ada, ben], { options: { target: 1 } });
    let last = ada;
    for (let turn = 0; turn < 40 && (await matchesOf(ada))[0]?.status === 'playing'; turn++) {
      last = last === ada ? ben : ada;
      if ((await matchesOf(last))[0]?.turn) await answer(code, last);
    }
    await wait(GRACE);
    await mailbox.until(1);
    // The player who made the last move has seen it.
    expect(mailbox.told.webhook).toEqual([last === ada ? 'Ben over' : 'Ada over']);
  });
});

describe('your matches', () => {
  it('show which of them are waiting, since when and until when', async () => {
    const code = await table.match([ada, ben], { clock: DAY_CLOCK });
    const opened = time.now();
    await wait(HOUR);
    expect((await matchesOf(ada))[0]?.turn).toEqual({ since: opened, due: opened + 24 * HOUR });
    await answer(code, ada);
    expect((await matchesOf(ada))[0]?.turn).toBeNull();
    expect((await matchesOf(ben))[0]?.turn).toEqual({ since: opened, due: opened + 24 * HOUR });
    await table.restart();
    expect((await matchesOf(ada))[0]?.turn).toBeNull();
    expect((await matchesOf(ben))[0]?.turn).not.toBeNull();
  });
});

describe('notification channels', () => {
  const channels = async ({ secret }: Player) =>
    (
      await table.ask<{ channels: { id: string; kind: string; isConfirmed: boolean }[] }>(
        'GET',
        '/api/me/notices',
        { secret },
      )
    ).body.channels;
  const add = ({ secret }: Player, body: object) => table.ask('POST', '/api/me/channels', { secret, body });
  const test = ({ secret }: Player) => table.ask('POST', '/api/me/notices/test', { secret });

  it('can be tried', async () => {
    await subscribe(ada, ben);
    await test(ada);
    await mailbox.until(1);
    expect(mailbox.told.webhook).toEqual(['Ada test']);
    expect(mailbox.push.pushed[0]).toMatchObject({ title: 'Nokturn: this is a test', path: '/me' });
  });

  it('reject an unsupported language and list the supported ones', async () => {
    const { status, body } = await table.ask('PUT', '/api/me/notices', {
      secret: ada.secret,
      body: { language: 'de', quiet: null },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { reason: 'there is no language "de" here: the languages are en, pl, cs' },
    });
  });

  it('a mail address is told nothing before its owner agrees, and a forged link does nothing', async () => {
    await add(ada, { kind: 'mail', address: 'ada@home.example' });
    const [path, sending] = confirming(await mailbox.mailTo('Ada'));
    const [other] = confirming({
      ...(await mailbox.mailTo('Ada')),
      text: `/notices/confirm/${'x'.repeat(16)}/y`,
    });
    for (const [at, token] of [
      [path, 'A'.repeat(43)],
      [path, ''],
      [other, sending.body.token],
    ] as const)
      expect((await table.ask('POST', at, { body: { token } })).status).toBe(404);
    const stop = `${path.replace('confirm', 'stop')}?token=${sending.body.token}`;
    expect((await table.ask('POST', stop)).status).toBe(404);
    expect(await channels(ada)).toMatchObject([{ kind: 'mail', isConfirmed: false }]);
    await test(ada);
    await time.pass(5000);
    expect(mailbox.told.mail).toEqual([]);
    expect((await table.ask('POST', path, sending)).status).toBe(200);
    expect(await channels(ada)).toMatchObject([{ isConfirmed: true }]);
  });

  it('nobody can flood a mailbox by entering its address again and again, under whatever name', async () => {
    const give = async (player: Player, address: string) =>
      (await add(player, { kind: 'mail', address })).body as {
        error?: { code: string; retryAfter?: number };
      };
    for (const player of [ada, ben, ada])
      expect(await give(player, 'eva@home.example')).toHaveProperty('channel');
    for (const [player, address] of [
      [ada, 'eva@home.example'],
      [eva, 'Eva@Home.example'],
    ] as const)
      expect(await give(player, address)).toMatchObject({ error: { code: 'too-often' } });
    // There is one more in eight hours: anybody who waits for the time given is not refused again.
    const refused = await add(eva, { kind: 'mail', address: 'eva@home.example' });
    const { retryAfter = 0 } = (refused.body as Awaited<ReturnType<typeof give>>).error ?? {};
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(retryAfter)]);
    expect(retryAfter).toBe(8 * 3600);
    await time.pass(1000);
    await expect.poll(() => mailbox.mail.mails.length).toBe(3);
    expect(await give(eva, 'evas-other@home.example')).toHaveProperty('channel');
    await time.jump(retryAfter * 1000);
    expect(await give(eva, 'eva@home.example')).toHaveProperty('channel');
  });

  it('one click unsubscribes, as mail programs do it', async () => {
    await subscribe(ada);
    await test(ada);
    await mailbox.until(1);
    const header = mailbox.mail.mails.at(-1)?.headers.get('list-unsubscribe') ?? '';
    const { pathname, search } = new URL(header.slice(1, -1));
    const { status } = await table.ask('POST', pathname + search, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(200);
    expect((await channels(ada)).map(({ kind }) => kind).sort()).toEqual(['push', 'webhook']);
  });

  it('a dead push subscription is forgotten', async () => {
    await subscribe(ada);
    mailbox.push.status = 410;
    await test(ada);
    await time.pass(3000);
    expect((await channels(ada)).map(({ kind }) => kind).sort()).toEqual(['mail', 'webhook']);
  });

  it('a mail server that hangs delays nothing', async () => {
    await subscribe(ada, ben);
    mailbox.mail.isSilent = true;
    for (let i = 0; i < 20; i++) {
      await test(ada);
      await time.pass(1);
    }
    await test(ben);
    await time.pass(2000);
    expect(mailbox.told.webhook).toHaveLength(21);
    expect(mailbox.told.push).toHaveLength(21);
    expect(mailbox.told.mail).toEqual([]);
  });

  it('a notice that had to wait behind others is dropped once the move is answered', async () => {
    await subscribe(ada, ben, eva);
    mailbox.mail.isSilent = true;
    // As many as are sent at the same time.
    for (let i = 0; i < 16; i++) {
      await test(eva);
      await time.pass(1);
    }
    const code = await table.match([ada, ben], { clock: DAY_CLOCK });
    await wait(GRACE);
    const { webhook } = mailbox.told;
    expect(webhook).toEqual(expect.arrayContaining(['Ada your-move 0', 'Ben your-move 0']));
    await answer(code, ada);
    mailbox.mail.speak();
    await vi.waitUntil(
      async () => {
        await time.pass(1000);
        return mailbox.told.mail.length >= 17;
      },
      { timeout: 20_000 },
    );
    await time.pass(5000);
    const mails = mailbox.told.mail.filter((mail) => !mail.startsWith('eva'));
    expect(mails).toEqual(['ben: dice-duel: your move']);
  });

  it('a failure is retried a few times, unless the move is answered meanwhile', async () => {
    await subscribe(ada, ben);
    mailbox.webhook.status = 500;
    const code = await table.match([ada, ben], { clock: DAY_CLOCK });
    await wait(GRACE);
    expect(mailbox.told.push).toHaveLength(2);
    await answer(code, ben);
    mailbox.webhook.status = 204;
    await wait(40_000);
    expect(mailbox.told.webhook).toEqual(['Ada your-move 0']);
    await wait(HOUR);
    expect(mailbox.told.webhook).toEqual(['Ada your-move 0']);
  });

  it('belong to the person, and disappear with the person', async () => {
    await subscribe(ada, ben);
    const [push] = await channels(ada);
    const gone = { secret: ben.secret };
    expect((await table.ask('DELETE', `/api/me/channels/${push?.id}`, gone)).status).toBe(404);
    await table.match([ada, ben], { clock: DAY_CLOCK });
    expect((await table.ask('DELETE', '/api/me', { secret: ada.secret })).status).toBe(200);
    await wait(2 * GRACE);
    await mailbox.until(1);
    expect(mailbox.told.webhook).toEqual(['Ben your-move 0']);
  });

  it.for([
    { kind: 'push', subscription: { endpoint: 'file:///etc/passwd', keys: { p256dh: 'a', auth: 'b' } } },
    {
      kind: 'push',
      subscription: {
        endpoint: 'https://push.example/1',
        keys: { p256dh: 'A'.repeat(86), auth: 'A'.repeat(22) },
      },
    },
    { kind: 'mail', address: 'nobody' },
    { kind: 'mail', address: 'a@b.example\r\nBcc: c@d.example' },
    { kind: 'webhook', url: 'ftp://club.example/' },
    { kind: 'webhook', url: `https://club.example/${'x'.repeat(2000)}` },
    { kind: 'pigeon', url: 'https://club.example/' },
  ])('refuses an invalid one (%#)', async (body) => {
    expect((await add(ada, body)).status).toBe(400);
  });

  it.each(['http://10.0.0.8/hook', 'http://[::1]/', 'http://0x7f.2/', 'http://[::ffff:192.168.0.1]/'])(
    'cannot be inside our network, and the refusal is immediate: %s',
    async (url) => {
      const { status, body } = await add(ada, { kind: 'webhook', url });
      expect(status).toBe(422);
      expect(body).toMatchObject({ error: { code: 'not-on-internet' } });
      expect(await channels(ada)).toEqual([]);
    },
  );

  it('are limited in number', async () => {
    for (let i = 0; i < 20; i++)
      expect((await add(ada, { kind: 'webhook', url: `https://club.example/${i}` })).status).toBe(200);
    expect((await add(ada, { kind: 'webhook', url: 'https://club.example/more' })).status).toBe(429);
    expect((await add(ada, { kind: 'webhook', url: 'https://club.example/0' })).status).toBe(200);
  });
});
