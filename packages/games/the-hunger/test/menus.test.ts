import { describe, expect, it } from 'vitest';
import type { MissionId } from '../cards/missions.ts';
import { newMatch, type Setting, type Sitting, turn } from './kit.ts';

/** Free items in the menus of steps B and F (TH-6.6), when the table sees only one option. */

/** Speed 0: Diego takes away what Momo gives. */
const WITHOUT_SPEED: Sitting = { at: 'm2', hand: ['military-diego', 'villager-momo'] };
const CHESTS: Setting['chests'] = { r11: 'token-speed-2', r12: 'token-velvet' };
/** Nobody is asked in the Prelude. */
const NO_PRELUDE = ['digestion'] as const satisfies readonly MissionId[];
const BOTH_USED: readonly MissionId[] = [...NO_PRELUDE, 'treasure-chest', 'the-opportunist'];

describe('TH-D10 step F', () => {
  it('TH-6.6 TH-9.2 TH-15.5 TH-15.10 TH-21.6 with Speed 0, Treasure Chest fetches the Speed to go', () => {
    const one = turn(
      { ...WITHOUT_SPEED, missions: ['treasure-chest'] },
      { chests: CHESTS, usedMissions: NO_PRELUDE },
    );
    one.asks(0, 'move', ['stay', 'use:treasure-chest']);
    one
      .answer(0, 'use:treasure-chest')
      .answer(0, 'chest:r11')
      .told('token-taken', { token: 'token-speed-2' });
    one.asks(0, 'move', ['stay', 'token:token-speed-2']).answer(0, 'token:token-speed-2');
    expect(one.destinations).toEqual(['m1', 'm3', 'c3', 'm4']);
    one.answer(0, 'move:m4').told('moved', { to: 'm4', cost: 2 }).ends();
  });

  it('TH-9.15 TH-9.17 TH-15.5 a Spicy vampire with one end space may fetch the Speed to reach the Well', () => {
    const spicy: Sitting = { at: 'd3', hand: ['villager-anton', 'villager-momo'] };
    const one = turn(
      { ...spicy, missions: ['treasure-chest'] },
      { chests: { r11: 'token-speed-2' }, usedMissions: NO_PRELUDE },
    );
    one.asks(0, 'move', ['move:d4', 'use:treasure-chest']).bars(0, 'stay', 'TH-9.14', 'spicy');
    one.answer(0, 'use:treasure-chest').asks(0, 'move', ['move:d4', 'token:token-speed-2']);
    one.answer(0, 'token:token-speed-2').told('moved', { to: 'd5', way: 'spicy', cost: 2 });
    one.ends();
    // TH-9.18: on the Well he is discarded.
    expect(one.discard()).toContain('villager-anton');
  });

  it('TH-9.14 TH-14.15 a Spicy vampire driven home may use The Opportunist before it is too late', () => {
    const one = turn(
      { at: 'c2', hand: ['military-titus', 'vampire-speed-4'], missions: ['the-opportunist'] },
      { players: [{ at: 'c1' }, { home: 1 }], usedMissions: NO_PRELUDE, castleTiles: [8, 6] },
    );
    one.asks(0, 'move', ['move:castle', 'use:the-opportunist']).answer(0, 'use:the-opportunist');
    one.told('gained', { amount: 2, source: 'the-opportunist' }).told('home', { arrival: 2 });
    expect(one.vp()).toBe(2 + 8);
    one.ends();
  });

  it('TH-9.13 on a Well a Spicy vampire stays, and may use its tile before', () => {
    const one = turn(
      { at: 'm5', hand: ['villager-anton', 'vampire-speed-2'], missions: ['the-opportunist'] },
      { players: [{ at: 'm4' }], usedMissions: NO_PRELUDE },
    );
    one.asks(0, 'move', ['stay', 'use:the-opportunist']);
  });

  it('TH-14.3 TH-21.6 every seat that might hold such a tile is asked too: the question reveals nothing', () => {
    const players = [{ at: 'c1' }] as const;
    for (const [missions, setting] of [
      [['treasure-chest'], { chests: CHESTS }],
      [['the-opportunist'], { players }],
    ] as const) {
      const holder = turn({ ...WITHOUT_SPEED, missions }, { ...setting, usedMissions: NO_PRELUDE });
      const other = turn({ ...WITHOUT_SPEED, missions: ['royal'] }, { ...setting, usedMissions: NO_PRELUDE });
      other.asks(0, 'move', ['stay']);
      for (const viewer of [1, 'spectator'] as const) expect(holder.view(viewer)).toEqual(other.view(viewer));
      holder.asks(0, 'move');
    }
  });

  it('TH-21.6 nobody is asked if the whole table knows that no tile can be used', () => {
    const closer = { players: [{ at: 'c1' }] } as const;
    // Without a Mission; with both tiles used; with no token in any Chest and nobody closer to the Castle.
    const known: readonly (readonly [MissionId[], Partial<Setting>])[] = [
      [[], { ...closer, chests: CHESTS, usedMissions: NO_PRELUDE }],
      [['royal'], { ...closer, chests: CHESTS, usedMissions: BOTH_USED }],
      [['royal'], { players: [{ at: 'm3' }], usedMissions: NO_PRELUDE }],
      [['royal'], { ...closer, usedMissions: [...NO_PRELUDE, 'the-opportunist'] }],
      [
        ['royal'],
        { players: [{ at: 'm3' }], chests: CHESTS, usedMissions: [...NO_PRELUDE, 'treasure-chest'] },
      ],
    ];
    for (const [missions, setting] of known)
      turn({ ...WITHOUT_SPEED, missions }, setting)
        .told('stayed', { space: 'm2' })
        .ends();
  });
});

