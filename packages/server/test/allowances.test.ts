import { once } from 'node:events';
import { connect } from 'node:net';
import { CODE_ALPHABET } from '@nokturn/protocol';
import { describe, expect, it, vi } from 'vitest';
import { openStore } from '../src/site.ts';
import { SqliteStore } from '../src/store/sqlite/store.ts';
import { StoreError } from '../src/store/store.ts';
import { FakeTime } from './helpers/fake-time.ts';
import { type Answered, type Player, TestServer } from './helpers/table.ts';

type Failed = { error: { code: string; retryAfter?: number } };

const codeOf = ({ body }: Answered) => (body as Partial<Failed>).error?.code ?? null;

/** As if the request came from elsewhere, through a trusted proxy. */
const from = (address: string, secret?: string) => ({
  headers: { 'x-forwarded-for': address },
  ...(secret === undefined ? {} : { secret }),
});

let guessed = 0;
/** A code that no match has. */
const guess = () => `22222222${String(guessed++).padStart(4, '2').replace(/[01]/g, 'z')}`;

describe('guessing codes', () => {
  const start = () => TestServer.start({ trustProxy: true, limits: { guesses: { burst: 3, perSecond: 0 } } });
  const codes = async (table: TestServer, addresses: readonly string[]) => {
    const found: (string | null)[] = [];
    for (const address of addresses)
      found.push(codeOf(await table.ask('GET', `/api/matches/${guess()}`, from(address))));
    return found;
  };
  const thrice = ['unknown-match', 'unknown-match', 'unknown-match'];

  it('is counted for each address', async () => {
    const table = await start();
    expect(await codes(table, Array(5).fill('192.0.2.1'))).toEqual([...thrice, 'too-often', 'too-often']);
    expect(await codes(table, ['192.0.2.2'])).toEqual(['unknown-match']);
    await table.stop();
  });

  it('is counted for a whole /56 of IPv6, however many networks it contains', async () => {
    const table = await start();
    const within = ['2001:db8:1:200::1', '2001:db8:1:201::1', '2001:db8:1:2fe::1', '2001:db8:1:2ff::1'];
    expect(await codes(table, within)).toEqual([...thrice, 'too-often']);
    expect(await codes(table, ['2001:db8:1:300::1'])).toEqual(['unknown-match']);
    await table.stop();
  });

  it('is counted for a whole /48 of IPv6, which contains 256 of those', async () => {
    const table = await start();
    const within = Array.from({ length: 13 }, (_, i) => `2001:db8:1:${(i * 256 + 256).toString(16)}::1`);
    const found = await codes(table, within);
    expect(found.slice(0, 12)).toEqual(Array(12).fill('unknown-match'));
    expect(found[12]).toBe('too-often');
    expect(await codes(table, ['2001:db8:2:100::1'])).toEqual(['unknown-match']);
    await table.stop();
  });

  it('once overdone gets no more answers, even about matches that exist, but lets people return to their own tables', async () => {
    const table = await start();
    const [ada, eva] = (await table.people('Ada', 'Eva')) as [Player, Player];
    const { code } = await table.create(ada);
    await codes(table, Array(3).fill('192.0.2.1'));
    const asked = await table.ask<Failed>('GET', `/api/matches/${code}`, from('192.0.2.1'));
    expect([asked.status, codeOf(asked)]).toEqual([429, 'too-often']);
    const seat = (player: Player) =>
      table.ask('POST', `/api/matches/${code}/seats/0`, from('192.0.2.1', player.secret));
    expect(codeOf(await seat(eva))).toBe('too-often');
    expect((await seat(ada)).status).toBe(200);
    expect((await table.ask('GET', `/api/matches/${code}`, from('192.0.2.9'))).status).toBe(200);
    await table.stop();
  });

  it('is counted over WebSocket as well', async () => {
    const table = await TestServer.start({ limits: { guesses: { burst: 2, perSecond: 0 } } });
    const ada = await table.person('Ada');
    const { code } = await table.create(ada);
    const client = await table.connect();
    const join = (match: string, secret?: string) =>
      client.send({ type: 'join', match, ...(secret === undefined ? {} : { secret }) });
    expect(await join(guess())).toMatchObject({ code: 'unknown-match' });
    expect(await join(guess())).toMatchObject({ code: 'unknown-match' });
    expect(await join(guess())).toMatchObject({ code: 'too-often' });
    expect(await join(code)).toMatchObject({ code: 'too-often' });
    expect(await join(code, ada.secret)).toMatchObject({ type: 'joined' });
    await table.stop();
  });

  it('is allowed again as time passes', async () => {
    const time = new FakeTime();
    const table = await TestServer.start({ time, limits: { guesses: { burst: 1, perSecond: 0.1 } } });
    const ask = () => table.ask('GET', `/api/matches/${guess()}`);
    expect([codeOf(await ask()), codeOf(await ask())]).toEqual(['unknown-match', 'too-often']);
    await time.pass(10_000);
    expect(codeOf(await ask())).toBe('unknown-match');
    await table.stop();
  });
});

