import { describe, expect, it } from 'vitest';
import { type Setting, type Sitting, scene } from './kit.ts';

/** Seat 0, revealed unless told otherwise, stands at the Chapel and may attack the others there. */
function facing(attacker: Sitting, victims: readonly Sitting[], setting: Setting = {}) {
  const others = victims.map((victim) => ({ place: 'chapel' as const, ...victim }));
  return scene({ ...setting, players: [{ revealed: true, ...attacker }, ...others] }).readyToAttack('chapel');
}

const VOLKO = { character: 'volko' } as const;

describe('LN-9 who can be attacked', () => {
  it('LN-9.1 LN-9.25 at most once per turn', () => {
    const s = facing({ character: 'gerulf' }, [{}, {}]).answer(0, 'seat:1', '3/2').pass();
    s.asks(0, 'end', ['end', 'fur']);
  });

  it('LN-9.1 LN-9.7 a player who has attacked is not told that nobody was in range', () => {
    const s = facing({ character: 'volko', revealed: false }, [
      { character: 'elena', damage: 9 },
      { place: null, character: 'gregor' },
    ]);
    s.answer(0, 'seat:1', '2/1').answer(0, 'continue').asks(0, 'end', ['end', 'reveal']);
    expect(s.view(0).asked?.mine?.barred).toEqual([]);
  });

  it('LN-9.2 no attack in round 1, but events, tree, prophecies and abilities work', () => {
    const s = scene({
      round: 1,
      players: [{ character: 'gregor' }, { place: 'chapel' }],
      decks: { blue: ['heavens-wrath'] },
    });
    s.pass().answer(0, 'ability').answer(0, 'seat:1', 4, '4/2').answer(0, 'draw-blue');
    expect(s.damages).toEqual([0, 6, 2, 2]);
    s.asks([2, 3], 'window-turn');
  });

  it('LN-14.6 LN-9.6 with firstRoundAttack the ban of round 1 is lifted', () => {
    const s = scene({ round: 1, options: { firstRoundAttack: true }, players: [VOLKO, { place: 'chapel' }] });
    s.readyToAttack('chapel').asks(0, 'attack', ['seat:1', 'none', 'reveal']);
  });

  it('LN-9.3 LN-R78 party, reveal state and protection do not matter for the choice', () => {
    const s = facing({ character: 'gregor' }, [
      { character: 'elena', revealed: true },
      { equipment: ['shield-of-light'] },
      { furred: true, character: 'gerulf', revealed: true, spent: true },
    ]);
    s.asks(0, 'attack', ['seat:1', 'seat:2', 'seat:3', 'none']);
  });

  it.each([
    ['stone-circle', ['stone-circle', 'well-of-wisdom']],
    ['well-of-wisdom', ['stone-circle', 'well-of-wisdom']],
    ['chapel', ['chapel', 'enchanted-tree']],
    ['enchanted-tree', ['chapel', 'enchanted-tree']],
    ['graveyard', ['graveyard', 'morganas-hut']],
    ['morganas-hut', ['graveyard', 'morganas-hut']],
  ] as const)('LN-2.1 LN-9.4 the range at %s is %j', (here, area) => {
    const places = [
      'stone-circle',
      'well-of-wisdom',
      'chapel',
      'enchanted-tree',
      'graveyard',
      'morganas-hut',
    ] as const;
    const players = [VOLKO, ...places.map((place) => ({ place }))];
    const inArea = places.flatMap((place, i) =>
      area.some((other) => other === place) ? [`seat:${i + 1}`] : [],
    );
    scene({ players })
      .readyToAttack(here)
      .asks(0, 'attack', [...inArea, 'none', 'reveal']);
    const archer = scene({ players: [{ ...VOLKO, equipment: ['crossbow'] }, ...players.slice(1)] });
    const outside = places.flatMap((place, i) =>
      area.some((other) => other === place) ? [] : [`seat:${i + 1}`],
    );
    archer.readyToAttack(here).asks(0, 'attack', [...outside, 'none', 'reveal']);
  });

  it('LN-9.4 LN-2.1 areas follow the slots, not the places', () => {
    const slots = [
      'chapel',
      'graveyard',
      'enchanted-tree',
      'stone-circle',
      'morganas-hut',
      'well-of-wisdom',
    ] as const;
    const s = scene({ slots, players: [VOLKO, { place: 'enchanted-tree' }, { place: 'graveyard' }] });
    s.readyToAttack('chapel').asks(0, 'attack', ['seat:2', 'none', 'reveal']);
  });

  it('EX-32 LN-9.5 LN-9.4 the Crossbow reaches the other four places only', () => {
    const s = scene({
      players: [
        { ...VOLKO, equipment: ['crossbow'] },
        { place: 'chapel' },
        { place: 'enchanted-tree' },
        { place: 'graveyard' },
        { place: 'stone-circle' },
      ],
    });
    s.readyToAttack('chapel').asks(0, 'attack', ['seat:3', 'seat:4', 'none', 'reveal']);
  });

  it('LN-9.6 LN-2.6 LN-R41 a pawn in the centre is in nobody’s range, not even of the Crossbow', () => {
    const near = scene({ players: [VOLKO, { place: null }] })
      .goes('chapel')
      .answer(0, 'skip');
    near.asks(0, 'end');
    const far = scene({ players: [{ ...VOLKO, equipment: ['crossbow'] }, { place: null }] });
    far.goes('chapel').answer(0, 'skip').asks(0, 'end');
  });

  it('LN-9.7 without a legal target step 3 is skipped, without window and decision', () => {
    const s = scene({ players: [VOLKO, { place: 'graveyard' }] })
      .goes('chapel')
      .answer(0, 'skip');
    s.asks(0, 'end', ['end', 'reveal']);
  });

  it('LN-1.3 LN-9.3 eliminated players are not targets', () => {
    const s = scene({ players: [VOLKO, { eliminated: 1 }, { place: 'chapel' }, {}] });
    s.readyToAttack('chapel').asks(0, 'attack', ['seat:2', 'none', 'reveal']);
  });

  it('the clock attacks nobody, unless the torch requires it', () => {
    expect(facing(VOLKO, [{}, {}]).fallback(0)).toBe('none');
    const bound = { character: 'gregor', equipment: ['burning-torch'] } as const;
    expect(facing({ ...bound, equipment: ['burning-torch'] }, [{}, {}]).fallback(0)).toBe('seat:1');
    const storm = facing({ ...bound, revealed: false, equipment: ['burning-torch', 'firestorm'] }, [{}, {}]);
    expect(storm.asks(0, 'attack', ['all', 'reveal']).fallback(0)).toBe('all');
  });
});

