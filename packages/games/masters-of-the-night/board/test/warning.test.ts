import { join } from 'node:path';
import type { View } from '@nokturn/engine';
import { sourcesOf, strictText } from '@nokturn/text/testing';
import { expect, it } from 'vitest';
import { warning } from '../../danger.ts';
import type { MastersView } from '../../secrets.ts';
import { night } from './nights.ts';

const text = strictText('en', sourcesOf(join(import.meta.dirname, '../..'), 'locales', 'board/locales').en);

/** Somebody is asked what to do, in a city without agents, with so much veil. */
function asked(step: string, change: (state: MastersView) => Partial<MastersView> = () => ({})) {
  for (const moment of night('warnings', 1, { familySize: 2 })) {
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

const LOSES = text.plain('word-warning-loses');

it('MN-4.5: warns of whatever takes the last of the veil, and of nothing that leaves some', () => {
  expect(
    warning(
      'wild-hunt',
      asked('turn-action', () => ({ veil: 1 })),
      text,
    ),
  ).toBe(LOSES);
  expect(
    warning(
      'wild-hunt',
      asked('turn-action', () => ({ veil: 2 })),
      text,
    ),
  ).toBeNull();
  expect(
    warning(
      'dark',
      asked('turn-action', () => ({ veil: 1 })),
      text,
    ),
  ).toBe(LOSES);
  expect(
    warning(
      'fury',
      asked('combat-modify', () => ({ veil: 1 })),
      text,
    ),
  ).toBe(LOSES);
  expect(
    warning(
      'veil',
      asked('mask-use', () => ({ veil: 1 })),
      text,
    ),
  ).toBe(LOSES);
  expect(
    warning(
      'blood',
      asked('mask-use', () => ({ veil: 1 })),
      text,
    ),
  ).toBeNull();
});

it('with the Tyrant’s Mask it is asked later how a dark ability is paid', () => {
  const masked = asked('turn-action', ({ vampires }) => ({
    veil: 1,
    vampires: vampires.map((vampire) => ({ ...vampire, relics: ['tyrants-mask'] })),
  }));
  expect(warning('dark', masked, text)).toBeNull();
});

it('MN-8.8: warns before action points are wasted', () => {
  const turn = (ap: number) =>
    asked('turn-action', (state) => ({ turn: state.turn && { ...state.turn, ap } }));
  expect(warning('end-turn', turn(1), text)).toBe(text.plain('word-warning-unused', { ap: 1 }));
  expect(warning('end-turn', turn(0), text)).toBeNull();
  expect(warning('move', turn(2), text)).toBeNull();
});

it('MN-7.1: warns before a turn ends where agents strike by day', () => {
  const crowded = asked('turn-action', (state) => ({
    lying: [],
    districts: state.districts.map((district) => ({ ...district, hidden: 3, relics: [] })),
    vampires: state.vampires.map((vampire) => ({ ...vampire, blood: 2 })),
  }));
  expect(warning('end-turn', crowded, text)).toBe(text.plain('word-warning-struck'));
});
