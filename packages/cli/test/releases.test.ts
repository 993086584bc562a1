import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord, Rulebook } from '@nokturn/engine';
import { RELEASES, rulesFor } from '@nokturn/games/all';
import { LANGUAGES, plain, type Thing } from '@nokturn/text';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../src/command.ts';
import { verify } from '../src/commands/verify.ts';
import { seatNames, terminalOf, textOf } from '../src/terminals.ts';
import { wordsIn } from '../src/words.ts';
import { emptyFolder, nokturn } from './nokturn.ts';

interface Component {
  readonly id?: string;
}

const released = Object.entries(RELEASES).flatMap(([game, releases]) =>
  releases.map((release) => ({ game, ...release })),
);

function goldens({ game, rules, digest }: (typeof released)[number]): MatchRecord[] {
  const file = new URL(`../../games/${game}/past/${rules}-${digest}.golden.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).records;
}

function written(record: unknown): string {
  const file = join(emptyFolder(), 'record.json');
  writeFileSync(file, JSON.stringify(record));
  return file;
}

/** Runs the command in this process: one process for each record would take minutes. */
async function verified(record: unknown): Promise<string> {
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
  try {
    await verify.run([written(record)], {}, wordsIn('en'));
    return said.join('\n');
  } finally {
    log.mockRestore();
  }
}

const [masters1, masters2] = released.filter(({ game }) => game === 'masters-of-the-night');
if (masters1 === undefined || masters2 === undefined) throw new Error('the first releases are gone');

describe.each(released)('$game, release $rules-$digest', (release) => {
  it('nokturn verify proves all its golden records', async () => {
    for (const record of goldens(release)) {
      const said = await verified(record);
      expect(said).toContain('verified: every move follows the rules');
      expect(said).toContain(`${release.rules}-${release.digest}`);
      expect(said).not.toContain('note:');
    }
  });
});

describe('a record from before there were releases', () => {
  it('is verified by the release that it fits', async () => {
    for (const { digest: _, ...record } of goldens(masters1))
      expect(await verified(record)).toContain(`1-${masters1.digest}`);
  });

  it('of an unknown version is refused with a list of the known ones', async () => {
    const [record] = goldens(masters1);
    const versions = released.flatMap(({ game, rules }) => (game === 'masters-of-the-night' ? [rules] : []));
    const known = [...new Set(versions)].join(', ');
    await expect(verified({ ...record, digest: undefined, rules: 99 })).rejects.toThrow(
      new Failure(
        `the match was played under version 99 of the rules, which this program does not have; it has version ${known}`,
      ),
    );
    await expect(verified({ ...record, digest: 'abc' })).rejects.toThrow(
      /version 1 of the rules \(release abc\)/,
    );
  });

  it('of unreleased rules is marked as such', async () => {
    const [record] = goldens(masters2);
    expect(await verified({ ...record, digest: 'unreleased' })).toContain(
      'note: the match was played under rules that were never released',
    );
  });
});

it('a saved match of the previous release goes on by its rules, and its record verifies', async () => {
  const record = goldens(masters1).find(({ seats }) => seats === 1);
  if (record === undefined) throw new Error('there is no match for one');
  const { hash: _, ...setup } = record;
  const file = written({ ...setup, moves: record.moves.slice(0, 10), play: { seat: 0, bots: ['novice'] } });
  const moves = record.moves.slice(10);
  const { code, err } = await nokturn(['play', '--resume', file, '--plain'], {
    input: `${'1\n'.repeat(400)}quit\n`,
  });
  expect([code, err]).toEqual([0, '']);
  const after: MatchRecord = JSON.parse(readFileSync(file, 'utf8'));
  expect(after).toMatchObject({ rules: 1, digest: masters1.digest });
  expect(after.moves.length).toBeGreaterThan(10);
  expect(moves.length).toBeGreaterThan(0);
  if (after.hash !== undefined) expect(await verified(after)).toContain(`1-${masters1.digest}`);
});

describe.each(LANGUAGES)('the terminal in %s', (language) => {
  const open = async (game: string, digest: string) => {
    const rules = await rulesFor(game, digest);
    if (rules === null) throw new Error('the rules are gone');
    return rules;
  };
  const about = (rules: Rulebook, thing: Thing, cards: Rulebook['cards'] = rules.cards) => {
    const { min } = rules.seats;
    const resolved = rules.resolve(min, {});
    if ('problem' in resolved) throw new Error(resolved.problem.reason);
    const match = rules.begin({ seats: min, options: resolved.options, seed: 'about' });
    const text = textOf({ ...rules, cards }, language, seatNames(min));
    return terminalOf(rules).about(thing, match.view(0), text).map(plain).join('\n');
  };

  it('draws the tracks of the match: masters-of-the-night', async () => {
    const rules = await open('masters-of-the-night', masters1.digest);
    const cards = { ...rules.cards, mostKills: 77, veil: { most: 78, leastOfHigh: 4 } };
    const resolved = rules.resolve(2, {});
    if ('problem' in resolved) throw new Error(resolved.problem.reason);
    const match = rules.begin({ seats: 2, options: resolved.options, seed: 'tracks' });
    const shown = (own: Rulebook) =>
      terminalOf(own)
        .board(match.view(0), textOf(own, language, seatNames(2)), { columns: 200, rows: 80 })
        .map(plain)
        .join('\n');
    expect(shown(rules)).not.toMatch(/\/7[78]/);
    expect(shown({ ...rules, cards })).toMatch(/\/77/);
    expect(shown({ ...rules, cards })).toMatch(/\/78/);
  });

  it('shows the text of a card under the rules of the match', async () => {
    const [old, today] = await Promise.all([
      open('masters-of-the-night', masters1.digest),
      open('masters-of-the-night', RELEASES['masters-of-the-night']?.at(-1)?.digest ?? ''),
    ]);
    const card = { type: 'card', id: 'blood-tests' };
    expect(about(old, card)).toMatch(/3/);
    expect(about(today, card)).not.toMatch(/3/);
  });

  it.each([
    {
      game: 'masters-of-the-night',
      table: 'abilities',
      key: 'temptation',
      type: 'card',
      numbers: { cost: 77 },
    },
    { game: 'vendetta', table: 'allies', key: 'al-marcel', type: 'card', numbers: { influence: 77 } },
    { game: 'lovci-noci', table: 'characters', key: 'apolena', type: 'character', numbers: { limit: 77 } },
    { game: 'the-hunger', table: 'cards', key: 'noble-carlyle', type: 'card', numbers: { value: 77 } },
  ])('shows the numbers of the match: $game', async ({ game, table, key, type, numbers }) => {
    const rules = await open(game, RELEASES[game]?.at(-1)?.digest ?? '');
    const all = rules.cards[table] as readonly Component[] | Readonly<Record<string, Component>>;
    const changed = Array.isArray(all)
      ? all.map((card) => (card.id === key ? { ...card, ...numbers } : card))
      : { ...all, [key]: { ...(all as Readonly<Record<string, Component>>)[key], ...numbers } };
    expect(about(rules, { type, id: key })).not.toContain('77');
    expect(about(rules, { type, id: key }, { ...rules.cards, [table]: changed })).toContain('77');
  });
});
