import { newRecord, type Rulebook, resolveOptions } from '@nokturn/engine';
import { findRules, GAMES } from '@nokturn/games/all';
import { describe, expect, test } from 'vitest';
import { Session } from '../src/play/session.ts';
import { botsAt, seatsFor } from '../src/setup.ts';
import { optionsOf } from '../src/telling.ts';
import { seatNames, terminalOf, textOf } from '../src/terminals.ts';

/** Matches in which a move can be undone, and which do not go round in circles. */
const SEEDS: Readonly<Record<string, string>> = { 'lovci-noci': 'taken back' };

const game = findRules('lovci-noci');
if (game === undefined) throw new Error('the game is gone');
const lovci = game;

function sit(seed: string, moved?: (session: Session) => void): Session {
  const resolved = resolveOptions(lovci, 4, {});
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  return new Session({
    game: lovci,
    record: newRecord(lovci, { seats: 4, options: resolved.options, seed }),
    seat: 0,
    bots: botsAt(lovci, 4, 'novice'),
    ui: terminalOf(lovci),
    text: textOf(lovci, 'en', seatNames(4)),
    ...(moved && { moved }),
  });
}

function stepOf(session: Session): string {
  return session.view.asked?.frame.step ?? 'over';
}

/** Gives the first option until an option with this id is offered in this decision. */
function until(step: string, option: string): Session {
  for (let i = 0; i < 200; i++) {
    const session = sit(`until-${i}`);
    while (!session.over) {
      const { ask } = session.decision ?? {};
      if (ask === undefined) throw new Error('nobody is asked');
      if (stepOf(session) === step && optionsOf(ask).includes(option)) return session;
      session.answer(optionsOf(ask)[0] ?? '');
    }
  }
  throw new Error(`${option} never came up in ${step}`);
}

describe('a session', () => {
  test('undoes an answer that revealed nothing, and its log with it', () => {
    const session = until('place', 'hurt');
    const { moves, log } = { moves: session.match.moves.length, log: [...session.log] };
    expect(session.answer('hurt')).toBeNull();
    expect(stepOf(session)).toBe('tree-target');
    expect(session.undo()).toBeNull();
    expect(stepOf(session)).toBe('place');
    expect(session.match.moves).toHaveLength(moves);
    expect(session.log).toEqual(log);
  });

  test.for(GAMES.map(({ id }) => id))('of %s that took an answer back has the log that leads there', (id) => {
    const game = findRules(id) as Rulebook;
    const seats = seatsFor(game, undefined);
    const resolved = resolveOptions(game, seats, {});
    if ('problem' in resolved) throw new Error(resolved.problem.reason);
    const parts = {
      game,
      seat: 0,
      bots: botsAt(game, seats, 'novice'),
      ui: terminalOf(game),
      text: textOf(game, 'en', seatNames(seats)),
    };
    const record = newRecord(game, { seats, options: resolved.options, seed: SEEDS[id] ?? 'undone' });
    const session = new Session({ ...parts, record });
    let undone = 0;
    for (let i = 0; session.decision !== null; i++) {
      const { ask, fallback } = session.decision;
      session.answer(ask.kind === 'one' ? (ask.options[(i * 7) % ask.options.length] ?? fallback) : fallback);
      if (i % 2 > 0 || session.undo() !== null) continue;
      undone++;
      const again = new Session({ ...parts, record: session.record });
      expect(again.log.slice(0, session.log.length)).toEqual(session.log);
      if (again.match.moves.length === session.match.moves.length)
        expect(again.log).toHaveLength(session.log.length);
    }
    expect(undone).toBeGreaterThan(0);
  });

  test('does not undo a roll of dice, or an answer that others have reacted to', () => {
    const rolled = until('start', 'roll');
    rolled.answer('roll');
    const alone = stepOf(rolled) !== 'start' && rolled.match.moves.at(-1)?.[1] === 0;
    expect(rolled.undo()?.code).toBe(alone ? 'revealed' : 'not-yours');
    const ended = until('end', 'end');
    ended.answer('end');
    expect(ended.undo()?.code).toBe('not-yours');
  });

  test('refuses an answer that is not offered and changes nothing', () => {
    const session = sit('refuse');
    const before = { record: session.record, log: [...session.log] };
    expect(session.answer('fly')).toMatchObject({ code: 'not-offered' });
    expect({ record: session.record, log: session.log }).toEqual(before);
  });

  test('reports every accepted answer, so that nothing is lost', () => {
    const saved: number[] = [];
    const session = sit('saved', ({ match }) => saved.push(match.moves.length));
    const { ask } = session.decision ?? {};
    session.answer((ask && optionsOf(ask)[0]) ?? '');
    session.answer('fly');
    expect(saved).toEqual([session.match.moves.length]);
  });

  test('a resumed log is the log as it was', () => {
    const session = until('attack', 'none');
    const again = new Session({
      game: lovci,
      record: session.record,
      seat: 0,
      bots: session.bots,
      ui: session.ui,
      text: session.text,
    });
    expect(again.log).toEqual(session.log);
    expect(again.view).toEqual(session.view);
  });

  test('on coming back, a person is shown again what has happened since their last answer', () => {
    const session = until('start', 'roll');
    session.answer('roll');
    const { game, record, bots, ui, text, log, news } = session;
    const again = new Session({ game, record, seat: 0, bots, ui, text });
    expect(log.length).toBeGreaterThan(news);
    expect(again.log.slice(again.news)).toEqual(log.slice(news));
  });

  test('the modes of a setting go in a circle', () => {
    const session = sit('modes');
    const modes = [1, 2, 3].map(() => {
      session.changeReaction('counter');
      return session.reactions.modes.counter;
    });
    expect(modes).toEqual(['auto-pass', 'auto-use', 'ask']);
    session.changeReaction('no such setting');
    expect(Object.keys(session.reactions.modes)).toEqual(['general', 'counter', 'rolled', 'end']);
  });
});
