import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, newRecord, Random, resolveOptions, verify } from '@nokturn/engine';
import { findRules } from '@nokturn/games/all';
import { botsFor } from '@nokturn/games/bots';
import type { Language } from '@nokturn/text';
import { describe, expect, test } from 'vitest';
import { Session } from '../src/play/session.ts';
import { botsAt } from '../src/setup.ts';
import { seatNames, terminalOf, textOf } from '../src/terminals.ts';
import { emptyFolder } from './nokturn.ts';
import { said } from './said.ts';

const found = findRules('the-hunger');
if (found === undefined) throw new Error('the game is gone');
const game = found;

interface Table {
  readonly players: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, string>>;
}

function sit({ players, seed, options = {} }: Table, language: Language = 'en'): Session {
  const resolved = resolveOptions(game, players, options);
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  return new Session({
    game,
    record: newRecord(game, { seats: players, options: resolved.options, seed }),
    seat: 1,
    bots: botsAt(game, players, 'novice'),
    ui: terminalOf(game),
    text: textOf(game, language, seatNames(players)),
  });
}

/** The answers for a whole night, as the novice would give them. */
function wholeNight(table: Table): Answer[] {
  const session = sit(table);
  const novice = botsFor(game.id).get('novice');
  const random = new Random(table.seed);
  const answers: Answer[] = [];
  while (!session.over && session.decision !== null) {
    const answer =
      novice?.({ ...session.view, heard: [] }, session.decision, { milliseconds: 100 }, random) ?? '';
    answers.push(answer);
    session.answer(answer);
  }
  return answers;
}

describe('a whole night of The Hunger, line by line', () => {
  test.for([
    { lang: 'en', players: 2, options: {} },
    { lang: 'pl', players: 4, options: { mode: 'rookie' } },
    { lang: 'cs', players: 3, options: { freeHuntTakes: 'pile', direction: 'strict' } },
  ])(
    'is played to its end in $lang by $players',
    { timeout: 120_000 },
    async ({ lang, players, options }) => {
      const seed = `night ${lang}`;
      const answers = wholeNight({ players, seed, options });
      const file = join(emptyFolder(), 'match.json');
      const { code, out, err } = await said(
        [
          ...[
            'play',
            'the-hunger',
            '--bots',
            'novice',
            '--players',
            String(players),
            '--seed',
            seed,
            '--seat',
            '2',
            '--lang',
            lang,
          ],
          ...Object.entries(options).flatMap(([key, value]) => ['--option', `${key}=${value}`]),
          ...['--save', file],
        ],
        { input: answers.map((answer) => `${Array.isArray(answer) ? answer.join(' ') : answer}\n`).join('') },
      );
      expect({ code, err }).toEqual({ code: 0, err: '' });
      // Text that is missing shows its id in braces.
      expect(out).not.toMatch(/[{}\uE000-\uE002]|unknown|undefined/);
      // "2 to 2 numbers".
      expect(out).not.toMatch(/\b(\d+) (?:to|do|až) \1\b/);
      const record = JSON.parse(readFileSync(file, 'utf8'));
      expect(record.hash).toBeDefined();
      expect(verify(game, record)).toBeNull();
    },
  );
});

test('a question with only one answer is not put to a person, though the table cannot know (TH-21.6)', () => {
  const session = sit({ players: 2, seed: 'routine' });
  const steps = new Set<string>();
  while (!session.over && session.decision !== null) {
    const { ask, fallback } = session.decision;
    expect(ask.kind !== 'one' || ask.options.length > 1, session.view.asked?.frame.step).toBe(true);
    steps.add(session.view.asked?.frame.step ?? '');
    session.answer(fallback);
  }
  expect(steps).toContain('move');
  const played = new Set(session.match.moves.flatMap(([step, seat]) => (seat === 1 ? [step] : [])));
  expect(played).toContain('prelude');
});

describe('nokturn simulate the-hunger', () => {
  test('tells wins by vampire and order, the score by source, and everybody’s fate', async () => {
    const { out, code, err } = await said([
      ...['simulate', 'the-hunger', '--players', '4', '--games', '60', '--seed', 'report', '--json'],
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { wins, means, finished } = JSON.parse(out);
    expect(finished).toBe(60);
    expect(Object.keys(wins.vampire)).toHaveLength(6);
    expect(wins.order['3'].games).toBe(60);
    const { total, winner, ...sources } = means.score as Record<string, number>;
    expect(Object.values(sources).reduce((sum, mean) => sum + mean, 0)).toBeCloseTo(total ?? 0, 2);
    expect(winner).toBeGreaterThan(0);
    const { burnt, home } = means.fate as Record<string, number>;
    expect(burnt).toBeGreaterThan(0.3);
    expect(home).toBeGreaterThan(0);
  });
});
