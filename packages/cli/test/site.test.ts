import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MatchRecord, type Options, resolveOptions } from '@nokturn/engine';
import { theHunger } from '@nokturn/games/the-hunger/index.ts';
import { type MatchInfo, openStore } from '@nokturn/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playByWorkers, work } from '../src/queue/queue.ts';
import { run } from '../src/run.ts';
import type { Job, Outcome } from '../src/threads/job.ts';
import { playJob } from '../src/threads/play-job.ts';

/** Runs a command line in this process: the test concerns the databases, not the terminal. */
async function nokturn(args: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void out.push(`${line}\n`));
  vi.spyOn(console, 'error').mockImplementation((line) => void err.push(`${line}\n`));
  const code = await run(args);
  return { code, out: out.join(''), err: err.join('') };
}

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nokturn-site-'));
  site = join(folder, 'site');
  vi.stubEnv('LC_ALL', 'en');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const INFO: MatchInfo = {
  code: 'abcdefgh',
  game: 'lovci-noci',
  rules: 1,
  options: {},
  privacy: 'listed',
  spectators: true,
  clock: { seconds: null, after: 'default' },
  status: 'lobby',
  host: 'ada',
  createdAt: 1,
  startedAt: null,
  endedAt: null,
  winners: null,
  rematch: null,
  seats: [{ kind: 'open' }],
  seed: null,
};

/** A site with one person and one table that everybody sees. */
async function makeSite(): Promise<void> {
  const store = openStore(site);
  await store.addPerson({ id: 'ada', name: 'Ada', secretHash: 'a1', createdAt: 1 });
  await store.createMatch({ info: INFO, version: 0, revision: 0, wakeAt: null });
  await store.close();
}

/** The golden matches of a game, as finished by two people at a listed table. */
async function finishMatches(count: number): Promise<void> {
  const file = new URL(
    '../../games/lovci-noci/past/2-bce72439a0b02b9e3409b32d8cd6a0ad.golden.json',
    import.meta.url,
  );
  const { records } = JSON.parse(readFileSync(file, 'utf8')) as { records: readonly MatchRecord[] };
  const store = openStore(site);
  const people = Array.from({ length: 8 }, (_, i) => `person-${i}`);
  await store.upkeep.restorePeople(people.map((id) => ({ id, name: id, secretHash: id, createdAt: 1 })));
  for (const [i, record] of records.slice(0, count).entries()) {
    const info: MatchInfo = {
      ...INFO,
      ...{ code: `match${i}`, rules: record.rules, digest: record.digest ?? '', options: record.options },
      ...{ status: 'over', startedAt: 2, endedAt: 10 + i, winners: [], host: 'person-0', seed: record.seed },
      seats: people.slice(0, record.seats).map((person) => ({
        ...{ kind: 'person', person, standIn: null, stoodIn: false, returnedAt: null, reactions: {} },
        hold: false,
      })),
    };
    const entries = record.moves.map((move) => ({ at: 5, moves: [move] }));
    const copy = { info, version: entries.length, revision: 1, wakeAt: null, entries, held: [], chat: [] };
    await store.upkeep.restore(copy);
  }
  await store.close();
}

async function ratingsOf(game: string) {
  const store = openStore(site);
  const list = await store.ratings.leaders({ scope: 'site', game }, null, 99);
  await store.close();
  return list;
}

describe('nokturn ratings', () => {
  test('finds the results of matches, rates them, and gets the same ratings again', async () => {
    await finishMatches(3);
    expect(await nokturn(['ratings', '--database', site])).toEqual({
      code: 0,
      out: 'worked out the results of 3 older matches\nsite  lovci-noci  3 matches rated\n',
      err: '',
    });
    const once = await ratingsOf('lovci-noci');
    expect(once.length).toBeGreaterThan(1);
    expect(await nokturn(['ratings', '--database', site])).toMatchObject({
      out: 'site  lovci-noci  0 matches rated\n',
    });
    expect(await nokturn(['ratings', '--rebuild', '--database', site])).toMatchObject({
      code: 0,
      out: 'site  lovci-noci  3 matches rated\n',
    });
    expect(await ratingsOf('lovci-noci')).toEqual(once);
  });

  test('rebuilds them from the records, whatever results the database contains', async () => {
    await finishMatches(3);
    await nokturn(['ratings', '--database', site]);
    const once = await ratingsOf('lovci-noci');
    const store = openStore(site);
    const results = await store.history.results('match1');
    await store.history.amend(results.map((result) => ({ ...result, place: 1, won: true, cards: {} })));
    await store.upkeep.forgetPerson('person-0', '–', 'nobody-1');
    await store.close();
    expect(await nokturn(['ratings', '--rebuild', '--database', site])).toMatchObject({
      code: 0,
      out: 'corrected the result of 1 match from its record\nsite  lovci-noci  3 matches rated\n',
    });
    expect(await ratingsOf('lovci-noci')).toEqual(
      once.filter(({ person }) => person !== 'person-0').map((rating, i) => ({ ...rating, rank: i + 1 })),
    );
  });

  test('says that there is nothing to rate', async () => {
    await makeSite();
    expect(await nokturn(['ratings', '--database', site])).toMatchObject({
      code: 0,
      out: 'there is nothing to rate\n',
    });
  });
});

