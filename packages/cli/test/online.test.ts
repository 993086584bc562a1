import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIBRARY } from '@nokturn/games/all';
import { openStore, startServer } from '@nokturn/server';
import { newGuest, post } from '@nokturn/server/testing/guest';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { emptyFolder, nokturn } from './nokturn.ts';
import { said } from './said.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

let server: Server;
let site: string;
let data: string;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'nokturn-online-'));
  const store = openStore(data);
  server = await startServer({ library: LIBRARY, store, pace: 0.001, logLevel: 'silent' });
  site = server.url.replace(/\/$/, '');
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

const home = (config: string) => ({ env: { XDG_CONFIG_HOME: config } });

/** Somebody else's table, with one free seat and bots. */
async function table(
  seats: readonly object[] = [
    { kind: 'bot', level: 'random' },
    { kind: 'open' },
    { kind: 'bot', level: 'random' },
  ],
) {
  const host = await newGuest(site, 'Hana');
  const { match } = await post<{ match: { code: string } }>(site, '/api/matches', {
    secret: host.secret,
    body: { game: 'vendetta', seats, sit: false, clock: { seconds: 86_400, after: 'default' } },
  });
  const start = () => post(site, `/api/matches/${match.code}/start`, { secret: host.secret });
  return { code: match.code, link: `${site}/m/${match.code}`, host, start };
}

/** Starts the match once somebody has sat down. */
async function startWhenFull(code: string, start: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const { match } = (await (await fetch(`${site}/api/matches/${code}`)).json()) as {
      match: { seats: { kind: string }[] };
    };
    if (match.seats.every(({ kind }) => kind !== 'open')) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await start();
}

/** A connection to the server that delays every message longer than a reaction stays open. */
async function slowWireTo(origin: string): Promise<string> {
  const { port, hostname } = new URL(origin);
  const wire = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on('data', (data) => setTimeout(() => far.writable && far.write(data), 150));
    far.pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await once(wire.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void wire.close());
  return `http://127.0.0.1:${(wire.address() as AddressInfo).port}`;
}

describe('a match of a server, in the terminal', () => {
  test('is joined by its link, played by lines, found again and continued', async () => {
    const config = emptyFolder();
    const { code, link, start } = await table();
    const [first] = await Promise.all([
      nokturn(['play', '--join', link, '--name', 'Tomáš'], { input: '1\n1\n1\n', ...home(config) }),
      startWhenFull(code, start),
    ]);
    expect(first.err).toBe('');
    expect(first.code).toBe(0);
    expect(first.out).toContain('You have a seat.');
    expect(first.out).toMatch(/Answer with/);
    // Under the names that they have on the page.
    expect(first.out).toContain('Jana');
    expect(first.out).not.toMatch(/\bP[13]\b/);

    // The secret is the person's alone.
    expect(statSync(join(config, 'nokturn', 'people.json')).mode & 0o777).toBe(0o600);

    const listed = await nokturn(['matches'], home(config));
    expect(listed.out).toMatch(
      new RegExp(`^YOUR MOVE \\(until [^)]+\\) +Vampire: The Masquerade – Vendetta +Tomáš +${link}\\n$`),
    );
    const json = JSON.parse((await said(['matches', site, '--json'], home(config))).out);
    expect(json).toMatchObject([{ site, match: { code, status: 'playing' } }]);
    const { version } = json[0].match;
    expect(version).toBeGreaterThan(2);

    const again = await nokturn(['play', '--join', link, '--lang', 'cs'], {
      input: '1\n1\npromise\nquit\n',
      ...home(config),
    });
    expect(again.err).toBe('');
    expect(again.code).toBe(0);
    expect(again.out).toMatch(/^nokturn-seal-2-[0-9a-f]{64}-[0-9a-f]{16}$/m);
    const [after] = JSON.parse((await said(['matches', '--json'], home(config))).out);
    expect(after.match.version).toBeGreaterThan(version);
  }, 240_000);

  test('a script whose answers come late goes on with the next question', async () => {
    const slow = await slowWireTo(site);
    const { code, start } = await table();
    const [{ err, code: status }] = await Promise.all([
      nokturn(['play', '--join', `${slow}/m/${code}`, '--name', 'Ota'], {
        input: '1\n'.repeat(25),
        ...home(emptyFolder()),
      }),
      startWhenFull(code, start),
    ]);
    expect({ err, status }).toEqual({ err: '', status: 0 });
  }, 240_000);

  test('with a personal link you are the same person here as there', async () => {
    const config = emptyFolder();
    const { host } = await table();
    const { out } = await said(['matches', `${site}/me#${host.secret}`], home(config));
    expect(out).toMatch(/^waiting for players +Vampire: The Masquerade – Vendetta +/);
  }, 240_000);

  test('a site that is down is named, and matches on the others are listed', async () => {
    const config = emptyFolder();
    const { host, link } = await table();
    await said(['matches', `${site}/me#${host.secret}`], home(config));
    const file = join(config, 'nokturn', 'people.json');
    const away = 'http://127.0.0.1:1';
    const people = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ [away]: people[site], ...people }));
    const { code, out, err } = await said(['matches'], home(config));
    expect(err).toBe(`nokturn: ${away} cannot be reached\n`);
    expect(out).toContain(link);
    expect(code).toBe(1);
    writeFileSync(file, JSON.stringify({ [away]: people[site] }));
    expect(await said(['matches'], home(config))).toMatchObject({ code: 1, out: '', err });
  }, 240_000);

  test.for([
    ['https://club.example/rules', 2, 'is not a link to a match'],
    ['no link at all', 2, 'is not a link'],
    ['http://127.0.0.1:1/m/abcdefgh', 1, 'cannot be reached'],
  ] as const)('what leads nowhere is said: %s', async ([link, code, says]) => {
    const outcome = await said(['play', '--join', link], home(emptyFolder()));
    expect(outcome.err).toContain(says);
    expect(outcome.code).toBe(code);
  });

  test('there is no seat, or no such match', async () => {
    const config = emptyFolder();
    const { link } = await table([0, 1, 2].map(() => ({ kind: 'bot', level: 'random' })));
    expect((await said(['play', '--join', link], home(config))).err).toContain('no seat for you');
    const gone = await said(['play', '--join', `${site}/m/abcdefgh2345`], home(config));
    expect(gone.err).toContain('there is no such match');
    expect(gone.code).toBe(1);
    expect((await said(['play', 'vendetta', '--join', link], home(config))).err).toContain(
      'vendetta cannot be used',
    );
    expect((await said(['matches'], home(emptyFolder()))).err).toContain('not played on any server');
  }, 240_000);

  test('an answer that is not offered ends a script, and nothing else', async () => {
    const config = emptyFolder();
    const { code, link, start } = await table();
    const [outcome] = await Promise.all([
      said(['play', '--join', link], { input: 'nonsense\n', ...home(config) }),
      startWhenFull(code, start),
    ]);
    expect(outcome.code).toBe(1);
    expect(outcome.err).toMatch(/^nokturn: .+\n$/);
  }, 240_000);
});
