import type { View } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { expect, it } from 'vitest';
import { dangerOf } from '../danger.ts';
import { mastersOfTheNight } from '../index.ts';
import type { MastersView } from '../secrets.ts';

/** Somebody is asked what to do, in a city without agents, with so much veil. */
function asked(step: string, change: (state: MastersView) => Partial<MastersView> = () => ({})) {
  for (const moment of randomMatch(mastersOfTheNight, 'warnings', 1, { familySize: 2 })) {
    const view = moment.view(0);
    if (view.asked?.frame.step !== 'turn-action') continue;
    const calm = {
      ...view.state,
      districts: view.state.districts.map((district) => ({ ...district, hidden: 0, exposed: 0 })),
    };
    const state = { ...calm, ...change(calm) };
    return { ...view, state, asked: { ...view.asked, frame: { step } } } as View<MastersView>;
  }
  throw new Error('nobody is ever asked what to do');
}

const LOSES = { id: 'word-warning-loses' };

it('MN-4.5: warns of whatever takes the last of the veil, and of nothing that leaves some', () => {
  const at = (veil: number, step: string) => asked(step, () => ({ veil }));
  expect(dangerOf('wild-hunt', at(1, 'turn-action'))).toEqual(LOSES);
  expect(dangerOf('wild-hunt', at(2, 'turn-action'))).toBeNull();
  expect(dangerOf('dark', at(1, 'turn-action'))).toEqual(LOSES);
  expect(dangerOf('fury', at(1, 'combat-modify'))).toEqual(LOSES);
  expect(dangerOf('veil', at(1, 'mask-use'))).toEqual(LOSES);
  expect(dangerOf('blood', at(1, 'mask-use'))).toBeNull();
});

it('with the Tyrant’s Mask it is asked later how a dark ability is paid', () => {
  const masked = asked('turn-action', ({ vampires }) => ({
    veil: 1,
    vampires: vampires.map((vampire) => ({ ...vampire, relics: ['tyrants-mask'] })),
  }));
  expect(dangerOf('dark', masked)).toBeNull();
});

it('MN-8.8: warns before action points are wasted', () => {
  const turn = (ap: number) =>
    asked('turn-action', (state) => ({ turn: state.turn && { ...state.turn, ap } }));
  expect(dangerOf('end-turn', turn(1))).toEqual({ id: 'word-warning-unused', args: { ap: 1 } });
  expect(dangerOf('end-turn', turn(0))).toBeNull();
  expect(dangerOf('move', turn(2))).toBeNull();
});

it('MN-7.1: warns before a turn ends where agents strike by day', () => {
  const crowded = asked('turn-action', (state) => ({
    lying: [],
    districts: state.districts.map((district) => ({ ...district, hidden: 3, relics: [] })),
    vampires: state.vampires.map((vampire) => ({ ...vampire, blood: 2 })),
  }));
  expect(dangerOf('end-turn', crowded)).toEqual({ id: 'word-warning-struck' });
});