describe('nokturn migrate', () => {
  test('makes a database where there is none', async () => {
    const { code, out } = await nokturn(['migrate', '--database', site]);
    expect({ code, out }).toEqual({ code: 0, out: 'the database is up to date\n' });
    expect(existsSync(join(site, 'nokturn.sqlite'))).toBe(true);
  });

  test('says why a database cannot be reached', async () => {
    const { code, err } = await nokturn(['migrate', '--database', 'postgres://127.0.0.1:1/nowhere']);
    expect(code).toBe(1);
    expect(err).toMatch(/^nokturn: cannot open the database: .*ECONNREFUSED/);
    expect((await nokturn(['migrate', '--database', 'mysql://here/there'])).code).toBe(2);
  });
});

describe('nokturn export and import', () => {
  test('carry a site from one database to another', async () => {
    await makeSite();
    const file = join(folder, 'copy.jsonl');
    const exported = await nokturn(['export', file, '--database', site]);
    expect(exported).toMatchObject({ code: 0, out: `one person and one match are in ${file}\n` });
    // It contains all cards of unfinished matches.
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const other = join(folder, 'other');
    const imported = await nokturn(['import', file, '--database', other]);
    expect(imported).toMatchObject({
      code: 0,
      out: 'verified: one person, 1 of 1 matches\nall of it is in the database\n',
    });
    const store = openStore(other);
    expect((await store.match('abcdefgh'))?.info).toEqual(INFO);
    await store.close();
  });

  test('refuse a damaged copy before a database is touched', async () => {
    await makeSite();
    const file = join(folder, 'copy.jsonl');
    await nokturn(['export', file, '--database', site]);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Ada', 'Eve'));
    const { code, err } = await nokturn(['import', file, '--database', join(folder, 'other')]);
    expect(code).toBe(1);
    expect(err).toContain('is refused: the copy was changed or is damaged');
    expect(existsSync(join(folder, 'other'))).toBe(false);
  });

  test('do not overwrite a file, and say so if one is missing', async () => {
    await makeSite();
    const file = join(folder, 'copy.jsonl');
    writeFileSync(file, 'mine');
    expect((await nokturn(['export', file, '--database', site])).err).toMatch(/cannot be written/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect((await nokturn(['import', join(folder, 'nowhere')])).err).toMatch(/cannot be read/);
  });
});

describe('a folder that may be mistyped', () => {
  const copy = () => join(folder, 'copy.jsonl');

  test.for([
    ['export', () => ['export', copy()], '--database'],
    ['moderate', () => ['moderate', 'tables'], '--database'],
    ['worker', () => ['worker', '--once'], '--database'],
    ['ladder', () => ['ladder', 'the-hunger', '--bots', 'random,novice', '--games', '2'], '--spread'],
  ] as const)('is not made into a site by nokturn %s', async ([, args, flag]) => {
    expect(await nokturn([...args(), flag, site])).toEqual({
      code: 1,
      out: '',
      err: `nokturn: there is no site in the folder ${site}; say where it is with ${flag}\n`,
    });
    expect([site, copy()].filter(existsSync)).toEqual([]);
  });

  test('is reported as a new site by the commands that may make one', async () => {
    await makeSite();
    await nokturn(['export', copy(), '--database', site]);
    const made = (where: string) => `there was no site in the folder ${where}: a new one was created\n`;
    for (const [i, args] of [['migrate'], ['import', copy()]].entries()) {
      const where = join(folder, `new-${i}`);
      expect(await nokturn([...args, '--database', where])).toMatchObject({ code: 0, err: made(where) });
      expect(await nokturn([...args, '--database', where])).toMatchObject({ code: 0, err: '' });
    }
  });

  test('is reported in the requested language', async () => {
    const { err } = await nokturn(['worker', '--once', '--database', site, '--lang', 'cs']);
    expect(err).toBe(`nokturn: ve složce ${site} žádný web není; řekni, kde je, pomocí --database\n`);
  });
});

describe('nokturn moderate', () => {
  const moderate = (...args: string[]) => nokturn(['moderate', ...args, '--database', site]);

  test('shows, unlists and closes tables', async () => {
    await makeSite();
    expect((await moderate('tables')).out).toMatch(/^abcdefgh +lovci-noci +lobby +Ada\n$/);
    expect((await moderate('unlist', 'abcdefgh')).code).toBe(0);
    expect((await moderate('tables')).out).toBe('no table is listed\n');
    expect((await moderate('close', 'abcdefgh')).code).toBe(0);
    const store = openStore(site);
    expect((await store.match('abcdefgh'))?.info.status).toBe('closed');
    await store.close();
    expect((await moderate('close', 'zzzzzzzz')).err).toContain('there is no match zzzzzzzz');
  });

  test('blocks names and frees them again', async () => {
    await makeSite();
    await moderate('block', 'Rude');
    expect((await moderate('blocked')).out).toBe('rude\n');
    await moderate('unblock', 'rude');
    expect((await moderate('blocked')).out).toBe('');
    expect(await moderate('unblock', 'rude')).toMatchObject({
      code: 1,
      err: 'nokturn: "rude" is not blocked; "nokturn moderate blocked" lists the names that are\n',
    });
  });

  test('does not accept an empty name, which every other name contains', async () => {
    await makeSite();
    expect(await moderate('block', ' ')).toMatchObject({ code: 2, err: 'nokturn: a name is missing\n' });
    expect((await moderate('blocked')).out).toBe('');
  });

  test.for([
    [['dance'], '"dance" is not one of tables, close'],
    [['close'], 'the code of a match is missing'],
    [['tables', 'x'], '"x" is one word too many'],
  ] as const)('%s is wrong usage', async ([args, says]) => {
    const { code, err } = await moderate(...args);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});

describe('matches that are spread', () => {
  const JOBS = Array.from({ length: 20 }, (_, i) => ({
    game: 'the-hunger',
    seats: 3,
    options: optionsOf(theHunger, 3),
    seed: `spread ${i}`,
    bots: ['random', 'random', 'random'],
    inDetail: false,
  }));
  const withoutTimes = ({ times: _, ...outcome }: Outcome) => outcome;
  const never = new AbortController().signal;
  const into = (spread: Outcome[]) => (outcome: Outcome, number: number) => {
    spread[number] = outcome;
  };

  test('are played by workers, each once, as they are played here', { timeout: 60_000 }, async () => {
    const store = openStore(site);
    const spread: Outcome[] = [];
    const waiting = playByWorkers(store, JOBS, { done: into(spread) });
    let played = 0;
    const add = (matches: number) => {
      played += matches;
    };
    const working = { threads: 1, once: true, signal: never, played: add };
    await Promise.all([work(store, working), work(store, working)]);
    await waiting;
    expect(played).toBe(JOBS.length);
    expect(spread.map(withoutTimes)).toEqual(JOBS.map((job) => withoutTimes(playJob(job))));
    await store.close();
  });

  test('that cannot be played are named, and leave nothing behind', { timeout: 60_000 }, async () => {
    const store = openStore(site);
    const job = JOBS[0] as Job;
    const waiting = playByWorkers(store, [{ ...job, bots: ['nobody'] }], { done: () => undefined });
    const refused = expect(waiting).rejects.toThrow(/could not play: .*nobody/);
    await work(store, { threads: 1, once: true, signal: never, played: () => undefined });
    await refused;
    expect(await store.jobs.claim('anybody', ['matches'], 1000)).toBeNull();
    await store.close();
  });

  test('return to the queue when their worker is stopped', { timeout: 60_000 }, async () => {
    const store = openStore(site);
    const stopped = new AbortController();
    const spread: Outcome[] = [];
    const waiting = playByWorkers(store, JOBS, { done: into(spread) });
    const first = work(store, {
      threads: 1,
      once: true,
      signal: stopped.signal,
      played: () => stopped.abort(),
    });
    await first;
    await work(store, { threads: 1, once: true, signal: never, played: () => undefined });
    await waiting;
    expect(spread).toHaveLength(JOBS.length);
    await store.close();
  });
});

describe('nokturn worker', () => {
  test('ends when nothing is left, if requested', async () => {
    await makeSite();
    const { code, out } = await nokturn(['worker', '--once', '--database', site]);
    expect({ code, out }).toEqual({ code: 0, out: '0 games were played\n' });
  });
});

function optionsOf(game: Parameters<typeof resolveOptions>[0], seats: number): Options {
  const resolved = resolveOptions(game, seats, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  return resolved.options;
}
