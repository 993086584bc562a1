import { describe, expect, it } from 'vitest';
import { scene } from './kit.ts';

/** Cards and characters picked at random because no other test makes them meet. */

describe('prophecies and characters', () => {
  it('LN-8.10 LN-11.11 LN-8.14 Toll of Warm Blood and Apollonia: she keeps her card, and heals before it kills her', () => {
    const s = scene({
      players: [{}, { character: 'apolena', damage: 7, equipment: ['moonstone'] }],
      decks: { green: ['toll-of-warm-blood'] },
    }).goes('morganas-hut');
    s.answer(0, 'draw-green').answer(0, 'seat:1').asks(1, 'prophecy-reply', ['hurt', 'give:moonstone']);
    s.answer(1, 'hurt').told('prophecy', { outcome: 'took', amount: 1 }).asks(1, 'rescue');
    s.answer(1, 'heal-all').told('damaged', { seat: 1, cause: 0, before: 0, after: 1 }).asks(0, 'end');
    expect([s.isSpent(1), s.equipment(1)]).toEqual([true, ['moonstone']]);
  });

  it('LN-8.9 LN-12.1 Balm of the Hearth and Apollonia: unhurt, she takes 1, and only then has something to heal', () => {
    const s = scene({
      players: [{ character: 'gregor', revealed: true }, { character: 'apolena' }, {}, {}],
      decks: { green: ['balm-of-the-hearth'] },
    });
    s.asks([1, 2, 3], 'window-turn').bars(1, 'ability', 'LN-12.1', 'no-damage').goes('morganas-hut');
    s.answer(0, 'draw-green').answer(0, 'seat:1').asks(1, 'prophecy-reply', ['hurt']).answer(1, 'hurt');
    s.told('damaged', { seat: 1, before: 0, after: 1 }).told('turn', { seat: 1 }).pass();
    s.asks(1, 'start').answer(1, 'ability', '4/2').told('healed', { seat: 1, before: 1, after: 0 });
    s.asks(1, 'place');
  });

  it('LN-8.12 LN-10.9 LN-10.11 LN-9.26 Hawthorn Stake and Ursula: it kills for its giver, who loots although it is not an attack', () => {
    const s = scene({
      players: [
        { character: 'gregor', equipment: ['looters-sack'] },
        { character: 'ursula', damage: 9, equipment: ['crossbow', 'oak-charm'] },
        { character: 'wilhelmina' },
      ],
      decks: { green: ['hawthorn-stake'] },
    }).goes('well-of-wisdom');
    s.answer(0, 'draw-green').answer(0, 'seat:1').answer(1, 'hurt');
    s.told('eliminated', { seat: 1, killer: 0 });
    s.asks(0, 'loot', ['card:oak-charm', 'card:crossbow', 'none']).answer(0, 'card:oak-charm');
    expect([s.equipment(0), s.state.discards.red]).toEqual([['looters-sack', 'oak-charm'], ['crossbow']]);
    s.asks(0, 'end');
  });

  it('LN-8.6 LN-8.15 LN-12.14 Hawthorn Stake and Gerulf: a card that does not apply to him is not prevented either', () => {
    const furred = { character: 'gerulf', revealed: true, spent: true, furred: true } as const;
    const given = (green: 'hawthorn-stake' | 'trial-of-the-mighty') =>
      scene({ players: [{}, furred], decks: { green: [green] } })
        .goes('morganas-hut')
        .answer(0, 'draw-green')
        .answer(0, 'seat:1');
    const stake = given('hawthorn-stake').asks(1, 'prophecy-reply', ['nothing']).answer(1, 'nothing');
    stake.told('prophecy', { outcome: 'nothing' }).untold('prevented').asks(0, 'end');
    const trial = given('trial-of-the-mighty').answer(1, 'hurt').told('prophecy', { outcome: 'protected' });
    trial.told('prevented', { seat: 1, by: 'thick-fur' }).asks(0, 'end');
  });

  it('LN-8.12 LN-10.11 LN-13.20 Trial of the Mighty and Drahomir: three relics in other hands meet nobody’s goal', () => {
    const s = scene({
      players: [
        { character: 'gregor', equipment: ['shadow-cloak', 'moon-lance'] },
        { character: 'drahomir', damage: 11, equipment: ['raven-amulet'] },
        { character: 'volko' },
      ],
      decks: { green: ['trial-of-the-mighty'] },
    }).goes('morganas-hut');
    s.answer(0, 'draw-green')
      .answer(0, 'seat:1')
      .answer(1, 'hurt')
      .told('eliminated', { seat: 1, killer: 0 });
    s.answer(0, 'card:raven-amulet').asks(0, 'end');
    expect(s.equipment(0)).toHaveLength(3);
  });

  it('LN-8.13 LN-8.17 LN-12.16 True Face and Ursula: seen by one player, she still chills while hidden', () => {
    const s = scene({
      players: [{ character: 'gregor', place: 'chapel' }, { character: 'ursula' }, { place: 'graveyard' }],
      decks: { green: ['true-face'] },
    }).goes('morganas-hut');
    s.answer(0, 'draw-green').answer(0, 'seat:1').answer(1, 'show').pass().answers(0, 'none', 'end');
    expect([s.heard(0, 'prophecy')[0]?.character, s.heard(2, 'prophecy')[0]?.character]).toEqual([
      'ursula',
      undefined,
    ]);
    s.pass()
      .answer(1, 'ability', '4/2')
      .told('revealed', { seat: 1 })
      .told('damaged', { seat: 2, amount: 3 });
    s.asks(1, 'place');
  });
});

