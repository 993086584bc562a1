import { describe, expect, it } from 'vitest';
import { LovciScene, scene } from './kit.ts';

/** The engine tests that scenes are strict; these tests cover what this game adds to them. */
describe('scenes of Lovci noci', () => {
  it('a window cannot pass if it is not open', () => {
    expect(() => new LovciScene({}).pass().pass()).toThrow('no window is open');
  });

  it('a lost card is noticed', () => {
    const s = new LovciScene({});
    s.state.decks.green.pop();
    expect(() => s.pass()).toThrow('something was lost or made');
  });

  it('more cards than there are', () => {
    expect(() => scene({ players: [{ equipment: ['crossbow', 'crossbow'] }] })).toThrow(
      'not that many crossbow',
    );
  });

  it('LN-1.10 a decision with one option is made without asking: everybody is revealed, and rolling is the only option', () => {
    const open = { revealed: true };
    const s = scene({ players: [{ character: 'volko', ...open }, open, open, open], dice: ['4/2'] });
    s.told('moved', { seat: 0, place: 'chapel' }).asks(0, 'place', ['skip', 'draw-blue']);
  });
});
