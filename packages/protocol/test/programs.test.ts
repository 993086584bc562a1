import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  FROM_PROGRAM_KINDS,
  fromProgram,
  PROGRAM_PROTOCOL,
  programSchema,
  TO_PROGRAM_KINDS,
} from '../src/programs.ts';

const path = (file: string) => new URL(`../../../docs/${file}`, import.meta.url);
const read = (file: string) => readFileSync(path(file), 'utf8');
const DOCS = read('bot-protocol.md');

/** The first cell of each row of the table under a heading, and the rest. */
function rowsUnder(heading: string): [string, string][] {
  const [, after = ''] = DOCS.split(new RegExp(`\n##+ ${heading}\n`));
  const [section = ''] = after.split(/\n##+ /);
  return [...section.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)].map(([, first = '', rest = '']) => [first, rest]);
}

describe('docs/bot-protocol.md', () => {
  it.for([
    ['Messages from Nokturn', TO_PROGRAM_KINDS],
    ['Messages from the program', FROM_PROGRAM_KINDS],
    ['Questions and answers', ['one', 'amount', 'several', 'order']],
  ] as const)('%s: every message in a sentence, and no other', ([heading, kinds]) => {
    const rows = rowsUnder(heading);
    expect(rows.map(([kind]) => kind)).toEqual([...kinds]);
    for (const [, said] of rows) expect(said).toMatch(/\p{L}.{15,}/u);
  });

  it('names the current protocol', () => {
    expect(DOCS).toContain(`this page describes protocol ${PROGRAM_PROTOCOL}.`);
  });

  it('shows lines that a program may send', () => {
    const lines = [...DOCS.matchAll(/^< (\{.*\})$/gm)].map(([, line = '']) => JSON.parse(line));
    expect(lines.map((line) => fromProgram.parse(line).kind)).toEqual(['ready', 'answer']);
  });

  it('has the current schema beside it; with WRITE_SCHEMA=1 this test writes it', () => {
    const file = 'bot-protocol.schema.json';
    const schema = programSchema();
    if (process.env.WRITE_SCHEMA) writeFileSync(path(file), `${JSON.stringify(schema, null, 2)}\n`);
    expect(JSON.parse(read(file))).toEqual(schema);
  });
});
