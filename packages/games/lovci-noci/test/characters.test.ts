import { describe, expect, it } from 'vitest';
import { type Setting, type Sitting, scene } from './kit.ts';

function facing(attacker: Sitting, victims: readonly Sitting[], setting: Setting = {}) {
  const others = victims.map((victim) => ({ place: 'chapel' as const, ...victim }));
  return scene({ ...setting, players: [{ revealed: true, ...attacker }, ...others] }).readyToAttack('chapel');
}

describe('Apollonia', () => {
  it('LN-12.1 LN-11.17 heals everything once per game', () => {
    const s = scene({ players: [{ character: 'apolena', damage: 7 }] })
      .pass()
      .answer(0, 'ability', '4/2');
    s.told('ability', { seat: 0, character: 'apolena', target: null }).told('healed', {
      before: 7,
      after: 0,
      source: 'ability',
    });
    expect([s.damage(0), s.isSpent(0), s.isRevealed(0)]).toEqual([0, true, true]);
    s.asks(0, 'place', ['skip', 'draw-blue']);
  });

  it('LN-12.1 is not offered at 0 damage, when spent or void', () => {
    scene({ players: [{ character: 'apolena' }] })
      .pass()
      .asks(0, 'start', ['roll', 'reveal'])
      .bars(0, 'ability', 'LN-12.1');
    scene({ players: [{ character: 'apolena', damage: 3, void: true }] })
      .pass()
      .asks(0, 'start', ['roll', 'reveal'])
      .bars(0, 'ability', 'LN-11.20');
    const spent = scene({
      players: [
        { character: 'apolena', damage: 3, spent: true, revealed: true, equipment: ['wanderers-compass'] },
      ],
    });
    spent.pass().asks(0, 'start', ['roll', 'compass']).bars(0, 'ability', 'LN-11.17');
  });
});

describe('Augusta', () => {
  it('LN-12.2 changes sides at the start of her turn, once per game', () => {
    const s = scene({ players: [{ character: 'augusta', equipment: ['wanderers-compass'] }] }).pass();
    s.asks(0, 'start', ['roll', 'compass', 'reveal', 'ability']).answer(0, 'ability');
    expect(s.state.players[0]).toMatchObject({ turncoat: true, spent: true, revealed: true });
    s.told('ability', { seat: 0, character: 'augusta' })
      .asks(0, 'start', ['roll', 'compass'])
      .bars(0, 'ability', 'LN-11.17');
  });

  it('LN-12.2 LN-11.20 LN-12.25 not when void; in round 1 too', () => {
    scene({ players: [{ character: 'augusta', void: true }] })
      .pass()
      .asks(0, 'start', ['roll', 'reveal']);
    scene({ round: 1, players: [{ character: 'augusta' }] })
      .pass()
      .asks(0, 'start', ['roll', 'reveal', 'ability']);
  });
});