describe('TH-D4 step B', () => {
  const DEE: Sitting = { at: 'm2', hand: ['religious-dee'], deck: ['vampire-speed-2', 'vampire-speed-3'] };

  it('TH-6.6 TH-7.8 TH-15.10 TH-R64 Dee alone: the tile comes before her, or not at all in this step', () => {
    const one = turn(
      { ...DEE, missions: ['treasure-chest'] },
      { chests: { r11: 'token-draw' }, usedMissions: NO_PRELUDE },
    );
    one.asks(0, 'effects', ['activate:religious-dee', 'use:treasure-chest']);
    one.bars(0, 'done', 'TH-7.11', 'mandatory');
    one.answer(0, 'use:treasure-chest').asks(0, 'effects', ['activate:religious-dee', 'token:token-draw']);
    one.answer(0, 'token:token-draw').told('drew-into-play', { cards: ['vampire-speed-2'] });
    one.told('drew-into-play', { cards: ['vampire-speed-3'], source: 'religious-dee' }).asks(0, 'move');
    expect(one.turn.speed).toBe(5);

    const later = turn(
      { ...DEE, missions: ['treasure-chest'] },
      { chests: { r11: 'token-draw' }, usedMissions: NO_PRELUDE },
    );
    later.answer(0, 'activate:religious-dee').asks(0, 'move');
    expect(later.options(0)).toContain('use:treasure-chest');
  });

  it('TH-14.3 TH-21.6 every seat that might hold the tile is asked about Dee too', () => {
    const setting = { chests: { r11: 'token-draw' }, usedMissions: NO_PRELUDE } as const;
    const holder = turn({ ...DEE, missions: ['treasure-chest'] }, setting);
    const other = turn({ ...DEE, missions: ['royal'] }, setting);
    other.asks(0, 'effects', ['activate:religious-dee']);
    for (const viewer of [1, 'spectator'] as const) expect(holder.view(viewer)).toEqual(other.view(viewer));
    holder.asks(0, 'effects');
  });

  it('TH-7.8 TH-21.6 TH-R64 otherwise Dee draws by herself, and an empty menu does not open', () => {
    turn({ ...DEE, missions: ['royal'] }, { usedMissions: BOTH_USED, chests: CHESTS })
      .told('activated', { card: 'religious-dee' })
      .asks(0, 'move');
    // Vampire Strength without a Human (TH-7.12).
    turn(
      { at: 'm2', hand: ['vampire-strength'], missions: ['treasure-chest'] },
      { usedMissions: NO_PRELUDE, chests: CHESTS },
    ).asks(0, 'move');
  });
});

it('TH-21.6 a move chosen from several can be undone, even though the question is a cover at other times', () => {
  const match = newMatch(2);
  const seats = () => match.position.asked?.seats ?? [];
  while (match.position.asked?.frame.step !== 'move')
    for (const seat of seats()) match.answer(seat, match.view(seat).asked?.mine?.fallback ?? '');
  const [seat = -1] = seats();
  expect(match.answer(seat, 'move:c1')).toBeNull();
  expect(match.undo(seat)).toBeNull();
  expect(match.position.asked?.frame.step).toBe('move');
});
