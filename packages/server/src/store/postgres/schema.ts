import type pg from 'pg';
import { StoreError } from '../store.ts';

/** Each migration brings a database from the version equal to its index to the next. Never change one; add one. */
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
  `
  -- Whom a match waits for, as far as everybody may know.
  ALTER TABLE matches ADD COLUMN awaits JSON;

  CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    confirmed BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    UNIQUE (person, kind, address)
  );

  CREATE TABLE wishes (person TEXT PRIMARY KEY REFERENCES people (id), wishes JSON NOT NULL);

  CREATE TABLE notices (
    person TEXT NOT NULL REFERENCES people (id),
    key TEXT NOT NULL,
    match TEXT,
    notice JSON NOT NULL,
    made_at BIGINT NOT NULL,
    due_at BIGINT,
    told_at BIGINT,
    PRIMARY KEY (person, key)
  );
  CREATE INDEX notices_due ON notices (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX notices_done ON notices (made_at) WHERE due_at IS NULL;
  CREATE INDEX notices_match ON notices (match);

  CREATE TABLE deliveries (
    person TEXT NOT NULL,
    key TEXT NOT NULL,
    channel TEXT NOT NULL,
    match TEXT,
    due_at BIGINT,
    attempts INTEGER NOT NULL DEFAULT 0,
    begun_by TEXT,
    outcome TEXT,
    PRIMARY KEY (person, key, channel)
  );
  CREATE INDEX deliveries_due ON deliveries (due_at) WHERE due_at IS NOT NULL AND begun_by IS NULL;
  CREATE INDEX deliveries_match ON deliveries (match);
  CREATE INDEX deliveries_channel ON deliveries (channel);
  `,
  `
  -- What was said without a word.
  ALTER TABLE chat ADD COLUMN sign TEXT;
  `,
  `
  -- What came of each seat of a finished match; it can be made again from the record. The order of codes is that of
  -- their bytes wherever it matters, so that it is the same in every database.
  ALTER TABLE matches ADD COLUMN reckoned BOOLEAN NOT NULL DEFAULT false;
  CREATE INDEX matches_unreckoned ON matches (code COLLATE "C") WHERE status = 'over' AND NOT reckoned;
  CREATE INDEX players_paged ON players (person, created_at, match);
  DROP INDEX players_newest;

  CREATE TABLE results (
    match TEXT NOT NULL REFERENCES matches (code),
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    person TEXT,
    bot TEXT,
    stood_in BOOLEAN,
    place INTEGER NOT NULL,
    won BOOLEAN NOT NULL,
    score DOUBLE PRECISION,
    team INTEGER,
    seats INTEGER NOT NULL,
    people INTEGER NOT NULL,
    ended_at BIGINT NOT NULL,
    facts JSON NOT NULL,
    PRIMARY KEY (match, seat)
  );
  CREATE INDEX results_person ON results (person, game, ended_at, match COLLATE "C") WHERE person IS NOT NULL;

  CREATE TABLE scoped_matches (
    scope TEXT NOT NULL,
    game TEXT NOT NULL,
    ended_at BIGINT NOT NULL,
    match TEXT NOT NULL REFERENCES matches (code),
    rating TEXT NOT NULL,
    opponent TEXT,
    PRIMARY KEY (match, scope)
  );
  CREATE INDEX scoped_matches_of_game ON scoped_matches (scope, game, ended_at, match COLLATE "C");
  CREATE INDEX scoped_matches_newest ON scoped_matches (scope, ended_at, match COLLATE "C");
  CREATE INDEX scoped_matches_due ON scoped_matches (scope, game, ended_at, match COLLATE "C")
    WHERE rating = 'due';
  `,
  `
  CREATE TABLE ratings (
    scope TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    ordinal DOUBLE PRECISION NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    last_at BIGINT NOT NULL,
    shown BOOLEAN NOT NULL,
    PRIMARY KEY (scope, game, person)
  );
  CREATE INDEX ratings_best ON ratings (scope, game, (-ordinal), person COLLATE "C") WHERE shown;
  CREATE INDEX ratings_person ON ratings (person);

  CREATE TABLE rating_progress (
    scope TEXT NOT NULL,
    game TEXT NOT NULL,
    revision INTEGER NOT NULL,
    ended_at BIGINT NOT NULL,
    match TEXT NOT NULL,
    PRIMARY KEY (scope, game)
  );
  `,
  `
  -- That of the match when the line was said: those who watch late read it when they see that version.
  ALTER TABLE chat ADD COLUMN version INTEGER;
  `,
  `
  CREATE TABLE circles (
    code TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    invite TEXT NOT NULL,
    is_rated BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL
  );

  CREATE TABLE circle_members (
    circle TEXT NOT NULL REFERENCES circles (code),
    person TEXT NOT NULL REFERENCES people (id),
    is_keeper BOOLEAN NOT NULL,
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (circle, person)
  );
  CREATE INDEX circle_members_person ON circle_members (person);
  `,
  `
  DROP INDEX ratings_best;
  CREATE INDEX ratings_ranked ON ratings (scope, game, ordinal, person COLLATE "C") WHERE shown;
  `,
  `
  CREATE TABLE holidays (person TEXT PRIMARY KEY REFERENCES people (id), spans TEXT NOT NULL);
  `,
  `
  -- How many are shown in each sixteenth of a point: to know a rank, only those of one's own are counted.
  CREATE TABLE rating_steps (
    scope TEXT NOT NULL,
    game TEXT NOT NULL,
    step INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (scope, game, step)
  );
  INSERT INTO rating_steps SELECT scope, game, floor(ordinal * 16), count(*) FROM ratings WHERE shown GROUP BY 1, 2, 3;

  -- In one order, so that no two wait for each other.
  CREATE FUNCTION ratings_came() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO rating_steps SELECT scope, game, floor(ordinal * 16), count(*) FROM came WHERE shown
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (scope, game, step) DO UPDATE SET people = rating_steps.people + excluded.people;
    RETURN NULL;
  END $$;
  CREATE FUNCTION ratings_went() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO rating_steps SELECT scope, game, floor(ordinal * 16), -count(*) FROM went WHERE shown
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT (scope, game, step) DO UPDATE SET people = rating_steps.people + excluded.people;
    DELETE FROM rating_steps WHERE people = 0 AND (scope, game) IN (SELECT scope, game FROM went);
    RETURN NULL;
  END $$;
  CREATE FUNCTION ratings_moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO rating_steps SELECT scope, game, floor(ordinal * 16), sum(people) FROM (
        SELECT scope, game, ordinal, 1 AS people FROM came WHERE shown
        UNION ALL SELECT scope, game, ordinal, -1 FROM went WHERE shown
      ) AS moved GROUP BY 1, 2, 3 HAVING sum(people) <> 0 ORDER BY 1, 2, 3
      ON CONFLICT (scope, game, step) DO UPDATE SET people = rating_steps.people + excluded.people;
    DELETE FROM rating_steps WHERE people = 0 AND (scope, game) IN (SELECT scope, game FROM went);
    RETURN NULL;
  END $$;
  CREATE TRIGGER ratings_came AFTER INSERT ON ratings REFERENCING NEW TABLE AS came
    FOR EACH STATEMENT EXECUTE FUNCTION ratings_came();
  CREATE TRIGGER ratings_went AFTER DELETE ON ratings REFERENCING OLD TABLE AS went
    FOR EACH STATEMENT EXECUTE FUNCTION ratings_went();
  CREATE TRIGGER ratings_moved AFTER UPDATE ON ratings REFERENCING OLD TABLE AS went NEW TABLE AS came
    FOR EACH STATEMENT EXECUTE FUNCTION ratings_moved();
  `,
];

/** An arbitrary number that nobody else locks in this database. */
export const LOCK = 0x6e6f6b74;

/** Whether the database has ever been migrated. */
export async function isMigrated(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('nokturn_schema') IS NOT NULL AS there",
  );
  return rows[0]?.there ?? false;
}

/** Migrates the database. If several servers start at once, one does it and the others wait. */
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
