import { describe, expect, it } from 'vitest';
import { Scene, scene } from './kit.ts';

/** The kit must be strict: what is not asked, not given or not said fails a scene. */
describe('scenes are strict', () => {
  it('an answer that is not asked for', () => {
    const s = scene();
    expect(() => s.answer(0, 'roll')).toThrow('seat 0 has nothing to decide now');
    expect(() => s.answer(1, 'roll')).toThrow('"roll" is not offered');
    s.asks([1, 2, 3], 'window-turn');
  });

  it('a die that is rolled but not given, and one that is given but not rolled', () => {
    const rolled = new Scene({}).pass();
    expect(() => rolled.answer(0, 'roll')).toThrow('dice were rolled that the scene does not give');
    const given = new Scene({}).pass();
    expect(() => given.answer(0, 'roll', '4/2', '3/2')).toThrow('dice were not rolled: 3, 2');
  });

  it('a window that is not open, a decision other than the one expected, other options', () => {
    const s = new Scene({}).pass();
    expect(() => s.pass()).toThrow('no window is open');
    expect(() => s.asks(0, 'place')).toThrow();
    expect(() => s.asks(1, 'start')).toThrow();
    expect(() => s.asks(0, 'start', ['roll', 'reveal'])).toThrow();
    expect(() => s.asks(0, 'start', ['roll', 'reveal', 'ability'])).not.toThrow();
  });

  it('a script that does not say what comes next', () => {
    const s = new Scene({}).pass();
    expect(() => s.mustBeFinished()).toThrow('does not say what comes next');
    s.asks(0, 'start');
    expect(() => s.mustBeFinished()).not.toThrow();
  });

  it('what was told is found in order, and what was not told is not', () => {
    const s = scene().goes('chapel').asks(0, 'place');
    s.told('move-rolled', { d6: 4, d4: 2 }).told('moved', { place: 'chapel' });
    expect(() => s.told('move-rolled')).toThrow();
    expect(() => s.told('moved', { place: 'graveyard' })).toThrow();
    expect(() => s.untold('moved')).toThrow();
  });

  it('more cards than there are', () => {
    expect(() => scene({ players: [{ equipment: ['crossbow', 'crossbow'] }] })).toThrow(
      'not that many crossbow',
    );
  });

  it('LN-1.10 a decision with one option is taken without asking: everybody revealed, nothing to do but roll', () => {
    const open = { revealed: true };
    const s = scene({ players: [{ character: 'volko', ...open }, open, open, open], dice: ['4/2'] });
    s.told('moved', { seat: 0, place: 'chapel' }).asks(0, 'place', ['skip', 'draw-blue']);
  });
});
