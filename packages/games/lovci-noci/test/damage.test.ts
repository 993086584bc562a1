import { describe, expect, it } from 'vitest';
import { preventionOf } from '../rules/damage.ts';
import type { Prevention, Source } from '../rules/happenings.ts';
import { type Setting, type Sitting, scene } from './kit.ts';

function facing(attacker: Sitting, victims: readonly Sitting[], setting: Setting = {}) {
  const others = victims.map((victim) => ({ place: 'chapel' as const, ...victim }));
  return scene({ ...setting, players: [{ revealed: true, ...attacker }, ...others] }).readyToAttack('chapel');
}

describe('LN-10 damage and healing', () => {
  it('EX-4 LN-10.1 LN-10.4 LN-R52 a player at the limit is eliminated; the marker stops at 14', () => {
    const fenris = { character: 'fenris', damage: 11 } as const;
    const one = facing({ character: 'volko' }, [fenris, { character: 'gregor' }]).answer(0, 'seat:1', '2/1');
    one
      .told('damaged', { seat: 1, before: 11, after: 12 })
      .told('eliminated', { seat: 1, character: 'fenris' });
    one.asks(3, 'window-turn');
    const five = facing({ character: 'volko' }, [fenris, { character: 'gregor' }]).answer(0, 'seat:1', '6/1');
    five.told('damaged', { seat: 1, amount: 5, before: 11, after: 14 }).told('eliminated', { seat: 1 });
    expect(five.damage(1)).toBe(14);
    five.asks(3, 'window-turn');
  });

  it('LN-10.4 a player one point below the limit lives', () => {
    const s = facing({ character: 'volko' }, [{ character: 'fenris', damage: 10 }]).answer(
      0,
      'seat:1',
      '2/1',
    );
    expect([s.damage(1), s.isLiving(1)]).toEqual([11, true]);
    s.asks(1, 'counter');
  });

  it('LN-10.2 heal everything sets damage to 0', () => {
    const s = scene({ players: [{ character: 'apolena', damage: 7 }] })
      .pass()
      .answer(0, 'ability', '4/2');
    expect(s.damage(0)).toBe(0);
    s.told('healed', { seat: 0, before: 7, after: 0 }).asks(0, 'place');
  });

  it('LN-10.3 LN-R51 set to 7 is stopped by no prevention but the Moonstone, and eliminates nobody', () => {
    const s = scene({
      players: [
        {},
        {
          character: 'gerulf',
          revealed: true,
          spent: true,
          furred: true,
          shielded: true,
          equipment: ['oak-charm', 'raven-amulet'],
        },
      ],
      decks: { blue: ['blood-moon'] },
    });
    s.goes('chapel').answer(0, 'draw-blue').answer(0, 'seat:1');
    expect(s.damage(1)).toBe(7);
    s.untold('damaged').untold('prevented').asks(0, 'end');
  });

  it('LN-10.3 Apollonia, limit 8, lives at 7 and is not asked to rescue herself', () => {
    const s = scene({ players: [{}, { character: 'apolena' }], decks: { blue: ['blood-moon'] } });
    s.goes('chapel').answer(0, 'draw-blue').answer(0, 'seat:1');
    expect([s.damage(1), s.isLiving(1)]).toEqual([7, true]);
    s.asks(0, 'end');
  });

  it('LN-10.5 LN-9.13 the cloak is a reduction: 3 less 1 is 2', () => {
    const s = facing({ character: 'gregor' }, [{ equipment: ['shadow-cloak'] }]).answer(0, 'seat:1', '5/2');
    expect(s.damage(1)).toBe(2);
    s.told('hit', { amount: 2, prevented: null }).asks(1, 'counter');
  });

  it('LN-10.5 LN-7.17 LN-7.18 LN-7.20 LN-7.22 LN-12.14 what prevents what: the complete list', () => {
    const sources: readonly Source[] = [
      'attack',
      'counter',
      'ability',
      'prophecy',
      'enchanted-tree',
      'bat-swarm',
      'grave-spider',
      'powder-keg',
      'midnight-duel',
      'heavens-wrath',
      'snare',
    ];
    const prevented = (sitting: Sitting): Partial<Record<Source, Prevention>> => {
      const [player] = scene({ players: [sitting], active: 1 }).asks([0, 2, 3], 'window-turn').state.players;
      if (player === undefined) throw new Error('nobody sits there');
      const found = sources.map((source) => [source, preventionOf(player, source)] as const);
      return Object.fromEntries(found.filter(([, by]) => by !== null));
    };
    const shield = { attack: 'shield-of-light', counter: 'shield-of-light' };
    expect(prevented({ equipment: ['shadow-cloak', 'moonstone', 'moon-lance'] })).toEqual({});
    expect(prevented({ equipment: ['shield-of-light'] })).toEqual(shield);
    expect(prevented({ shielded: true })).toEqual(shield);
    expect(prevented({ equipment: ['oak-charm'] })).toEqual({ 'enchanted-tree': 'oak-charm' });
    expect(prevented({ equipment: ['raven-amulet'] })).toEqual({
      'bat-swarm': 'raven-amulet',
      'grave-spider': 'raven-amulet',
      'powder-keg': 'raven-amulet',
    });
    const furred = prevented({ character: 'gerulf', furred: true });
    expect(furred).toEqual(Object.fromEntries(sources.map((source) => [source, 'thick-fur'])));
  });

  it('LN-10.20 healing and damage are separate: the Bat Swarm on the way to the limit and back', () => {
    const s = scene({ players: [{ damage: 3 }], decks: { red: ['bat-swarm'] } }).goes('graveyard');
    s.answer(0, 'draw-red').answer(0, 'seat:1').answer(0, 'heal');
    s.told('damaged', { seat: 1, amount: 2 }).told('healed', { seat: 0, before: 3, after: 2 }).asks(0, 'end');
  });
});