describe('Bartholomew', () => {
  it('LN-12.3 LN-9.19 robs instead of all damage to the victim', () => {
    const s = facing({ character: 'bartolomej' }, [{ damage: 3, equipment: ['crossbow', 'oak-charm'] }]);
    s.answer(0, 'seat:1', '6/1').asks(0, 'rob', ['damage', 'card:oak-charm', 'card:crossbow']);
    expect(s.fallback(0)).toBe('damage');
    s.answer(0, 'card:crossbow')
      .told('transferred', { card: 'crossbow', from: 1, to: 0, how: 'robbed' })
      .untold('damaged');
    expect([s.damage(1), s.equipment(0), s.equipment(1)]).toEqual([3, ['crossbow'], ['oak-charm']]);
    s.asks(1, 'counter');
  });

  it('LN-12.3 may prefer the damage', () => {
    const s = facing({ character: 'bartolomej' }, [{ equipment: ['crossbow'] }])
      .answer(0, 'seat:1', '6/1')
      .answer(0, 'damage');
    expect([s.damage(1), s.equipment(1)]).toEqual([5, ['crossbow']]);
    s.asks(1, 'counter');
  });

  it('LN-12.3 LN-R46 only from 2 damage on, after modifiers and prevention', () => {
    const weak = facing({ character: 'bartolomej' }, [{ equipment: ['crossbow'] }]).answer(
      0,
      'seat:1',
      '2/1',
    );
    expect(weak.asks(1, 'counter').damage(1)).toBe(1);
    const cloak = facing({ character: 'bartolomej' }, [{ equipment: ['shadow-cloak'] }]).answer(
      0,
      'seat:1',
      '4/2',
    );
    expect(cloak.asks(1, 'counter').damage(1)).toBe(1);
    const claws = facing({ character: 'bartolomej', equipment: ['iron-claws'] }, [
      { equipment: ['crossbow'] },
    ]);
    claws.answer(0, 'seat:1', '2/1').asks(0, 'rob');
    const shield = facing({ character: 'bartolomej' }, [{ equipment: ['shield-of-light'] }]).answer(
      0,
      'seat:1',
      '6/1',
    );
    shield.asks(1, 'counter');
    const nothing = facing({ character: 'bartolomej' }, [{}]).answer(0, 'seat:1', '6/1');
    nothing.asks(1, 'counter');
  });

  it('LN-12.3 only if he is revealed by then; revealing in rolled is in time', () => {
    const hidden = () =>
      facing({ character: 'bartolomej', revealed: false }, [{ equipment: ['crossbow'] }]).answer(
        0,
        'seat:1',
        '6/1',
      );
    hidden().answer(0, 'continue').asks(1, 'counter');
    hidden().answer(0, 'reveal').asks(0, 'rob');
  });

  it('LN-12.3 is asked per victim, clockwise from his left', () => {
    const s = scene({
      active: 1,
      players: [
        { place: 'chapel', equipment: ['moonstone'] },
        { character: 'bartolomej', revealed: true, equipment: ['firestorm'] },
        { place: 'chapel', equipment: ['crossbow'] },
        { place: 'chapel' },
      ],
    });
    s.readyToAttack('chapel')
      .answer(1, 'all', '4/2')
      .asks(1, 'rob', ['damage', 'card:crossbow'])
      .answer(1, 'damage');
    s.asks(1, 'rob', ['damage', 'card:moonstone']).answer(1, 'card:moonstone');
    expect(s.damages).toEqual([0, 0, 2, 2]);
    s.asks([0, 2, 3], 'counter');
  });

  it('LN-12.3 LN-11.20 not when void', () => {
    facing({ character: 'bartolomej', void: true }, [{ equipment: ['crossbow'] }])
      .answer(0, 'seat:1', '6/1')
      .asks(1, 'counter');
  });

  it.each([
    [4, 'by-count', 'rob'],
    [6, 'by-count', 'rob'],
    [7, 'by-count', 'sweep'],
    [8, 'by-count', 'sweep'],
    [4, 'sweep', 'sweep'],
    [8, 'rob', 'rob'],
  ] as const)('LN-12.22 LN-R45 %i seats, collectorPower %s: %s', (seats, collectorPower, power) => {
    const others: Sitting[] = Array.from({ length: seats - 2 }, () => ({}));
    const s = facing({ character: 'bartolomej' }, [{ equipment: ['crossbow'] }, ...others], {
      options: { collectorPower },
    });
    s.answer(0, 'seat:1', '6/1').asks(power === 'rob' ? 0 : 1, power === 'rob' ? 'rob' : 'counter');
  });

  it('LN-12.4 LN-11.1 sweep: takes all equipment of a victim killed with an attack, and is revealed by it', () => {
    const s = facing(
      { character: 'bartolomej', revealed: false },
      [
        { character: 'elena', damage: 9, equipment: ['crossbow', 'oak-charm', 'moonstone'] },
        { character: 'gregor' },
      ],
      { options: { collectorPower: 'sweep' } },
    );
    s.answer(0, 'seat:1', '3/2').answer(0, 'continue');
    s.asks(0, 'loot', ['card:oak-charm', 'card:moonstone', 'card:crossbow', 'none', 'all']).answer(0, 'all');
    expect([s.equipment(0).length, s.isRevealed(0)]).toEqual([3, true]);
    s.asks([3], 'window-turn');
  });

  it('LN-12.4 LN-10.11 sweep: no question about a victim without equipment', () => {
    const players: Sitting[] = [{ character: 'elena', damage: 9 }, { character: 'gregor' }];
    const s = facing({ character: 'bartolomej' }, players, { options: { collectorPower: 'sweep' } });
    s.answer(0, 'seat:1', '3/2').asks(3, 'window-turn');
  });

  it('LN-12.4 LN-9.26 sweep: not for other kills, not when void, and never with rob', () => {
    const options = { collectorPower: 'sweep' } as const;
    const victim: Sitting = { character: 'elena', damage: 9, equipment: ['crossbow', 'moonstone'] };
    const tree = scene({ players: [{ character: 'bartolomej' }, victim, { character: 'gregor' }], options });
    tree
      .goes('enchanted-tree')
      .answer(0, 'hurt')
      .answer(0, 'seat:1')
      .asks(0, 'loot', ['card:moonstone', 'card:crossbow', 'none']);
    const isVoid = facing({ character: 'bartolomej', void: true }, [victim, { character: 'gregor' }], {
      options,
    });
    isVoid.answer(0, 'seat:1', '3/2').asks(0, 'loot', ['card:moonstone', 'card:crossbow', 'none']);
    const rob = facing({ character: 'bartolomej' }, [victim, { character: 'gregor' }], {
      options: { collectorPower: 'rob' },
    });
    rob.answer(0, 'seat:1', '2/1').asks(0, 'loot', ['card:moonstone', 'card:crossbow', 'none']);
  });
});

