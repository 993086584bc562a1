import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MatchRecord, promiseText, Random, randomAnswer, readPromise } from '@nokturn/engine';
import { GAMES } from '@nokturn/games/all';
import { promiseOf } from '@nokturn/protocol/device';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Dealer } from '../../server/src/match/dealer.ts';
import {
  ChoosesSeed,
  DealsFromAnother,
  Drops,
  LeavesOut,
  PromisesAnother,
  Swaps,
  TellsAnother,
} from '../../server/test/helpers/cheats.ts';
import { Device } from '../../server/test/helpers/device.ts';
import { TestServer } from '../../server/test/helpers/table.ts';
import { run } from '../src/run.ts';
import { emptyFolder, nokturn as started } from './nokturn.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nokturn-fairness-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

/** Runs a command line in this process: the test concerns the record, not the terminal. */
async function nokturn(args: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  vi.spyOn(console, 'log').mockImplementation((line) => void out.push(`${line}\n`));
  vi.spyOn(console, 'error').mockImplementation((line) => void err.push(`${line}\n`));
  const code = await run(args);
  return { code, out: out.join(''), err: err.join('') };
}

interface Played {
  readonly record: MatchRecord;
  readonly file: string;
  /** The messages that the device was given to keep: with the table, and at the start. */
  readonly table: string;
  readonly seal: string | null;
  /** The site's reply at /.well-known/nokturn-key. */
  readonly key: object;
}