describe('LN-9 dice and amounts', () => {
  it('EX-1 LN-9.9 larger minus smaller: 5/3 is 2', () => {
    const s = scene({ players: [VOLKO, { damage: 4, place: 'chapel' }] }).readyToAttack('chapel');
    s.answer(0, 'seat:1', '5/3').answer(0, 'continue');
    s.told('attacked', { attacker: 0, victims: [1], d6: 5, d4: 3, base: 2, how: 'attack' });
    s.told('damaged', { seat: 1, cause: 0, before: 4, after: 6, source: 'attack' });
    s.asks(1, 'counter');
  });

  it.each([
    ['6/1', 5],
    ['1/4', 3],
    ['2/3', 1],
    ['6/4', 2],
  ] as const)('LN-9.9 %s is %i, whichever die is larger', (dice, base) => {
    const s = facing({ character: 'gregor' }, [{}]).answer(0, 'seat:1', dice);
    expect(s.damage(1)).toBe(base);
    s.asks(1, 'counter');
  });

  it('EX-2 LN-9.11 LN-9.21 a failed attack: no claws, no rolled, but counter', () => {
    const s = scene({
      players: [{ ...VOLKO, equipment: ['iron-claws', 'iron-claws'] }, { place: 'chapel' }],
    });
    s.readyToAttack('chapel').answer(0, 'seat:1', '3/3').told('attacked', { base: 0 });
    expect(s.damages).toEqual([0, 0, 0, 0]);
    s.untold('damaged').asks(1, 'counter', ['pass', 'reveal']);
  });

  it('LN-9.8 LN-9.12 the target stays fixed: after the roll only continue or reveal', () => {
    const s = scene({ players: [{ character: 'gregor' }, { place: 'chapel' }, { place: 'chapel' }] });
    s.readyToAttack('chapel').answer(0, 'seat:1', '5/3').asks(0, 'rolled', ['continue', 'reveal']);
    expect(s.fallback(0)).toBe('continue');
  });

  it('LN-9.12 a revealed attacker is not asked', () => {
    facing({ character: 'gregor' }, [{}]).answer(0, 'seat:1', '5/3').asks(1, 'counter');
  });

  it('LN-9.12 LN-11.13 every hidden attacker is asked, whoever it is', () => {
    for (const character of ['volko', 'apolena', 'ulrik', 'elena'] as const) {
      const s = scene({ players: [{ character }, { place: 'chapel' }] }).readyToAttack('chapel');
      s.answer(0, 'seat:1', '4/3').asks(0, 'rolled', ['continue', 'reveal']);
    }
  });

  it('EX-9 LN-9.13 LN-7.8 LN-7.9 two claws and the attacker’s own cloak: 1 + 2 - 1', () => {
    const s = facing({ character: 'gregor', equipment: ['iron-claws', 'iron-claws', 'shadow-cloak'] }, [{}]);
    s.answer(0, 'seat:1', '4/3');
    s.told('hit', {
      attacker: 0,
      victim: 1,
      base: 1,
      claws: 2,
      lance: 0,
      attackerCloak: 1,
      victimCloak: 0,
      amount: 2,
      prevented: null,
    });
    expect(s.damage(1)).toBe(2);
    s.asks(1, 'counter');
  });

  it('LN-9.13 LN-R37 the cloak of the victim takes 1 off', () => {
    const s = facing({ character: 'gregor' }, [{ equipment: ['shadow-cloak', 'iron-claws'] }]).answer(
      0,
      'seat:1',
      '6/3',
    );
    s.told('hit', { base: 3, claws: 0, victimCloak: 1, amount: 2 }).asks(1, 'counter');
    expect(s.damage(1)).toBe(2);
  });

  it('LN-9.13 LN-R36 an amount below 0 counts as 0', () => {
    const s = facing({ character: 'gregor', equipment: ['shadow-cloak'] }, [{ damage: 3 }]).answer(
      0,
      'seat:1',
      '2/1',
    );
    expect(s.damage(1)).toBe(3);
    s.told('hit', { amount: 0, prevented: null }).asks(1, 'counter');
  });

  it('EX-11 LN-9.12 LN-9.13 the Moon Lance of a werewolf who reveals in rolled: 2 + 2', () => {
    const lance = () =>
      scene({
        players: [
          { character: 'gregor', equipment: ['moon-lance'] },
          { damage: 5, place: 'chapel' },
        ],
      })
        .readyToAttack('chapel')
        .answer(0, 'seat:1', '6/4');
    const shown = lance()
      .answer(0, 'reveal')
      .told('revealed', { seat: 0 })
      .told('hit', { lance: 2, amount: 4 });
    expect(shown.asks(1, 'counter').damage(1)).toBe(9);
    const hidden = lance().answer(0, 'continue').told('hit', { lance: 0, amount: 2 });
    expect(hidden.asks(1, 'counter').damage(1)).toBe(7);
  });

  it('Moon Lance LN-9.13 adds nothing for a revealed vampire or human, and nothing to a failed attack', () => {
    for (const character of ['volko', 'cyril'] as const) {
      const s = facing({ character, equipment: ['moon-lance'] }, [{}]).answer(0, 'seat:1', '5/3');
      expect(s.asks(1, 'counter').damage(1)).toBe(2);
    }
    const failed = facing({ character: 'gregor', equipment: ['moon-lance'] }, [{}]).answer(
      0,
      'seat:1',
      '2/2',
    );
    expect(failed.asks(1, 'counter').damage(1)).toBe(0);
  });

  it('Moon Lance LN-9.13 LN-11.20 works for a void werewolf: it is not an ability', () => {
    const s = facing({ character: 'gregor', void: true, equipment: ['moon-lance'] }, [{}]).answer(
      0,
      'seat:1',
      '3/2',
    );
    expect(s.asks(1, 'counter').damage(1)).toBe(3);
  });

  it('EX-10 LN-9.14 LN-12.18 LN-9.21 LN-R38 reduced to 0: not failed, but Volko does not heal', () => {
    const s = facing({ character: 'volko', damage: 6 }, [
      { character: 'wilhelmina', equipment: ['shadow-cloak'] },
    ]);
    s.answer(0, 'seat:1', '3/2').told('hit', { base: 1, victimCloak: 1, amount: 0 });
    expect(s.damages).toEqual([6, 0, 0, 0]);
    s.asks(1, 'counter', ['pass', 'reveal', 'counter']);
  });

  it('LN-9.15 LN-10.5 LN-10.6 Shield of Light and Thick Fur prevent it, without being asked', () => {
    const shield = facing({ character: 'gregor' }, [{ equipment: ['shield-of-light'] }]).answer(
      0,
      'seat:1',
      '6/1',
    );
    shield.told('hit', { base: 5, amount: 0, prevented: 'shield-of-light' }).asks(1, 'counter');
    expect(shield.damage(1)).toBe(0);
    const fur = facing({ character: 'frederik' }, [
      { character: 'gerulf', revealed: true, spent: true, furred: true },
    ]);
    fur
      .answer(0, 'seat:1', '6/1')
      .told('hit', { amount: 0, prevented: 'thick-fur' })
      .asks([2, 3], 'window-turn');
    expect(fur.damage(1)).toBe(0);
  });
});