describe('Bohdan', () => {
  const world = (bohdan: Sitting, victim: Sitting): Setting => ({
    players: [{ character: 'bohdan', ...bohdan }, { place: 'chapel', ...victim }, { character: 'gregor' }],
  });

  it('LN-12.21 LN-11.16 is revealed after his attack killed a limit of 12 or less', () => {
    const s = scene(world({}, { character: 'frederik', damage: 11 })).readyToAttack('chapel');
    s.answer(0, 'seat:1', '3/2').answer(0, 'continue').told('eliminated', { seat: 1 });
    s.told('revealed', { seat: 0, character: 'bohdan', forced: true }).asks(3, 'window-turn');
  });

  it('LN-12.21 LN-11.20 not when void', () => {
    const s = scene(world({ void: true }, { character: 'frederik', damage: 11 })).readyToAttack('chapel');
    s.answer(0, 'seat:1', '3/2').answer(0, 'continue').untold('revealed').asks(0, 'end');
  });

  it('LN-12.21 LN-9.26 not for a kill without an attack', () => {
    const s = scene({ ...world({}, { character: 'frederik', damage: 11 }), decks: { red: ['bat-swarm'] } });
    s.goes('graveyard')
      .answer(0, 'draw-red')
      .answer(0, 'seat:1')
      .told('eliminated', { seat: 1 })
      .untold('revealed')
      .asks(0, 'end');
  });
});

describe('Cyril', () => {
  it('EX-14 LN-12.5 LN-13.16 LN-R43 pays 2 and attacks the same victim again', () => {
    const s = facing({ character: 'cyril', damage: 5 }, [
      { character: 'ulrik', damage: 6 },
      { eliminated: 1 },
      { character: 'viktorie' },
      { character: 'gregor' },
    ]);
    s.answer(0, 'seat:1', '6/4').asks(1, 'counter').pass();
    s.asks(0, 'end', ['end', 'repeat']).answer(0, 'repeat', '1/4');
    s.told('ability', { seat: 0, character: 'cyril' }).told('damaged', {
      seat: 0,
      cause: 0,
      before: 5,
      after: 7,
    });
    s.told('attacked', { attacker: 0, victims: [1], base: 3, how: 'repeat' });
    s.told('damaged', { seat: 1, cause: 0, before: 8, after: 11 }).told('eliminated', { seat: 1, killer: 0 });
    s.asks(0, 'end', ['end']).answer(0, 'end').asks(4, 'window-turn');
  });

  it('LN-12.5 LN-11.3 repeating reveals a hidden Cyril; with no victim left the turn can only end', () => {
    const s = facing({ character: 'cyril', damage: 5, revealed: false }, [{ character: 'ulrik', damage: 9 }]);
    s.answer(0, 'seat:1', '3/2').answer(0, 'continue').pass().asks(0, 'end', ['end', 'reveal', 'repeat']);
    s.answer(0, 'repeat', '3/2')
      .told('revealed', { seat: 0 })
      .told('eliminated', { seat: 1 })
      .asks(0, 'end', ['end']);
  });

  it.each([
    [9, false],
    [8, true],
  ])('EX-15 LN-12.5 LN-R44 at %i damage repeat is offered: %s', (damage, offered) => {
    const s = facing({ character: 'cyril', damage, revealed: false }, [{}]).answer(0, 'seat:1', '2/2').pass();
    s.asks(0, 'end', offered ? ['end', 'reveal', 'repeat'] : ['end', 'reveal']);
    if (!offered) s.bars(0, 'repeat', 'LN-12.5');
  });

  it('LN-12.5 only in a turn in which he attacked', () => {
    const s = facing({ character: 'cyril', revealed: false }, [{}]).answer(0, 'none');
    s.asks(0, 'end', ['end', 'reveal']).bars(0, 'repeat', 'LN-12.5');
  });

  it('LN-12.5 not in a turn without an attack, whatever happened in the turn before', () => {
    const s = scene({
      active: 3,
      players: [{ character: 'cyril' }, { place: 'chapel' }, {}, { character: 'gregor', revealed: true }],
    });
    s.readyToAttack('chapel').answer(3, 'seat:1', '2/2').pass();
    s.goes('graveyard').answer(0, 'skip').asks(0, 'end', ['end', 'reveal']).bars(0, 'repeat', 'LN-12.5');
  });

  it('LN-12.5 even after a failed attack, and as often as it is offered', () => {
    const s = facing({ character: 'cyril' }, [{ revealed: true }])
      .answer(0, 'seat:1', '2/2')
      .answer(0, 'repeat', '3/3');
    s.answer(0, 'repeat', '4/1').asks(0, 'end', ['end', 'repeat']);
    expect(s.damages).toEqual([4, 3, 0, 0]);
  });

  it('LN-12.5 nothing prevents the price, not even Thick Fur', () => {
    const s = facing(
      { character: 'cyril', furred: true, shielded: true, equipment: ['oak-charm', 'raven-amulet'] },
      [{ revealed: true }],
    );
    s.answer(0, 'seat:1', '2/2');
    expect(s.state.players[0]?.furred).toBe(false);
    s.answer(0, 'repeat', '2/2');
    expect(s.damage(0)).toBe(2);
    s.asks(0, 'end');
  });

  it('LN-12.5 only living victims; range, Crossbow and Firestorm are not checked again', () => {
    const s = scene({
      players: [
        { character: 'cyril', revealed: true, equipment: ['firestorm'] },
        { character: 'elena', damage: 9, place: 'chapel', revealed: true },
        { character: 'gregor', place: 'chapel', revealed: true, equipment: ['crossbow'] },
        { character: 'viktorie', place: 'graveyard' },
      ],
    });
    s.readyToAttack('chapel').answer(0, 'all', '3/2').told('eliminated', { seat: 1 });
    s.answer(0, 'repeat', '4/2').told('attacked', { victims: [2], how: 'repeat' });
    expect(s.damage(2)).toBe(3);
    s.asks(0, 'end');
  });

  it('LN-12.5 LN-9.21 a repetition is countered like any attack, and a dead Cyril ends his turn', () => {
    const s = facing({ character: 'cyril', damage: 8 }, [{ character: 'wilhelmina', revealed: true }]);
    s.answer(0, 'seat:1', '2/2').answer(1, 'pass').answer(0, 'repeat', '2/2').answer(1, 'counter', '2/1');
    s.told('eliminated', { seat: 0, character: 'cyril', killer: 1 });
    expect(s.state.active).toBe(1);
    s.asks([2, 3], 'window-turn');
  });

  it('LN-12.5 LN-11.20 not when void', () => {
    const s = facing({ character: 'cyril', revealed: false, void: true }, [{}])
      .answer(0, 'seat:1', '2/2')
      .pass();
    s.asks(0, 'end', ['end', 'reveal']).bars(0, 'repeat', 'LN-11.20');
  });
});