describe('events and characters', () => {
  it('LN-12.8 LN-7.17 LN-11.8 Powder Keg and Drahomir: the amulet he digs up in the window saves him', () => {
    const s = scene({
      players: [{}, { character: 'drahomir', place: 'chapel', damage: 12 }, { place: 'chapel' }],
      decks: { red: ['powder-keg'] },
      discards: { blue: ['raven-amulet'] },
    });
    s.answer(1, 'ability').answer(2, 'pass').answer(3, 'pass').asks(0, 'start').goes('graveyard');
    s.answer(0, 'draw-red', '4/2').told('prevented', { seat: 1, by: 'raven-amulet' });
    s.told('damaged', { seat: 2, amount: 3 }).asks(0, 'end');
    expect([s.damage(1), s.equipment(1)]).toEqual([12, ['raven-amulet']]);
  });

  it('LN-4.8 LN-4.11 LN-10.10 Powder Keg and Waldemar: his own keg ends his turn, and his extra turns with it', () => {
    const s = scene({
      players: [
        { character: 'waldemar', damage: 11, extraTurns: 2, equipment: ['crossbow'] },
        { character: 'gregor', place: 'graveyard', damage: 2 },
        { character: 'volko' },
      ],
      decks: { red: ['powder-keg'] },
    }).goes('graveyard');
    s.answer(0, 'draw-red', '5/3').told('eliminated', { seat: 0, killer: null });
    s.told('discarded', { card: 'crossbow' }).told('turn', { seat: 1, extra: false });
    expect([s.damage(1), s.state.discards.red]).toEqual([5, ['crossbow', 'powder-keg']]);
    s.asks([2, 3], 'window-turn');
  });

  it('LN-13.19 LN-10.10 LN-10.19 Grave Spider and Dalibor: he goes first by his own card, and wins', () => {
    const s = scene({
      players: [
        { character: 'dalibor', damage: 11 },
        { character: 'elena', damage: 8 },
        { character: 'volko' },
        { character: 'gregor' },
      ],
      decks: { red: ['grave-spider'] },
    }).goes('graveyard');
    s.answer(0, 'draw-red').answer(0, 'seat:1').told('eliminated', { seat: 1, killer: 0 });
    s.told('eliminated', { seat: 0, killer: null })
      .told('won', { seat: 0, goal: 'LN-13.19/first' })
      .over([0]);
  });

  it('LN-10.3 LN-13.12 LN-13.4 Blood Moon and Augusta: 7 is one below her limit; the next blow eliminates her, and she still wins', () => {
    const s = scene({
      players: [
        { character: 'gregor' },
        { character: 'augusta' },
        { character: 'volko', eliminated: 1 },
        { character: 'ursula', damage: 9 },
      ],
      decks: { blue: ['blood-moon', 'heavens-wrath'] },
    }).goes('chapel');
    s.answer(0, 'draw-blue').answer(0, 'seat:1').told('set-to-seven', { seat: 1, before: 0, after: 7 });
    expect(s.isLiving(1)).toBe(true);
    s.answer(0, 'end').quietTurn('graveyard').quietTurn('stone-circle');
    s.goes('well-of-wisdom').answer(0, 'draw-blue').told('eliminated', { seat: 1 });
    s.told('eliminated', { seat: 3 }).over([0, 1]);
    expect(s.goal(1)).toBe('LN-13.12');
  });

  it('LN-7.23 LN-11.13 Surge of Life and Cecilia: the letter C is not called, and nobody can tell the difference', () => {
    const drawn = (character: 'cecilie' | 'evelina') =>
      scene({ players: [{ character, damage: 5 }], decks: { blue: ['surge-of-life'] } })
        .goes('chapel')
        .answer(0, 'draw-blue')
        .asks(0, 'event-reveal');
    expect([drawn('cecilie').options(0), drawn('evelina').options(0)]).toEqual([
      ['decline'],
      ['decline', 'heal-all'],
    ]);
    const [one, other] = [drawn('cecilie'), drawn('evelina')].map((s) =>
      JSON.stringify(s.answer(0, 'decline').asks(0, 'end').log(1)),
    );
    expect(one).toBe(other);
  });

  it('LN-4.7 LN-12.9 LN-5.9 Witching Hour and Elena: she steps in each of her turns', () => {
    const s = scene({
      players: [{ character: 'elena', revealed: true, place: 'well-of-wisdom' }],
      decks: { blue: ['witching-hour'] },
    });
    s.pass().answer(0, 'step-cw').told('moved', { place: 'chapel', how: 'step' }).answer(0, 'draw-blue');
    s.told('extra-turns', { count: 1 }).told('turn', { seat: 0, extra: true }).pass();
    s.answer(0, 'step-cw').told('moved', { place: 'enchanted-tree', how: 'step' }).asks(0, 'place');
  });
});

