import { describe, expect, it } from 'vitest';
import { Scene, type Setting } from './kit.ts';

/** A kit that lets mistakes pass would prove nothing: here it must not. */
describe('scenes are strict', () => {
  const turn: Setting = { players: [{ clan: 'brujah', hand: ['br-hunt', 'br-ready'] }], at: 0 };
  const begun = () => new Scene(turn);

  it('an answer that is not offered fails, and so does an answer of somebody else', () => {
    expect(() => begun().answer(0, 'play:br-challenge')).toThrow('is not offered');
    expect(() => begun().answer(1, 'play:br-hunt')).toThrow('nothing to decide');
  });

  it('a question or an option that is not there fails', () => {
    expect(() => begun().asks(0, 'plan-blood')).toThrow();
    expect(() => begun().asks(1, 'plan-action')).toThrow();
    expect(() => begun().asks(0, 'plan-action', ['play:br-hunt'])).toThrow();
    expect(() => begun().bars(0, 'play:br-hunt', 'VV-7.3')).toThrow();
  });

  it('a scene that does not say what comes next fails', () => {
    const scene = begun().answer(0, 'play:br-hunt');
    expect(() => scene.mustBeFinished()).toThrow('does not say what comes next');
    expect(() => scene.asks(0, 'plan-location').mustBeFinished()).not.toThrow();
  });

  it('a scene that goes on has not ended', () => {
    expect(() => begun().ends()).toThrow();
    expect(() => begun().over([0])).toThrow('the match goes on');
  });

  it('what was not told is not found, what was told is not denied, and the order counts', () => {
    const scene = new Scene({ players: [{}, {}], at: [{ step: 'feed', seats: [0, 1] }] });
    expect(() => scene.told('frenzy')).toThrow('not told');
    expect(() => scene.untold('fed')).toThrow();
    expect(() => scene.told('fed', { seat: 1 }).told('fed', { seat: 0 })).toThrow('not told');
  });

  it('a card that is lost is missed', () => {
    const scene = begun();
    scene.player(0).hand = ['br-hunt'];
    expect(() => scene.answer(0, 'play:br-hunt')).toThrow('a card was lost or made');
  });
});
