/** Each one brings a database from the version of its place in this list to the next. Never change one; add one. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    secret_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE matches (
    code TEXT PRIMARY KEY,
    status TEXT NOT NULL,
    privacy TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    wake_at INTEGER,
    sheet TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX matches_listed ON matches (status, created_at) WHERE privacy = 'listed';
  CREATE INDEX matches_due ON matches (wake_at) WHERE wake_at IS NOT NULL;

  CREATE TABLE players (
    match TEXT NOT NULL REFERENCES matches (code),
    person TEXT NOT NULL REFERENCES people (id),
    created_at INTEGER NOT NULL,
    PRIMARY KEY (person, created_at, match)
  ) WITHOUT ROWID;
  CREATE INDEX players_of_match ON players (match);

  CREATE TABLE entries (
    match TEXT NOT NULL REFERENCES matches (code),
    version INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match, version)
  ) WITHOUT ROWID;

  CREATE TABLE held (
    match TEXT NOT NULL REFERENCES matches (code),
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    answer TEXT NOT NULL,
    elapsed INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
  ) WITHOUT ROWID;

  CREATE TABLE commands (
    match TEXT NOT NULL REFERENCES matches (code),
    person TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (match, person, id)
  ) WITHOUT ROWID;

  CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches (code),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    PRIMARY KEY (match, number)
  ) WITHOUT ROWID;
  `,
  `
  ALTER TABLE matches ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE matches ADD COLUMN lines INTEGER NOT NULL DEFAULT 0;
  UPDATE matches SET lines = (SELECT count(*) FROM chat WHERE chat.match = matches.code);
  `,
  `
  CREATE TABLE snapshots (
    match TEXT PRIMARY KEY REFERENCES matches (code),
    version INTEGER NOT NULL,
    snapshot TEXT NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE jobs (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    batch TEXT NOT NULL,
    kind TEXT NOT NULL,
    input TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    worker TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    leased_until INTEGER,
    result TEXT,
    reason TEXT
  );
  CREATE INDEX jobs_open ON jobs (number) WHERE state IN ('waiting', 'running');
  CREATE INDEX jobs_batch ON jobs (batch, number);
  `,
  `
  CREATE TABLE blocked_names (name TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE INDEX matches_ended ON matches (CAST(sheet ->> 'endedAt' AS INTEGER)) WHERE status = 'over';
  CREATE INDEX matches_unstarted ON matches (created_at) WHERE status IN ('lobby', 'closed');
  CREATE INDEX chat_person ON chat (person);
  `,
  `
  CREATE TABLE redo (last INTEGER NOT NULL);
  INSERT INTO redo VALUES (0);

  -- With row ids, so that the sheet and what changes with every move are on one page.
  CREATE TABLE matches_of_now (
    code TEXT PRIMARY KEY NOT NULL,
    status TEXT NOT NULL,
    privacy TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    wake_at INTEGER,
    lines INTEGER NOT NULL DEFAULT 0,
    sheet TEXT NOT NULL
  );
  INSERT INTO matches_of_now (code, status, privacy, created_at, version, revision, wake_at, lines, sheet)
    SELECT code, status, privacy, created_at, version, revision, wake_at, lines, sheet FROM matches
    ORDER BY created_at;
  DROP TABLE matches;
  ALTER TABLE matches_of_now RENAME TO matches;
  CREATE INDEX matches_listed ON matches (status, created_at) WHERE privacy = 'listed';
  CREATE INDEX matches_due ON matches (wake_at) WHERE wake_at IS NOT NULL;
  CREATE INDEX matches_ended ON matches (CAST(sheet ->> 'endedAt' AS INTEGER)) WHERE status = 'over';
  CREATE INDEX matches_unstarted ON matches (created_at) WHERE status IN ('lobby', 'closed');
  `,
  `
  -- The command that made the entry: a row of its own would cost more than the entry itself.
  ALTER TABLE entries ADD COLUMN person TEXT;
  ALTER TABLE entries ADD COLUMN command TEXT;
  `,
  `
  -- What a site has once: the key with which it signs.
  CREATE TABLE site (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  `,
  `
  -- Written to find out whether that is possible.
  CREATE TABLE health (number INTEGER PRIMARY KEY NOT NULL, proof BLOB NOT NULL);
  `,
  `
  ALTER TABLE matches ADD COLUMN origin TEXT;
  CREATE INDEX matches_origin ON matches (created_at) WHERE origin IS NOT NULL;
  `,
];

/** The version from which on a database knows what of the file beside it was committed: see database.ts. */
export const REDO_SINCE = 5;
