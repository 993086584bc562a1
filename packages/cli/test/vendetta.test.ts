import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newRecord, resolveOptions, verify } from '@nokturn/engine';
import { findRules } from '@nokturn/games/all';
import { plain } from '@nokturn/text';
import { describe, expect, test } from 'vitest';
import { freshHand, type Hand } from '../src/play/hand.ts';
import { pressed } from '../src/play/keys.ts';
import { footer } from '../src/play/parts.ts';
import { Session } from '../src/play/session.ts';
import { botsAt } from '../src/setup.ts';
import { decisionLines } from '../src/telling.ts';
import { seatNames, type TerminalUi, terminalOf, textOf } from '../src/terminals.ts';
import { emptyFolder } from './nokturn.ts';
import { said } from './said.ts';

const found = findRules('vendetta');
if (found === undefined) throw new Error('the game is gone');
const game = found;

const NO_KEY = {
  upArrow: false,
  downArrow: false,
  pageUp: false,
  pageDown: false,
  return: false,
  escape: false,
  backspace: false,
  delete: false,
  ctrl: false,
};
const ENTER = { ...NO_KEY, return: true };

function sit(ui: TerminalUi = terminalOf(game)): Session {
  const resolved = resolveOptions(game, 4, { clanChoice: 'random' });
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  return new Session({
    game,
    record: newRecord(game, { seats: 4, options: resolved.options, seed: 'terminal' }),
    seat: 0,
    bots: botsAt(game, 4, 'novice'),
    ui,
    text: textOf(game, 'en', seatNames(4)),
  });
}

function stepOf({ view }: Session): string {
  return view.asked?.frame.step ?? 'over';
}

function lines({ view, ui, text }: Session): string[] {
  return decisionLines(view, ui, text).map(plain);
}

describe('a whole game of Vendetta, line by line', () => {
  test.for([
    { lang: 'en', players: '4', options: [] },
    { lang: 'pl', players: '3', options: ['relics=true', 'places=true'] },
    { lang: 'cs', players: '6', options: ['relics=true'] },
  ])('is played to its end in $lang by $players', async ({ lang, players, options }) => {
    const file = join(emptyFolder(), 'match.json');
    const setup = options.flatMap((option) => ['--option', option]);
    const who = ['--players', players, '--seat', '3', '--bots', 'novice'];
    const args = ['play', 'vendetta', ...who, '--seed', 'whole', '--lang', lang];
    const input = '1\n'.repeat(500);
    const { code, out, err } = await said([...args, ...setup, '--save', file], { input });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    // Text that is missing shows its id in braces.
    expect(out).not.toMatch(/[{}\uE000-\uE002]|unknown|undefined/);
    expect(verify(game, JSON.parse(readFileSync(file, 'utf8')))).toBeNull();
  });

  test('a game without reactions offers none', async () => {
    const file = join(emptyFolder(), 'match.json');
    const args = ['play', 'vendetta', '--bots', 'novice', '--seed', 'help', '--save'];
    const { out } = await said([...args, file], { input: '?\n' });
    expect(out).toContain('  undo ');
    expect(out).not.toMatch(/^ {2}(reactions|hold) /m);
    expect(await said([...args, `${file}2`], { input: 'hold\n' })).toMatchObject({
      code: 1,
      err: 'nokturn: "hold" is not offered\n',
    });
    expect(plain(footer(sit(), freshHand(sit())))).not.toMatch(/reactions|hold/);
  });
});

test('four sit down by default', async () => {
  const file = join(emptyFolder(), 'match.json');
  const { out } = await said(['play', 'vendetta', '--bots', 'novice', '--seed', 'usual', '--save', file]);
  expect(out).toContain('P1');
  expect(out).toContain('P4');
  expect(out).not.toMatch(/P[05]/);
});

