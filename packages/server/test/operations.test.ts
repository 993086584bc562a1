import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import { openStore } from '../src/site.ts';
import { saidByMain } from './helpers/started.ts';
import { TestServer } from './helpers/table.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-ops-'));
  folders.push(folder);
  return folder;
}

/** Runs the program until it prints something or ends, then stops it. */
async function runMain(
  env: Record<string, string>,
): Promise<{ out: string; err: string; code: number | null }> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const kept = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
  const child = spawn(process.execPath, [MAIN], { env: { ...kept, ...env } });
  let out = '';
  let err = '';
  child.stderr.on('data', (data) => {
    err += String(data);
  });
  const ended = once(child, 'exit');
  await Promise.race([
    ended,
    new Promise<void>((resolve) => {
      child.stdout.on('data', (data) => {
        out += String(data);
        if (out.includes('open at')) resolve();
      });
    }),
  ]);
  child.kill('SIGTERM');
  await ended;
  return { out, err, code: child.exitCode };
}

describe('starting', () => {
  it('prints where it is in one line and stops on request', async () => {
    const { out, err, code } = await runMain({ PORT: '0', DATA_DIR: newFolder() });
    expect(out).toMatch(/^Nokturn is open at http:\/\/127\.0\.0\.1:\d+\/\n$/);
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  it('explains in one sentence why it cannot', async () => {
    const folder = newFolder();
    const file = join(folder, 'file');
    writeFileSync(file, 'in the way');
    const blocked = await runMain({ PORT: '0', DATA_DIR: file });
    expect(blocked.err).toMatch(/^Nokturn cannot start: cannot open the database .*\n$/);
    expect(blocked.code).toBe(1);
    const wrong = await saidByMain({ PORT: 'eighty', DATA_DIR: folder });
    expect(wrong.err).toBe('Nokturn cannot start: PORT must be a whole number from 0 to 65535\n');
    expect(wrong.code).toBe(1);
    const elsewhere = await runMain({ PORT: '0', HOST: '192.0.2.1', DATA_DIR: folder });
    expect(elsewhere.err).toMatch(
      /^Nokturn cannot start: .*192\.0\.2\.1; set HOST to an address of this machine\n$/,
    );
    expect(elsewhere.code).toBe(1);
  });

  it('ends by itself if the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { err, code } = await runMain({ PORT: String(port), DATA_DIR: newFolder() });
    expect(err).toMatch(/^Nokturn cannot start: .*EADDRINUSE.*; .* set PORT to another port\n$/);
    expect(code).toBe(1);
    other.close();
  });
});

describe('starting with damaged files', () => {
  const SENTENCE = /^Nokturn cannot start: [^\n]*; put a backup of the folder in its place, or [^\n]+\n$/;
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = newFolder();
    file = join(folder, 'nokturn.sqlite');
    await openStore(folder).close();
    const database = new DatabaseSync(file);
    database.exec(
      `WITH RECURSIVE some (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM some WHERE i < 5000)
       INSERT INTO people SELECT 'p' || i, 'Eva', hex(randomblob(32)), i FROM some`,
    );
    database.close();
  });

  it.each<[string, string, typeof runMain]>([
    // Once in a process of its own, which must come to its end.
    ['cut off', '{"num', runMain],
    ['nothing', 'null', saidByMain],
    ['no batch', '{"number":1}', saidByMain],
    ['no statements', '{"number":1,"statements":[17]}', saidByMain],
    [
      'a statement that makes no sense',
      '{"number":1,"statements":[["INSERT INTO nowhere VALUES (1)"]]}',
      saidByMain,
    ],
    [
      'what is there already',
      `{"number":1,"statements":[["INSERT INTO people VALUES ('p0','','',1)"]]}`,
      saidByMain,
    ],
  ])('ends with one sentence: a line beside the database that is %s', async (_, line, start) => {
    writeFileSync(`${file}-redo`, `${line}\n`);
    const { out, err, code } = await start({ PORT: '0', DATA_DIR: folder });
    expect([out, code]).toEqual(['', 1]);
    expect(err).toMatch(SENTENCE);
    expect(err).toMatch(/line 1 of .*nokturn\.sqlite-redo/);
    expect(readFileSync(`${file}-redo`, 'utf8')).toBe(`${line}\n`);
  });

  it.each<[string, (whole: Buffer) => Buffer, typeof runMain]>([
    ['is cut in half', (whole) => whole.subarray(0, Math.floor(whole.length / 8192) * 4096), saidByMain],
    ['has lost its beginning', (whole) => whole.fill(0, 0, 100), saidByMain],
    [
      'is text',
      () => Buffer.from('this is not a database, but long enough to be taken for one'.repeat(99)),
      saidByMain,
    ],
    [
      'is spoilt in the middle',
      (whole) => whole.fill(0xff, whole.length / 2, whole.length / 2 + 8192),
      runMain,
    ],
  ])('ends with one sentence: a database that %s', async (_, spoil, start) => {
    writeFileSync(file, spoil(readFileSync(file)));
    const before = readFileSync(file);
    const { out, err, code } = await start({ PORT: '0', DATA_DIR: folder });
    expect([out, code]).toEqual(['', 1]);
    expect(err).toMatch(SENTENCE);
    expect(err).toContain(`cannot open the database ${file}: it is damaged`);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

describe('stopping', () => {
  it('does not wait for a client that has fallen silent', async () => {
    const table = await TestServer.start();
    const silent = connect(table.server.port, '127.0.0.1');
    silent.write(
      'GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(silent, 'data');
    silent.on('error', () => undefined).pause();
    const began = performance.now();
    await table.stop();
    expect(performance.now() - began).toBeLessThan(4000);
    silent.destroy();
  });
});

describe('behind a proxy', () => {
  const metrics = (table: TestServer, forwarded?: string) =>
    table.ask('GET', '/metrics', forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {});

  it('an address is what the proxy reports, whatever the visitor has claimed before', async () => {
    const table = await TestServer.start({ trustProxy: true });
    expect((await metrics(table)).status).toBe(200);
    expect((await metrics(table, '203.0.113.7')).status).toBe(403);
    expect((await metrics(table, '127.0.0.1, 203.0.113.7')).status).toBe(403);
    await table.stop();
  });

  it('that the server does not know of, visitors do not count as this machine', async () => {
    const table = await TestServer.start();
    expect((await metrics(table, '203.0.113.7')).status).toBe(403);
    await table.stop();
  });
});

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 8765,
      host: '127.0.0.1',
      dataDir: 'data',
      durability: 'crash',
      databaseUrl: null,
      redisUrl: null,
      publicUrl: null,
      logLevel: 'warn',
      trustProxy: false,
      metricsToken: null,
      botBudget: 2000,
    });
  });

  it.each([
    { PORT: '70000' },
    { PORT: '1.5' },
    { LOG_LEVEL: 'loud' },
    { TRUST_PROXY: 'maybe' },
    { PUBLIC_URL: 'nokturn.example' },
    { PUBLIC_URL: 'ftp://nokturn.example' },
    { BOT_THREADS: '0' },
    { DURABILITY: 'eternal' },
    { DATABASE_URL: 'mysql://127.0.0.1/nokturn' },
    { DATABASE_URL: 'nokturn' },
    { REDIS_URL: 'redis://127.0.0.1' },
    { REDIS_URL: 'http://127.0.0.1', DATABASE_URL: 'postgres://127.0.0.1/nokturn' },
  ])('refuses %j', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
  });
});

