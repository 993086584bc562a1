import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { readRecord } from '@nokturn/engine';
import { GAME_IDS } from '@nokturn/games';
import { expect, it } from 'vitest';
import { CARRIES, carriedIn, LONGEST, readCarried } from '../src/after/matchLink.ts';
import type { LocalSeat } from '../src/source/local/seats.ts';

function goldenOf(game: string) {
  const past = new URL(`../../games/${game}/past/`, import.meta.url);
  const files = readdirSync(past).filter((name) => name.endsWith('.golden.json'));
  const { records } = JSON.parse(readFileSync(new URL(files.at(-1) ?? '', past), 'utf8'));
  return (records as unknown[]).map((data) => {
    const read = readRecord(JSON.stringify(data));
    if ('flaw' in read) throw new Error(read.flaw.reason);
    const { record } = read;
    const seats = Array.from({ length: record.seats }, (_, i): LocalSeat => {
      return i === 0 ? { kind: 'person', name: 'Žofie' } : { kind: 'bot', level: 'adept' };
    });
    return { seats, record };
  });
}

it.each(GAME_IDS)('%s: every golden match fits into a link and comes back as it was', async (game) => {
  for (const match of goldenOf(game)) {
    const path = await carriedIn(match);
    if (path === null) throw new Error(`a match of ${match.record.moves.length} moves is too long`);
    expect(path).toMatch(/^\/replay#r=[\w-]+$/);
    expect(await readCarried(path.slice('/replay#'.length))).toMatchObject(match);
  }
});

it('a match that is too long gets no link', async () => {
  const [match] = goldenOf('vendetta');
  if (match === undefined) throw new Error('no golden match');
  const noise = Array.from(
    { length: LONGEST },
    (_, i) => ['step', 0, `option-${(i * 7919) % 104_729}`] as const,
  );
  expect(await carriedIn({ ...match, record: { ...match.record, moves: noise } })).toBeNull();
});

const packed = (text: string | Buffer) => `${CARRIES}${deflateRawSync(text).toString('base64url')}`;

it('a link without a complete match is rejected', async () => {
  const [{ seats, record } = { seats: [], record: undefined }] = goldenOf('vendetta');
  const whole = packed(JSON.stringify({ seats, record }));
  expect(await readCarried(whole)).not.toBeNull();
  const { hash: _, ...unfinished } = record ?? {};
  const bad = {
    nothing: CARRIES,
    'cut short': whole.slice(0, -20),
    'no letters of base64': `${CARRIES}žluťoučký`,
    'not compressed': `${CARRIES}${Buffer.from('{}').toString('base64url')}`,
    'no match': packed('{"seats":[],"record":{}}'),
    'too few seats': packed(JSON.stringify({ seats: seats.slice(1), record })),
    'not over': packed(JSON.stringify({ seats, record: unfinished })),
    'a hundred megabytes in a few': packed(Buffer.alloc(100_000_000)),
  };
  for (const [what, hash] of Object.entries(bad)) expect(await readCarried(hash), what).toBeNull();
});