describe('Cecilia', () => {
  const compass: Sitting = { equipment: ['wanderers-compass'] };

  it('LN-12.6 LN-11.4 revealed: heals 1 at the start of each of her turns', () => {
    const s = scene({ players: [{ character: 'cecilie', revealed: true, damage: 5, ...compass }] }).pass();
    s.told('healed', { seat: 0, before: 5, after: 4, source: 'ability' }).asks(0, 'start');
  });

  it('LN-12.6 revealing in start heals 1 at once', () => {
    const s = scene({ players: [{ character: 'cecilie', damage: 5, ...compass }] }).pass();
    expect(s.damage(0)).toBe(5);
    expect(s.answer(0, 'reveal').damage(0)).toBe(4);
    s.asks(0, 'start');
  });

  it('LN-12.6 never more than once per turn, but again in an extra turn', () => {
    const s = scene({ players: [{ character: 'cecilie', revealed: true, damage: 5, extraTurns: 1 }] });
    s.quietTurn('chapel');
    expect(s.heard('spectator', 'healed')).toHaveLength(1);
    s.pass('6/3');
    expect(s.damage(0)).toBe(3);
    s.asks(0, 'place');
  });

  it('LN-12.6 not in other players’ turns, not while hidden, not when void', () => {
    const window = scene({ active: 1, players: [{ character: 'cecilie', damage: 5 }] });
    window.answer(0, 'reveal').answer(2, 'pass').answer(3, 'pass');
    expect(window.asks(1, 'start').damage(0)).toBe(5);
    expect(
      scene({ players: [{ character: 'cecilie', damage: 5 }] })
        .goes('chapel')
        .asks(0, 'place')
        .damage(0),
    ).toBe(5);
    const isVoid = scene({ players: [{ character: 'cecilie', revealed: true, void: true, damage: 5 }] }).goes(
      'chapel',
    );
    expect(isVoid.asks(0, 'place').damage(0)).toBe(5);
  });

  it('LN-12.6 revealing later in the turn does not heal', () => {
    const s = scene({ players: [{ character: 'cecilie', damage: 5 }] })
      .goes('chapel')
      .answer(0, 'reveal');
    expect(s.asks(0, 'place').damage(0)).toBe(5);
  });
});