describe('a database that disappears', () => {
  it('is reported to players; nothing is lost and play continues when it is back', async () => {
    const table = await TestServer.start();
    const [ada, ben] = await table.people('Ada', 'Ben');
    if (!ada || !ben) throw new Error('nobody came');
    const code = await table.match([ada, ben], { options: { target: 9 } });
    const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
    await a.answer('low');
    const file = join(table.folder, 'nokturn.sqlite');
    renameSync(file, `${file}.away`);

    expect(await b.answer('high')).toMatchObject({ type: 'refused', code: 'store' });
    expect(await a.answer('high')).toMatchObject({ type: 'refused', code: 'store' });
    expect(await a.send({ type: 'chat', text: 'hello?' })).toMatchObject({ code: 'store' });
    expect((await table.ask('GET', '/healthz')).status).toBe(503);
    expect((await table.ask('POST', '/api/people', { body: { name: 'New' } })).status).toBe(503);
    expect([a.version, b.version]).toEqual([0, 0]);
    expect(a.view.asked?.mine?.answer).toBe('low');
    expect(a.all('chat')).toEqual([]);

    renameSync(`${file}.away`, file);
    expect(await b.answer('high')).toMatchObject({ type: 'ack', version: 1 });
    await a.untilVersion(1);
    expect((await table.ask('GET', '/healthz')).status).toBe(200);
    await table.stop();
  });

  it('does not stop bots for good', async () => {
    const table = await TestServer.start();
    const ada = await table.person('Ada');
    const code = await table.match([ada], { bots: 1, options: { target: 9 } });
    const a = await table.join(code, ada);
    const file = join(table.folder, 'nokturn.sqlite');
    renameSync(file, `${file}.away`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    renameSync(`${file}.away`, file);
    await a.untilAsked();
    await a.answer(a.view.asked?.mine?.fallback ?? '');
    await a.untilVersion(1);
    await table.stop();
  });
});

describe('secrets', () => {
  it('are neither in the database nor in the logs', async () => {
    const written: string[] = [];
    const table = await TestServer.start({
      logLevel: 'debug',
      logTo: { write: (line) => void written.push(line) },
    });
    const { secret, person } = await table.person('Ada');
    const code = await table.match([{ secret, person }], { bots: 1 });
    const a = await table.join(code, { secret, person });
    await a.answer('low');
    await table.ask('GET', '/api/me', { secret: `${secret}x` });
    const [, random = ''] = secret.split('.');
    expect(written.join('')).toContain('match started');
    expect(written.join('')).not.toContain(random);
    expect(written.join('')).not.toContain(code);
    const database = new DatabaseSync(join(table.folder, 'nokturn.sqlite'));
    const people = database.prepare('SELECT * FROM people').all();
    expect(people).toHaveLength(1);
    expect(JSON.stringify(people)).not.toContain(random);
    database.close();
    await table.stop();
  });
});

describe('the page', () => {
  let table: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nokturn-page-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Nokturn</title>');
    writeFileSync(join(folder, 'assets', 'page-abc123.js'), `console.log('${'night '.repeat(300)}');`);
    writeFileSync(join(folder, 'assets', 'ready-1.css'), 'body{color:red}'.repeat(100));
    writeFileSync(join(folder, 'assets', 'ready-1.css.br'), 'made before');
    table = await TestServer.start({ page: folder });
  });
  afterAll(async () => {
    await table.stop();
    rmSync(folder, { recursive: true });
  });

  it('is served at the root and at each of its own addresses, and revalidated each time', async () => {
    for (const path of ['/', '/index.html', '/m/abcdefgh', '/rules/lovci-noci', '/m/cut-short-%C5']) {
      const { status, body, headers } = await table.ask('GET', path);
      expect([status, body]).toEqual([200, '<!doctype html><title>Nokturn</title>']);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-type')).toMatch(/^text\/html/);
    }
    const { headers } = await table.ask('GET', '/');
    const again = await table.ask('GET', '/', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    const known = `"other", W/${headers.get('etag')}`;
    expect((await table.ask('GET', '/', { headers: { 'if-none-match': known } })).status).toBe(304);
  });

  it('caches files with a hash for good and sends them compressed', async () => {
    const get = (encoding: string) =>
      fetch(new URL('/assets/page-abc123.js', table.server.url), {
        headers: { 'accept-encoding': encoding },
      });
    for (const encoding of ['br', 'gzip']) {
      const response = await get(`${encoding}, deflate`);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(Number(response.headers.get('content-length'))).toBeLessThan(300);
      expect(await response.text()).toMatch(/^console\.log\('night /);
    }
    expect((await get('identity')).headers.get('content-encoding')).toBeNull();
    expect((await get('br;q=0, gzip;q=0.5')).headers.get('content-encoding')).toBe('gzip');
    const ready = await fetch(new URL('/assets/ready-1.css', table.server.url), {
      headers: { 'accept-encoding': 'br' },
    });
    expect(ready.headers.get('content-length')).toBe(String('made before'.length));
    await ready.body?.cancel();
  });

  it('cannot be used to leave its folder', async () => {
    for (const path of ['/assets/missing.js', '/%2e%2e/package.json', '/..%2fpackage.json'])
      expect((await table.ask('GET', path)).status).toBe(404);
    const { status, body, headers } = await table.ask('GET', '/%zz.js');
    expect([status, body]).toMatchObject([400, { error: { code: 'malformed' } }]);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  });
});
