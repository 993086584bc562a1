import { readFileSync } from 'node:fs';
import { newRecord, resolveOptions } from '@nokturn/engine';
import { bareRulebook } from '@nokturn/engine/testing';
import { plain } from '@nokturn/text';
import { readable, strictText } from '@nokturn/text/testing';
import { expect, test } from 'vitest';
import { diceDuel } from '../../engine/test/dice-duel.ts';
import { Session } from '../src/play/session.ts';
import { botsAt } from '../src/setup.ts';
import { optionsOf } from '../src/telling.ts';
import { anyTerminal, roomFor, seatNames, terminalOf, textOf } from '../src/terminals.ts';
import * as terminal from './dice-duel/terminal.ts';

const WORDS = readFileSync(new URL('dice-duel/en.ftl', import.meta.url), 'utf8');

test('the words and the terminal that the guide to a new game shows are enough to play it', () => {
  const game = bareRulebook(diceDuel);
  const resolved = resolveOptions(game, 3, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const text = strictText('en', [WORDS], seatNames(3));
  const session = new Session({
    game,
    record: newRecord(game, { seats: 3, options: resolved.options, seed: 'guide' }),
    seat: 0,
    bots: botsAt(game, 3, 'random'),
    ui: anyTerminal(terminal),
    text,
  });
  const { ui } = session;
  const asked = new Set<string>();
  while (!session.over) {
    const { frame } = session.view.asked ?? {};
    const options = session.decision ? optionsOf(session.decision.ask) : [];
    if (frame === undefined) throw new Error('nobody is asked');
    asked.add(frame.step);
    for (const words of [
      text.decision(frame.step),
      text.wait(frame.step, [0, 1]),
      ...options.map((option) => text.label(frame.step, option)),
      ...ui.board(session.view, text, roomFor({})).slice(0, 1),
      ...ui.own(session.view, text),
    ])
      readable(words);
    session.answer(options.at(-1) ?? '');
  }
  for (const line of session.log) readable(line);
  expect([...asked].sort()).toEqual(['boast', 'call']);
  const log = session.log.map(plain);
  expect(log).toContain('P1 boasts.');
  expect(log.join()).not.toContain('P0');
  expect(log.join()).not.toContain('lucky');
  expect(ui.own(session.view, text)).toEqual([expect.stringMatching(/^Your lucky number is [1-6]\.$/)]);
});

test('a game without words says where they are missing', () => {
  expect(() => textOf(diceDuel, 'pl', [])).toThrow(
    'dice-duel has no words: packages/games/dice-duel/locales/pl.ftl cannot be read',
  );
});

test('a game without a terminal says where it is missing', () => {
  expect(() => terminalOf(diceDuel)).toThrow('dice-duel has no terminal.ts in packages/games/dice-duel');
});