describe('LN-10 elimination', () => {
  it('LN-10.8 LN-1.8 the character is revealed, the pawn leaves the board', () => {
    const s = facing({ character: 'volko' }, [{ character: 'elena', damage: 9 }, { character: 'gregor' }]);
    s.answer(0, 'seat:1', '5/3').told('eliminated', { seat: 1, character: 'elena', killer: 0 });
    expect(s.state.players[1]).toMatchObject({ revealed: true, place: null, eliminated: 1 });
    s.asks(3, 'window-turn');
  });

  it('LN-7.22 LN-10.8 LN-1.3 classic: a player eliminated under the Shield of Light is no longer protected', () => {
    const s = scene({
      players: [{}, { character: 'elena', damage: 9, shielded: true }, { character: 'gregor' }],
      decks: { red: ['bat-swarm'] },
      options: { cards: 'classic' },
    });
    s.goes('graveyard').answer(0, 'draw-red').answer(0, 'seat:1').told('eliminated', { seat: 1 });
    expect(s.view('spectator').state.players[1]).toMatchObject({ eliminated: 1, shielded: false });
    s.asks(0, 'end');
  });

  it('LN-10.18 LN-R54 players of one batch are eliminated together, batches are numbered', () => {
    const s = scene({
      players: [
        {},
        { character: 'elena', damage: 8 },
        { character: 'ulrik', damage: 9 },
        { eliminated: 1 },
        { character: 'gregor' },
        { character: 'viktorie' },
      ],
      decks: { blue: ['heavens-wrath'] },
    });
    s.goes('chapel').answer(0, 'draw-blue');
    expect(s.state.players.map(({ eliminated }) => eliminated)).toEqual([0, 2, 2, 1, 0, 0]);
    s.asks(0, 'end');
  });

  it('LN-10.10 EX-42 self-inflicted: no killer, no loot, everything is discarded', () => {
    const s = scene({
      players: [
        { character: 'elena', damage: 9, equipment: ['crossbow', 'moonstone', 'iron-claws', 'oak-charm'] },
        {},
        { character: 'gregor' },
      ],
      decks: { red: ['grave-spider'] },
    });
    s.goes('graveyard')
      .answer(0, 'draw-red')
      .answer(0, 'seat:1')
      .told('eliminated', { seat: 0, killer: null });
    expect(s.state.discards).toMatchObject({ blue: ['oak-charm', 'moonstone'] });
    expect(s.equipment(0)).toEqual([]);
    s.asks([2, 3], 'window-turn');
  });

  it('LN-10.22 cards are discarded in the order of the tables, blue before red', () => {
    const s = facing({ character: 'volko' }, [
      {
        character: 'elena',
        damage: 9,
        equipment: ['firestorm', 'moonstone', 'iron-claws', 'moon-lance', 'iron-claws', 'crossbow'],
      },
      { character: 'gregor' },
    ]);
    s.answer(0, 'seat:1', '5/3').answer(0, 'none');
    expect(s.heard('spectator', 'discarded').map(({ card }) => card)).toEqual([
      ...['moon-lance', 'moonstone', 'iron-claws', 'iron-claws', 'crossbow', 'firestorm'],
    ]);
    expect(s.state.discards).toMatchObject({
      blue: ['moon-lance', 'moonstone'],
      red: ['iron-claws', 'iron-claws', 'crossbow', 'firestorm'],
    });
    s.asks(3, 'window-turn');
  });
});