describe('attacks', () => {
  it('LN-12.5 LN-9.26 LN-10.16 Looter’s Sack and Cyril: his repetition kills like any attack, and takes everything', () => {
    const s = scene({
      players: [
        { character: 'cyril', revealed: true, equipment: ['looters-sack'] },
        { character: 'ulrik', damage: 9, place: 'chapel', equipment: ['moonstone', 'crossbow'] },
        { character: 'gregor' },
        { character: 'volko' },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'seat:1', '3/3').answer(1, 'pass').answer(0, 'repeat', '4/2');
    s.told('eliminated', { seat: 1, killer: 0 }).told('transferred', { card: 'moonstone', how: 'looted' });
    expect([s.damage(0), s.equipment(0)]).toEqual([2, ['looters-sack', 'moonstone', 'crossbow']]);
    s.asks(0, 'end', ['end']);
  });

  it('LN-13.16 LN-13.15 LN-13.3 Cyril and Bohdan: Cyril’s third kill ends it, and Bohdan wins where he stands', () => {
    const s = scene({
      players: [
        { character: 'cyril', revealed: true },
        { character: 'ulrik', damage: 10, place: 'well-of-wisdom' },
        { character: 'bohdan', place: 'stone-circle' },
        { character: 'elena', eliminated: 1 },
        { character: 'viktorie', eliminated: 2 },
        { character: 'gregor' },
        { character: 'volko' },
      ],
    }).readyToAttack('stone-circle');
    s.answer(0, 'seat:1', '3/2').told('eliminated', { seat: 1 }).over([0, 2]);
    expect([s.goal(0), s.goal(2)]).toEqual(['LN-13.16', 'LN-13.15']);
  });

  it('LN-9.16 LN-12.14 LN-9.21 LN-12.18 Firestorm and Gerulf: the fur protects him, and the others pay for Volko’s thirst', () => {
    const s = scene({
      players: [
        { character: 'volko', revealed: true, damage: 5, equipment: ['firestorm'] },
        { character: 'gerulf', revealed: true, spent: true, furred: true, damage: 13, place: 'chapel' },
        { character: 'elena', place: 'enchanted-tree' },
        { character: 'gregor' },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'all', '5/2').told('hit', { victim: 1, amount: 0, prevented: 'thick-fur' });
    s.told('hit', { victim: 2, amount: 3 }).told('healed', { seat: 0, before: 5, after: 3 });
    // A revealed Gerulf has no answer to an attack; hidden players are asked anyway.
    s.asks(2, 'counter');
    expect(s.damages.slice(0, 3)).toEqual([3, 13, 3]);
  });

  it('LN-9.24 LN-13.7 LN-13.12 Wilhelmina and Augusta: the counter-attack that fells the last werewolf wins for both', () => {
    const s = scene({
      players: [
        { character: 'elena', revealed: true, damage: 9, equipment: ['moonstone'] },
        { character: 'wilhelmina', place: 'chapel' },
        { character: 'augusta' },
        { character: 'gregor', eliminated: 1 },
        { character: 'cyril' },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'seat:1', '2/2').answer(1, 'counter', '3/2').told('eliminated', { seat: 0, killer: 1 });
    s.untold('transferred').over([1, 2]);
    expect([s.goal(1), s.goal(2)]).toEqual(['LN-13.7', 'LN-13.12']);
  });

  it('LN-12.10 LN-12.19 LN-9.10 LN-7.8 Evelina and Victoria: without her ability she rolls both dice, unless a torch says otherwise', () => {
    const silenced = (equipment: readonly 'burning-torch'[]) => {
      const s = scene({
        players: [
          { character: 'evelina', revealed: true },
          { character: 'viktorie', revealed: true, place: 'chapel', equipment: [...equipment] },
          { character: 'ulrik' },
        ],
      });
      s.pass().answer(0, 'ability').answer(0, 'seat:1', '4/2').told('voided', { seat: 1 });
      s.answer(0, 'skip').pass().answer(0, 'none');
      return s.goes('enchanted-tree').answer(1, 'skip');
    };
    const bare = silenced([]).pass().answer(1, 'seat:0', '4/4').told('attacked', { d6: 4, d4: 4, base: 0 });
    bare.asks(3, 'window-turn');
    const torch = silenced(['burning-torch']).pass(3).told('attacked', { d6: null, base: 3 });
    torch.asks(3, 'window-turn');
  });

  it('LN-12.10 LN-12.7 LN-13.19 LN-13.21 Evelina and Dalibor: void, he no longer reveals himself, but his goal remains', () => {
    const s = scene({
      players: [
        { character: 'volko', revealed: true },
        { character: 'elena', damage: 9, place: 'chapel' },
        { character: 'dalibor', void: true, damage: 12 },
        { character: 'gregor' },
        { character: 'ulrik', damage: 10, place: 'chapel' },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'seat:1', '2/1').told('eliminated', { seat: 1 }).untold('revealed', { seat: 2 });
    expect([s.isRevealed(2), s.state.batches]).toEqual([false, 1]);
    s.asks([3, 4], 'window-turn');
    const first = scene({
      players: [
        { character: 'gregor' },
        { character: 'dalibor', void: true, damage: 11 },
        { character: 'volko' },
      ],
    });
    first.goes('enchanted-tree').answer(0, 'hurt').answer(0, 'seat:1').over([1]);
  });
});

describe('places and equipment', () => {
  it('LN-6.9 LN-9.10 LN-11.4 Enchanted Tree and Victoria: no die is rolled, and the tree hurts by 2 as for anybody else', () => {
    const s = scene({
      players: [{ character: 'viktorie', revealed: true }, { equipment: ['shadow-cloak'] }],
    });
    s.goes('enchanted-tree').answer(0, 'hurt').answer(0, 'seat:1').untold('attacked');
    s.told('damaged', { seat: 1, amount: 2, source: 'enchanted-tree' }).asks([2, 3], 'window-turn');
  });

  it('LN-6.10 LN-6.12 LN-9.5 LN-9.7 Stone Circle and the Crossbow: stolen, it puts the thief’s own area out of range at once', () => {
    const s = scene({
      players: [
        { character: 'volko', revealed: true },
        { place: 'well-of-wisdom', equipment: ['crossbow', 'moonstone'] },
        { place: 'well-of-wisdom' },
      ],
    }).goes('stone-circle');
    s.answer(0, 'steal')
      .asks(0, 'steal-card', ['card:moonstone', 'card:crossbow'])
      .answer(0, 'card:crossbow');
    // Nobody stands in the other four places: no window, no attack.
    s.untold('attacked').told('turn', { seat: 1 }).asks([2, 3], 'window-turn');
  });
});

describe('picked at random again', () => {
  it('LN-12.11 LN-11.11 Frederick and Apollonia: the rescue also comes before damage that is not an attack', () => {
    const s = scene({
      players: [
        { character: 'frederik', revealed: true },
        { character: 'apolena', damage: 5 },
        { character: 'volko' },
      ],
    });
    s.pass().answer(0, 'ability').answer(0, 'seat:1', 5).asks(1, 'rescue').answer(1, 'heal-all', '4/2');
    s.told('damaged', { seat: 1, before: 0, after: 5 }).asks(0, 'place');
  });

  it('LN-12.12 LN-11.11 LN-10.3 Fenris and Apollonia: being set to 7 is not damage, and she is not asked', () => {
    const s = scene({
      players: [
        { character: 'fenris', revealed: true },
        { character: 'apolena', damage: 2 },
        { character: 'volko' },
      ],
    });
    s.pass().answer(0, 'ability').answer(0, 'seat:1', '4/2');
    s.told('set-to-seven', { seat: 1, before: 2, after: 7, moonstone: false }).asks(0, 'place');
  });

  it('LN-12.10 LN-12.6 LN-4.2 Evelina and Cecilia: void, she no longer prays', () => {
    const s = scene({
      players: [
        { character: 'evelina', revealed: true },
        { character: 'cecilie', revealed: true, damage: 4 },
        { character: 'volko' },
      ],
    });
    s.pass().answer(0, 'ability').answer(0, 'seat:1', '4/2').answer(0, 'skip').pass('5/3');
    expect(s.untold('healed', { seat: 1 }).asks(1, 'place').damage(1)).toBe(4);
  });
});

describe('picked at random', () => {
  it('LN-10.16 LN-12.4 LN-13.13 Looter’s Sack and Bartholomew: it asks nothing, so he takes everything unrevealed', () => {
    const s = scene({
      players: [
        { character: 'bartolomej', equipment: ['looters-sack', 'oak-charm'] },
        { character: 'ulrik', damage: 10, place: 'chapel', equipment: ['moonstone', 'crossbow'] },
        { character: 'gregor' },
        { character: 'volko' },
      ],
      options: { collectorPower: 'sweep' },
    }).readyToAttack('chapel');
    s.answer(0, 'seat:1', '3/2').answer(0, 'continue').told('eliminated', { seat: 1, killer: 0 });
    s.told('transferred', { card: 'moonstone', how: 'looted' }).untold('revealed', { seat: 0 });
    // Four cards are one short of his goal.
    s.asks(0, 'end');
    expect(s.equipment(0)).toEqual(['looters-sack', 'oak-charm', 'moonstone', 'crossbow']);
  });

  it('LN-7.12 LN-12.21 LN-13.14 Wrath of Heaven and Bohdan: he counts as the killer of its victims, but not with an attack', () => {
    const s = scene({
      players: [
        { character: 'bohdan' },
        { character: 'gregor', damage: 12, equipment: ['crossbow'] },
        { character: 'ulrik', damage: 9 },
        { character: 'volko' },
        { character: 'elena' },
      ],
      decks: { blue: ['heavens-wrath'] },
    }).goes('chapel');
    s.answer(0, 'draw-blue').told('eliminated', { seat: 1, killer: 0 });
    s.told('eliminated', { seat: 2, killer: 0 }).untold('revealed', { seat: 0 });
    s.asks(0, 'loot', ['card:crossbow', 'none']).answer(0, 'none').asks(0, 'end');
  });
});
