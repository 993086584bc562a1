import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENV_PROTOCOL, envSchema, FROM_ENV_KINDS, TO_ENV_KINDS, toEnv } from '../src/env.ts';

const path = (file: string) => new URL(`../../../docs/${file}`, import.meta.url);
const read = (file: string) => readFileSync(path(file), 'utf8');
const DOCS = read('learning.md');

/** The first cell of each row of the table with this head. */
function rowsOf(head: string): string[] {
  const [, after = ''] = DOCS.split(`\n| ${head} |`);
  const [table = ''] = after.split('\n\n');
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, kind = '']) => kind);
}

describe('docs/learning.md', () => {
  it('names every message, and no other', () => {
    expect(rowsOf('Nokturn says')).toEqual(FROM_ENV_KINDS);
    expect(rowsOf('the program says')).toEqual(TO_ENV_KINDS);
  });

  it('names the current protocol', () => {
    expect(DOCS).toContain(`This page describes protocol ${ENV_PROTOCOL}.`);
  });

  it('shows lines that a program may send', () => {
    const lines = [...DOCS.matchAll(/^< (\{.*\})$/gm)].map(([, line = '']) => JSON.parse(line));
    expect(lines.map((line) => toEnv.parse(line).kind)).toEqual(['reset', 'step']);
  });

  it('has the current schema beside it; with WRITE_SCHEMA=1 this test writes it', () => {
    const schema = envSchema();
    if (process.env.WRITE_SCHEMA)
      writeFileSync(path('learning.schema.json'), `${JSON.stringify(schema, null, 2)}\n`);
    expect(JSON.parse(read('learning.schema.json'))).toEqual(schema);
  });

  it('a step has either picks or answers', () => {
    expect(toEnv.safeParse({ kind: 'step' }).success).toBe(false);
    expect(toEnv.safeParse({ kind: 'step', picks: [1], answers: ['a'] }).success).toBe(false);
    expect(toEnv.safeParse({ kind: 'step', answers: ['a', null, 3, ['b']] }).success).toBe(true);
  });
});