describe('Dalibor', () => {
  const kill = (dalibor: Sitting) =>
    scene({
      players: [
        { character: 'volko', revealed: true },
        { character: 'elena', damage: 9, place: 'chapel' },
        { character: 'dalibor', ...dalibor },
        { character: 'gregor' },
        { character: 'ulrik', eliminated: 1 },
      ],
    })
      .readyToAttack('chapel')
      .answer(0, 'seat:1', '5/3');

  it('LN-12.7 LN-11.16 is revealed when another player has been eliminated', () => {
    kill({}).told('revealed', { seat: 2, character: 'dalibor', forced: true }).asks(3, 'window-turn');
  });

  it('LN-12.7 LN-R60 not when void', () => {
    kill({ void: true }).untold('revealed').asks([3], 'window-turn');
  });
});

describe('Drahomir', () => {
  it('LN-12.8 takes an equipment card of his choice from a discard pile, once per game', () => {
    const s = scene({
      players: [{ character: 'drahomir' }],
      discards: {
        blue: ['oak-charm', 'blood-moon', 'moon-lance'],
        red: ['iron-claws', 'snare', 'iron-claws'],
      },
    });
    s.pass().asks(0, 'start', ['roll', 'reveal', 'ability']).answer(0, 'ability');
    s.asks(0, 'dig', ['card:moon-lance', 'card:oak-charm', 'card:iron-claws']);
    expect(s.fallback(0)).toBe('card:moon-lance');
    s.answer(0, 'card:iron-claws', '4/2').told('dug-up', { seat: 0, card: 'iron-claws' });
    expect([s.equipment(0), s.isSpent(0)]).toEqual([['iron-claws'], true]);
    expect([...s.state.discards.red].sort()).toEqual(['iron-claws', 'snare']);
    s.asks(0, 'place', ['skip', 'draw-blue']);
  });

  it('LN-12.8 is not offered if there is no equipment', () => {
    const s = scene({
      players: [{ character: 'drahomir' }],
      discards: { blue: ['blood-moon'], red: ['snare'] },
    }).pass();
    s.asks(0, 'start', ['roll', 'reveal']).bars(0, 'ability', 'LN-12.8');
  });

  it('LN-12.8 LN-7.22 a shield that was an event is not equipment', () => {
    const s = scene({
      options: { cards: 'classic' },
      players: [{ character: 'drahomir' }],
      discards: { blue: ['shield-of-light'] },
    });
    s.pass().asks(0, 'start', ['roll', 'reveal']);
  });

  it('LN-12.8 LN-13.20 a goal check follows', () => {
    const s = scene({
      players: [{}, { character: 'drahomir', equipment: ['raven-amulet', 'shadow-cloak'] }],
      discards: { blue: ['looters-sack'] },
    });
    s.answer(2, 'pass').answer(3, 'pass').answer(1, 'ability').over([1]);
  });
});

