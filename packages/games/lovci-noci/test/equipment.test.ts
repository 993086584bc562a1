import { describe, expect, it } from 'vitest';
import { scene } from './kit.ts';

describe('LN-7 piles', () => {
  it('EX-37 LN-7.1 LN-7.3 LN-R35 an empty draw pile is refilled from its discard pile when a card is needed', () => {
    const blue = [
      'witching-hour',
      'witching-hour',
      'healing-draught',
      'healing-draught',
      'light-of-truth',
    ] as const;
    const s = scene({
      players: [{ character: 'gregor' }],
      only: ['blue'],
      discards: { blue: [...blue, 'heavens-wrath', 'moonstone'] },
    });
    s.goes('chapel').answer(0, 'draw-blue').told('reshuffled', { colour: 'blue', cards: 7 });
    const [drew] = s.heard('spectator', 'drew');
    expect([s.state.decks.blue.length, s.state.discards.blue]).toEqual([6, [drew?.card]]);
    s.asks(0, 'end');
  });

  it('LN-7.1 the last card leaves the draw pile empty: nothing is shuffled yet', () => {
    const s = scene({ only: ['blue'], decks: { blue: ['oak-charm'] }, discards: { blue: ['moonstone'] } });
    s.goes('chapel').answer(0, 'draw-blue').untold('reshuffled');
    expect([s.state.decks.blue, s.state.discards.blue]).toEqual([[], ['moonstone']]);
    s.asks(0, 'end');
  });

  it('LN-7.1 red and green piles are refilled in the same way', () => {
    const red = scene({ only: ['red'], discards: { red: ['crossbow', 'firestorm'] } }).goes('graveyard');
    red.answer(0, 'draw-red').told('reshuffled', { colour: 'red', cards: 2 }).asks(0, 'end');
    expect([red.state.decks.red.length, red.state.discards.red.length]).toEqual([1, 0]);
    const green = scene({ only: ['green'], discards: { green: ['true-face', 'silver-lash'] } }).goes(
      'morganas-hut',
    );
    green
      .answer(0, 'draw-green')
      .told('reshuffled', { colour: 'green', cards: 2 })
      .asks(0, 'prophecy-target');
    expect([green.state.decks.green.length, green.state.discards.green.length]).toEqual([1, 0]);
  });

  it('LN-7.3 LN-7.1 the card being resolved is not shuffled back', () => {
    const s = scene({ only: ['red'], decks: { red: ['bat-swarm'] } })
      .goes('graveyard')
      .answer(0, 'draw-red');
    expect(s.state.discards.red).toEqual([]);
    s.asks(0, 'event-target');
  });
});

describe('LN-7 events in general', () => {
  it('LN-7.14 LN-R29 protected players may be chosen; the effect on them is 0', () => {
    const s = scene({
      players: [{}, { character: 'gerulf', revealed: true, spent: true, furred: true }],
      decks: { red: ['midnight-duel'] },
    });
    s.goes('graveyard').answer(0, 'draw-red').asks(0, 'event-target', ['seat:1', 'seat:2', 'seat:3']);
    s.answer(0, 'seat:1', 2).told('prevented', { seat: 1, by: 'thick-fur' });
    expect(s.damage(1)).toBe(0);
    s.asks(0, 'end');
  });

  it('LN-7.15 a mandatory event without a target: that part is skipped, the rest is carried out', () => {
    const gone = { eliminated: 1 };
    const s = scene({
      players: [{ character: 'gregor', damage: 3 }, gone, gone, gone],
      decks: { red: ['bat-swarm'] },
    });
    s.goes('graveyard').answer(0, 'draw-red').asks(0, 'bat-heal', ['heal', 'decline']);
  });

  it('LN-7.13 no blue card damages its drawer', () => {
    const s = scene({ decks: { blue: ['heavens-wrath'] } })
      .goes('chapel')
      .answer(0, 'draw-blue');
    expect(s.damage(0)).toBe(0);
    s.untold('damaged', { seat: 0 }).asks(0, 'end');
  });
});

describe('LN-7 owning equipment', () => {
  it('LN-7.6 players may own any number of cards, and cannot put any away', () => {
    const s = scene({
      players: [
        {
          character: 'volko',
          equipment: [
            'moon-lance',
            'looters-sack',
            'shadow-cloak',
            'raven-amulet',
            'oak-charm',
            'moonstone',
            'crossbow',
          ],
        },
      ],
      decks: { blue: ['shield-of-light'] },
    });
    s.pass().asks(0, 'start', ['roll', 'reveal']).goes('chapel').answer(0, 'draw-blue');
    expect(s.equipment(0)).toHaveLength(8);
    s.asks(0, 'end', ['end', 'reveal']);
  });

  it('LN-7.10 equipment works for the new owner from that moment: a compass received as a gift works in the next turn', () => {
    const s = scene({
      players: [{ character: 'volko', equipment: ['wanderers-compass'] }, { character: 'fenris' }],
      decks: { red: ['snare'] },
    });
    s.goes('graveyard').answer(0, 'draw-red').answer(0, 'seat:1').answer(0, 'end').pass();
    s.asks(1, 'start', ['roll', 'compass', 'reveal', 'ability']);
  });

  it('LN-7.10 LN-10.21 looted claws count in the next attack of the looter', () => {
    const s = scene({
      players: [
        { character: 'cyril', revealed: true, equipment: ['firestorm'] },
        { character: 'elena', damage: 9, place: 'chapel', equipment: ['iron-claws'] },
        { character: 'wilhelmina', place: 'chapel' },
        { character: 'gregor' },
      ],
    });
    s.readyToAttack('chapel').answer(0, 'all', '3/2').asks(0, 'loot').answer(0, 'card:iron-claws').pass();
    s.answer(0, 'repeat', '4/2').told('hit', { victim: 2, base: 2, claws: 1, amount: 3 }).asks(2, 'counter');
  });

  it('LN-7.11 equipment is public, in number and identity', () => {
    const s = scene({ players: [{}, { equipment: ['iron-claws', 'iron-claws', 'moonstone'] }] });
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(s.view(viewer).state.players[1]?.equipment).toEqual(['iron-claws', 'iron-claws', 'moonstone']);
    s.asks([1, 2, 3], 'window-turn');
  });

  it('LN-7.7 LN-R37 a card that always works also works against its owner: the cloak weakens the owner’s attack', () => {
    const s = scene({ players: [{ equipment: ['shadow-cloak'] }, { place: 'chapel' }] });
    s.readyToAttack('chapel').answer(0, 'seat:1', '5/3').answer(0, 'continue');
    s.told('hit', { base: 2, attackerCloak: 1, victimCloak: 0, amount: 1 });
    expect(s.damage(1)).toBe(1);
    s.asks(1, 'counter');
  });
});