describe('LN-10 loot', () => {
  const victim: Sitting = {
    character: 'elena',
    damage: 9,
    equipment: ['crossbow', 'oak-charm', 'iron-claws', 'iron-claws'],
  };

  it('LN-10.11 LN-10.13 LN-R48 one card of the killer’s choice, or none; the rest is discarded', () => {
    const s = facing({ character: 'volko' }, [victim, { character: 'gregor' }]).answer(0, 'seat:1', '5/3');
    s.asks(0, 'loot', ['card:oak-charm', 'card:iron-claws', 'card:crossbow', 'none']);
    expect(s.fallback(0)).toBe('card:oak-charm');
    s.answer(0, 'card:iron-claws').told('transferred', { card: 'iron-claws', from: 1, to: 0, how: 'looted' });
    expect(s.equipment(0)).toEqual(['iron-claws']);
    expect(s.state.discards).toMatchObject({ blue: ['oak-charm'], red: ['iron-claws', 'crossbow'] });
    s.asks(3, 'window-turn');
  });

  it('LN-10.11 no question about a victim without equipment', () => {
    const s = facing({ character: 'volko' }, [{ ...victim, equipment: [] }, { character: 'gregor' }]);
    s.answer(0, 'seat:1', '5/3').asks(3, 'window-turn');
  });

  it('EX-17 LN-10.11 LN-10.13 LN-R47 LN-R79 two victims of one event, one after the other', () => {
    const s = scene({
      players: [
        {},
        { character: 'elena', damage: 8, equipment: ['crossbow'] },
        { character: 'gregor' },
        { character: 'ulrik', damage: 9, equipment: ['oak-charm', 'moonstone'] },
        { character: 'viktorie' },
      ],
      decks: { blue: ['heavens-wrath'] },
    });
    s.goes('chapel').answer(0, 'draw-blue').asks(0, 'loot', ['card:crossbow', 'none']).answer(0, 'none');
    s.asks(0, 'loot', ['card:oak-charm', 'card:moonstone', 'none']).answer(0, 'card:moonstone');
    expect(s.equipment(0)).toEqual(['moonstone']);
    expect(s.state.discards).toMatchObject({ red: ['crossbow'], blue: ['oak-charm', 'heavens-wrath'] });
    s.asks(0, 'end');
  });

  it('LN-10.13 LN-1.4 victims are handled in order from the killer’s left', () => {
    const s = scene({
      active: 2,
      players: [
        { character: 'elena', damage: 9, equipment: ['crossbow'] },
        { character: 'gregor' },
        {},
        { character: 'ulrik', damage: 10, equipment: ['oak-charm'] },
        { character: 'viktorie' },
      ],
      decks: { blue: ['heavens-wrath'] },
    });
    s.goes('chapel').answer(2, 'draw-blue').asks(2, 'loot', ['card:oak-charm', 'none']).answer(2, 'none');
    s.asks(2, 'loot', ['card:crossbow', 'none']);
  });

  it('LN-10.12 LN-R49 a killer eliminated in the same batch takes nothing', () => {
    const s = scene({
      players: [
        { character: 'elena', damage: 8 },
        { ...victim, character: 'ulrik' },
        { character: 'gregor' },
      ],
      decks: { red: ['grave-spider'] },
    });
    s.goes('graveyard').answer(0, 'draw-red').answer(0, 'seat:1');
    s.told('eliminated', { seat: 1, killer: 0 });
    expect(s.state.discards.red).toEqual(
      expect.arrayContaining(['iron-claws', 'iron-claws', 'crossbow', 'grave-spider']),
    );
    s.untold('transferred').asks(3, 'window-turn');
  });

  it('EX-20 LN-10.16 LN-7.9 the Looter’s Sack takes everything on a kill with an attack, unasked', () => {
    const s = facing({ character: 'volko', equipment: ['looters-sack'] }, [victim, { character: 'gregor' }]);
    s.answer(0, 'seat:1', '5/3');
    expect([...s.equipment(0)].sort()).toEqual([
      'crossbow',
      'iron-claws',
      'iron-claws',
      'looters-sack',
      'oak-charm',
    ]);
    expect(s.state.discards).toMatchObject({ blue: [], red: [] });
    s.asks(3, 'window-turn');
  });

  it('EX-20 LN-10.17 LN-9.26 at the Enchanted Tree the sack has no effect', () => {
    const three: Sitting = { ...victim, equipment: ['crossbow', 'moonstone', 'iron-claws'] };
    const s = scene({ players: [{ equipment: ['looters-sack'] }, three, { character: 'gregor' }] });
    s.goes('enchanted-tree').answer(0, 'hurt').answer(0, 'seat:1');
    s.asks(0, 'loot', ['card:moonstone', 'card:iron-claws', 'card:crossbow', 'none']);
  });

  it('LN-10.16 LN-9.26 the sack works for a counter-attack', () => {
    const s = scene({
      players: [
        { ...victim, revealed: true },
        { character: 'wilhelmina', place: 'graveyard', equipment: ['looters-sack'] },
        { character: 'gregor' },
      ],
    });
    s.readyToAttack('chapel').answer(0, 'seat:1', '2/2').answer(1, 'counter', '3/2');
    expect(s.equipment(1)).toHaveLength(5);
    s.asks([2, 3], 'window-turn');
  });

  it('LN-10.21 the shield of an eliminated player is gone, not protecting anybody', () => {
    const s = scene({
      players: [
        { equipment: ['firestorm'] },
        { character: 'elena', damage: 9, place: 'chapel', equipment: ['shadow-cloak', 'shield-of-light'] },
        { character: 'gregor' },
      ],
      decks: { red: ['bat-swarm'] },
    });
    s.goes('graveyard').answer(0, 'draw-red').answer(0, 'seat:1').asks(0, 'loot').answer(0, 'none');
    expect(s.state.discards.blue).toEqual(['shield-of-light', 'shadow-cloak']);
    s.asks(0, 'end');
  });

  it('LN-10.14 (P7 before P8) Dalibor is revealed before the loot is chosen', () => {
    const s = scene({
      players: [
        { character: 'volko', revealed: true },
        { ...victim, place: 'chapel' },
        { character: 'dalibor' },
        { character: 'gregor' },
        { eliminated: 1, character: 'ulrik' },
      ],
    });
    s.readyToAttack('chapel').answer(0, 'seat:1', '5/3').asks(0, 'loot');
    s.told('eliminated', { seat: 1 }).told('revealed', { seat: 2, character: 'dalibor', forced: true });
  });
});