describe('codes', () => {
  it('have twelve characters, and older ones with eight still lead to their tables', async () => {
    const table = await TestServer.start();
    const ada = await table.person('Ada');
    const { code } = await table.create(ada);
    expect(code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{12}$`));
    const store = openStore(table.folder);
    const made = await store.match(code);
    if (made === null) throw new Error('the match is not stored');
    await store.createMatch({ ...made, info: { ...made.info, code: 'abcd2345' } });
    await store.close();
    const old = await table.ask<{ match: { code: string } }>('GET', '/api/matches/abcd2345');
    expect(old.body.match.code).toBe('abcd2345');
    const client = await table.join('abcd2345', ada);
    expect(client.last('joined')?.lobby.code).toBe('abcd2345');
    await table.stop();
  });
});

describe('too often', () => {
  it('says when to come back, in the reply and as Retry-After', async () => {
    const table = await TestServer.start({ limits: { requests: { burst: 1, perSecond: 0.125 } } });
    expect((await table.ask('GET', '/api/games')).status).toBe(200);
    const { status, body, headers } = await table.ask<Failed>('GET', '/api/games');
    expect([status, body.error.code, body.error.retryAfter]).toEqual([429, 'too-often', 8]);
    expect(headers.get('retry-after')).toBe('8');
    await table.stop();
  });

  it('says so on a connection too', async () => {
    const table = await TestServer.start({ limits: { commands: { burst: 0, perSecond: 0.5 } } });
    const ada = await table.person('Ada');
    const { code } = await table.create(ada);
    const client = await table.join(code, ada);
    const refused = await client.send({ type: 'chat', text: 'Hello' });
    expect(refused).toMatchObject({ code: 'too-often', retryAfter: 2 });
    await table.stop();
  });
});

describe('requests outside the API', () => {
  it('good health is believed for two seconds, and bad health is checked only so often', async () => {
    const time = new FakeTime();
    const check = vi.spyOn(SqliteStore.prototype, 'check');
    const table = await TestServer.start({ time, limits: { health: { burst: 2, perSecond: 1 } } });
    for (let i = 0; i < 10; i++) expect((await table.ask('GET', '/healthz')).status).toBe(200);
    expect(check).toHaveBeenCalledTimes(1);
    check.mockRejectedValue(new StoreError('unavailable', 'the disk is full'));
    await time.pass(2000);
    for (let i = 0; i < 10; i++) expect((await table.ask('GET', '/healthz')).status).toBe(503);
    expect(check).toHaveBeenCalledTimes(3);
    check.mockRestore();
    await table.stop();
  });

  it('replays have a limit of their own: each of them plays a whole match', async () => {
    const table = await TestServer.start({ limits: { replays: { burst: 2, perSecond: 0 } } });
    const ada = await table.person('Ada');
    const code = await table.match([ada], { bots: 1, options: { target: 1 } });
    const client = await table.join(code, ada);
    for (;;) {
      await client.untilAsked();
      if (client.view.over) break;
      await client.answer(client.view.asked?.mine?.fallback ?? '');
    }
    const replay = () => table.ask('GET', `/api/matches/${code}/replay`);
    expect([(await replay()).status, (await replay()).status, (await replay()).status]).toEqual([
      200, 200, 429,
    ]);
    expect((await table.ask('GET', `/api/matches/${code}/record`)).status).toBe(200);
    await table.stop();
  });

  it('the API description counts as a request, is made once and need not be sent twice', async () => {
    const table = await TestServer.start({ limits: { requests: { burst: 3, perSecond: 0 } } });
    const ask = (headers = {}) => table.ask('GET', '/api/openapi.json', { headers });
    const { status, headers } = await ask();
    const etag = headers.get('etag') ?? '';
    expect([status, etag]).toEqual([200, expect.stringMatching(/^"/)]);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect((await ask()).headers.get('etag')).toBe(etag);
    expect(codeOf(await ask())).toBe('too-often');
    await table.stop();
  });

  it('connections from one address that send nothing are counted, and excess ones are cut', async () => {
    const table = await TestServer.start({ limits: { tcpConnectionsPerAddress: 3 } });
    const call = async () => {
      const connection = connect(table.server.port, '127.0.0.1');
      connection.on('error', () => undefined);
      await once(connection, 'connect');
      return connection;
    };
    const connections = [await call(), await call(), await call()];
    const late = await call();
    late.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [end] = await Promise.race([once(late, 'close'), once(late, 'data')]);
    expect(typeof end).toBe('boolean');
    connections[0]?.destroy();
    await expect.poll(async () => (await table.ask('GET', '/healthz').catch(() => null))?.status).toBe(200);
    for (const each of connections) each.destroy();
    await table.stop();
  });

  it('connections through a proxy do not all count for one address', async () => {
    const table = await TestServer.start({ trustProxy: true, limits: { tcpConnectionsPerAddress: 1 } });
    const held = connect(table.server.port, '127.0.0.1');
    await once(held, 'connect');
    expect((await table.ask('GET', '/healthz')).status).toBe(200);
    held.destroy();
    await table.stop();
  });
});