describe('LN-9 the Burning Torch', () => {
  it('LN-9.10 only the d4 is rolled, and the attack never fails', () => {
    const s = facing({ character: 'gregor', equipment: ['burning-torch'] }, [{}, {}]).answer(0, 'seat:1', 4);
    s.told('attacked', { d6: null, d4: 4, base: 4 });
    expect(s.asks(1, 'counter').damage(1)).toBe(4);
  });

  it('LN-9.10 LN-7.9 two torches, or a torch and Victoria, change nothing further', () => {
    const two = facing({ character: 'gregor', equipment: ['burning-torch', 'burning-torch', 'iron-claws'] }, [
      {},
      {},
    ]);
    expect(two.answer(0, 'seat:1', 1).asks(1, 'counter').damage(1)).toBe(2);
    const both = facing({ character: 'viktorie', equipment: ['burning-torch'] }, [{}, {}]);
    expect(both.answer(0, 'seat:1', 3).asks(1, 'counter').damage(1)).toBe(3);
  });

  it('EX-31 LN-9.18 LN-R40 its owner must attack somebody', () => {
    const torch = { ...VOLKO, equipment: ['burning-torch' as const] };
    const s = scene({ round: 2, players: [torch, { place: 'chapel' }, { place: 'enchanted-tree' }] });
    s.readyToAttack('chapel').asks(0, 'attack', ['seat:1', 'seat:2', 'reveal']).bars(0, 'none', 'LN-9.18');
  });

  it('EX-31 LN-9.2 LN-R9 LN-1.9 the ban of round 1 is stronger', () => {
    const s = scene({ round: 1, players: [{ ...VOLKO, equipment: ['burning-torch'] }, { place: 'chapel' }] });
    s.goes('chapel').answer(0, 'skip').asks(0, 'end');
  });

  it('EX-31 LN-9.18 with nobody in range step 3 is skipped', () => {
    const s = scene({
      round: 2,
      players: [{ ...VOLKO, equipment: ['burning-torch'] }, { place: 'graveyard' }],
    });
    s.goes('chapel').answer(0, 'skip').asks(0, 'end');
  });

  it('LN-9.18 LN-1.10 a revealed owner with one target attacks without being asked', () => {
    const s = scene({
      players: [{ ...VOLKO, revealed: true, equipment: ['burning-torch'] }, { place: 'chapel' }],
    });
    s.goes('chapel').answer(0, 'skip').pass(2);
    expect(s.damage(1)).toBe(2);
    s.asks(1, 'counter');
  });

  it('LN-9.18 LN-9.5 LN-11.9 the duty ends when no target is left: Drahomir digs up the Crossbow', () => {
    const s = scene({
      players: [{ character: 'drahomir', equipment: ['burning-torch'] }, { place: 'chapel' }],
      discards: { red: ['crossbow'] },
    });
    s.readyToAttack('chapel').asks(0, 'attack', ['seat:1', 'reveal', 'ability']).answer(0, 'ability');
    s.told('dug-up', { seat: 0, card: 'crossbow' }).untold('attacked').asks([2, 3], 'window-turn');
  });

  it('LN-9.18 LN-11.9 and begins when the torch arrives: Drahomir digs it up', () => {
    const s = scene({
      players: [{ character: 'drahomir' }, { place: 'chapel' }, { place: 'chapel' }],
      discards: { red: ['burning-torch'] },
    });
    s.readyToAttack('chapel').answer(0, 'ability').asks(0, 'attack', ['seat:1', 'seat:2']);
  });

  it('LN-9.18 with torchMustAttack false the attack is optional', () => {
    const s = scene({
      options: { torchMustAttack: false },
      players: [{ ...VOLKO, equipment: ['burning-torch'] }, { place: 'chapel' }],
    });
    s.readyToAttack('chapel').asks(0, 'attack', ['seat:1', 'none', 'reveal']).answer(0, 'seat:1', 1);
    s.told('attacked', { d6: null, base: 1 }).asks(0, 'rolled');
  });
});