describe('LN-10 causes', () => {
  const victim: Sitting = { character: 'elena', damage: 9 };

  it('LN-10.9 attack: the attacker', () => {
    facing({ character: 'volko' }, [victim, { character: 'gregor' }])
      .answer(0, 'seat:1', '5/3')
      .told('eliminated', { seat: 1, killer: 0 })
      .asks(3, 'window-turn');
  });

  it('LN-10.9 prophecy: the giver', () => {
    const s = scene({ players: [{}, victim, { character: 'gregor' }], decks: { green: ['silver-lash'] } });
    s.goes('morganas-hut').answer(0, 'draw-green').answer(0, 'seat:1').answer(1, 'hurt');
    s.told('eliminated', { seat: 1, killer: 0 }).asks(0, 'end');
  });

  it('LN-10.9 ability: its user', () => {
    const s = scene({ players: [{ character: 'gregor' }, { character: 'ulrik', damage: 9 }] }).pass();
    s.answer(0, 'ability')
      .answer(0, 'seat:1', 2, '4/2')
      .told('eliminated', { seat: 1, killer: 0 })
      .asks(0, 'place');
  });

  it('LN-10.9 LN-12.5 the price of the repetition: Cyril', () => {
    const s = facing({ character: 'cyril', damage: 2 }, [{}])
      .answer(0, 'seat:1', '3/2')
      .pass()
      .answer(0, 'repeat', '2/2');
    s.told('damaged', { seat: 0, cause: 0, before: 2, after: 4, source: 'ability' }).asks(1, 'counter');
  });
});