test('section 7.2: milder card names for anyone who wants them', async () => {
  const file = join(emptyFolder(), 'match.json');
  const who = ['--players', '3', '--bots', 'novice', '--option', 'clanChoice=random'];
  const rude = ['play', 'vendetta', ...who, '--seed', 'rude 4', '--save', file];
  expect((await said(rude)).out).toContain('F*ck the System');
  for (const args of [
    ['play', '--resume', file],
    ['replay', file],
  ]) {
    const { out } = await said([...args, '--mild']);
    expect(out).toContain('Smash the System');
    expect(out).not.toContain('F*ck');
  }
});

describe('a planning turn', () => {
  test('card, Location, facing, blood, end: each with its meaning, and each can be reconsidered', () => {
    const session = sit();
    session.answer(session.decision?.fallback ?? '');
    expect(stepOf(session)).toBe('plan-action');
    expect(lines(session)[1]).toMatch(
      /^ {2}1 {2}Play .+ {2}(Preparation|Conflict|Aftermath|Passive), Power \d {2}.+/,
    );
    const [first = ''] = session.decision?.ask.kind === 'one' ? session.decision.ask.options : [];
    session.answer(first);
    expect(lines(session)[0]).toBe('Where do you play Hunt?');
    session.answer('location:loc-2');
    expect(lines(session)).toEqual([
      'Hunt: face up or face down?',
      '  1  Face up',
      '  2  Face down, for 1 blood',
    ]);
    expect(session.undo()).toBeNull();
    expect(stepOf(session)).toBe('plan-location');
    session.answer('location:loc-1');
    session.answer('face-up:0');
    expect(lines(session).slice(0, 3)).toEqual([
      'How much blood do you put at the Rack?',
      '  0  No blood',
      '  1  1 blood',
    ]);
    expect(session.undo()).toMatchObject({ code: 'revealed' });
    session.answer('blood:1');
    expect(lines(session).slice(0, 2)).toEqual(['Anything else this turn?', '  1  End the turn']);
  });

  test('an answer with a warning is given twice', () => {
    const own = terminalOf(game);
    const session = sit({ ...own, telling: { ...own.telling, warning: () => 'This is the end.' } });
    const before = session.match.moves.length;
    const warned = pressed(session, freshHand(session), '', ENTER) as Hand;
    expect(warned.note).toBe('This is the end. Give the same answer again if you mean it.');
    const elsewhere = pressed(session, pressed(session, warned, '2', NO_KEY) as Hand, '', ENTER) as Hand;
    expect(elsewhere.note).toContain('This is the end.');
    expect(session.match.moves).toHaveLength(before);
    const sure = pressed(session, elsewhere, '', ENTER) as Hand;
    sure.busy?.();
    expect(session.match.moves.length).toBeGreaterThan(before);
  });
});

describe('nokturn simulate vendetta', () => {
  test('tells wins by clan, order, Relic and Place, Influence by source, frenzies and diableries', async () => {
    const { out, code, err } = await said([
      ...['simulate', 'vendetta', '--players', '4', '--games', '60', '--seed', 'report', '--json'],
      ...['--option', 'relics=true', '--option', 'places=true'],
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { wins, means, finished } = JSON.parse(out);
    expect(finished).toBe(60);
    expect(Object.keys(wins)).toEqual(expect.arrayContaining(['clan', 'order', 'relic', 'place', 'bot']));
    expect(Object.keys(wins.clan)).toHaveLength(7);
    expect(wins.order['3'].games).toBe(60);
    expect(Object.keys(wins.relic)).toHaveLength(8);
    expect(Object.keys(wins.place)).toHaveLength(7);
    const { total, ...sources } = means.influence as Record<string, number>;
    const sum = Object.values(sources).reduce((all, mean) => all + mean, 0);
    expect(sum).toBeCloseTo(total ?? 0, 2);
    expect(sources).toMatchObject({ start: 3 });
    expect(sources.lost).toBeLessThan(0);
    expect(means['in a game'].frenzies).toBeGreaterThan(0.5);
    expect(means['in a game'].diableries).toBeGreaterThan(0.5);
    expect(means.score.winner).toBeGreaterThan(total ?? 0);
  });
});
