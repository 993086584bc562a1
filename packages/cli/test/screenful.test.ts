import { newRecord, resolveOptions } from '@nokturn/engine';
import { deep } from '@nokturn/engine/testing';
import { findRules, GAMES } from '@nokturn/games/all';
import { LANGUAGES, type Language, plain, type TerminalSize, visible } from '@nokturn/text';
import { describe, expect, test } from 'vitest';
import { END, freshHand, type Hand } from '../src/play/hand.ts';
import { screenful } from '../src/play/parts.ts';
import { Session } from '../src/play/session.ts';
import { botsAt, seatsFor } from '../src/setup.ts';
import { explained, optionsOf, question } from '../src/telling.ts';
import { seatNames, terminalOf, textOf } from '../src/terminals.ts';

const ROOMS: readonly TerminalSize[] = [
  { columns: 40, rows: 24 },
  { columns: 80, rows: 15 },
  { columns: 80, rows: 24 },
  { columns: 200, rows: 50 },
];

function sit(of: string, language: Language = 'en'): Session {
  const game = findRules(of);
  if (game === undefined) throw new Error('the game is gone');
  const seats = seatsFor(game, undefined);
  const resolved = resolveOptions(game, seats, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  return new Session({
    game,
    record: newRecord(game, { seats, options: resolved.options, seed: 'screenful' }),
    seat: 0,
    bots: botsAt(game, seats, 'novice'),
    ui: terminalOf(game),
    text: textOf(game, language, seatNames(seats)),
  });
}

/** The letters of some lines, wherever the lines are broken. */
function letters(lines: readonly string[]): string {
  return lines.map((line) => plain(line).replaceAll(/\s/g, '')).join('');
}

function mustFit(session: Session, hand: Hand, room: TerminalSize): ReturnType<typeof screenful> {
  const shown = screenful(session, hand, room);
  const { table, middle, decision, keys } = shown;
  const lines = [...table, ...middle, ...decision, ...keys];
  expect(lines.length + 2).toBeLessThanOrEqual(room.rows);
  expect(Math.max(...lines.map(visible))).toBeLessThanOrEqual(room.columns);
  return shown;
}

describe.for(GAMES.map(({ id }) => id))('%s on the full screen', (of) => {
  test.for(LANGUAGES)(
    'shows all of the question, of the option pointed at and of the keys in %s',
    (language) => {
      const session = sit(of, language);
      for (let asked = 0; !session.over && session.decision !== null; asked++) {
        const { view, ui, text, decision } = session;
        const { ask, fallback } = decision as NonNullable<typeof decision>;
        const options = optionsOf(ask);
        const at = options.length === 0 ? 0 : asked % options.length;
        const fresh = freshHand(session);
        const hand = options.length === 0 ? fresh : { ...fresh, draft: { ...fresh.draft, at } };
        // Every question in one room after another; in the deep run in all of them.
        for (const room of deep(0, 1) === 1 ? ROOMS : ROOMS.filter((_, i) => i === asked % ROOMS.length)) {
          const shown = mustFit(session, hand, room);
          expect(letters(shown.decision)).toContain(letters([question(view, ui, text)]));
          if (options.length > 0)
            expect(letters(shown.decision)).toContain(
              letters([explained(options[at] ?? '', view, ui, text)]),
            );
          expect(letters(shown.keys)).toContain(letters([text.plain('terminal-keys', {}, 'quit')]));
        }
        session.answer(fallback);
      }
      expect(session.over).toBe(true);
    },
  );

  test.for(['table', 'log', 'own', 'notebook', 'lookup'] as const)(
    'can be read to the end in the panel %s',
    (panel) => {
      const session = sit(of);
      for (let i = 0; i < 10 && session.decision !== null; i++) session.answer(session.decision.fallback);
      for (const room of ROOMS) {
        const opened: Hand = { ...freshHand(session), panel };
        const read = new Set<string>();
        for (let top = 0; ; ) {
          const shown = mustFit(session, { ...opened, top }, room);
          for (const line of shown.middle) read.add(line);
          if (shown.top < top) break;
          top = shown.top + shown.page;
        }
        const { middle, top } = screenful(session, { ...opened, top: END }, room);
        for (const line of middle) expect(read).toContain(line);
        expect(top).toBeLessThan(END);
      }
    },
  );
});

test('news for which there is no room is counted, and is in the log', () => {
  const session = sit('lovci-noci');
  const { middle } = screenful(session, freshHand(session), { columns: 200, rows: 15 });
  const [, count] = /^↑ (\d+) more lines \(l\)/.exec(plain(middle[0] ?? '')) ?? [];
  expect(Number(count)).toBe(session.log.length - Math.max(1, middle.length - 1));
  const log = screenful(session, { ...freshHand(session), panel: 'log', top: 0 }, { columns: 200, rows: 50 });
  expect(log.middle.map(plain)).toEqual(session.log.map(plain));
});
