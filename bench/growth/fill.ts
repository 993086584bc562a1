import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Copies the template match until there are this many matches; returns the codes of some of the copies. */
export type Fill = (size: number) => Promise<readonly string[]>;

const SOME = 2000;
/** The whole of a match, under another code. */
const CODE = 'template';

export function fillSqlite(file: string): Fill {
  return async (size) => {
    const database = new DatabaseSync(file);
    const count = (database.prepare('SELECT count(*) AS n FROM matches').get() as { n: number }).n;
    const numbers = `WITH RECURSIVE numbers (n) AS (SELECT ${count} UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${size})`;
    const code = `'m' || replace(replace(printf('%07d', n), '0', 'a'), '1', 'b')`;
    database.exec('BEGIN');
    database.exec(`INSERT INTO matches (code, status, privacy, created_at, version, revision, wake_at, sheet, lines)
      ${numbers} SELECT ${code}, status, privacy, n, version, revision, wake_at,
        json_set(sheet, '$.code', ${code}, '$.createdAt', n), lines
      FROM numbers, matches WHERE code = '${CODE}'`);
    database.exec(`INSERT INTO players ${numbers}
      SELECT ${code}, person, n FROM numbers, players WHERE match = '${CODE}'`);
    database.exec(`INSERT INTO entries (match, version, entry) ${numbers}
      SELECT ${code}, version, entry FROM numbers, entries WHERE match = '${CODE}'`);
    database.exec('COMMIT');
    database.close();
    return codes(count, size);
  };
}

export function fillPostgres(url: string): Fill {
  return async (size) => {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<{ n: string }>('SELECT count(*) AS n FROM matches');
    const count = Number(rows[0]?.n);
    const numbers = `generate_series(${count}, ${size - 1}) AS n`;
    const code = `'m' || translate(lpad(n::text, 7, '0'), '01', 'ab')`;
    await client.query(`INSERT INTO matches (code, status, privacy, created_at, version, revision, wake_at, sheet, lines)
      SELECT ${code}, status, privacy, n, version, revision, wake_at,
        (sheet::jsonb || jsonb_build_object('code', ${code}, 'createdAt', n))::json, lines
      FROM ${numbers}, matches WHERE code = '${CODE}'`);
    await client.query(`INSERT INTO players (match, person, created_at)
      SELECT ${code}, person, n FROM ${numbers}, players WHERE match = '${CODE}'`);
    await client.query(`INSERT INTO entries (match, version, entry)
      SELECT ${code}, version, entry FROM ${numbers}, entries WHERE match = '${CODE}'`);
    await client.query('ANALYZE');
    await client.end();
    return codes(count, size);
  };
}

/** Codes contain no 0 or 1, which look like letters. */
function codeOf(number: number): string {
  return `m${String(number).padStart(7, '0').replaceAll('0', 'a').replaceAll('1', 'b')}`;
}

function codes(from: number, to: number): string[] {
  const step = Math.max(1, Math.floor((to - from) / SOME));
  const found: string[] = [];
  for (let n = from; n < to; n += step) found.push(codeOf(n));
  return found;
}
