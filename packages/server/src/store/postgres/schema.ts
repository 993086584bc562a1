import type pg from 'pg';
import { StoreError } from '../store.ts';

/** Each one brings a database from the version of its place in this list to the next. Never change one; add one. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    secret_hash TEXT NOT NULL,
    created_at BIGINT NOT NULL
  );

  CREATE TABLE servers (
    id TEXT PRIMARY KEY,
    alive_until TIMESTAMPTZ NOT NULL
  );

  -- Rewritten with every move: room on the page lets PostgreSQL do so in place.
  CREATE TABLE matches (
    code TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    privacy TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    version INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    lines INTEGER NOT NULL DEFAULT 0,
    wake_at BIGINT,
    keeper TEXT,
    sheet JSON NOT NULL
  ) WITH (fillfactor = 70);
  CREATE INDEX matches_listed ON matches (status, created_at) WHERE privacy = 'listed';
  CREATE INDEX matches_due ON matches (wake_at) WHERE wake_at IS NOT NULL;

  CREATE TABLE players (
    match TEXT NOT NULL REFERENCES matches (code),
    person TEXT NOT NULL REFERENCES people (id),
    created_at BIGINT NOT NULL,
    PRIMARY KEY (match, person)
  );
  CREATE INDEX players_newest ON players (person, created_at);

  CREATE TABLE entries (
    match TEXT NOT NULL REFERENCES matches (code),
    version INTEGER NOT NULL,
    entry JSON NOT NULL,
    PRIMARY KEY (match, version)
  );

  CREATE TABLE snapshots (
    match TEXT PRIMARY KEY REFERENCES matches (code),
    version INTEGER NOT NULL,
    snapshot JSON NOT NULL
  );

  CREATE TABLE held (
    match TEXT NOT NULL REFERENCES matches (code),
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    answer JSON NOT NULL,
    elapsed BIGINT NOT NULL,
    PRIMARY KEY (match, seat)
  );

  CREATE TABLE commands (
    match TEXT NOT NULL REFERENCES matches (code),
    person TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (match, person, id)
  );

  CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches (code),
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    person TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    PRIMARY KEY (match, number)
  );

  CREATE TABLE jobs (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    batch TEXT NOT NULL,
    kind TEXT NOT NULL,
    input JSON NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    worker TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    leased_until TIMESTAMPTZ,
    result JSON,
    reason TEXT
  );
  CREATE INDEX jobs_open ON jobs (number) WHERE state IN ('waiting', 'running');
  CREATE INDEX jobs_batch ON jobs (batch, number);
  `,
  `
  CREATE TABLE blocked_names (name TEXT PRIMARY KEY);
  CREATE INDEX matches_ended ON matches (((sheet->>'endedAt')::bigint)) WHERE status = 'over';
  CREATE INDEX matches_unstarted ON matches (created_at) WHERE status IN ('lobby', 'closed');
  CREATE INDEX chat_person ON chat (person);

  -- Of no worth after a crash, so it is not logged.
  CREATE UNLOGGED TABLE allowances (
    key TEXT PRIMARY KEY,
    remaining DOUBLE PRECISION NOT NULL,
    at TIMESTAMPTZ NOT NULL
  ) WITH (fillfactor = 50);
  `,
  `
  -- The command that made the entry: a row of its own would cost more than the entry itself.
  ALTER TABLE entries ADD COLUMN person TEXT, ADD COLUMN command TEXT;
  `,
  `
  -- What a site has once: the key with which it signs.
  CREATE TABLE site (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  `,
  `
  -- By which releases of rules a server can play. Those that never say so are of before there were any.
  ALTER TABLE servers ADD COLUMN rules JSON;
  `,
  `
  ALTER TABLE matches ADD COLUMN origin TEXT;
  CREATE INDEX matches_origin ON matches (created_at) WHERE origin IS NOT NULL;
  `,
];

/** Any number that nobody else locks in this database. */
export const LOCK = 0x6e6f6b74;

/** Whether the database was ever brought up to date. */
export async function isMigrated(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('nokturn_schema') IS NOT NULL AS there",
  );
  return rows[0]?.there ?? false;
}

/** Brings the database up to date. Of several servers that start at once, one does it and the others wait. */
export async function migrate(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await client.query('CREATE TABLE IF NOT EXISTS nokturn_schema (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM nokturn_schema');
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length)
      throw new StoreError(
        'unavailable',
        `the database was made by a newer program: it has version ${version}, this one knows ${MIGRATIONS.length}`,
      );
    for (const migration of MIGRATIONS.slice(version)) await client.query(migration);
    await client.query(
      rows.length === 0 ? 'INSERT INTO nokturn_schema VALUES ($1)' : 'UPDATE nokturn_schema SET version = $1',
      [MIGRATIONS.length],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
