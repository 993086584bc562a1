import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ask, newRecord, type OptionId, type Rulebook, resolveOptions } from '@nokturn/engine';
import { findRules, GAMES } from '@nokturn/games/all';
import { describe, expect, onTestFinished, test } from 'vitest';
import { completions, placeNamed, readAnswer } from '../src/play/answers.ts';
import { freshHand } from '../src/play/hand.ts';
import { pressed } from '../src/play/keys.ts';
import { screenful } from '../src/play/parts.ts';
import { Session } from '../src/play/session.ts';
import { botsAt, seatsFor } from '../src/setup.ts';
import { seatNames, terminalOf, textOf } from '../src/terminals.ts';
import { emptyFolder, nokturn } from './nokturn.ts';
import { said } from './said.ts';

const PROGRAM = fileURLToPath(new URL('../src/nokturn.ts', import.meta.url));
const BOT = fileURLToPath(new URL('../../../clients/bots/simple.js', import.meta.url));

function rulesNamed(id: string): Rulebook {
  const game = findRules(id);
  if (game === undefined) throw new Error('the game is gone');
  return game;
}

function partsOf(id: string) {
  const game = rulesNamed(id);
  const seats = seatsFor(game, undefined);
  const resolved = resolveOptions(game, seats, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const record = newRecord(game, { seats, options: resolved.options, seed: 'people' });
  const table = { game, bots: botsAt(game, seats, 'novice'), ui: terminalOf(game) };
  return { seats, record, table: { ...table, text: textOf(game, 'en', seatNames(seats)) } };
}

/** Two people at one keyboard. */
function pair(id: string): Session {
  const { record, table } = partsOf(id);
  return new Session({ ...table, record, seat: 0, people: [0, 1] });
}

function answerAnything(session: Session, turn: number): void {
  const { ask, fallback } = session.decision ?? {};
  if (ask === undefined || fallback === undefined) throw new Error('nobody is asked');
  const answer = ask.kind === 'one' ? (ask.options[(turn * 7) % ask.options.length] ?? fallback) : fallback;
  expect(session.answer(answer)).toBeNull();
}

describe('several people at one keyboard', () => {
  test.for(GAMES.map(({ id }) => id))('of %s each read what their own seat heard, and nothing else', (id) => {
    const session = pair(id);
    const asked = new Set<number>();
    for (let turn = 0; turn < 60 && !session.over; turn++) {
      session.lift();
      asked.add(session.seat);
      expect(session.view.viewer).toBe(session.seat);
      answerAnything(session, turn);
    }
    expect(asked).toEqual(new Set([0, 1]));
    const alone = new Session({
      ...partsOf(id).table,
      record: session.record,
      seat: session.seat,
      people: [0, 1],
    });
    expect(session.log).toEqual(alone.log);
    const { table } = partsOf(id);
    const only = new Session({ ...table, record: session.record, seat: session.seat, bots: table.bots });
    expect(session.log).toEqual(only.log.slice(0, session.log.length));
  });

  test('a curtain falls whenever somebody else sits down, and hides everything but their seat', () => {
    const session = pair('vendetta');
    const size = { columns: 100, rows: 40 };
    const shown = () => {
      const { table, middle, decision } = screenful(session, freshHand(session), size);
      return [...table, ...middle, ...decision].join('\n');
    };
    let falls = 0;
    for (let turn = 0; turn < 40 && !session.over; turn++) {
      if (session.curtain) {
        falls++;
        expect(shown()).toMatch(/It is .*P[12].*’s turn\. When nobody else is looking/);
        expect(shown().split('\n')).toHaveLength(1);
        const hand = freshHand(session);
        for (const key of ['b', 'c', 'l', '?', ' '])
          expect(pressed(session, hand, key, NO_KEY)).toEqual(hand);
        expect(session.curtain).toBe(true);
        const next = pressed(session, hand, '', { ...NO_KEY, return: true });
        expect(next).toMatchObject({ panel: null });
        expect(session.curtain).toBe(false);
      }
      expect(shown().length).toBeGreaterThan(200);
      const before = session.seat;
      answerAnything(session, turn);
      expect(session.curtain).toBe(session.seat !== before);
    }
    expect(falls).toBeGreaterThan(3);
  });

  test('line by line, saved and continued', { timeout: 120_000 }, async () => {
    const cwd = emptyFolder();
    const input = '1\n'.repeat(30);
    const args = [
      'play',
      'vendetta',
      '--seed',
      'x',
      '--bots',
      'novice',
      '--people',
      '2,4',
      '--save',
      'saved.json',
    ];
    const { code, out, err } = await nokturn(args, { cwd, input });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('It is P2’s turn.');
    expect(out).toContain('It is P4’s turn.');
    expect(out).not.toContain('It is P1’s turn.');
    const saved = JSON.parse(readFileSync(join(cwd, 'saved.json'), 'utf8'));
    expect(saved.play.people).toEqual([1, 3]);
    const again = await said(['play', '--resume', join(cwd, 'saved.json')], { input });
    expect(again.code).toBe(0);
    expect(again.out).toContain('It is P4’s turn.');
  });

  test.for([
    [['--people', '1,9'], /--people must be a whole number from 1 to 4, not "9"/],
    [['--people', '1,x'], /--people must be a whole number/],
    [['--people', '1,2', '--seat', '1'], /leave out --seat/],
    [['--json', '--people', '1,2'], /leave out --people/],
    [['--json', '--plain'], /leave out --plain/],
  ] as const)('%j is refused', async ([args, why]) => {
    const { code, err } = await said(['play', 'vendetta', ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(why);
  });
});

const NO_KEY = {
  ...{ upArrow: false, downArrow: false, pageUp: false, pageDown: false, return: false },
  ...{ escape: false, backspace: false, delete: false, ctrl: false },
};

describe('options by name', () => {
  const names: Readonly<Record<string, string>> = {
    'seat:1': 'Attack P2',
    'seat:2': 'Attack P3',
    nobody: 'Attack nobody',
    show: 'Odkryj Łowcę',
  };
  const naming = (option: OptionId) => names[option] ?? option;
  const options = Object.keys(names);
  const one: Ask = { kind: 'one', options };
  const answerTo = (line: string, ask: Ask = one) => readAnswer(ask, line, naming);

  test('the whole name, its beginning, or a part that only one contains', () => {
    expect(answerTo('Attack P3')).toEqual({ answer: 'seat:2' });
    expect(answerTo('attack n')).toEqual({ answer: 'nobody' });
    expect(answerTo('p2')).toEqual({ answer: 'seat:1' });
    expect(answerTo('lowce')).toEqual({ answer: 'show' });
  });

  test('a part that several names contain, or none, is refused', () => {
    expect(answerTo('attack')).toEqual({ reason: '"attack" is not offered' });
    expect(answerTo('fly')).toEqual({ reason: '"fly" is not offered' });
    expect(answerTo('   ')).toHaveProperty('reason');
  });

  test('numbers and ids come first', () => {
    expect(answerTo('2')).toEqual({ answer: 'seat:2' });
    expect(answerTo('nobody')).toEqual({ answer: 'nobody' });
  });

  test('several, separated by commas', () => {
    const several: Ask = { kind: 'several', options, min: 1, max: 3 };
    expect(answerTo('attack p3, lowce', several)).toEqual({ answer: ['seat:2', 'show'] });
    expect(answerTo('attack p3, attack', several)).toHaveProperty('reason');
  });

  test('are completed, and found', () => {
    expect(completions(options, 'attack p', naming)).toEqual(['Attack P2', 'Attack P3']);
    expect(placeNamed(options, 'p3', naming)).toBe(1);
    expect(placeNamed(options, 'zzz', naming)).toBe(-1);
  });

  test('on the full screen, after a slash', () => {
    const session = pair('vendetta');
    session.lift();
    const { ask } = session.decision ?? {};
    if (ask?.kind !== 'one') throw new Error('one option is asked for');
    let hand = freshHand(session);
    for (const key of ['/', ...'tor']) {
      const next = pressed(session, hand, key, NO_KEY);
      if (next === 'leave') throw new Error('it left');
      hand = next;
    }
    expect(ask.options[hand.draft.at]).toBe('clan:toreador');
    expect(hand.find).toBe('tor');
    expect(pressed(session, hand, '', { ...NO_KEY, return: true })).toMatchObject({
      find: null,
      draft: hand.draft,
    });
  });
});

describe('wrong input never ends a match', () => {
  test('from a script: it is reported, the match goes on, and the exit code shows it', async () => {
    const cwd = emptyFolder();
    const start = ['play', 'lovci-noci', '--bots', 'novice', '--players', '4', '--seed', 'answers'];
    const input = 'fly\n99\n\u0000\x1b[A\nroll\nskip\n';
    const { code, out, err } = await nokturn([...start, '--save', 'wrong.json'], { cwd, input });
    expect(code).toBe(1);
    expect(err.split('\n').slice(0, 2)).toEqual([
      'nokturn: "fly" is not offered',
      'nokturn: "99" is not offered',
    ]);
    expect(out).toContain('Saved in wrong.json.');
    await said([...start, '--save', join(cwd, 'right.json')], { input: 'roll\nskip\n' });
    const moves = (file: string) => JSON.parse(readFileSync(join(cwd, file), 'utf8')).moves;
    expect(moves('wrong.json')).toEqual(moves('right.json'));
  });
});

describe('nokturn play --json', () => {
  /** Plays a match with input lines derived from the output. */
  async function talk(args: readonly string[], reply: (message: Message) => readonly string[]) {
    const child = spawn(process.execPath, [PROGRAM, 'play', ...args, '--json'], { cwd: emptyFolder() });
    onTestFinished(() => void child.kill());
    const heard: Message[] = [];
    let rest = '';
    for await (const text of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const message: Message = JSON.parse(line);
        heard.push(message);
        for (const each of reply(message)) child.stdin.write(`${each}\n`);
      }
    }
    return { heard, code: child.exitCode };
  }

  interface Message {
    readonly kind: string;
    readonly id?: number;
    readonly reason?: string;
    readonly view?: {
      readonly over: boolean;
      readonly asked: { readonly mine: { readonly fallback: unknown } };
    };
  }

  const READY = '{"kind":"ready","protocol":1}';

  test('a machine plays a seat to the end by the protocol of bots as programs, whatever else it sends', {
    timeout: 120_000,
  }, async () => {
    const { heard } = await talk(
      ['masters-of-the-night', '--seed', 'json', '--bots', 'novice'],
      (message) => {
        if (message.kind === 'hello') return ['noise', '{"kind":"answer","id":1,"answer":"x"}', READY];
        if (message.kind !== 'decide') return [];
        const answer = { kind: 'answer', id: message.id, answer: message.view?.asked.mine.fallback };
        return message.id === 1
          ? ['{"kind":', JSON.stringify({ ...answer, answer: 'win' }), JSON.stringify(answer)]
          : [JSON.stringify(answer)];
      },
    );
    const kinds = heard.map(({ kind }) => kind);
    expect(kinds.slice(0, 5)).toEqual(['hello', 'refused', 'refused', 'match', 'decide']);
    expect(heard.slice(5, 7).map(({ kind, reason }) => [kind, reason])).toEqual([
      ['refused', 'this is not JSON: {"kind":'],
      ['refused', '"win" is not offered'],
    ]);
    expect(kinds.filter((kind) => kind === 'over')).toHaveLength(1);
    expect(heard.at(-1)?.view?.over).toBe(true);
  });

  test('a bot that is a program can be at the other end of the pipe', { timeout: 120_000 }, async () => {
    const bot = spawn(process.execPath, [BOT]);
    const table = spawn(
      process.execPath,
      [PROGRAM, 'play', 'vendetta', '--json', '--seed', 'pipe', '--bots', 'random'],
      {
        cwd: emptyFolder(),
      },
    );
    onTestFinished(() => {
      bot.kill();
      table.kill();
    });
    bot.stdout.pipe(table.stdin);
    let last = '';
    table.stdout.setEncoding('utf8').on('data', (text: string) => {
      bot.stdin.write(text);
      last = (last + text).slice(-200_000);
    });
    const code = await new Promise((resolve) => table.once('close', resolve));
    expect(code).toBe(0);
    const { kind, view } = JSON.parse(last.trim().split('\n').at(-1) ?? '{}');
    expect([kind, view.over]).toEqual(['over', true]);
  });
});
