import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveOptions } from '@nokturn/engine';
import { findGame } from '@nokturn/games/all';
import type { NamedStudy } from '@nokturn/games/study.ts';
import { describe, expect, test } from 'vitest';
import { Counts } from '../src/balance/counts.ts';
import { findings } from '../src/balance/document.ts';
import { carryOut } from '../src/balance/lab.ts';
import { STUDIES } from '../src/balance/studies.ts';
import { noTimes } from '../src/statistics/times.ts';
import type { Outcome } from '../src/threads/job.ts';
import { flawOf } from './markup.ts';
import { emptyFolder } from './nokturn.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/balance.ts', import.meta.url));
const METHOD = { bot: 'novice', games: 20, seed: 's', rules: 3, commit: 'abc1234' };

function outcome(more: Partial<Outcome>): Outcome {
  const won = more.won ?? [true, false, false];
  return {
    finished: true,
    won,
    points: won.map(() => null),
    times: won.map(noTimes),
    tally: [],
    measures: [],
    noted: [],
    ...more,
  };
}

const study: NamedStudy = {
  game: 'a-game',
  name: 'A Game',
  settings: [
    { name: 'small', seats: 3, options: {} },
    { name: 'large', seats: 3, options: {} },
  ],
  charts: [
    {
      kind: 'group',
      file: 'clan',
      title: 'Wins by clan',
      source: 'wins',
      group: 'clan',
      rows: 'keys',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'clan-setting',
      title: 'Wins by clan and setting',
      source: 'wins',
      group: 'clan',
      rows: 'settings',
      unit: 'share',
    },
    {
      kind: 'group',
      file: 'score',
      title: 'Score',
      source: 'means',
      group: 'score',
      rows: 'keys-by-setting',
      unit: 'number',
    },
    { kind: 'cards', file: 'relic', title: 'Relics', group: 'relic', whose: 'holder', fate: 'used' },
    { kind: 'cards', file: 'place', title: 'Places', group: 'place', whose: 'counted' },
    { kind: 'cards', file: 'event', title: 'Events', group: 'event', whose: 'everybody', fate: 'idle' },
  ],
};

describe('counts', () => {
  test('wins and means of a group, each game being a cluster', () => {
    const counts = new Counts(study);
    const tally = [
      { group: 'clan', key: 'red', won: true },
      { group: 'clan', key: 'red', won: true },
      { group: 'clan', key: 'blue', won: false },
    ];
    const measures = [
      { group: 'score', key: 'total', value: 10 },
      { group: 'score', key: 'total', value: 20 },
    ];
    counts.add('small', outcome({ tally, measures }));
    counts.add('small', outcome({ tally: tally.slice(1) }));
    counts.add('large', outcome({ tally: [{ group: 'clan', key: 'green', won: true }] }));
    expect(counts.keys('wins', 'clan', ['small'])).toEqual(['red', 'blue']);
    expect(counts.keys('wins', 'clan', ['small', 'large'])).toEqual(['red', 'blue', 'green']);
    expect(counts.of('wins', 'clan', 'red', ['small', 'large'])).toMatchObject({
      clusters: 2,
      sum: 3,
      count: 3,
      squares: 5,
    });
    expect(counts.of('means', 'score', 'total', ['small'])).toMatchObject({ clusters: 1, sum: 30, count: 2 });
    expect(counts.of('wins', 'seats', 'all', ['small'])).toMatchObject({ sum: 2, count: 6 });
    expect(counts.games(['small', 'large'])).toBe(3);
  });

  test('a card of one seat: the wins of that seat, and whether it was used there', () => {
    const counts = new Counts(study);
    const noted = [
      { group: 'relic', key: 'mask', seat: 0 },
      { group: 'relic', key: 'key', seat: 1 },
      { group: 'relic used', key: 'mask', seat: 0 },
      { group: 'relic used', key: 'mask', seat: 0 },
      { group: 'relic used', key: 'key', seat: 2 },
    ];
    counts.add('small', outcome({ noted }));
    expect(counts.of('with', 'relic', 'mask', ['small'])).toMatchObject({ sum: 1, count: 1 });
    expect(counts.of('with', 'relic', 'key', ['small'])).toMatchObject({ sum: 0, count: 1 });
    expect(counts.of('fate', 'relic', 'mask', ['small'])).toMatchObject({ sum: 1, count: 1 });
    expect(counts.of('fate', 'relic', 'key', ['small'])).toMatchObject({ sum: 0, count: 1 });
  });

  test('a card of the table: the seats the game counts for it, and the others', () => {
    const counts = new Counts(study);
    const tally = [
      { group: 'place', key: 'club', won: true },
      { group: 'place', key: 'club', won: false },
    ];
    const noted = [
      { group: 'place', key: 'club' },
      { group: 'place', key: 'chapel' },
    ];
    counts.add('small', outcome({ tally, noted }));
    expect(counts.of('with', 'place', 'club', ['small'])).toMatchObject({ sum: 1, count: 2 });
    expect(counts.of('others', 'place', 'club', ['small'])).toMatchObject({ sum: 0, count: 1 });
    expect(counts.of('with', 'place', 'chapel', ['small'])).toMatchObject({ clusters: 0, count: 0 });
    expect(counts.of('others', 'place', 'chapel', ['small'])).toMatchObject({ sum: 1, count: 3 });
    expect(counts.of('seen', 'place', 'chapel', ['small'])).toMatchObject({ count: 1 });
  });

  test('a card of everybody: whether the game was won, once for each game', () => {
    const counts = new Counts(study);
    const twice = [
      { group: 'event', key: 'siege' },
      { group: 'event', key: 'siege' },
      { group: 'event idle', key: 'siege' },
    ];
    counts.add('small', outcome({ won: [true, true, true], noted: twice }));
    counts.add('small', outcome({ won: [false, false, false], noted: twice.slice(0, 1) }));
    expect(counts.of('with', 'event', 'siege', ['small'])).toMatchObject({ clusters: 2, sum: 1, count: 2 });
    expect(counts.of('fate', 'event', 'siege', ['small'])).toMatchObject({ sum: 1, count: 2 });
  });
});

