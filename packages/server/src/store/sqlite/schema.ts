/** Each migration brings a database from the version equal to its index to the next. Never change one; add one. */
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
  `
  -- Whom a match waits for, as far as everybody may know.
  ALTER TABLE matches ADD COLUMN awaits TEXT;

  CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    UNIQUE (person, kind, address)
  ) WITHOUT ROWID;

  CREATE TABLE wishes (person TEXT PRIMARY KEY REFERENCES people (id), wishes TEXT NOT NULL) WITHOUT ROWID;

  CREATE TABLE notices (
    person TEXT NOT NULL REFERENCES people (id),
    key TEXT NOT NULL,
    match TEXT,
    notice TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    due_at INTEGER,
    told_at INTEGER,
    PRIMARY KEY (person, key)
  ) WITHOUT ROWID;
  CREATE INDEX notices_due ON notices (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX notices_done ON notices (made_at) WHERE due_at IS NULL;
  CREATE INDEX notices_match ON notices (match);

  CREATE TABLE deliveries (
    person TEXT NOT NULL,
    key TEXT NOT NULL,
    channel TEXT NOT NULL,
    match TEXT,
    due_at INTEGER,
    attempts INTEGER NOT NULL DEFAULT 0,
    begun_by TEXT,
    outcome TEXT,
    PRIMARY KEY (person, key, channel)
  ) WITHOUT ROWID;
  CREATE INDEX deliveries_due ON deliveries (due_at) WHERE due_at IS NOT NULL AND begun_by IS NULL;
  CREATE INDEX deliveries_match ON deliveries (match);
  CREATE INDEX deliveries_channel ON deliveries (channel);
  `,
  `
  -- What was said without a word.
  ALTER TABLE chat ADD COLUMN sign TEXT;
  `,
  `
  -- What came of each seat of a finished match; it can be made again from the record.
  ALTER TABLE matches ADD COLUMN reckoned INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX matches_unreckoned ON matches (code) WHERE status = 'over' AND reckoned = 0;

  CREATE TABLE results (
    match TEXT NOT NULL REFERENCES matches (code),
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    person TEXT,
    bot TEXT,
    stood_in INTEGER,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL,
    score REAL,
    team INTEGER,
    seats INTEGER NOT NULL,
    people INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    facts TEXT NOT NULL,
    PRIMARY KEY (match, seat)
  ) WITHOUT ROWID;
  CREATE INDEX results_person ON results (person, game, ended_at, match) WHERE person IS NOT NULL;

  CREATE TABLE scoped_matches (
    scope TEXT NOT NULL,
    game TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    match TEXT NOT NULL REFERENCES matches (code),
    rating TEXT NOT NULL,
    opponent TEXT,
    PRIMARY KEY (scope, game, ended_at, match)
  ) WITHOUT ROWID;
  CREATE INDEX scoped_matches_newest ON scoped_matches (scope, ended_at, match);
  CREATE INDEX scoped_matches_match ON scoped_matches (match);
  CREATE INDEX scoped_matches_due ON scoped_matches (scope, game, ended_at, match) WHERE rating = 'due';
  `,
  `
  CREATE TABLE ratings (
    scope TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    ordinal REAL NOT NULL,
    matches INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    PRIMARY KEY (scope, game, person)
  ) WITHOUT ROWID;
  CREATE INDEX ratings_best ON ratings (scope, game, -ordinal, person) WHERE shown = 1;
  CREATE INDEX ratings_person ON ratings (person);

  CREATE TABLE rating_progress (
    scope TEXT NOT NULL,
    game TEXT NOT NULL,
    revision INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    match TEXT NOT NULL,
    PRIMARY KEY (scope, game)
  ) WITHOUT ROWID;
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
    is_rated INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE circle_members (
    circle TEXT NOT NULL REFERENCES circles (code),
    person TEXT NOT NULL REFERENCES people (id),
    is_keeper INTEGER NOT NULL,
    joined_at INTEGER NOT NULL,
    PRIMARY KEY (circle, person)
  ) WITHOUT ROWID;
  CREATE INDEX circle_members_person ON circle_members (person);
  `,
  `
  -- Ranks are counted: the index holds all that this takes.
  DROP INDEX ratings_best;
  CREATE INDEX ratings_ranked ON ratings (scope, game, shown, ordinal, person);
  `,
  `
  CREATE TABLE holidays (person TEXT PRIMARY KEY REFERENCES people (id), spans TEXT NOT NULL) WITHOUT ROWID;
  `,
  `
  -- How many are shown in each sixteenth of a point: to know a rank, only those of one's own are counted.
  CREATE TABLE rating_steps (
    scope TEXT NOT NULL,
    game TEXT NOT NULL,
    step INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (scope, game, step)
  ) WITHOUT ROWID;
  INSERT INTO rating_steps SELECT scope, game, floor(ordinal * 16), count(*) FROM ratings WHERE shown = 1
    GROUP BY scope, game, floor(ordinal * 16);

  CREATE TRIGGER rating_came AFTER INSERT ON ratings WHEN new.shown = 1 BEGIN
    INSERT INTO rating_steps VALUES (new.scope, new.game, floor(new.ordinal * 16), 1)
      ON CONFLICT DO UPDATE SET people = people + 1;
  END;
  CREATE TRIGGER rating_went AFTER DELETE ON ratings WHEN old.shown = 1 BEGIN
    UPDATE rating_steps SET people = people - 1
      WHERE scope = old.scope AND game = old.game AND step = floor(old.ordinal * 16);
    DELETE FROM rating_steps
      WHERE scope = old.scope AND game = old.game AND step = floor(old.ordinal * 16) AND people = 0;
  END;
  CREATE TRIGGER rating_went_from AFTER UPDATE ON ratings WHEN old.shown = 1 BEGIN
    UPDATE rating_steps SET people = people - 1
      WHERE scope = old.scope AND game = old.game AND step = floor(old.ordinal * 16);
    DELETE FROM rating_steps
      WHERE scope = old.scope AND game = old.game AND step = floor(old.ordinal * 16) AND people = 0;
  END;
  CREATE TRIGGER rating_came_to AFTER UPDATE ON ratings WHEN new.shown = 1 BEGIN
    INSERT INTO rating_steps VALUES (new.scope, new.game, floor(new.ordinal * 16), 1)
      ON CONFLICT DO UPDATE SET people = people + 1;
  END;
  `,
];

/** From this version on, a database knows how much of the file beside it was committed: see database.ts. */
export const REDO_SINCE = 5;