describe('LN-9 Firestorm', () => {
  it('EX-12 LN-9.16 LN-9.15 LN-9.20 LN-12.18 LN-R73 one roll, amounts per victim, one batch', () => {
    const s = facing({ character: 'volko', damage: 6, equipment: ['firestorm'] }, [
      { damage: 3, equipment: ['shadow-cloak'] },
      { damage: 4, equipment: ['shield-of-light'] },
      { place: 'enchanted-tree' },
    ]);
    s.asks(0, 'attack', ['all', 'none']).answer(0, 'all', '6/3');
    s.told('attacked', { victims: [1, 2, 3], base: 3 });
    s.told('hit', { victim: 1, amount: 2 })
      .told('hit', { victim: 2, amount: 0, prevented: 'shield-of-light' })
      .told('hit', { victim: 3, amount: 3 });
    expect(s.damages).toEqual([4, 5, 4, 3]);
    expect(s.heard('spectator', 'healed')).toEqual([
      { kind: 'healed', seat: 0, before: 6, after: 4, source: 'ability' },
    ]);
    s.asks([1, 2, 3], 'counter');
  });

  it("LN-9.16 LN-R39 single targets cannot be picked with firestorm 'range'", () => {
    const s = facing({ character: 'volko', equipment: ['firestorm'] }, [{}, {}]);
    s.bars(0, 'seat:1', 'LN-9.16').asks(0, 'attack', ['all', 'none']);
  });

  it('LN-9.16 LN-9.5 with the Crossbow it hits everybody in the other four places', () => {
    const s = scene({
      players: [
        { character: 'volko', revealed: true, equipment: ['firestorm', 'crossbow'] },
        { place: 'chapel' },
        { place: 'graveyard' },
        { place: 'stone-circle' },
        {},
      ],
    });
    s.readyToAttack('enchanted-tree').answer(0, 'all', '4/2');
    expect(s.damages).toEqual([0, 0, 2, 2, 0]);
    s.asks([2, 3], 'counter');
  });

  it("LN-9.17 LN-R39 firestorm 'place': one target, and everybody else on the target's place", () => {
    const s = scene({
      options: { firestorm: 'place' },
      players: [
        { character: 'volko', revealed: true, equipment: ['firestorm'] },
        { place: 'chapel' },
        { place: 'enchanted-tree' },
        { place: 'chapel' },
        { place: 'graveyard' },
      ],
    });
    s.readyToAttack('chapel')
      .asks(0, 'attack', ['seat:1', 'seat:2', 'seat:3', 'none'])
      .answer(0, 'seat:3', '5/2');
    s.told('attacked', { victims: [1, 3] });
    expect(s.damages).toEqual([0, 3, 0, 3, 0]);
    s.asks([1, 3], 'counter');
  });

  it('LN-9.16 LN-9.18 with the torch: all or reveal, one d4 for everybody', () => {
    const s = facing({ character: 'volko', revealed: false, equipment: ['firestorm', 'burning-torch'] }, [
      {},
      {},
    ]);
    s.asks(0, 'attack', ['all', 'reveal']).answer(0, 'all', 2).answer(0, 'continue');
    expect(s.damages).toEqual([0, 2, 2, 0]);
    s.asks([1, 2], 'counter');
  });
});