describe('the findings', () => {
  const counts = new Counts(study);
  for (let i = 0; i < 40; i++)
    counts.add(
      i % 2 ? 'small' : 'large',
      outcome({
        won: [true, true, true].map(() => i % 4 === 0),
        tally: [
          { group: 'clan', key: 'red', won: true },
          { group: 'clan', key: 'blue', won: i % 4 === 0 },
          { group: 'place', key: 'club', won: true },
        ],
        measures: [{ group: 'score', key: 'total', value: i % 5 }],
        noted: [
          { group: 'relic', key: 'mask', seat: 1 },
          { group: 'place', key: 'club' },
          ...(i % 2 ? [{ group: 'event', key: 'siege' }] : []),
        ],
      }),
    );
  const files = new Map(findings(study, counts, METHOD).map(({ name, text }) => [name, text]));
  const page = files.get('a-game.md') ?? '';

  test('are a page and a plot for each chart, all shown on the page', () => {
    expect([...files.keys()]).toEqual([
      'a-game.md',
      ...['clan', 'clan-setting', 'score', 'relic', 'place', 'event'].map((file) => `a-game-${file}.svg`),
    ]);
    for (const [name, text] of files) {
      if (!name.endsWith('.svg')) continue;
      expect(flawOf(text)).toBeNull();
      expect(page).toContain(`](${name})`);
    }
  });

  test('say how they were measured', () => {
    expect(page).toContain('# Balance of A Game');
    expect(page).toContain('`npm run balance -- a-game --games 20 --bot novice --seed s`');
    expect(page).toContain('40 games, `novice` in every seat, rules version 3 at commit abc1234.');
    expect(page).toContain('| small | 20 | 0.0% |');
  });

  test('mark what stands out', () => {
    expect(page).toMatch(/\| red \| 40 \| 100\.0% \| 91\.\d% to 100\.0% \| ▲ \|/);
    expect(page).toMatch(/\| blue \| 40 \| 25\.0% \| [^|]+ \| ▼ \|/);
  });

  test('compare a card with the mean of the settings in which it came up', () => {
    // In the large setting half of the seats win, in the small one none.
    expect(page).toMatch(/\| mask \| 40 \| 25\.0% \| [^|]+ \| 1\.00 \| 0\.\d\d to 1\.\d\d \|/);
  });

  test('compare games with a card and without it', () => {
    expect(page).toContain('| event | seen | with | 95% | without | 95% | w | 95% |  | idle |');
    expect(page).toMatch(/\| siege \| 20 \| 0\.0% \| [^|]+ \| 50\.0% \| [^|]+ \| – \| – \| {2}\| 0\.0% \|/);
  });
});

describe('the studies', () => {
  test.for(STUDIES.map((one) => [one.game, one] as const))(
    'of %s fit the game and name settings that are there',
    ([id, one]) => {
      const game = findGame(id);
      if (game === undefined) throw new Error(`there is no game ${id}`);
      for (const { seats, options } of one.settings)
        expect(resolveOptions(game, seats, options)).not.toHaveProperty('problem');
      const names = one.settings.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { over = [] } of one.charts) for (const name of over) expect(names).toContain(name);
      expect(new Set(one.charts.map(({ file }) => file)).size).toBe(one.charts.length);
    },
  );
});

describe('a complete study', () => {
  test.for(STUDIES.map((one) => [one.game, one] as const))(
    'of %s finds something to write',
    async ([id, one]) => {
      const game = findGame(id);
      if (game === undefined) throw new Error(`there is no game ${id}`);
      const progress: number[] = [];
      const counts = await carryOut(game, one, {
        ...{ bot: 'random', games: 2, seed: 'small', threads: 1 },
        progress: (played) => progress.push(played),
      });
      expect(progress.at(-1)).toBe(2 * one.settings.length);
      for (const { name, text } of findings(one, counts, METHOD)) {
        expect(text).not.toMatch(/NaN|Infinity|undefined/);
        if (name.endsWith('.svg')) expect(flawOf(text)).toBeNull();
        else expect(text).toContain(`${2 * one.settings.length} games, \`novice\` in every seat`);
      }
    },
  );
});

describe('npm run balance', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' });

  test('writes a page and its plots', () => {
    const folder = emptyFolder();
    const args = ['lovci-noci', '--games', '1', '--bot', 'random', '--threads', '1', '--out', folder];
    const { status, stderr } = run(...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(readdirSync(folder).sort()).toEqual(
      ['.md', '-party.svg', '-character.svg', '-cards.svg', '-order.svg', '-card.svg', '-place.svg']
        .map((end) => `lovci-noci${end}`)
        .sort(),
    );
    expect(readFileSync(join(folder, 'lovci-noci.md'), 'utf8')).toContain('6 games, `random` in every seat');
  });

  test.for([
    [['chess'], 'there is no game "chess"; the games are lovci-noci'],
    [['vendetta', '--bot', 'genius'], 'there is no bot "genius" for vendetta; the bots are random, novice'],
    [['--games', '2.5'], '--games must be a whole number from 1 up, not "2.5"'],
  ] as const)('%o is refused in one sentence', ([args, says]) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(`balance: ${says}`);
  });
});
