import { once } from 'node:events';
import { request } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestServer } from './helpers/table.ts';

/** Asks as a browser would whose address bar shows a name that is not the server's; returns the response. */
async function asking(
  table: TestServer,
  path: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<{ status: number; code: string | null }> {
  const { port } = table.server;
  const asked = request({ host: '127.0.0.1', port, path, method, headers });
  asked.end();
  const [response] = await once(asked, 'response');
  let text = '';
  for await (const part of response) text += part;
  const isJson = String(response.headers['content-type']).includes('json');
  const code = isJson ? (JSON.parse(text).error?.code ?? null) : null;
  return { status: response.statusCode, code };
}

/** The status with which a WebSocket is refused; 101 if it is opened. */
async function connecting(table: TestServer, headers: Readonly<Record<string, string>>): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${table.server.port}/api/socket`, { headers });
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
}

const MISDIRECTED = { status: 421, code: 'misdirected' };
const SERVED = { status: 200, code: null };

describe('a server for this machine only', () => {
  it('is served under the names of this machine, and under no other that leads here', async () => {
    const table = await TestServer.start();
    const { port } = table.server;
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'LOCALHOST', '127.0.0.2'])
      expect([host, await asking(table, '/api/games', { host })]).toEqual([host, SERVED]);
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      `localhost.evil.example:${port}`,
      `127.0.0.1.evil.example:${port}`,
      '192.0.2.7',
      'localhost@evil.example',
      'evil.example/localhost',
    ])
      expect([host, await asking(table, '/api/games', { host })]).toEqual([host, MISDIRECTED]);
    await table.stop();
  });

  it('does the same for the page, for posts and for connections', async () => {
    const table = await TestServer.start();
    const host = `evil.example:${table.server.port}`;
    expect(await asking(table, '/', { host })).toEqual(MISDIRECTED);
    expect(await asking(table, '/m/abcdefgh', { host })).toEqual(MISDIRECTED);
    // The page under a rebound name has the same origin as its requests.
    const own = { host, origin: `http://${host}`, 'content-type': 'application/json' };
    expect(await asking(table, '/api/people', own, 'POST')).toEqual(MISDIRECTED);
    expect(await connecting(table, { host, origin: `http://${host}` })).toBe(421);
    expect(await connecting(table, {})).toBe(101);
    await table.stop();
  });

  it('gives its metrics to nobody who comes by another name', async () => {
    const table = await TestServer.start();
    expect(await asking(table, '/metrics', { host: 'evil.example' })).toEqual(MISDIRECTED);
    await table.stop();
  });
});

describe('a server for a home network', () => {
  it('is served under every address and under the name of the machine', async () => {
    const table = await TestServer.start({ host: '0.0.0.0' });
    const { port } = table.server;
    const name = hostname().toLowerCase().split('.')[0] ?? '';
    const addresses = Object.values(networkInterfaces()).flatMap((some) =>
      (some ?? []).map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address)),
    );
    // The address of a router or of a container's host is not one of its own, but it is not a name that could mislead a
    // browser either.
    for (const host of [...addresses, '203.0.113.9', '[2001:db8::7]', name, `${name}.local`, 'localhost']) {
      const asked = { host: `${host}:${port}` };
      expect([host, await asking(table, '/api/games', asked)]).toEqual([host, SERVED]);
      expect(await connecting(table, { ...asked, origin: `http://${host}:${port}` })).toBe(101);
    }
    for (const host of ['evil.example', `${name}.evil.example`, `evil.${name}.local`, 'local'])
      expect([host, await asking(table, '/api/games', { host: `${host}:${port}` })]).toEqual([
        host,
        MISDIRECTED,
      ]);
    await table.stop();
  });
});

describe('a server with a public address', () => {
  const start = () => TestServer.start({ publicUrl: 'https://Nokturn.example' });

  it('is served there and nowhere else', async () => {
    const table = await start();
    for (const host of ['nokturn.example', 'NOKTURN.example', 'nokturn.example:443'])
      expect([host, await asking(table, '/api/games', { host })]).toEqual([host, SERVED]);
    const elsewhere = ['localhost', '127.0.0.1', 'nokturn.example:8765', 'www.nokturn.example', '192.0.2.7'];
    for (const host of elsewhere)
      expect([host, await asking(table, '/api/games', { host })]).toEqual([host, MISDIRECTED]);
    // Anybody who reaches the server without a proxy can forge the headers of one.
    const said = { host: 'evil.example', 'x-forwarded-host': 'nokturn.example' };
    expect(await asking(table, '/api/games', said)).toEqual(MISDIRECTED);
    await table.stop();
  });

  it('answers only pages of that address', async () => {
    const table = await start();
    const host = 'nokturn.example';
    expect(await connecting(table, { host, origin: 'https://nokturn.example' })).toBe(101);
    for (const origin of [
      'http://nokturn.example',
      'https://evil.example',
      'null',
      'https://nokturn.example:1',
    ])
      expect([origin, await connecting(table, { host, origin })]).toEqual([origin, 403]);
    const read = await asking(table, '/api/games', { host, origin: 'https://evil.example' });
    expect(read).toEqual({ status: 403, code: 'forbidden' });
    await table.stop();
  });

  it('reports its health under any name, so that anybody who runs it can ask', async () => {
    const table = await start();
    for (const host of ['127.0.0.1:8765', '10.42.0.17:8765', 'nokturn.example'])
      expect(await asking(table, '/healthz', { host })).toEqual(SERVED);
    await table.stop();
  });

  it('gives its metrics under any name to anybody with the token', async () => {
    const table = await TestServer.start({
      publicUrl: 'https://nokturn.example',
      metricsToken: 'open-sesame',
    });
    const host = '10.42.0.17:8765';
    const authorization = 'Bearer open-sesame';
    expect((await asking(table, '/metrics', { host, authorization })).status).toBe(200);
    expect((await asking(table, '/metrics', { host })).status).toBe(403);
    await table.stop();
  });
});