describe('LN-9 counter-attack', () => {
  const elena: Sitting = { character: 'elena', damage: 8, equipment: ['crossbow', 'oak-charm'] };

  it('EX-13 LN-9.21 LN-9.23 LN-9.24 LN-9.26 LN-4.11 LN-10.9 LN-12.17 the attacker can die of it', () => {
    const s = scene({
      players: [
        { ...elena, revealed: true },
        { character: 'wilhelmina', place: 'graveyard', equipment: ['iron-claws'] },
        { character: 'gregor' },
      ],
    });
    s.readyToAttack('chapel').answer(0, 'seat:1', '2/2').asks(1, 'counter', ['pass', 'reveal', 'counter']);
    s.answer(1, 'counter', '5/2').told('revealed', { seat: 1, character: 'wilhelmina' });
    s.told('attacked', { attacker: 1, victims: [0], base: 3, how: 'counter' });
    s.told('hit', { attacker: 1, victim: 0, claws: 1, amount: 4 });
    s.told('damaged', { seat: 0, cause: 1, before: 8, after: 12, source: 'counter' });
    s.told('eliminated', { seat: 0, killer: 1 });
    s.asks(1, 'loot', ['card:oak-charm', 'card:crossbow', 'none']).answer(1, 'card:crossbow');
    expect([s.equipment(1), s.state.discards.blue]).toEqual([['iron-claws', 'crossbow'], ['oak-charm']]);
    expect(s.state.active).toBe(1);
    s.asks([2, 3], 'window-turn');
  });

  it('LN-9.21 LN-11.13 every hidden victim is asked, whoever it is; only Wilhelmina can counter', () => {
    for (const character of ['volko', 'apolena', 'gerulf'] as const) {
      const s = facing({ character: 'gregor' }, [{ character }]).answer(0, 'seat:1', '3/2');
      s.asks(1, 'counter', ['pass', 'reveal']);
      expect(s.fallback(1)).toBe('pass');
      expect(s.view(1).asked?.mine?.barred).toEqual([]);
    }
  });

  it('LN-9.21 LN-11.14 revealed players are not asked, except Wilhelmina', () => {
    const volko = facing({ character: 'cyril' }, [{ character: 'volko', revealed: true }]).answer(
      0,
      'seat:1',
      '3/2',
    );
    volko.asks(0, 'end');
    const wilhelmina = facing({ character: 'cyril' }, [{ character: 'wilhelmina', revealed: true }]);
    wilhelmina.answer(0, 'seat:1', '3/2').asks(1, 'counter', ['pass', 'counter']);
  });

  it('LN-9.21 LN-11.20 a void revealed Wilhelmina is not asked', () => {
    const s = facing({ character: 'cyril' }, [{ character: 'wilhelmina', revealed: true, void: true }]);
    s.answer(0, 'seat:1', '3/2').asks(0, 'end');
  });

  it('LN-9.21 eliminated players are not asked', () => {
    const s = facing({ character: 'gregor' }, [{ character: 'elena', damage: 9 }, { character: 'fenris' }]);
    s.answer(0, 'seat:1', '5/3').asks(3, 'window-turn');
  });

  it('LN-9.21 LN-R42 also after a prevented attack', () => {
    const s = facing({ character: 'gregor' }, [{ character: 'wilhelmina', equipment: ['shield-of-light'] }]);
    s.answer(0, 'seat:1', '6/1').asks(1, 'counter', ['pass', 'reveal', 'counter']);
  });

  it('LN-9.21 LN-12.3 also after a robbery', () => {
    const s = facing({ character: 'bartolomej' }, [{ equipment: ['crossbow'] }]).answer(0, 'seat:1', '6/1');
    s.answer(0, 'card:crossbow').asks(1, 'counter', ['pass', 'reveal']);
  });

  it('LN-9.23 LN-9.4 range, Crossbow, Firestorm and duty are ignored, one target alone', () => {
    const s = scene({
      players: [
        { character: 'gregor', revealed: true, equipment: [] },
        { character: 'wilhelmina', revealed: true, place: 'chapel', equipment: ['firestorm', 'crossbow'] },
        { place: 'chapel' },
        { place: 'graveyard' },
      ],
    });
    s.readyToAttack('chapel').answer(0, 'seat:1', '3/3').answer(1, 'counter', '4/2');
    expect(s.damages).toEqual([2, 0, 0, 0]);
    s.told('attacked', { attacker: 1, victims: [0], how: 'counter' }).asks([2, 3], 'window-turn');
  });

  it('LN-9.23 the torch’s die, cloak and fur apply to it', () => {
    const torch = facing({ character: 'gregor', equipment: ['shadow-cloak'] }, [
      { character: 'wilhelmina', revealed: true, equipment: ['burning-torch'] },
    ]);
    torch.answer(0, 'seat:1', '3/3').answer(1, 'counter', 4);
    torch.told('hit', { attacker: 1, base: 4, victimCloak: 1, amount: 3 }).asks([2, 3], 'window-turn');
    expect(torch.damage(0)).toBe(3);
  });

  it('LN-9.23 a failed counter-attack is over', () => {
    const s = facing({ character: 'gregor' }, [{ character: 'wilhelmina', equipment: ['iron-claws'] }]);
    s.answer(0, 'seat:1', '3/3').answer(1, 'counter', '1/1');
    expect(s.damages).toEqual([0, 0, 0, 0]);
    s.asks([2, 3], 'window-turn');
  });

  it('LN-9.23 it is not countered in turn, even though the attacker is hidden', () => {
    const s = facing({ character: 'gregor', revealed: false }, [{ character: 'wilhelmina' }]);
    s.answer(0, 'seat:1', '3/3').answer(1, 'counter', '5/2').asks(0, 'end');
    expect(s.damage(0)).toBe(3);
  });

  it('LN-9.22 LN-15.6 several are asked together, in secret, and may change their minds', () => {
    const s = facing({ character: 'volko', equipment: ['firestorm'] }, [{ character: 'wilhelmina' }, {}, {}]);
    s.answer(0, 'all', '2/1').asks([1, 2, 3], 'counter').answer(2, 'reveal').untold('revealed');
    s.answer(2, 'pass').answer(3, 'reveal').untold('revealed').answer(1, 'pass');
    s.told('revealed', { seat: 3 }).untold('revealed', { seat: 2 }).asks([2], 'window-turn');
  });

  it('LN-9.22 answers are carried out from the attacker’s left', () => {
    const s = scene({
      active: 2,
      players: [
        { place: 'chapel' },
        { place: 'chapel' },
        { character: 'volko', revealed: true, equipment: ['firestorm'] },
        { place: 'chapel' },
      ],
    });
    s.readyToAttack('chapel')
      .answer(2, 'all', '2/2')
      .answer(0, 'reveal')
      .answer(1, 'reveal')
      .answer(3, 'reveal');
    expect(s.heard('spectator', 'revealed').map(({ seat }) => seat)).toEqual([3, 0, 1]);
    s.asks(3, 'start');
  });

  it('LN-9.22 LN-4.11 plain reveals stand even if the attacker has been eliminated meanwhile', () => {
    const s = facing({ ...elena, equipment: ['firestorm'] }, [
      { character: 'wilhelmina' },
      { character: 'gregor' },
      {},
    ]);
    s.answer(0, 'all', '2/2').answer(2, 'reveal').answer(3, 'pass').answer(1, 'counter', '6/1');
    s.told('eliminated', { seat: 0, killer: 1 }).asks(1, 'loot').answer(1, 'none');
    s.told('revealed', { seat: 2, character: 'gregor' });
    expect([s.isRevealed(2), s.state.active]).toEqual([true, 1]);
    s.asks(3, 'window-turn');
  });

  it('LN-9.22 LN-4.11 a reveal that is part of a counter-attack is not plain: it is dropped together with it', () => {
    // No game deals a character twice; here there are two Wilhelminas, so that one counter-attack comes too late.
    const s = facing({ ...elena, equipment: ['firestorm'] }, [
      { character: 'wilhelmina' },
      { character: 'wilhelmina' },
      { character: 'gregor' },
    ]);
    s.answer(0, 'all', '2/2').answer(3, 'reveal').answer(2, 'counter').answer(1, 'counter', '6/1');
    s.told('eliminated', { seat: 0, killer: 1 }).answer(1, 'none').told('revealed', { seat: 3 });
    expect([1, 2, 3].map((seat) => s.isRevealed(seat))).toEqual([true, false, true]);
    s.asks(2, 'window-turn');
  });

  it('LN-9.21 LN-9.20 the attacker’s own batch comes first', () => {
    const s = facing({ character: 'gregor' }, [{ character: 'wilhelmina' }]).answer(0, 'seat:1', '5/2');
    expect(s.damage(1)).toBe(3);
    s.answer(1, 'counter', '2/1');
    expect(s.damage(0)).toBe(1);
    s.asks([2, 3], 'window-turn');
  });
});