describe('LN-7 Moonstone', () => {
  it('LN-7.19 its owner may be chosen for Blood Moon, which changes nothing', () => {
    const s = scene({
      players: [{}, { damage: 2, equipment: ['moonstone'] }],
      decks: { blue: ['blood-moon'] },
    });
    s.goes('chapel').answer(0, 'draw-blue').answer(0, 'seat:1');
    s.told('set-to-seven', { seat: 1, before: 2, after: 2, moonstone: true });
    expect(s.damage(1)).toBe(2);
    s.asks(0, 'end');
  });

  it('LN-7.19 LN-10.3 at 7 nothing changes: because of the Moonstone, or because it is already 7', () => {
    const told = (equipment: readonly ['moonstone'] | readonly []) =>
      scene({ players: [{}, { damage: 7, equipment: [...equipment] }], decks: { blue: ['blood-moon'] } })
        .goes('chapel')
        .answer(0, 'draw-blue')
        .answer(0, 'seat:1')
        .asks(0, 'end')
        .heard('spectator', 'set-to-seven');
    const seven = { kind: 'set-to-seven', seat: 1, before: 7, after: 7 };
    expect(told(['moonstone'])).toEqual([{ ...seven, moonstone: true }]);
    expect(told([])).toEqual([{ ...seven, moonstone: false }]);
  });

  it('LN-7.19 also if its owner uses it', () => {
    const s = scene({ players: [{ damage: 10, equipment: ['moonstone'] }], decks: { blue: ['blood-moon'] } });
    s.goes('chapel').answer(0, 'draw-blue').answer(0, 'seat:0');
    expect(s.damage(0)).toBe(10);
    s.asks(0, 'end');
  });

  it('LN-7.19 LN-11.17 Fenris is powerless too, and spent', () => {
    const s = scene({ players: [{ character: 'fenris' }, { equipment: ['moonstone'] }] }).pass();
    s.answer(0, 'ability').answer(0, 'seat:1', '4/2');
    expect([s.damage(1), s.isSpent(0)]).toEqual([0, true]);
    s.asks(0, 'place');
  });
});

describe('LN-7 Shield of Light as equipment', () => {
  it('EX-30 LN-7.20 LN-7.21 LN-R34 it follows its owner and ends at step 0 of that owner', () => {
    const s = scene({ active: 1, players: [{ equipment: ['shield-of-light'] }] });
    s.goes('stone-circle').answer(1, 'steal').answer(1, 'end');
    s.readyToAttack('well-of-wisdom').answer(2, 'seat:1', '5/1').answer(2, 'continue');
    s.told('hit', { victim: 1, base: 4, amount: 0, prevented: 'shield-of-light' }).pass().answer(2, 'end');
    expect(s.damage(1)).toBe(0);
    s.quietTurn('chapel').untold('discarded').quietTurn('graveyard');
    s.told('discarded', { seat: 1, card: 'shield-of-light' });
    expect([s.equipment(1), s.state.discards.blue]).toEqual([[], ['shield-of-light']]);
    s.asks([0, 2, 3], 'window-turn');
  });

  it('LN-7.20 it stops counter-attacks too', () => {
    const s = scene({
      players: [{ equipment: ['iron-claws'] }, { character: 'wilhelmina', place: 'chapel' }],
      decks: { blue: ['shield-of-light'] },
    });
    s.goes('chapel').answer(0, 'draw-blue').pass().answer(0, 'seat:1', '3/3');
    s.answer(1, 'counter', '6/1').told('hit', {
      attacker: 1,
      victim: 0,
      prevented: 'shield-of-light',
      amount: 0,
    });
    expect(s.damage(0)).toBe(0);
    s.asks(0, 'end');
  });

  it('LN-7.21 LN-13.13 it counts for goals', () => {
    const s = scene({
      players: [
        { character: 'bartolomej', equipment: ['oak-charm', 'moonstone', 'raven-amulet', 'crossbow'] },
      ],
      decks: { blue: ['shield-of-light'] },
    });
    s.goes('chapel').answer(0, 'draw-blue').over([0]);
  });
});
