import { describe, expect, it } from 'vitest';
import { scene } from './kit.ts';

describe('LN-6 places', () => {
  it("LN-6.3 LN-8.1 Morgana's Hut: a prophecy", () => {
    const s = scene({ players: [{ character: 'volko' }], decks: { green: ['silver-lash'] } }).goes(
      'morganas-hut',
    );
    s.asks(0, 'place', ['skip', 'draw-green', 'reveal']).answer(0, 'draw-green');
    expect(s.heard(0, 'drew-prophecy')).toEqual([{ kind: 'drew-prophecy', seat: 0, card: 'silver-lash' }]);
    s.asks(0, 'prophecy-target');
  });

  it.each([
    ['draw-green', 'prophecy-target'],
    ['draw-blue', 'event-target'],
    ['draw-red', 'event-target'],
  ] as const)('LN-6.4 Well of Wisdom: %s', (draw, next) => {
    const s = scene({
      players: [{ character: 'volko' }],
      decks: { blue: ['blood-moon'], red: ['bat-swarm'] },
    });
    s.goes('well-of-wisdom').asks(0, 'place', ['skip', 'draw-green', 'draw-blue', 'draw-red', 'reveal']);
    s.answer(0, draw).asks(0, next);
  });

  it('LN-6.5 Chapel: a blue card', () => {
    const s = scene({ decks: { blue: ['oak-charm'] } })
      .goes('chapel')
      .answer(0, 'draw-blue');
    expect(s.equipment(0)).toEqual(['oak-charm']);
    s.asks(0, 'end');
  });

  it('LN-6.6 Graveyard: a red card', () => {
    const s = scene({ players: [{ character: 'volko' }], decks: { red: ['crossbow'] } }).goes('graveyard');
    s.asks(0, 'place', ['skip', 'draw-red', 'reveal']).answer(0, 'draw-red');
    expect(s.equipment(0)).toEqual(['crossbow']);
    s.asks(0, 'end');
  });

  it('LN-6.1 a drawn card must be resolved', () => {
    const s = scene({ decks: { red: ['bat-swarm'] } })
      .goes('graveyard')
      .answer(0, 'draw-red');
    s.asks(0, 'event-target', ['seat:1', 'seat:2', 'seat:3']);
  });
});

describe('LN-6 the Enchanted Tree', () => {
  it('LN-6.7 LN-6.8 LN-R77 hurt: 2 damage to anybody, even the active player', () => {
    const s = scene({ players: [{ character: 'volko' }, { damage: 3 }, {}, { eliminated: 1 }, {}] });
    s.goes('enchanted-tree').asks(0, 'place', ['skip', 'hurt', 'heal', 'reveal']).answer(0, 'hurt');
    s.asks(0, 'tree-target', ['seat:0', 'seat:1', 'seat:2', 'seat:4']).answer(0, 'seat:0');
    expect(s.damages).toEqual([2, 3, 0, 0, 0]);
    s.asks(0, 'end');
  });

  it('LN-6.7 LN-6.8 heal: 1 less damage for anybody who has some', () => {
    const s = scene({ players: [{ damage: 1 }, { damage: 3 }] })
      .goes('enchanted-tree')
      .answer(0, 'heal');
    s.asks(0, 'tree-target', ['seat:0', 'seat:1']).answer(0, 'seat:1');
    expect(s.damages).toEqual([1, 2, 0, 0]);
    s.told('healed', { seat: 1, before: 3, after: 2, source: 'enchanted-tree' }).asks(0, 'end');
  });

  it('LN-6.8 while nobody has damage, only hurt is offered and heal is barred', () => {
    const s = scene({ players: [{ character: 'volko' }] }).goes('enchanted-tree');
    s.asks(0, 'place', ['skip', 'hurt', 'reveal']).bars(0, 'heal', 'LN-6.8');
  });

  it('LN-6.8 LN-1.10 damage of eliminated players does not count, and a single possible target is not asked for', () => {
    const s = scene({ players: [{}, { damage: 9, eliminated: 1 }, { damage: 2 }, {}] }).goes(
      'enchanted-tree',
    );
    s.answer(0, 'heal');
    expect(s.damages).toEqual([0, 9, 1, 0]);
    s.asks(0, 'end');
  });

  it('LN-6.9 LN-10.9 the cause is the active player, who loots', () => {
    const s = scene({
      players: [{}, { character: 'elena', damage: 8, equipment: ['crossbow'] }, { character: 'fenris' }],
    });
    s.goes('enchanted-tree').answer(0, 'hurt').answer(0, 'seat:1');
    s.told('damaged', { seat: 1, cause: 0, amount: 2, source: 'enchanted-tree' });
    s.told('eliminated', { seat: 1, killer: 0 }).asks(0, 'loot', ['card:crossbow', 'none']);
  });

  it('LN-6.9 it is not an attack: no counter, no shield, no cloak, and round 1 does not matter', () => {
    const s = scene({
      round: 1,
      players: [
        {},
        { character: 'wilhelmina', revealed: true, equipment: ['shield-of-light', 'shadow-cloak'] },
      ],
    });
    s.goes('enchanted-tree').answer(0, 'hurt').answer(0, 'seat:1');
    expect(s.damage(1)).toBe(2);
    s.asks(0, 'end');
  });

  it('EX-44 LN-7.18 LN-10.6 the Oak Charm prevents the damage and lets the healing through', () => {
    const tree = () =>
      scene({ players: [{}, { damage: 3, equipment: ['oak-charm'] }, { damage: 1 }] }).goes('enchanted-tree');
    const hurt = tree().answer(0, 'hurt').answer(0, 'seat:1');
    expect(hurt.damage(1)).toBe(3);
    hurt.told('prevented', { seat: 1, by: 'oak-charm' }).asks(0, 'end');
    const heal = tree().answer(0, 'heal').answer(0, 'seat:1');
    expect(heal.damage(1)).toBe(2);
    heal.asks(0, 'end');
  });

  it('the clock heals the active player if hurt, otherwise the next, and hurts the next other player', () => {
    const tree = (own: number) =>
      scene({ active: 2, players: [{ damage: 2 }, { damage: 2 }, { damage: own }, {}] }).goes(
        'enchanted-tree',
      );
    expect(tree(1).answer(2, 'heal').asks(2, 'tree-target').fallback(2)).toBe('seat:2');
    expect(tree(0).answer(2, 'heal').asks(2, 'tree-target').fallback(2)).toBe('seat:0');
    expect(tree(1).answer(2, 'hurt').asks(2, 'tree-target').fallback(2)).toBe('seat:3');
    expect(tree(1).asks(2, 'place').fallback(2)).toBe('skip');
  });
});

