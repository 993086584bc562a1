import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@nokturn/engine';
import { describe, expect, test } from 'vitest';
import { diceDuel } from '../../engine/test/dice-duel.ts';
import { Counts } from '../src/balance/counts.ts';
import { findings } from '../src/balance/document.ts';
import { STUDIES } from '../src/balance/studies.ts';
import { Report, readable } from '../src/report.ts';
import { playOut } from '../src/simulation.ts';
import { noTimes } from '../src/statistics/times.ts';
import { seatNames } from '../src/terminals.ts';
import { wordsIn } from '../src/words.ts';
import { emptyFolder } from './nokturn.ts';
import { said } from './said.ts';

/** People count seats and positions in turn order from one; records, files and JSON count from zero. */

test('the first seat is P1', () => {
  expect(seatNames(3)).toEqual(['P1', 'P2', 'P3']);
});

describe('the tables of a simulation', () => {
  test('count from one what the statistics count from zero', async () => {
    const { out } = await said([
      'simulate',
      'lovci-noci',
      '--players',
      '4',
      '--games',
      '3',
      '--seed',
      'seats',
    ]);
    const keysOf = (group: string) => {
      const [, table = ''] = new RegExp(`^ {2}${group} +played.*\n((?: {2}\\S.*\n)+)`, 'm').exec(out) ?? [];
      return [...table.matchAll(/^ {2}(\S+)/gm)].map(([, key]) => key);
    };
    expect(keysOf('seat')).toEqual(['1', '2', '3', '4']);
    expect(keysOf('order')).toEqual(['1', '2', '3', '4']);
  });

  test('and nothing else: keys of other groups and JSON stay as they are', async () => {
    const duel = diceDuel as unknown as Game;
    const game: Game = {
      ...duel,
      tally: () => [
        { group: 'seat', key: '0', won: true },
        { group: 'card', key: '7', won: true },
      ],
    };
    const report = new Report(game, ['a', 'b', 'b']);
    const bots = Array.from({ length: 3 }, () => () => 'low');
    report.add(
      playOut(game, { seats: 3, options: { target: 1 }, seed: 's' }, bots, { keepRecord: false }),
      1,
    );
    const summary = { ...report.summary(), game: 'g', players: 3, games: 1, seed: 's' };
    expect(readable(summary, wordsIn('en')).join('\n')).toMatch(
      / {2}seat .*\n {2}1 .*\n\n {2}card .*\n {2}7 /,
    );
    expect(Object.keys(summary.wins.seat ?? {})).toEqual(['0']);
  });
});

test('the report of a ladder counts its seats from one', async () => {
  const file = join(emptyFolder(), 'ladder.html');
  await said([
    ...[
      'ladder',
      'the-hunger',
      '--bots',
      'random,novice',
      '--players',
      '2',
      '--games',
      '4',
      '--threads',
      '1',
    ],
    ...['--seed', 'seats', '--html', file],
  ]);
  const names = [...readFileSync(file, 'utf8').matchAll(/>(seat \d)</g)].map(([, name]) => name);
  expect([...new Set(names)]).toEqual(['seat 1', 'seat 2']);
});

describe('a study of the balance', () => {
  test('counts the places in the order of turns from one', () => {
    const study = STUDIES.find(({ game }) => game === 'lovci-noci');
    if (study === undefined) throw new Error('the study is gone');
    const counts = new Counts(study);
    for (const { name, seats } of study.settings)
      for (let i = 0; i < 3; i++)
        counts.add(name, {
          finished: true,
          won: Array.from({ length: seats }, (_, seat) => seat === 0),
          points: Array.from({ length: seats }, () => null),
          times: Array.from({ length: seats }, noTimes),
          tally: Array.from({ length: seats }, (_, seat) => ({
            group: 'order',
            key: String(seat),
            won: seat === 0,
          })),
          measures: [],
          noted: [],
        });
    const method = { bot: 'novice', games: 18, seed: 's', rules: 3, commit: 'abc1234' };
    const files = new Map(findings(study, counts, method).map(({ name, text }) => [name, text]));
    const page = files.get('lovci-noci.md') ?? '';
    expect(page).toContain('Number 1 goes first.');
    const [, table = ''] = /## Wins by turn order(.*)$/s.exec(page) ?? [];
    expect(table.match(/^\| \d/gm)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((place) => `| ${place}`));
    const names = [...(files.get('lovci-noci-order.svg') ?? '').matchAll(/class="name"[^>]*>([^<]+)</g)];
    expect(names.map(([, name]) => name)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  test('is published that way', () => {
    const folder = new URL('../../../docs/balance/', import.meta.url);
    for (const file of readdirSync(folder)) {
      const text = readFileSync(new URL(file, folder), 'utf8');
      expect(text, file).not.toContain('Place 0 begins');
      if (file.endsWith('-order.svg')) expect(text, file).not.toMatch(/class="name"[^>]*>0</);
    }
  });
});
