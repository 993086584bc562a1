import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { type Mind, newRecord, resolveOptions } from '@nokturn/engine';
import { findRules } from '@nokturn/games/all';
import type { Language } from '@nokturn/text';
import { describe, expect, test, vi } from 'vitest';
import { Failure } from '../src/command.ts';
import { playScreen } from '../src/play/screen.ts';
import { Session } from '../src/play/session.ts';
import { botsAt } from '../src/setup.ts';
import { seatNames, terminalOf, textOf } from '../src/terminals.ts';

const KEYS = { enter: '\r', escape: '\x1b', down: '\x1b[B', up: '\x1b[A' } as const;

function sessionOf(
  seed: string,
  { of = 'lovci-noci', language = 'en' as Language, seats = 6, seat = 2, moved = () => {} } = {},
  mind?: Mind,
): Session {
  const game = findRules(of);
  if (game === undefined) throw new Error('the game is gone');
  const resolved = resolveOptions(game, seats, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  return new Session({
    game,
    record: newRecord(game, { seats, options: resolved.options, seed }),
    seat,
    bots: botsAt(game, seats, 'novice'),
    ui: terminalOf(game),
    text: textOf(game, language, seatNames(seats)),
    moved,
    ...(mind && { mind }),
  });
}

/** A terminal of the given size that remembers the last frame drawn on it. */
class Terminal {
  readonly stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: () => undefined,
    ref: () => undefined,
    unref: () => undefined,
  }) as unknown as NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  #written = '';

  constructor(columns: number, rows: number) {
    const stream = new PassThrough();
    stream.on('data', (data) => {
      this.#written += data;
    });
    this.stdout = Object.assign(stream, { isTTY: true, columns, rows }) as unknown as NodeJS.WriteStream;
  }

  press(key: string): void {
    this.#written = '';
    (this.stdin as unknown as PassThrough).write(key);
  }

  /** Waits until this text appears in the output since the last key. */
  async shows(text: string): Promise<void> {
    await vi.waitFor(() => expect(this.drawn).toContain(text), { timeout: 5000, interval: 10 });
  }

  /** Without colours. */
  get drawn(): string {
    return stripVTControlCharacters(this.#written);
  }
}

function sitDown(session: Session, columns = 110, rows = 40) {
  const terminal = new Terminal(columns, rows);
  return { terminal, left: playScreen(session, terminal) };
}

const ASKED = 'You have been given Trial of the Frail. What happens?';

describe('the full screen', () => {
  test('shows the table, the question and the keys, but not your character', async () => {
    const { terminal, left } = sitDown(sessionOf('x'));
    await terminal.shows(ASKED);
    expect(terminal.drawn).toContain('▸ P2');
    expect(terminal.drawn).toContain('❯ 1 “Nothing happened”');
    expect(terminal.drawn).not.toContain('Dalibor');
    terminal.press('q');
    await left;
  });

  test('has panels for your character, a hint, the notebook, look-up and reactions', async () => {
    const session = sessionOf('x', {}, (await findRules('lovci-noci')?.bot())?.mind);
    const { terminal, left } = sitDown(session);
    await terminal.shows(ASKED);
    const inPanel = async (key: string, look: () => Promise<void>) => {
      terminal.press(key);
      await look();
      terminal.press(KEYS.escape);
      await terminal.shows(ASKED);
    };
    await inPanel('c', () => terminal.shows('Cry of Horror'));
    await inPanel('t', () => terminal.shows('“Nothing happened” – nothing else comes close.'));
    await inPanel('n', () => terminal.shows('It is empty'));
    await inPanel('?', async () => {
      await terminal.shows('Look up:');
      terminal.press('claws');
      await terminal.shows('Your attacks that do not miss deal 1 more damage.');
    });
    await inPanel('r', async () => {
      await terminal.shows('Turns and attacks of others: pass automatically');
      terminal.press(KEYS.enter);
      await terminal.shows('Turns and attacks of others: ask me');
    });
    expect(session.reactions.modes.general).toBe('ask');
    terminal.press('h');
    await terminal.shows('You will be asked at the next reaction.');
    terminal.press('q');
    await left;
    expect(session.match.moves.filter(([, seat]) => seat === session.seat)).toEqual([]);
  });

  test('arrows and digits point, Enter answers, and a refused undo says why', async () => {
    const session = sessionOf('x');
    const { terminal, left } = sitDown(session);
    await terminal.shows(ASKED);
    terminal.press(KEYS.enter);
    await terminal.shows('❯ 1 Roll the dice');
    terminal.press('2');
    await terminal.shows('❯ 2 Show your face');
    terminal.press(KEYS.up);
    await terminal.shows('❯ 1 Roll the dice');
    terminal.press(KEYS.down);
    await terminal.shows('❯ 2 Show your face');
    terminal.press(KEYS.enter);
    await terminal.shows('Give the same answer again if you mean it.');
    expect(session.match.moves.at(-1)?.[2]).not.toBe('reveal');
    terminal.press(KEYS.enter);
    await terminal.shows('P3 steps out of hiding: Dalibor (human).');
    expect(session.match.moves.at(-1)).toEqual(['start', 2, 'reveal']);
    terminal.press('u');
    await terminal.shows('It revealed something, so it stands.');
    terminal.press('q');
    await left;
  });

  test('a match that cannot be saved ends the screen with the reason', async () => {
    const moved = () => {
      throw new Failure('the disk is full');
    };
    const { terminal, left } = sitDown(sessionOf('x', { moved }));
    const ending = expect(left).rejects.toThrow('the disk is full');
    await terminal.shows(ASKED);
    terminal.press(KEYS.enter);
    await ending;
  });

  test.for(['lovci-noci', 'vendetta'])(
    'a whole game of %s by the keyboard alone, in a terminal of 80 by 24, in Czech',
    async (of) => {
      const session = sessionOf('keys', { of, language: 'cs', seats: 4 });
      const { terminal, left } = sitDown(session, 80, 24);
      await terminal.shows('❯ 1');
      for (let i = 0; i < 1000 && !session.over; i++) {
        terminal.press(KEYS.enter);
        await wait(5);
      }
      await terminal.shows('Hra skončila.');
      terminal.press('q');
      await left;
    },
  );
});