describe('LN-10 rescue', () => {
  const apollonia: Sitting = { character: 'apolena', damage: 6 };

  it('EX-16 LN-11.11 LN-10.7 LN-R56 she heals everything first and then takes the amount', () => {
    const s = facing({ character: 'gregor' }, [apollonia])
      .answer(0, 'seat:1', '5/2')
      .asks(1, 'rescue', ['accept', 'heal-all']);
    expect(s.fallback(1)).toBe('heal-all');
    s.answer(1, 'heal-all').told('revealed', { seat: 1, character: 'apolena' });
    s.told('healed', { seat: 1, before: 6, after: 0 }).told('damaged', { seat: 1, before: 0, after: 3 });
    expect([s.damage(1), s.isSpent(1)]).toEqual([3, true]);
    s.asks([2, 3], 'window-turn');
  });

  it('EX-16 LN-11.11 she is not asked when the amount is not lethal', () => {
    const s = facing({ character: 'gregor' }, [apollonia]).answer(0, 'seat:1', '2/1');
    expect(s.damage(1)).toBe(7);
    s.asks(1, 'counter');
  });

  it('LN-11.11 she may let it happen', () => {
    const s = facing({ character: 'gregor' }, [apollonia]).answer(0, 'seat:1', '5/2').answer(1, 'accept');
    s.told('eliminated', { seat: 1, character: 'apolena' }).asks(3, 'window-turn');
  });

  it('LN-11.11 not when spent, not when void', () => {
    for (const mark of [{ spent: true, revealed: true }, { void: true }]) {
      const s = facing({ character: 'gregor' }, [{ ...apollonia, ...mark }]).answer(0, 'seat:1', '5/2');
      expect(s.isLiving(1)).toBe(false);
      s.asks(3, 'window-turn');
    }
  });

  it('LN-11.11 not at 0 damage, where healing would change nothing', () => {
    const s = facing({ character: 'gregor', equipment: ['iron-claws', 'iron-claws', 'iron-claws'] }, [
      { character: 'apolena' },
    ]);
    s.answer(0, 'seat:1', '6/1').told('eliminated', { seat: 1 }).asks(3, 'window-turn');
  });

  it('LN-11.11 at 1 damage she is asked', () => {
    const claws: Sitting = { character: 'gregor', equipment: ['iron-claws', 'iron-claws', 'iron-claws'] };
    facing(claws, [{ character: 'apolena', damage: 1 }])
      .answer(0, 'seat:1', '6/2')
      .asks(1, 'rescue');
  });

  it('LN-11.11 LN-10.7 healing does not save her from 8 or more', () => {
    const s = facing({ character: 'gregor', equipment: ['iron-claws', 'iron-claws', 'iron-claws'] }, [
      apollonia,
    ]);
    s.answer(0, 'seat:1', '6/1').answer(1, 'heal-all').told('eliminated', { seat: 1 }).asks(3, 'window-turn');
  });

  it('LN-11.11 in an event, a prophecy and an ability alike', () => {
    const wrath = scene({ players: [{}, apollonia], decks: { blue: ['heavens-wrath'] } })
      .goes('chapel')
      .answer(0, 'draw-blue');
    wrath.asks(1, 'rescue');
    const trial = scene({
      players: [{}, { ...apollonia, damage: 7 }],
      decks: { green: ['trial-of-the-frail'] },
    });
    trial
      .goes('morganas-hut')
      .answer(0, 'draw-green')
      .answer(0, 'seat:1')
      .answer(1, 'hurt')
      .asks(1, 'rescue');
    const howl = scene({ players: [{ character: 'frederik' }, apollonia] })
      .pass()
      .answer(0, 'ability');
    howl.answer(0, 'seat:1', 6).asks(1, 'rescue');
  });

  it('LN-10.14 (P2 before P3) nobody has been hurt yet while she decides', () => {
    const s = scene({ players: [{}, apollonia, {}], decks: { blue: ['heavens-wrath'] } })
      .goes('chapel')
      .answer(0, 'draw-blue');
    s.asks(1, 'rescue').untold('damaged');
    expect(s.damages).toEqual([0, 6, 0, 0]);
    s.answer(1, 'heal-all');
    expect(s.damages).toEqual([0, 2, 2, 2]);
    s.asks(0, 'end');
  });
});
