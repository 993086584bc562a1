import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLIENT_KINDS, CLOSE_CODES, REFUSALS, ROUTES, SERVER_KINDS } from '../src/index.ts';

const DOCS = readFileSync(new URL('../../../docs/server.md', import.meta.url), 'utf8');

/** The rows of the tables under a heading: the first cell, and the rest. */
function rowsUnder(heading: string): Map<string, string> {
  const [, after = ''] = DOCS.split(`\n### ${heading}\n`);
  const [section = ''] = after.split(/\n##+ /);
  const rows = [...section.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)];
  return new Map(rows.map(([, first = '', rest = '']) => [first, rest.trim()]));
}

const sentence = /\p{L}.{20,}/u;

describe('docs/server.md', () => {
  it('says in a sentence what each client message does, and names no other', () => {
    const rows = rowsUnder('What a client sends');
    expect([...rows.keys()]).toEqual([...CLIENT_KINDS]);
    for (const said of rows.values()) expect(said).toMatch(sentence);
  });

  it('says in a sentence what each server message tells, and names no other', () => {
    const rows = rowsUnder('What the server sends');
    expect([...rows.keys()]).toEqual([...SERVER_KINDS]);
    for (const said of rows.values()) expect(said).toMatch(sentence);
  });

  it('says which answer fits which kind of question', () => {
    const rows = rowsUnder('Questions and answers');
    expect([...rows.keys()]).toEqual(['one', 'amount', 'several', 'order']);
    for (const said of rows.values()) expect(said).toMatch(sentence);
  });

  it('names every code with which the server closes a connection', () => {
    const rows = rowsUnder('When a connection is closed');
    expect([...rows.keys()]).toEqual(Object.entries(CLOSE_CODES).map(([why, code]) => `${code} ${why}`));
    for (const said of rows.values()) expect(said).toMatch(sentence);
  });

  it('says what an empty place in a list means', () => {
    expect(DOCS).toMatch(/`\[\]` at an index of a list/);
  });

  it('names only existing refusals and requests', () => {
    const named = [...DOCS.matchAll(/refused with `([a-z-]+)`/g)].map(([, code]) => code);
    expect(named).not.toEqual([]);
    for (const code of named) expect(Object.keys(REFUSALS)).toContain(code);
    const paths = new Set(Object.values(ROUTES).map(({ path }) => path.split('/').slice(0, 3).join('/')));
    const asked = [...DOCS.matchAll(/`(?:GET|POST|PUT|PATCH|DELETE) (\/api\/[\w-]+)/g)].map(
      ([, path]) => path,
    );
    for (const path of asked) expect([...paths]).toContain(path);
  });
});
