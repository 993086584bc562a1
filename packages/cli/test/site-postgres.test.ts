import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestPostgres } from '@nokturn/server/testing/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { said } from './said.ts';

let postgres: TestPostgres;
let url: string;
let folder: string;
beforeAll(async () => {
  postgres = await TestPostgres.start();
  url = await postgres.newDatabase();
  folder = mkdtempSync(join(tmpdir(), 'nokturn-site-'));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

test('a database without a site does not become one, unless requested', async () => {
  const { host, pathname } = new URL(url);
  const where = `${host}${pathname}`;
  const commands = [
    ['worker', '--once'],
    ['moderate', 'tables'],
    ['export', join(folder, 'copy.jsonl')],
  ];
  // No command may make a site, so the next one finds none either.
  for (const args of commands)
    expect(await said([...args, '--database', url])).toEqual({
      code: 1,
      out: '',
      err: `nokturn: there is no site in the database ${where}; say where it is with --database\n`,
    });
  const migrated = { code: 0, out: 'the database is up to date\n' };
  expect(await said(['migrate', '--database', url])).toEqual({
    ...migrated,
    err: `there was no site in the database ${where}: a new one was created\n`,
  });
  expect(await said(['migrate', '--database', url])).toEqual({ ...migrated, err: '' });
  for (const args of commands) expect(await said([...args, '--database', url])).toMatchObject({ code: 0 });
});

test('a missing database is refused, and its password is not shown', async () => {
  const nowhere = new URL(url);
  nowhere.pathname = '/nokturm';
  nowhere.password = 'secret';
  const { code, err } = await said(['worker', '--once', '--database', nowhere.href]);
  expect(code).toBe(1);
  expect(err).toMatch(/^nokturn: cannot open the database: database "nokturm" does not exist\n$/);
});
