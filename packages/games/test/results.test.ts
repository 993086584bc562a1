import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord, Rulebook } from '@nokturn/engine';
import { LANGUAGES } from '@nokturn/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { RELEASES, rulesFor } from '../all.ts';
import { neededModuleOf, wordsAt } from '../folder.ts';
import { GAME_IDS } from '../index.ts';
import { type ResultsOf, resultsIn, type SeatResult } from '../results.ts';

const RELEASED = GAME_IDS.flatMap((game) => (RELEASES[game] ?? []).map((release) => ({ game, ...release })));

describe.each(RELEASED)('results of $game, version $rules of the rules', ({ game, rules, digest }) => {
  let found: { readonly record: MatchRecord; readonly seats: readonly SeatResult[] }[];
  let kept: ResultsOf;

  beforeAll(async () => {
    const file = join(import.meta.dirname, '..', game, 'past', `${rules}-${digest}.golden.json`);
    const { records } = JSON.parse(readFileSync(file, 'utf8')) as { records: readonly MatchRecord[] };
    const rulebook = (await rulesFor(game, digest)) as Rulebook;
    kept = (await neededModuleOf<{ results: ResultsOf }>(game, 'results.ts')).results;
    found = records
      .filter((record) => record.hash !== undefined)
      .slice(0, 12)
      .map((record) => ({ record, seats: resultsIn(rulebook, record, kept) }));
  });

  it('exist for every seat, with winners ahead of all others', () => {
    expect(found.length).toBeGreaterThan(0);
    for (const { record, seats } of found) {
      expect(seats).toHaveLength(record.seats);
      for (const { place, won } of seats) {
        expect(Number.isInteger(place) && place >= 1).toBe(true);
        for (const other of seats) if (won && !other.won) expect(place).toBeLessThan(other.place);
      }
    }
  });

  it('name the character each seat has played and the cards it has used, in every language', () => {
    const words = LANGUAGES.map((language) => wordsAt(game, `locales/${language}.ftl`) ?? '');
    const isNamed = (id: string) => words.every((text) => text.includes(`\n${id} =`));
    const seats = found.flatMap((each) => each.seats);
    for (const { played, cards } of seats) {
      for (const [kind, ids] of Object.entries(played)) {
        expect(kept.kinds).toContain(kind);
        for (const id of ids) expect(isNamed(`${kind}-${id}`), `${kind}-${id}`).toBe(true);
      }
      for (const [card, times] of Object.entries(cards)) {
        expect(isNamed(`card-${card}`), `card-${card}`).toBe(true);
        expect(times).toBeGreaterThan(0);
      }
    }
    for (const kind of kept.kinds) expect(seats.some(({ played }) => played[kind]?.length)).toBe(true);
    expect(seats.some(({ cards }) => Object.keys(cards).length > 0)).toBe(true);
  });

  it('name the opponent in cooperative games', () => {
    for (const { record, seats } of found) {
      const isTogether = new Set(seats.map(({ team }) => team)).size === 1 && seats[0]?.team !== null;
      expect(kept.opponent !== undefined).toBe(isTogether);
      if (isTogether) expect(kept.opponent?.(record)).toMatch(/\w/);
    }
  });
});

it('fall back on the winners in a game that records nothing else', async () => {
  const { game, digest, rules } = RELEASED[0] as (typeof RELEASED)[number];
  const file = join(import.meta.dirname, '..', game, 'past', `${rules}-${digest}.golden.json`);
  const [record] = (JSON.parse(readFileSync(file, 'utf8')) as { records: readonly MatchRecord[] }).records;
  const rulebook = (await rulesFor(game, digest)) as Rulebook;
  const seats = resultsIn(rulebook, record as MatchRecord, null);
  expect(seats).toHaveLength((record as MatchRecord).seats);
  for (const seat of seats) expect(seat).toMatchObject({ place: seat.won ? 1 : 2, score: null, played: {} });
});