describe('Evelina', () => {
  it('LN-12.10 makes another living player’s ability void, hidden or revealed; the mark is public', () => {
    const s = scene({ players: [{ character: 'evelina' }, { revealed: true }, { eliminated: 1 }, {}] })
      .pass()
      .answer(0, 'ability');
    s.asks(0, 'ability-target', ['seat:1', 'seat:3']).answer(0, 'seat:3', '4/2');
    expect(s.view('spectator').state.players.map((player) => player.void)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    s.told('ability', { seat: 0, character: 'evelina', target: 3 }).told('voided', { seat: 3, by: 0 });
    expect(s.isSpent(0)).toBe(true);
    s.asks(0, 'place');
  });

  it('LN-12.10 LN-12.25 in round 1 too', () => {
    scene({ round: 1, players: [{ character: 'evelina' }] })
      .pass()
      .asks(0, 'start', ['roll', 'reveal', 'ability']);
  });

  it('LN-12.23 LN-R61 active Thick Fur and stored extra turns remain', () => {
    const s = scene({
      players: [
        { character: 'evelina' },
        { character: 'gerulf', revealed: true, spent: true, furred: true, extraTurns: 1 },
      ],
    });
    s.pass().answer(0, 'ability').answer(0, 'seat:1', '4/2');
    expect(s.state.players[1]).toMatchObject({ void: true, furred: true, extraTurns: 1 });
    s.asks(0, 'place');
  });
});

describe('Frederick and Gregor', () => {
  it.each([
    ['frederik', 6],
    ['gregor', 4],
  ] as const)('LN-12.11 LN-12.13 LN-12.24 LN-12.25 %s hurts another player by a die', (character, die) => {
    const s = scene({
      round: 1,
      players: [{ character }, { equipment: ['shield-of-light', 'shadow-cloak'] }, { eliminated: 1 }, {}],
    });
    s.pass()
      .answer(0, 'ability')
      .asks(0, 'ability-target', ['seat:1', 'seat:3'])
      .answer(0, 'seat:1', die, '4/2');
    s.told('ability', { seat: 0, character, target: 1, die }).told('damaged', {
      seat: 1,
      cause: 0,
      amount: die,
      source: 'ability',
    });
    expect([s.damage(1), s.isSpent(0)]).toEqual([die, true]);
    s.asks(0, 'place');
  });

  it('LN-12.13 Gregor rolls the d4, Frederick the d6', () => {
    const five = (character: 'gregor' | 'frederik') => () =>
      scene({ players: [{ character }] })
        .pass()
        .answer(0, 'ability')
        .answer(0, 'seat:1', 5, '4/2')
        .asks(0, 'place');
    expect(five('gregor')).toThrow('cannot be loaded');
    expect(five('frederik')).not.toThrow();
  });

  it('LN-12.24 LN-10.5 only Thick Fur prevents it', () => {
    const s = scene({
      players: [
        { character: 'frederik' },
        { character: 'gerulf', revealed: true, spent: true, furred: true },
      ],
    });
    s.pass()
      .answer(0, 'ability')
      .answer(0, 'seat:1', 6, '4/2')
      .told('prevented', { seat: 1, by: 'thick-fur' });
    expect([s.damage(1), s.isSpent(0)]).toEqual([0, true]);
    s.asks(0, 'place');
  });

  it('LN-12.24 it is not an attack: nobody is asked to counter', () => {
    const s = scene({ players: [{ character: 'gregor' }, { character: 'wilhelmina' }] }).pass();
    s.answer(0, 'ability').answer(0, 'seat:1', 4, '4/2').asks(0, 'place');
  });
});

describe('Fenris', () => {
  it('LN-12.12 LN-10.3 sets anybody, even himself, to 7', () => {
    const s = scene({ players: [{ character: 'fenris', damage: 11 }, {}, { eliminated: 1 }, {}] })
      .pass()
      .answer(0, 'ability');
    s.asks(0, 'ability-target', ['seat:0', 'seat:1', 'seat:3']).answer(0, 'seat:0', '4/2');
    s.told('set-to-seven', { seat: 0, before: 11, after: 7 });
    expect([s.damage(0), s.isSpent(0)]).toEqual([7, true]);
    s.asks(0, 'place');
  });

  it('LN-12.12 the clock takes the next other player', () => {
    expect(
      scene({ players: [{ character: 'fenris' }] })
        .pass()
        .answer(0, 'ability')
        .asks(0, 'ability-target')
        .fallback(0),
    ).toBe('seat:1');
  });
});

describe('Gerulf', () => {
  it('EX-21 LN-12.14 no damage from any source until step 0 of his next turn', () => {
    const s = scene({ players: [{ character: 'gerulf' }, {}, {}, {}], decks: { blue: ['heavens-wrath'] } });
    s.goes('chapel').answer(0, 'skip').answer(0, 'fur').told('ability', { seat: 0, character: 'gerulf' });
    expect(s.state.players[0]).toMatchObject({ furred: true, spent: true, revealed: true });
    s.asks(0, 'end', ['end']).answer(0, 'end');
    s.goes('chapel').answer(1, 'draw-blue').told('prevented', { seat: 0, by: 'thick-fur' });
    expect(s.damages).toEqual([0, 0, 2, 2]);
    s.pass()
      .answer(1, 'seat:0', '6/1')
      .answer(1, 'continue')
      .told('hit', { victim: 0, prevented: 'thick-fur' })
      .answer(1, 'end');
    s.quietTurn('chapel').quietTurn('graveyard').told('protection-ended', { seat: 0, by: 'thick-fur' });
    expect([s.damage(0), s.state.players[0]?.furred]).toEqual([0, false]);
    s.asks([1, 2, 3], 'window-turn');
  });

  it('EX-21 LN-10.3 Blood Moon still sets him to 7', () => {
    const s = scene({
      players: [{}, { character: 'gerulf', revealed: true, spent: true, furred: true, damage: 3 }],
      decks: { blue: ['blood-moon'] },
    });
    expect(s.goes('chapel').answer(0, 'draw-blue').answer(0, 'seat:1').asks(0, 'end').damage(1)).toBe(7);
  });

  it('LN-12.14 if he has an extra turn, the protection ends when it begins', () => {
    const s = scene({ players: [{ character: 'gerulf', extraTurns: 1 }] })
      .goes('chapel')
      .answer(0, 'skip')
      .answer(0, 'fur')
      .answer(0, 'end');
    expect([s.state.active, s.state.players[0]?.furred]).toEqual([0, false]);
    s.asks([1, 2, 3], 'window-turn');
  });

  it('LN-12.14 once per game, not when void', () => {
    const end = (player: Sitting) =>
      scene({ players: [{ character: 'gerulf', ...player }] })
        .goes('chapel')
        .answer(0, 'skip');
    end({ spent: true, revealed: true }).asks([2, 3], 'window-turn');
    end({ void: true }).asks(0, 'end', ['end', 'reveal']).bars(0, 'fur', 'LN-11.20');
  });
});

describe('Ursula', () => {
  const ursula: Sitting = {
    character: 'ursula',
    revealed: true,
    place: 'morganas-hut',
    equipment: ['wanderers-compass'],
  };

  it('EX-43 LN-12.16 LN-11.18 LN-R69 deals 3 to another on the Graveyard, once per turn', () => {
    const s = scene({
      players: [ursula, { place: 'graveyard' }, { place: 'graveyard' }, { place: 'chapel' }],
    }).pass();
    s.asks(0, 'start', ['roll', 'compass', 'ability']).answer(0, 'ability');
    s.asks(0, 'ability-target', ['seat:1', 'seat:2']).answer(0, 'seat:1');
    s.told('damaged', { seat: 1, cause: 0, amount: 3, source: 'ability' });
    expect([s.damages, s.isSpent(0)]).toEqual([[0, 3, 0, 0], false]);
    s.asks(0, 'start', ['roll', 'compass']).bars(0, 'ability', 'LN-11.18');
  });

  it('LN-12.16 again every turn, in round 1 too (LN-12.25)', () => {
    const s = scene({ round: 1, players: [{ ...ursula, extraTurns: 1 }, { place: 'graveyard' }] }).pass();
    s.answer(0, 'ability').answer(0, 'roll', '4/2').answer(0, 'skip');
    s.pass().asks(0, 'start', ['roll', 'compass', 'ability']).answer(0, 'ability');
    expect(s.damage(1)).toBe(6);
    s.asks(0, 'start');
  });

  it('LN-12.16 not if nobody else is there, even if she is', () => {
    const s = scene({ players: [{ ...ursula, place: 'graveyard' }, { place: 'well-of-wisdom' }] }).pass();
    s.asks(0, 'start', ['roll', 'compass']).bars(0, 'ability', 'LN-12.16');
  });

  it('LN-12.16 LN-R69 classic: the Well of Wisdom; the flag rules', () => {
    const players: Sitting[] = [ursula, { place: 'graveyard' }, { place: 'well-of-wisdom' }];
    const classic = scene({ players, options: { cards: 'classic' } })
      .pass()
      .answer(0, 'ability');
    expect(classic.asks(0, 'start').damages).toEqual([0, 0, 3, 0]);
    const flag = scene({ players, options: { reaperPlace: 'well-of-wisdom' } })
      .pass()
      .answer(0, 'ability');
    expect(flag.asks(0, 'start').damages).toEqual([0, 0, 3, 0]);
  });

  it('LN-12.16 LN-11.3 hidden: the ability reveals her', () => {
    const s = scene({ players: [{ character: 'ursula' }, { place: 'graveyard' }] })
      .pass()
      .answer(0, 'ability', '4/2');
    expect(s.isRevealed(0)).toBe(true);
    s.asks(0, 'place');
  });

  it('LN-12.24 only Thick Fur prevents it', () => {
    const s = scene({
      players: [
        ursula,
        { place: 'graveyard', equipment: ['shield-of-light', 'raven-amulet', 'oak-charm', 'shadow-cloak'] },
      ],
    });
    expect(s.pass().answer(0, 'ability').asks(0, 'start').damage(1)).toBe(3);
  });
});

describe('Wilhelmina', () => {
  it('LN-12.17 counter-attacks as often as she is attacked', () => {
    const s = facing({ character: 'cyril' }, [{ character: 'wilhelmina', revealed: true }]).answer(
      0,
      'seat:1',
      '2/2',
    );
    s.answer(1, 'counter', '3/2')
      .answer(0, 'repeat', '2/2')
      .asks(1, 'counter', ['pass', 'counter'])
      .answer(1, 'counter', '3/2');
    expect(s.damage(0)).toBe(4);
    s.asks(0, 'end');
  });

  it('LN-12.17 may reveal without countering', () => {
    const s = facing({ character: 'gregor' }, [{ character: 'wilhelmina' }])
      .answer(0, 'seat:1', '2/2')
      .answer(1, 'reveal');
    s.told('revealed', { seat: 1 }).asks([2, 3], 'window-turn');
  });
});

describe('Volko', () => {
  it('LN-12.18 LN-10.14 (P4) heals 2 when his attack dealt damage', () => {
    const s = facing({ character: 'volko', damage: 6 }, [{}]).answer(0, 'seat:1', '2/1');
    s.told('damaged', { seat: 1 })
      .told('healed', { seat: 0, before: 6, after: 4, source: 'ability' })
      .asks(1, 'counter');
  });

  it('LN-12.18 LN-9.12 revealing in rolled is in time; while hidden he does not heal', () => {
    const hidden = () =>
      facing({ character: 'volko', damage: 6, revealed: false }, [{}]).answer(0, 'seat:1', '2/1');
    expect(hidden().answer(0, 'reveal').asks(1, 'counter').damage(0)).toBe(4);
    expect(hidden().answer(0, 'continue').asks(1, 'counter').damage(0)).toBe(6);
  });

  it('LN-12.18 not after a failed or prevented attack, not when void, not through the tree', () => {
    expect(
      facing({ character: 'volko', damage: 6 }, [{}]).answer(0, 'seat:1', '2/2').asks(1, 'counter').damage(0),
    ).toBe(6);
    const shield = facing({ character: 'volko', damage: 6 }, [{ equipment: ['shield-of-light'] }]).answer(
      0,
      'seat:1',
      '6/1',
    );
    expect(shield.asks(1, 'counter').damage(0)).toBe(6);
    expect(
      facing({ character: 'volko', damage: 6, void: true }, [{}])
        .answer(0, 'seat:1', '6/1')
        .asks(1, 'counter')
        .damage(0),
    ).toBe(6);
    const tree = scene({ players: [{ character: 'volko', revealed: true, damage: 6 }] }).goes(
      'enchanted-tree',
    );
    expect(tree.answer(0, 'hurt').answer(0, 'seat:1').asks([2, 3], 'window-turn').damage(0)).toBe(6);
  });
});

describe('Victoria', () => {
  it('LN-12.19 LN-9.10 revealed: rolls only the d4', () => {
    const s = facing({ character: 'viktorie' }, [{}])
      .answer(0, 'seat:1', 3)
      .told('attacked', { d6: null, d4: 3, base: 3 });
    expect(s.asks(1, 'counter').damage(1)).toBe(3);
  });

  it('LN-12.19 LN-11.20 hidden or void: both dice', () => {
    facing({ character: 'viktorie', revealed: false }, [{}]).answer(0, 'seat:1', '4/4').asks(1, 'counter');
    facing({ character: 'viktorie', void: true }, [{}]).answer(0, 'seat:1', '4/4').asks(1, 'counter');
  });

  it('LN-12.19 LN-9.18 she has no duty to attack', () => {
    facing({ character: 'viktorie' }, [{}]).asks(0, 'attack', ['seat:1', 'none']);
  });
});

describe('Waldemar', () => {
  it('EX-35 LN-4.7 LN-4.8 LN-12.20 as many extra turns as players are eliminated, added to others', () => {
    const s = scene({
      players: [{ character: 'waldemar' }, { eliminated: 1 }, { eliminated: 2 }, {}, {}],
      decks: { blue: ['witching-hour'] },
    });
    s.goes('chapel').answer(0, 'draw-blue').asks(0, 'end', ['end', 'reveal', 'extra']).answer(0, 'extra');
    s.told('extra-turns', { seat: 0, count: 1 })
      .told('ability', { seat: 0, character: 'waldemar' })
      .told('extra-turns', { seat: 0, count: 2 });
    expect(s.asks(0, 'end', ['end']).state.players[0]?.extraTurns).toBe(3);
    s.answer(0, 'end');
    s.quietTurn('graveyard').quietTurn('chapel').quietTurn('graveyard');
    expect(s.state.active).toBe(3);
    s.asks(4, 'window-turn');
  });

  it('LN-12.20 is not offered while nobody is eliminated, once spent or void', () => {
    const end = (player: Sitting, other: Sitting) =>
      scene({ players: [{ character: 'waldemar', ...player }, other] })
        .goes('chapel')
        .answer(0, 'skip');
    end({}, {}).asks(0, 'end', ['end', 'reveal']).bars(0, 'extra', 'LN-12.20');
    end({ void: true }, { eliminated: 1 }).asks(0, 'end', ['end', 'reveal']).bars(0, 'extra', 'LN-11.20');
    end({ spent: true, revealed: true }, { eliminated: 1 }).asks(3, 'window-turn');
  });
});
