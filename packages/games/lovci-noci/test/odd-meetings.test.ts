import { describe, expect, it } from 'vitest';
import { scene } from './kit.ts';

/** Combinations of two or three rules that no other test covers, each decided by the clauses in its name. */

describe('cards that change hands', () => {
  it('LN-8.19 LN-7.20 LN-7.21 LN-9.23 Toll of Smooth Skin and Shield of Light: a gift to the prophecy’s giver, it protects from the counter-attack of the player who gave it', () => {
    const s = scene({
      players: [
        { character: 'gregor', revealed: true },
        { character: 'wilhelmina', revealed: true, place: 'graveyard', equipment: ['shield-of-light'] },
        { character: 'elena' },
      ],
      decks: { green: ['toll-of-smooth-skin'] },
    }).goes('morganas-hut');
    s.answer(0, 'draw-green').answer(0, 'seat:1').answer(1, 'give:shield-of-light').pass();
    s.answer(0, 'seat:1', '4/2').told('hit', { victim: 1, amount: 2, prevented: null });
    s.answer(1, 'counter', '6/1').told('hit', { victim: 0, amount: 0, prevented: 'shield-of-light' });
    // It lasts until his next turn.
    expect(s.asks([2, 3], 'window-turn').damages.slice(0, 2)).toEqual([0, 2]);
    expect(s.equipment(0)).toEqual(['shield-of-light']);
  });

  it('LN-6.12 LN-7.10 LN-9.16 Pickpocket and Firestorm: stolen, it strikes everybody in range in the same turn, including its old owner', () => {
    const s = scene({
      players: [
        { character: 'gregor', revealed: true },
        { place: 'graveyard', equipment: ['firestorm', 'shadow-cloak'] },
        { place: 'morganas-hut' },
      ],
      decks: { red: ['pickpocket'] },
    }).goes('graveyard');
    s.answer(0, 'draw-red').answer(0, 'seat:1').answer(0, 'card:firestorm').pass();
    s.asks(0, 'attack', ['all', 'none']).answer(0, 'all', '4/2').told('hit', { victim: 1, amount: 1 });
    s.told('hit', { victim: 2, amount: 2 }).asks([1, 2], 'counter');
    expect(s.damages.slice(0, 3)).toEqual([0, 1, 2]);
  });

  it('LN-8.10 LN-8.19 LN-9.18 Toll of Smooth Skin and the Burning Torch: a player who receives it must attack at once', () => {
    const s = scene({
      players: [
        { character: 'gregor', revealed: true },
        { character: 'volko', equipment: ['burning-torch'], place: 'graveyard' },
        {},
      ],
      decks: { green: ['toll-of-smooth-skin'] },
    }).goes('morganas-hut');
    s.answer(0, 'draw-green').answer(0, 'seat:1').answer(1, 'give:burning-torch');
    s.told('prophecy', { outcome: 'gave', equipment: 'burning-torch' });
    // One target and a duty to attack: no question besides the windows.
    s.pass(3)
      .told('attacked', { attacker: 0, victims: [1], d6: null, base: 3 })
      .asks(1, 'counter');
    expect(s.damage(1)).toBe(3);
  });

  it('LN-12.3 LN-7.10 LN-9.13 LN-9.23 Bartholomew robs Wilhelmina of the Shadow Cloak, and it works against her counter-attack', () => {
    const s = scene({
      players: [
        { character: 'bartolomej', revealed: true },
        { character: 'wilhelmina', revealed: true, place: 'chapel', equipment: ['shadow-cloak'] },
        { character: 'gregor' },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'seat:1', '4/1').told('hit', { victim: 1, victimCloak: 1, amount: 2 });
    s.asks(0, 'rob', ['damage', 'card:shadow-cloak']).answer(0, 'card:shadow-cloak').asks(1, 'counter');
    s.answer(1, 'counter', '4/1').told('hit', { victim: 0, attackerCloak: 0, victimCloak: 1, amount: 2 });
    expect(s.asks([2, 3], 'window-turn').damages.slice(0, 2)).toEqual([2, 0]);
  });

  it('LN-12.3 LN-9.20 LN-10.16 Bartholomew with Firestorm and Looter’s Sack: one is robbed, the other dies and leaves everything', () => {
    const s = scene({
      players: [
        { character: 'bartolomej', revealed: true, equipment: ['firestorm', 'looters-sack'] },
        { character: 'ulrik', damage: 9, place: 'chapel', equipment: ['moonstone'] },
        { character: 'elena', damage: 8, place: 'chapel', equipment: ['crossbow'] },
        { character: 'gregor' },
        { character: 'volko' },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'all', '5/2').asks(0, 'rob', ['damage', 'card:moonstone']).answer(0, 'damage');
    s.asks(0, 'rob', ['damage', 'card:crossbow']).answer(0, 'card:crossbow');
    s.told('eliminated', { seat: 1, killer: 0 }).told('transferred', { card: 'moonstone', how: 'looted' });
    s.asks(2, 'counter');
    expect([s.damage(2), s.equipment(0)]).toEqual([
      8,
      ['firestorm', 'looters-sack', 'crossbow', 'moonstone'],
    ]);
  });
});

describe('events', () => {
  it('LN-12.14 LN-10.20 Distant Prayer and Thick Fur: the fur keeps damage away, not healing', () => {
    const s = scene({
      players: [{}, { character: 'gerulf', revealed: true, spent: true, furred: true, damage: 9 }],
      decks: { blue: ['distant-prayer'] },
    }).goes('chapel');
    s.answer(0, 'draw-blue').answer(0, 'seat:1', 5).told('healed', { seat: 1, before: 9, after: 4 });
    s.untold('prevented').asks(0, 'end');
  });

  it('LN-7.16 LN-11.11 LN-10.9 Midnight Duel and Apollonia: her own card would kill her, but she may heal before it does', () => {
    const duel = () =>
      scene({
        players: [{ character: 'apolena', damage: 6 }, {}, {}],
        decks: { red: ['midnight-duel'] },
      })
        .goes('graveyard')
        .answer(0, 'draw-red')
        .answer(0, 'seat:1', 5)
        .told('duel-rolled', { loser: 0 })
        .asks(0, 'rescue');
    const healed = duel().answer(0, 'heal-all').told('revealed', { seat: 0 });
    expect([healed.asks([2, 3], 'window-turn').damage(0), healed.isSpent(0)]).toEqual([3, true]);
    duel().answer(0, 'accept').told('eliminated', { seat: 0, killer: null }).asks([2, 3], 'window-turn');
  });

  it('LN-7.17 LN-7.18 Powder Keg and Oak Charm: a keg at the Enchanted Tree is not damage by the tree', () => {
    const s = scene({
      players: [{}, { place: 'enchanted-tree', equipment: ['oak-charm'] }],
      decks: { red: ['powder-keg'] },
    }).goes('graveyard');
    s.answer(0, 'draw-red', '6/3').told('keg-rolled', { place: 'enchanted-tree' });
    s.told('damaged', { seat: 1, amount: 3, source: 'powder-keg' }).untold('prevented').asks(0, 'end');
  });

  it('LN-11.11 LN-13.9 LN-13.11 Wrath of Heaven fells the last vampire and would fell Apollonia: she heals first, lives and wins too', () => {
    const wrath = (answer: 'heal-all' | 'accept') =>
      scene({
        players: [
          { character: 'gregor' },
          { character: 'apolena', damage: 6 },
          { character: 'volko', damage: 11 },
          { character: 'cyril' },
        ],
        decks: { blue: ['heavens-wrath'] },
      })
        .goes('chapel')
        .answer(0, 'draw-blue')
        .asks(1, 'rescue')
        .answer(1, answer);
    const saved = wrath('heal-all').over([0, 1]);
    expect([saved.damage(1), saved.goal(1)]).toEqual([2, 'LN-13.11']);
    wrath('accept').over([0]);
  });

  it('LN-11.8 LN-12.8 LN-13.20 LN-10.15 Drahomir digs up his third relic in a window: players who would show a face after him no longer do', () => {
    const s = scene({
      players: [
        {},
        { character: 'drahomir', equipment: ['raven-amulet', 'moon-lance'] },
        { character: 'volko' },
        { character: 'gregor' },
      ],
      discards: { blue: ['looters-sack'] },
    });
    s.asks([1, 2, 3], 'window-turn').answer(3, 'reveal').answer(2, 'reveal').answer(1, 'ability');
    s.told('revealed', { seat: 1 }).told('dug-up', { card: 'looters-sack' });
    s.untold('revealed', { seat: 2 }).untold('revealed', { seat: 3 }).over([1]);
  });
});

describe('attacks', () => {
  it('LN-9.10 LN-9.14 LN-9.21 Burning Torch, Shadow Cloak and Wilhelmina: a 1 is reduced to nothing but still countered', () => {
    const s = scene({
      players: [
        { character: 'volko', revealed: true, damage: 5, equipment: ['burning-torch'] },
        { character: 'wilhelmina', revealed: true, place: 'chapel', equipment: ['shadow-cloak'] },
        { character: 'gregor' },
      ],
    });
    s.goes('chapel').answer(0, 'skip').pass(1).told('attacked', { d6: null, base: 1 });
    s.told('hit', { victim: 1, amount: 0 }).untold('healed').asks(1, 'counter');
    // Her own cloak takes 1 off what she deals.
    s.answer(1, 'counter', '4/1').told('hit', { victim: 0, attackerCloak: 1, amount: 2 });
    expect(s.asks([2, 3], 'window-turn').damages.slice(0, 2)).toEqual([7, 0]);
  });

  it('LN-9.12 LN-9.13 LN-9.16 Moon Lance, Firestorm and Shadow Cloak: a werewolf who reveals after the roll hits each for 2 more', () => {
    const s = scene({
      players: [
        { character: 'gregor', equipment: ['moon-lance', 'firestorm'] },
        { place: 'chapel', equipment: ['shadow-cloak'] },
        { place: 'enchanted-tree' },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'all', '2/1').asks(0, 'rolled', ['continue', 'reveal']).answer(0, 'reveal');
    s.told('hit', { victim: 1, lance: 2, victimCloak: 1, amount: 2 });
    s.told('hit', { victim: 2, lance: 2, amount: 3 }).asks([1, 2], 'counter');
    expect(s.damages.slice(0, 3)).toEqual([0, 2, 3]);
  });

  it('LN-7.22 LN-9.23 LN-12.5 classic: the Shield of Light protects Cyril from Wilhelmina’s counter-attack, but not from the price of his frenzy', () => {
    const s = scene({
      players: [
        { character: 'cyril', revealed: true },
        { character: 'wilhelmina', revealed: true, place: 'enchanted-tree' },
        { character: 'gregor' },
      ],
      options: { cards: 'classic' },
      decks: { blue: ['shield-of-light'] },
    }).goes('chapel');
    s.answer(0, 'draw-blue').pass().answer(0, 'seat:1', '4/2').answer(1, 'counter', '6/1');
    s.told('hit', { victim: 0, amount: 0, prevented: 'shield-of-light' });
    s.answer(0, 'repeat', '3/3').told('damaged', { seat: 0, cause: 0, before: 0, after: 2 });
    expect(s.answer(1, 'pass').asks(0, 'end').damages.slice(0, 2)).toEqual([2, 2]);
  });

  it('LN-12.5 LN-9.10 LN-7.10 Cyril with a Burning Torch: none of his repetitions fail', () => {
    const s = scene({
      players: [
        { character: 'cyril', revealed: true, equipment: ['burning-torch'] },
        { character: 'gregor', revealed: true, place: 'chapel' },
        { character: 'volko' },
      ],
    });
    s.goes('chapel').answer(0, 'skip').pass(2).told('attacked', { base: 2, how: 'attack' });
    s.answer(0, 'repeat', 1).told('attacked', { d6: null, base: 1, how: 'repeat' });
    s.answer(0, 'repeat', 4).told('attacked', { d6: null, base: 4, how: 'repeat' });
    expect(s.asks(0, 'end').damages.slice(0, 2)).toEqual([4, 7]);
  });

  it('LN-12.19 LN-9.16 LN-9.13 Victoria and Firestorm: one four-sided die for everybody, which never fails', () => {
    const s = scene({
      players: [
        { character: 'viktorie', revealed: true, equipment: ['firestorm'] },
        { place: 'chapel', equipment: ['shadow-cloak'] },
        { place: 'enchanted-tree', equipment: ['oak-charm'] },
      ],
    }).readyToAttack('chapel');
    s.answer(0, 'all', 3).told('attacked', { victims: [1, 2], d6: null, base: 3 });
    s.told('hit', { victim: 1, amount: 2 }).told('hit', { victim: 2, amount: 3 }).asks([1, 2], 'counter');
  });

  it('LN-12.18 LN-10.14 LN-9.25 Volko at the edge: his thirst heals him before Wilhelmina counters, and he survives', () => {
    const fight = (dice: '4/2' | '3/3') =>
      scene({
        players: [
          { character: 'volko', revealed: true, damage: 11 },
          { character: 'wilhelmina', revealed: true, place: 'chapel' },
          { character: 'gregor' },
          { character: 'ulrik' },
        ],
      })
        .readyToAttack('chapel')
        .answer(0, 'seat:1', dice)
        .answer(1, 'counter', '5/2');
    const fed = fight('4/2').told('healed', { seat: 0, before: 11, after: 9 });
    expect(fed.asks([2, 3], 'window-turn').damage(0)).toBe(12);
    fight('3/3').told('eliminated', { seat: 0, killer: 1 }).asks([2, 3], 'window-turn');
  });

  it('LN-11.20 LN-12.21 LN-13.14 LN-13.21 Evelina and Bohdan: void, he is not unmasked by a weak victim, and wins by killing a strong one', () => {
    const kills = (victim: 'elena' | 'gregor', damage: number) =>
      scene({
        players: [
          { character: 'bohdan', void: true },
          { character: victim, damage, place: 'chapel' },
          { character: 'fenris' },
          { character: 'volko' },
        ],
      })
        .readyToAttack('chapel')
        .answer(0, 'seat:1', '2/1')
        .answer(0, 'continue')
        .told('eliminated', { seat: 1, killer: 0 })
        .untold('revealed', { seat: 0 });
    kills('elena', 9).asks(0, 'end');
    expect(kills('gregor', 13).over([0]).goal(0)).toBe('LN-13.14');
  });
});

describe('abilities', () => {
  it('LN-10.9 LN-10.17 LN-12.13 LN-4.2 Gregor and Looter’s Sack: his paw is not an attack, so he chooses one card and then moves', () => {
    const s = scene({
      players: [
        { character: 'gregor', revealed: true, equipment: ['looters-sack'] },
        { character: 'ulrik', damage: 8, equipment: ['moonstone', 'crossbow'] },
        { character: 'volko' },
      ],
    });
    s.pass().answer(0, 'ability').answer(0, 'seat:1', 3).told('eliminated', { seat: 1, killer: 0 });
    s.asks(0, 'loot', ['card:moonstone', 'card:crossbow', 'none']).answer(0, 'card:moonstone', '4/2');
    s.told('moved', { seat: 0, place: 'chapel' });
    expect([s.asks(0, 'place').equipment(0), s.state.discards.red]).toEqual([
      ['looters-sack', 'moonstone'],
      ['crossbow'],
    ]);
  });

  it('LN-12.16 LN-12.24 LN-13.7 LN-10.15 Ursula’s chill fells the last werewolf through shield and amulet, before she has moved', () => {
    const s = scene({
      players: [
        { character: 'ursula' },
        {
          character: 'elena',
          damage: 7,
          place: 'graveyard',
          equipment: ['raven-amulet', 'shield-of-light'],
        },
        { character: 'volko', eliminated: 1 },
        { character: 'cyril' },
      ],
    });
    s.pass().answer(0, 'ability').told('revealed', { seat: 0 }).told('eliminated', { seat: 1, killer: 0 });
    s.untold('moved').untold('transferred').over([0, 2]);
  });

  it('LN-3.4 LN-3.5 LN-8.16 the opening prophecy and Ulric: he may suffer a card for humans, and owes nothing to a toll for vampires', () => {
    const given = (green: 'balm-of-the-hearth' | 'toll-of-the-beasts') =>
      scene({
        at: 'opening',
        players: [
          { character: 'gregor' },
          { character: 'ulrik' },
          { character: 'elena' },
          { character: 'cyril' },
        ],
        round: 1,
        decks: { green: [green, 'true-face'] },
      }).asks(1, 'prophecy-reply', ['nothing', 'hurt']);
    const balm = given('balm-of-the-hearth').answer(1, 'hurt');
    balm.told('damaged', { seat: 1, cause: 0, amount: 1, source: 'prophecy' }).asks(2, 'prophecy-reply');
    const toll = given('toll-of-the-beasts').answer(1, 'nothing').told('prophecy', { outcome: 'nothing' });
    expect(toll.asks(2, 'prophecy-reply').damage(1)).toBe(0);
  });
});

describe('with other options', () => {
  it('LN-9.17 LN-9.18 LN-9.10 place: the torch must strike one target and everybody on its place, but not the neighbouring place', () => {
    const s = scene({
      players: [
        { character: 'gregor', revealed: true, equipment: ['firestorm', 'burning-torch'] },
        { place: 'chapel' },
        { place: 'enchanted-tree' },
        { place: 'enchanted-tree' },
        { character: 'volko' },
      ],
      options: { firestorm: 'place' },
    }).readyToAttack('chapel');
    s.asks(0, 'attack', ['seat:1', 'seat:2', 'seat:3']).answer(0, 'seat:2', 2);
    s.told('attacked', { victims: [2, 3], base: 2 }).asks([2, 3], 'counter');
    expect(s.damages.slice(0, 4)).toEqual([0, 0, 2, 2]);
  });

  it('LN-13.13 LN-10.14 LN-12.3 collectorGoal 4: two cards robbed in one attack end it before anybody loots or answers', () => {
    const s = scene({
      players: [
        { character: 'bartolomej', revealed: true, equipment: ['firestorm', 'oak-charm'] },
        { character: 'wilhelmina', revealed: true, place: 'chapel', equipment: ['moonstone'] },
        { character: 'elena', place: 'chapel', equipment: ['crossbow'] },
        { character: 'gregor' },
      ],
      options: { collectorGoal: 4 },
    }).readyToAttack('chapel');
    s.answer(0, 'all', '4/2').answer(0, 'card:moonstone').answer(0, 'card:crossbow').over([0]);
  });

  it('LN-8.11 LN-8.9 LN-11.11 forced: Apollonia at the edge must give her only card to a toll, and is not hurt', () => {
    const s = scene({
      players: [{}, { character: 'apolena', damage: 7, equipment: ['moonstone'] }],
      decks: { green: ['toll-of-warm-blood'] },
      options: { tollChoice: 'forced' },
    }).goes('morganas-hut');
    s.answer(0, 'draw-green').answer(0, 'seat:1').asks(1, 'prophecy-reply', ['give:moonstone']);
    s.answer(1, 'give:moonstone').untold('damaged').asks(0, 'end');
  });

  it('LN-13.8 LN-10.18 LN-13.18 classic: a keg that kills three humans at once gives victory to the vampires, and to characters who want to go first', () => {
    const s = scene({
      players: [
        { character: 'ulrik' },
        { character: 'apolena', damage: 6, spent: true, place: 'chapel' },
        { character: 'cecilie', damage: 9, place: 'chapel' },
        { character: 'bartolomej', damage: 8, place: 'chapel' },
        { character: 'gregor' },
        { character: 'volko' },
      ],
      options: { cards: 'classic' },
      decks: { red: ['powder-keg'] },
    }).goes('graveyard');
    s.answer(0, 'draw-red', '4/2').over([0, 2, 5]);
  });

  it('LN-11.16 LN-11.20 LN-7.23 both: the Light of Truth unmasks a werewolf, void or not, and no human', () => {
    const light = (character: 'elena' | 'cyril' | 'ulrik') =>
      scene({
        players: [{ character, void: true }, {}, {}],
        decks: { blue: ['light-of-truth'] },
        options: { lightOfTruth: 'both' },
      })
        .goes('chapel')
        .answer(0, 'draw-blue');
    light('elena').told('revealed', { seat: 0, forced: true }).asks([2, 3], 'window-turn');
    light('cyril').untold('revealed').asks(0, 'end');
    light('ulrik').untold('revealed').asks(0, 'end');
  });
});