describe('LN-6 the Stone Circle', () => {
  it('LN-6.10 LN-7.10 steal one card from another living player', () => {
    const s = scene({
      players: [
        { character: 'volko', equipment: ['moonstone'] },
        { equipment: ['iron-claws', 'oak-charm', 'iron-claws'] },
        {},
        { equipment: ['crossbow'] },
      ],
    });
    s.goes('stone-circle').asks(0, 'place', ['skip', 'steal', 'reveal']).answer(0, 'steal');
    s.asks(0, 'steal-from', ['seat:1', 'seat:3']).answer(0, 'seat:1');
    s.asks(0, 'steal-card', ['card:oak-charm', 'card:iron-claws']);
    expect(s.fallback(0)).toBe('card:oak-charm');
    s.answer(0, 'card:iron-claws').told('transferred', { card: 'iron-claws', from: 1, to: 0, how: 'stolen' });
    expect([...s.equipment(0)].sort()).toEqual(['iron-claws', 'moonstone']);
    expect([...s.equipment(1)].sort()).toEqual(['iron-claws', 'oak-charm']);
    s.asks(0, 'end');
  });

  it('LN-6.10 LN-1.10 one victim with one card: nothing is asked', () => {
    const s = scene({ players: [{}, { equipment: ['crossbow'] }] })
      .goes('stone-circle')
      .answer(0, 'steal');
    expect(s.equipment(0)).toEqual(['crossbow']);
    s.asks(0, 'end');
  });

  it('the clock at steal-from takes the first seat from the left', () => {
    const s = scene({ active: 2, players: [{ equipment: ['crossbow'] }, { equipment: ['moonstone'] }] });
    s.goes('stone-circle').answer(2, 'steal').asks(2, 'steal-from');
    expect(s.fallback(2)).toBe('seat:0');
  });

  it('LN-6.11 nobody else owns equipment: step 2 is skipped', () => {
    scene({ players: [{ equipment: ['moonstone'] }] })
      .goes('stone-circle')
      .asks(0, 'end');
  });

  it('EX-8 LN-6.12 LN-7.5 a stolen card already counts in the attack', () => {
    const s = scene({ players: [{}, { equipment: ['iron-claws'] }, { place: 'well-of-wisdom' }] });
    s.goes('stone-circle').answer(0, 'steal').pass().answer(0, 'seat:2', '4/2').answer(0, 'continue');
    s.told('hit', { victim: 2, base: 2, claws: 1, amount: 3 });
    expect(s.damage(2)).toBe(3);
    s.asks(2, 'counter');
  });
});

describe('LN-6 empty piles', () => {
  it('LN-6.13 LN-R35 a colour with nothing left is not offered at the Well, and barred', () => {
    const s = scene({ players: [{ character: 'volko' }], only: ['blue'] }).goes('well-of-wisdom');
    s.asks(0, 'place', ['skip', 'draw-green', 'draw-red', 'reveal']).bars(0, 'draw-blue', 'LN-6.13');
  });

  it.each([
    ['chapel', 'blue'],
    ['graveyard', 'red'],
    ['morganas-hut', 'green'],
  ] as const)('LN-6.13 at the %s with no %s card left step 2 is skipped', (place, colour) => {
    scene({ only: [colour] })
      .goes(place)
      .asks(0, 'end');
  });

  it('LN-6.13 a discard pile is enough', () => {
    const s = scene({ players: [{ character: 'volko' }], only: ['blue'], discards: { blue: ['moonstone'] } });
    s.goes('chapel').asks(0, 'place', ['skip', 'draw-blue', 'reveal']);
  });
});