let files = 0;
function written(content: unknown): string {
  const file = join(folder, `${files++}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** A whole match on a real server, between one person with a device and a bot. */
async function played(dealer?: Dealer): Promise<Played> {
  const server = await TestServer.start({ games: GAMES, ...(dealer && { dealer }) });
  try {
    const ada = await server.person('Ada');
    const seats = [{ kind: 'open' }, { kind: 'bot', level: 'random' }] as const;
    const { code } = await server.create(ada, { game: 'the-hunger', seats: [...seats] });
    const device = await Device.join(server, code, ada);
    await device.untilCommitted();
    await server.begin(code, ada);
    const { client } = device;
    const random = new Random('ada');
    await client.until(() => client.table);
    while (!client.view.over) {
      await client.untilAsked();
      const ask = client.view.asked?.mine?.ask;
      if (ask) await client.answer(randomAnswer(ask, (n) => random.below(n)));
    }
    await client.until(() => device.lobby.status === 'over');
    const { body: record } = await server.ask<MatchRecord>('GET', `/api/matches/${code}/record`);
    const { body: key } = await server.ask<object>('GET', '/.well-known/nokturn-key');
    const { commitment } = device.kept;
    return {
      record,
      file: written(record),
      table: promiseText({ what: 'table', format: 2, digest: commitment ?? '' }),
      seal: promiseOf(code, device.kept),
      key,
    };
  } finally {
    await server.stop();
  }
}

describe('nokturn verify, on a match from a server', () => {
  let good: Played;
  beforeAll(async () => {
    good = await played();
  }, 240_000);

  test('says who drew the randomness, and what a record alone does not prove', async () => {
    const { code, out } = await nokturn(['verify', good.file]);
    expect(code).toBe(0);
    expect(out).toMatch(/^verified: every move follows the rules, and the seed follows from what was drawn/);
    expect(out).toMatch(/drawn by +the server and the device of seat 1; seat 2 is a bot/);
    expect(out).toMatch(/promise +none was given/);
    expect(out).toMatch(/signature +of the key \S+; compare it with --key/);
    expect(out).toMatch(/not proved +that the dealer did not look at the cards/);
  });

  test('checks it against the promise of the table and of the start', async () => {
    const table = await nokturn(['verify', good.file, '--promise', good.table]);
    expect(table).toMatchObject({
      code: 0,
      out: expect.stringMatching(/promise +kept: the secret was fixed/),
    });
    const seal = await nokturn(['verify', good.file, '--promise', good.seal ?? '']);
    expect(seal.out).toMatch(/promise +kept: secret, setup and all that devices added were fixed/);
    const { out } = await nokturn(['verify', good.file, '--promise', good.seal ?? '', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      ...{ verified: true, format: 2, promise: 'seal' },
      drawn: { attempt: 1, added: [0], kinds: ['person', 'bot'] },
    });
  });

  test('checks offline where it was played, with the key of the site in any form', async () => {
    const { x } = good.key as { x: string };
    for (const key of [x, written(good.key), written(` ${x}\n`)]) {
      const { code, out } = await nokturn(['verify', good.file, `--key=${key}`]);
      expect({ code, out }).toEqual({
        code: 0,
        out: expect.stringMatching(/signature +of the key that was given/),
      });
    }
    const other = generateKeyPairSync('ed25519').publicKey;
    const pem = written(String(other.export({ format: 'pem', type: 'spki' })));
    const { signature, ...unsigned } = good.record;
    const bent = { ...good.record, hash: undefined };
    const badly = { ...good.record, signature: { key: 'none', value: signature?.value } };
    for (const [file, key, says] of [
      [good.file, pem, 'the record is signed with another key'],
      [written(unsigned), x, 'the record is not signed'],
      [written(bent), x, 'the record is not what was signed'],
      [written(bent), null, 'the record is not what was signed'],
      [written(badly), null, 'the key with which the record is signed cannot be read'],
    ] as const) {
      const { code, err } = await nokturn(['verify', file, ...(key ? [`--key=${key}`] : [])]);
      expect({ code, err }).toEqual({ code: 1, err: `nokturn: refused: ${says}\n` });
    }
  });

  test.for([
    ['--promise', 'soon', '--promise must be nokturn-…'],
    ['--promise', '', '--promise must be nokturn-…'],
    ['--key', 'moon', '--key must be an Ed25519 key, or a file with one, not "moon"'],
  ] as const)('%s "%s" is wrong usage', async ([flag, value, says]) => {
    const { code, err } = await nokturn(['verify', good.file, flag, value]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(says) });
  });

  test('does not keep the promise of another match', async () => {
    const other = `nokturn-seal-2-${'ab'.repeat(32)}`;
    expect(readPromise(other)).not.toBeNull();
    const { code, err } = await nokturn(['verify', good.file, '--promise', other]);
    expect({ code, err }).toEqual({
      code: 1,
      err: 'nokturn: refused: what was sealed at the start is not what the record says\n',
    });
  });
});

describe('nokturn verify catches a dishonest server, by what the page gave to keep', () => {
  test.for<readonly [string, Dealer, RegExp]>([
    ['that promises another secret when all sit', new PromisesAnother(), /promised with another commitment/],
    ['that deals from another secret', new DealsFromAnother(), /the secret is not the one that was promised/],
    ['that chooses the seed when all is revealed', new ChoosesSeed(), /and this one has format 1/],
    [
      'that swaps the seed at the end',
      new Swaps(GAMES),
      /promised with another commitment|sealed at the start/,
    ],
    ['that drops a nonce at the end', new Drops(GAMES), /what was sealed at the start is not/],
  ])('%s', { timeout: 120_000 }, async ([, dealer, says]) => {
    const { file, table, seal } = await played(dealer);
    const { code, err } = await nokturn(['verify', file, '--promise', seal ?? table]);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(says) });
  });

  test('that leaves a device out: its promise is broken, and anyone who added nothing is named', {
    timeout: 120_000,
  }, async () => {
    const { file, seal } = await played(new LeavesOut());
    const { code, err } = await nokturn(['verify', file, '--promise', seal ?? '']);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/your device wanted to add was left out/),
    });
    const { out } = await nokturn(['verify', file]);
    expect(out).toMatch(/drawn by +the server alone, .*; nothing was added by seat 1; seat 2 is a bot/);
  });
});

/** Joins a match in a terminal and plays it through another connection; returns the terminal's final output. */
async function joined(dealer?: Dealer, language = 'en') {
  const config = emptyFolder();
  const server = await TestServer.start({ games: GAMES, ...(dealer && { dealer }) });
  onTestFinished(() => server.stop());
  const host = await server.person('Hana');
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'random' }] as const;
  const { code } = await server.create(host, { game: 'the-hunger', seats: [...seats], sit: false });
  const site = server.server.url.replace(/\/$/, '');
  const ending = started(['play', '--join', `${site}/m/${code}`, '--name', 'Ada', '--lang', language], {
    input: null,
    env: { XDG_CONFIG_HOME: config },
  });
  const watcher = await server.join(code, host);
  const committed = () => {
    const { lobby } = watcher.last('lobby') ?? {};
    const [seat] = lobby?.seats ?? [];
    return seat?.kind === 'person' ? seat.commitment : null;
  };
  // Starting a program takes an unknown time: the limit is that of the test.
  await Promise.race([watcher.until(committed, 120_000), ending]);
  await server.begin(code, host);
  const { secret } = JSON.parse(readFileSync(join(config, 'nokturn', 'people.json'), 'utf8'))[site];
  const file = join(config, 'nokturn', 'promises', encodeURIComponent(site), `${code}.json`);
  const hand = await server.connect();
  await hand.join(code, secret);
  const random = new Random('ada');
  await hand.until(() => hand.table);
  while (!hand.view.over) {
    await hand.untilAsked();
    const ask = hand.view.asked?.mine?.ask;
    if (ask) await hand.answer(randomAnswer(ask, (n) => random.below(n)));
  }
  const { code: exit, out, err } = await ending;
  const again = () => started(['play', '--join', `${site}/m/${code}`], { env: { XDG_CONFIG_HOME: config } });
  const { body: record } = await server.ask<MatchRecord>('GET', `/api/matches/${code}/record`);
  return { exit, out, err, file, record, again };
}

describe('a terminal at a table is a device of its own', () => {
  test('it adds a part, keeps its promise for its owner alone, and compares by itself', {
    timeout: 120_000,
  }, async () => {
    const { exit, out, err, file, record, again } = await joined();
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain('Verified: nobody could choose the dice.');
    const { revealed } = JSON.parse(readFileSync(file, 'utf8'));
    expect(record.draw?.seats[0]).toMatchObject({ kind: 'person', nonce: revealed.nonce });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [promise = ''] = /nokturn-seal-2-[0-9a-f]{64}-[0-9a-f]{16}/.exec(out) ?? [];
    expect(await nokturn(['verify', written(record), '--promise', promise])).toMatchObject({ code: 0 });
    writeFileSync(file, '{"commitment"');
    expect(await again()).toMatchObject({ code: 1, err: expect.stringContaining(`${file} is damaged`) });
    expect(readFileSync(file, 'utf8')).toBe('{"commitment"');
  });

  test.for<readonly [string, Dealer, string, RegExp]>([
    ['promises another secret', new PromisesAnother(), 'en', /not the one it promised with the table/],
    ['deals from another secret', new DealsFromAnother(), 'en', /not verified: the secret is not the one/],
    ['chooses the seed', new ChoosesSeed(), 'pl', /według zapisu serwer losował sam.* nokturn-/],
    ['swaps the seed', new Swaps(GAMES), 'cs', /tajemství, které odhalil, není to.* nokturn-/],
    ['drops a nonce', new Drops(GAMES), 'en', /not what was sealed at the start.* nokturn-seal-2-/],
    ['tells of another match', new TellsAnother(GAMES), 'en', /not the one that this computer was shown/],
  ])('it finds out a server that %s', { timeout: 120_000 }, async ([, dealer, language, says]) => {
    const { exit, err } = await joined(dealer, language);
    expect({ exit, err }).toEqual({ exit: 1, err: expect.stringMatching(says) });
  });

  test('it says so if its own part was left out', { timeout: 120_000 }, async () => {
    const { exit, out } = await joined(new LeavesOut());
    expect({ exit, out }).toEqual({ exit: 0, out: expect.stringContaining('was left out') });
  });
});
