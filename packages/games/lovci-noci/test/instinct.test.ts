import { Random, type Witness } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { knowledge } from '../bot/mind.ts';
import type { LovciFrame } from '../rules/work.ts';
import type { LovciView } from '../secrets.ts';
import { type LovciScene, type Sitting, scene } from './kit.ts';

/** How likely each answer seems to the seat being asked, before any search. */
function weights(now: LovciScene, seat: number): ReadonlyMap<unknown, number> {
  const { asked } = now.view('spectator');
  now.asks(seat, asked?.frame.step as LovciFrame['step']);
  const view: Witness<LovciView> = { ...now.view(seat), heard: [] };
  const mine = view.asked?.mine;
  if (!mine) throw new Error('nobody is asked');
  const state = knowledge.imagine(view)(new Random('instinct'));
  const frame = view.asked?.frame as LovciFrame;
  const found = knowledge.candidates?.({ state, frame, seat, ask: mine.ask }) ?? [];
  return new Map(found.map(({ answer, weight }) => [answer, weight]));
}

describe('protection from damage is seen at a glance', () => {
  /** A werewolf meets two known vampires, the first of whom is given. */
  const meeting = (first: Sitting, setting: Parameters<typeof scene>[0] = {}) =>
    scene({
      ...setting,
      players: [
        { character: 'gregor', revealed: true },
        { character: 'volko', revealed: true, place: 'chapel', damage: 8, ...first },
        { character: 'viktorie', revealed: true, place: 'chapel', damage: 8 },
        { character: 'elena', revealed: true },
      ],
    });
  const attacking = (first: Sitting, setting?: Parameters<typeof scene>[0]) => {
    const now = meeting(first, setting).goes('chapel').answer(0, 'skip');
    const found = weights(now, 0);
    return (found.get('seat:1') ?? 0) / (found.get('seat:2') ?? 0);
  };

  it('LN-7.20 LN-7.22 a Shield of Light, as equipment or as an event', () => {
    expect(attacking({})).toBeCloseTo(1);
    expect(attacking({ equipment: ['shield-of-light'] })).toBeLessThan(0.3);
    expect(attacking({ shielded: true }, { options: { cards: 'classic' } })).toBeLessThan(0.3);
  });

  it('LN-7.18 LN-12.14 at the Enchanted Tree the charm and the fur, not the shield', () => {
    const hurting = (first: Sitting) => {
      const now = meeting(first).goes('enchanted-tree').answer(0, 'hurt');
      const found = weights(now, 0);
      return (found.get('seat:1') ?? 0) / (found.get('seat:2') ?? 0);
    };
    expect(hurting({ equipment: ['shield-of-light'] })).toBeCloseTo(1);
    expect(hurting({ equipment: ['oak-charm'] })).toBeLessThan(0.3);
    expect(hurting({ furred: true })).toBeLessThan(0.3);
  });
});
