import { describe, expect, it } from 'vitest';
import { type Setting, VendettaScene } from './kit.ts';

/** The engine tests that scenes are strict; these tests cover what this game adds to them. */
describe('scenes of Vendetta', () => {
  const turn: Setting = { players: [{ clan: 'brujah', hand: ['br-hunt', 'br-ready'] }], at: 0 };

  it('nobody can stay if nobody is asked to', () => {
    expect(() => new VendettaScene(turn).stay()).toThrow('nobody has to stay');
  });

  it('a lost card is noticed', () => {
    const scene = new VendettaScene(turn);
    scene.player(0).hand = ['br-hunt'];
    expect(() => scene.answer(0, 'play:br-hunt')).toThrow('something was lost or made');
  });
});
