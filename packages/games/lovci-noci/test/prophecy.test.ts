import { describe, expect, it } from 'vitest';
import { CHARACTER_IDS, CHARACTERS, type CharacterId } from '../cards/characters.ts';
import { CARD_SETS } from '../cards/colours.ts';
import type { GreenId } from '../cards/green.ts';
import { type Setting, type Sitting, scene } from './kit.ts';

/** Seat 0 gives the card to seat 1. */
function gives(
  card: GreenId,
  receiver: Sitting,
  { giver = {}, ...setting }: Setting & { giver?: Sitting } = {},
) {
  const s = scene({ players: [giver, receiver], ...setting, decks: { green: [card] } });
  return s.goes('morganas-hut').answer(0, 'draw-green').answer(0, 'seat:1');
}

/** The characters that each card applies to, in the words of 7.5. */
const APPLIES: Readonly<Record<GreenId, (id: CharacterId) => boolean>> = {
  'balm-of-the-pack': (id) => CHARACTERS[id].party === 'werewolf',
  'balm-of-the-crypt': (id) => CHARACTERS[id].party === 'vampire',
  'balm-of-the-hearth': (id) => CHARACTERS[id].party === 'human',
  'toll-of-the-beasts': (id) => CHARACTERS[id].party !== 'human',
  'toll-of-warm-blood': (id) => CHARACTERS[id].party !== 'vampire',
  'toll-of-smooth-skin': (id) => CHARACTERS[id].party !== 'werewolf',
  'silver-lash': (id) => CHARACTERS[id].party === 'werewolf',
  'ray-of-dawn': (id) => CHARACTERS[id].party === 'vampire',
  'hawthorn-stake': (id) => CHARACTERS[id].party === 'vampire',
  'trial-of-the-frail': (id) => 'ABCEU'.includes(CHARACTERS[id].letter),
  'trial-of-the-mighty': (id) => 'DFGVW'.includes(CHARACTERS[id].letter),
  'true-face': () => true,
};

const REPLY: Readonly<Record<GreenId, string>> = {
  'balm-of-the-pack': 'heal',
  'balm-of-the-crypt': 'heal',
  'balm-of-the-hearth': 'heal',
  'toll-of-the-beasts': 'hurt',
  'toll-of-warm-blood': 'hurt',
  'toll-of-smooth-skin': 'hurt',
  'silver-lash': 'hurt',
  'ray-of-dawn': 'hurt',
  'hawthorn-stake': 'hurt',
  'trial-of-the-frail': 'hurt',
  'trial-of-the-mighty': 'hurt',
  'true-face': 'show',
};

describe.each(CARD_SETS)('prophecy cards, %s', (cards) => {
  it.each(Object.keys(APPLIES) as GreenId[])(
    'LN-8.6 LN-8.12 LN-R5 %s: some must carry it out, and the others must reply nothing',
    (card) => {
      for (const character of CHARACTER_IDS) {
        if (character === 'ulrik') continue;
        const s = gives(card, { character, damage: 2 }, { options: { cards } });
        s.asks(1, 'prophecy-reply', [APPLIES[card](character) ? REPLY[card] : 'nothing']);
      }
    },
  );

  it.each(Object.keys(APPLIES) as GreenId[])(
    'LN-8.16 %s: Ulric may reply either way, but not to True Face',
    (card) => {
      const s = gives(card, { character: 'ulrik', damage: 2 }, { options: { cards } });
      s.asks(1, 'prophecy-reply', card === 'true-face' ? ['show'] : ['nothing', REPLY[card]]);
    },
  );

  it.each([
    ['balm-of-the-pack', 'gregor'],
    ['balm-of-the-crypt', 'volko'],
    ['balm-of-the-hearth', 'dalibor'],
  ] as const)('LN-8.9 %s heals 1', (card, character) => {
    const s = gives(card, { character, damage: 1 }, { options: { cards } }).answer(1, 'heal');
    expect(s.damage(1)).toBe(0);
    s.told('prophecy', { giver: 0, receiver: 1, outcome: 'healed', amount: 1, card }).asks(0, 'end');
  });

  it.each([
    ['balm-of-the-pack', 'gregor'],
    ['balm-of-the-crypt', 'volko'],
    ['balm-of-the-hearth', 'dalibor'],
  ] as const)('LN-8.9 LN-R22 %s at 0 damage: take 1 instead', (card, character) => {
    const s = gives(card, { character }, { options: { cards } })
      .asks(1, 'prophecy-reply', ['hurt'])
      .answer(1, 'hurt');
    expect(s.damage(1)).toBe(1);
    s.told('prophecy', { outcome: 'took', amount: 1, card }).asks(0, 'end');
  });

  it.each([
    ['silver-lash', 'gregor', 1],
    ['ray-of-dawn', 'volko', 1],
    ['hawthorn-stake', 'volko', 2],
    ['trial-of-the-frail', 'elena', 1],
    ['trial-of-the-mighty', 'frederik', 2],
  ] as const)('LN-8.12 LN-8.14 LN-R25 %s: %s takes %i, the giver is the cause', (card, character, amount) => {
    const s = gives(card, { character }, { options: { cards } }).answer(1, 'hurt');
    expect(s.damage(1)).toBe(amount);
    s.told('prophecy', { giver: 0, receiver: 1, outcome: 'took', amount, card });
    s.told('damaged', { seat: 1, cause: 0, amount, before: 0, after: amount, source: 'prophecy' });
    s.asks(0, 'end');
  });

  it.each(['toll-of-the-beasts', 'toll-of-warm-blood', 'toll-of-smooth-skin'] as const)(
    'LN-8.10 LN-R21 %s: give one card of the receiver’s choice, or take 1',
    (card) => {
      const character = card === 'toll-of-smooth-skin' ? 'volko' : 'gregor';
      const toll = () =>
        gives(
          card,
          { character, equipment: ['iron-claws', 'oak-charm', 'iron-claws'] },
          { options: { cards } },
        );
      const gave = toll().asks(1, 'prophecy-reply', ['give:oak-charm', 'give:iron-claws', 'hurt']);
      gave.answer(1, 'give:iron-claws');
      gave.told('prophecy', { outcome: 'gave', equipment: 'iron-claws', amount: 0 });
      gave.told('transferred', { card: 'iron-claws', from: 1, to: 0, how: 'given' });
      expect([gave.equipment(0), gave.damage(1)]).toEqual([['iron-claws'], 0]);
      gave.asks(0, 'end');
      const took = toll().answer(1, 'hurt').told('prophecy', { outcome: 'took', amount: 1, equipment: null });
      expect([took.equipment(1).length, took.damage(1)]).toEqual([3, 1]);
      took.asks(0, 'end');
    },
  );

  it('LN-8.10 a receiver without equipment takes 1', () => {
    gives('toll-of-the-beasts', { character: 'volko' }, { options: { cards } }).asks(1, 'prophecy-reply', [
      'hurt',
    ]);
  });

  it("LN-8.11 LN-R21 with tollChoice 'forced' a receiver who owns equipment must give", () => {
    const options = { cards, tollChoice: 'forced' } as const;
    const owner = { character: 'volko', equipment: ['iron-claws', 'oak-charm'] } satisfies Sitting;
    const s = gives('toll-of-the-beasts', owner, { options });
    s.asks(1, 'prophecy-reply', ['give:oak-charm', 'give:iron-claws']);
    expect(s.fallback(1)).toBe('give:oak-charm');
    s.bars(1, 'hurt', 'LN-8.11', 'must-give');
    gives('toll-of-the-beasts', { character: 'volko' }, { options }).asks(1, 'prophecy-reply', ['hurt']);
  });

  it('LN-8.13 LN-R20 True Face shows the character to the giver, and to nobody else', () => {
    const s = gives('true-face', { character: 'dalibor' }, { options: { cards } });
    expect(s.view(0).state.players[1]?.character).toBe(null);
    s.answer(1, 'show');
    expect(s.view(0).state.players[1]?.character).toBe('dalibor');
    for (const viewer of [2, 3, 'spectator'] as const)
      expect(s.view(viewer).state.players[1]?.character).toBe(null);
    expect(s.heard(0, 'prophecy')).toEqual([
      expect.objectContaining({ outcome: 'showed', card: 'true-face', character: 'dalibor' }),
    ]);
    for (const viewer of [2, 'spectator'] as const)
      expect(s.heard(viewer, 'prophecy')[0]).not.toHaveProperty('character');
    expect(s.isRevealed(1)).toBe(false);
    s.asks(0, 'end');
  });
});

describe('LN-8 giving a prophecy', () => {
  it('LN-8.2 LN-R18 to any other living player, hidden or revealed, never to the giver', () => {
    const s = scene({
      active: 1,
      players: [{}, { character: 'volko' }, { character: 'gregor', revealed: true }, { eliminated: 1 }, {}],
    });
    s.goes('morganas-hut').answer(1, 'draw-green').asks(1, 'prophecy-target', ['seat:0', 'seat:2', 'seat:4']);
    expect(s.fallback(1)).toBe('seat:2');
  });

  it('LN-8.4 LN-1.10 with two living players there is only one receiver', () => {
    const s = scene({
      players: [{ character: 'gregor' }, { eliminated: 1 }, { character: 'volko' }, { eliminated: 1 }],
    });
    s.goes('morganas-hut').answer(0, 'draw-green').asks(2, 'prophecy-reply');
  });

  it('LN-8.1 LN-8.3 the giver reads the card alone, then giver and receiver know it', () => {
    const s = scene({ players: [{}, { character: 'gregor' }], decks: { green: ['silver-lash'] } });
    s.goes('morganas-hut').answer(0, 'draw-green');
    expect([0, 1, 2, 'spectator' as const].map((viewer) => s.view(viewer).state.prophecy?.card)).toEqual([
      'silver-lash',
      null,
      null,
      null,
    ]);
    s.answer(0, 'seat:1');
    expect([0, 1, 2, 'spectator' as const].map((viewer) => s.view(viewer).state.prophecy)).toEqual([
      { giver: 0, receiver: 1, card: 'silver-lash' },
      { giver: 0, receiver: 1, card: 'silver-lash' },
      { giver: 0, receiver: 1, card: null },
      { giver: 0, receiver: 1, card: null },
    ]);
    s.asks(1, 'prophecy-reply');
  });

  it('EX-5 LN-8.3 LN-8.7 LN-8.8 LN-R19 the table learns giver, receiver and outcome, never the card', () => {
    const s = scene({ players: [{}, {}, { character: 'elena' }], decks: { green: ['silver-lash'] } });
    s.goes('morganas-hut').answer(0, 'draw-green').answer(0, 'seat:2').asks(2, 'prophecy-reply', ['hurt']);
    s.answer(2, 'hurt');
    expect(s.damage(2)).toBe(1);
    const outcome = { kind: 'prophecy', giver: 0, receiver: 2, outcome: 'took', amount: 1, equipment: null };
    for (const viewer of [1, 3, 'spectator'] as const) {
      expect(s.heard(viewer, 'prophecy')).toEqual([outcome]);
      expect(JSON.stringify([s.log(viewer), s.view(viewer)])).not.toContain('silver-lash');
    }
    for (const viewer of [0, 2] as const)
      expect(s.heard(viewer, 'prophecy')[0]).toMatchObject({ card: 'silver-lash' });
    expect(s.state.discards.green).toEqual(['silver-lash']);
    expect(s.view(0).state.discards.green).toBe(1);
    s.asks(0, 'end');
  });

  it('LN-8.8 only giver and receiver keep it in their notebooks', () => {
    const s = gives('silver-lash', { character: 'elena' }).answer(1, 'hurt');
    const note = { giver: 0, receiver: 1, card: 'silver-lash', outcome: 'took' };
    expect([0, 1, 2, 'spectator' as const].map((viewer) => s.view(viewer).state.notes)).toEqual([
      [note],
      [note],
      [],
      [],
    ]);
    s.asks(0, 'end');
  });

  it('LN-8.5 LN-11.13 the receiver is asked even if only one reply is legal; others do not see the options', () => {
    const s = gives('silver-lash', { character: 'volko' }).asks(1, 'prophecy-reply', ['nothing']);
    expect(s.view(0).asked).toMatchObject({ seats: [1], mine: null, open: null });
    expect(s.fallback(1)).toBe('nothing');
  });

  it('LN-8.6 LN-8.8 nothing happened', () => {
    const s = gives('silver-lash', { character: 'volko', damage: 3 }).answer(1, 'nothing');
    expect(s.damage(1)).toBe(3);
    s.told('prophecy', { outcome: 'nothing', amount: 0, equipment: null }).untold('damaged').asks(0, 'end');
  });

  it('LN-8.6 LN-8.17 a receiver to whom the card applies may not deny it, others may not pretend, and both are told why', () => {
    gives('silver-lash', { character: 'gregor' }).bars(1, 'nothing', 'LN-8.6', 'applies');
    gives('silver-lash', { character: 'volko' }).bars(1, 'hurt', 'LN-8.6', 'does-not-apply');
    gives('true-face', { character: 'ulrik' }).bars(1, 'nothing', 'LN-8.6', 'applies');
    const toll = gives('toll-of-the-beasts', { character: 'cyril', equipment: ['crossbow'] });
    toll.bars(1, 'hurt', 'LN-8.6', 'does-not-apply').bars(1, 'give:crossbow', 'LN-8.6', 'does-not-apply');
  });

  it('LN-8.16 LN-8.10 nothing is barred for Ulric, nor damage for a player who may choose it', () => {
    const barred = (receiver: Sitting) =>
      gives('toll-of-the-beasts', { equipment: ['crossbow'], ...receiver })
        .asks(1, 'prophecy-reply')
        .view(1).asked?.mine?.barred;
    expect(barred({ character: 'ulrik' })).toEqual([]);
    expect(barred({ character: 'volko' })?.map(({ option }) => option)).toEqual(['nothing']);
  });

  it('LN-8.15 neither shield, cloak, amulet nor charm stops it', () => {
    const s = gives('hawthorn-stake', {
      character: 'volko',
      equipment: ['shield-of-light', 'shadow-cloak', 'raven-amulet', 'oak-charm'],
    });
    expect(s.answer(1, 'hurt').damage(1)).toBe(2);
    s.asks(0, 'end');
  });

  it('EX-21 LN-8.15 LN-12.14 Thick Fur prevents it: protected', () => {
    const s = gives('silver-lash', { character: 'gerulf', revealed: true, spent: true, furred: true });
    s.asks(1, 'prophecy-reply', ['hurt']).answer(1, 'hurt');
    expect(s.damage(1)).toBe(0);
    s.told('prophecy', { outcome: 'protected', amount: 0 }).untold('damaged').asks(0, 'end');
  });

  it('LN-8.15 LN-8.9 a balm at 0 damage is prevented by Thick Fur as well', () => {
    const s = gives('balm-of-the-pack', { character: 'gerulf', revealed: true, spent: true, furred: true });
    s.answer(1, 'hurt').told('prophecy', { outcome: 'protected' }).asks(0, 'end');
    expect(s.damage(1)).toBe(0);
  });

  it('LN-8.19 LN-7.10 the gift works for the giver at once', () => {
    const s = gives(
      'toll-of-the-beasts',
      { character: 'volko', place: 'graveyard', equipment: ['iron-claws'] },
      { giver: { character: 'gregor' } },
    );
    s.answer(1, 'give:iron-claws').pass().answer(0, 'seat:1', '4/2').answer(0, 'continue');
    s.told('hit', { claws: 1, amount: 3 }).asks(1, 'counter');
  });

  it('LN-8.20 LN-8.8 a receiver eliminated by the card: the giver loots, the card stays unknown', () => {
    const s = gives(
      'silver-lash',
      { character: 'elena', damage: 9, equipment: ['crossbow'] },
      { players: [{}, { character: 'elena', damage: 9, equipment: ['crossbow'] }, { character: 'fenris' }] },
    );
    s.answer(1, 'hurt').told('eliminated', { seat: 1, character: 'elena', killer: 0 });
    s.asks(0, 'loot', ['card:crossbow', 'none']).answer(0, 'card:crossbow');
    expect([s.state.discards.green, s.state.prophecy]).toEqual([['silver-lash'], null]);
    expect(JSON.stringify([s.log(2), s.view(2)])).not.toContain('silver-lash');
    s.asks(0, 'end');
  });

  it('LN-8.21 True Face on a revealed player: showed, and nothing new', () => {
    const s = gives('true-face', { character: 'gregor', revealed: true }).asks(1, 'prophecy-reply', ['show']);
    s.answer(1, 'show').told('prophecy', { outcome: 'showed' }).asks(0, 'end');
  });

  it('LN-15.10 the clock replies truthfully: damage for a toll', () => {
    expect(
      gives('balm-of-the-pack', { character: 'gregor', damage: 2 }).asks(1, 'prophecy-reply').fallback(1),
    ).toBe('heal');
    expect(gives('true-face', { character: 'ulrik' }).asks(1, 'prophecy-reply').fallback(1)).toBe('show');
    const toll = gives('toll-of-the-beasts', { character: 'volko', equipment: ['crossbow'] });
    expect(toll.asks(1, 'prophecy-reply').fallback(1)).toBe('hurt');
    expect(gives('silver-lash', { character: 'ulrik' }).asks(1, 'prophecy-reply').fallback(1)).toBe(
      'nothing',
    );
    expect(gives('ray-of-dawn', { character: 'ulrik' }).asks(1, 'prophecy-reply').fallback(1)).toBe('hurt');
  });
});

describe('LN-8 Ulric', () => {
  it('EX-28 LN-8.16 LN-12.15 he takes the healing for humans, and the table reads the same as for a human', () => {
    const lie = gives('balm-of-the-hearth', { character: 'ulrik', damage: 5 });
    lie.asks(1, 'prophecy-reply', ['nothing', 'heal']).answer(1, 'heal');
    expect(lie.damage(1)).toBe(4);
    const truth = gives('balm-of-the-hearth', { character: 'cyril', damage: 5 }).answer(1, 'heal');
    for (const viewer of [0, 2, 'spectator'] as const) expect(lie.log(viewer)).toEqual(truth.log(viewer));
    expect(lie.isRevealed(1)).toBe(false);
    lie.asks(0, 'end');
    truth.asks(0, 'end');
  });

  it('EX-29 LN-8.16 LN-8.10 he may deny a toll, pay it or suffer it', () => {
    const s = gives('toll-of-warm-blood', { character: 'ulrik', equipment: ['crossbow'] });
    s.asks(1, 'prophecy-reply', ['nothing', 'give:crossbow', 'hurt']).answer(1, 'give:crossbow');
    expect(s.equipment(0)).toEqual(['crossbow']);
    s.asks(0, 'end');
  });

  it('EX-29 LN-8.17 LN-R23 he shows his card to True Face', () => {
    const s = gives('true-face', { character: 'ulrik', equipment: ['crossbow'] }).asks(1, 'prophecy-reply', [
      'show',
    ]);
    s.answer(1, 'show');
    expect(s.view(0).state.players[1]?.character).toBe('ulrik');
    s.asks(0, 'end');
  });

  it('LN-8.16 LN-R24 he lies even when revealed, with real damage, as often as he likes', () => {
    const s = gives('silver-lash', { character: 'ulrik', revealed: true }).asks(1, 'prophecy-reply', [
      'nothing',
      'hurt',
    ]);
    expect(s.answer(1, 'hurt').damage(1)).toBe(1);
    expect(s.isSpent(1)).toBe(false);
    s.asks(0, 'end');
  });

  it('LN-8.16 LN-8.9 pretending that a balm applies hurts at 0 damage', () => {
    gives('balm-of-the-pack', { character: 'ulrik' }).asks(1, 'prophecy-reply', ['nothing', 'hurt']);
  });

  it("LN-8.16 LN-8.11 with tollChoice 'forced' his lie about a toll is a gift if he owns anything", () => {
    const s = gives(
      'toll-of-warm-blood',
      { character: 'ulrik', equipment: ['crossbow'] },
      { options: { tollChoice: 'forced' } },
    );
    s.asks(1, 'prophecy-reply', ['nothing', 'give:crossbow']).bars(1, 'hurt', 'LN-8.11', 'must-give');
  });

  it('LN-8.18 a void Ulric must tell the truth', () => {
    gives('silver-lash', { character: 'ulrik', void: true }).asks(1, 'prophecy-reply', ['nothing']);
    gives('ray-of-dawn', { character: 'ulrik', void: true }).asks(1, 'prophecy-reply', ['hurt']);
  });

  it('LN-8.18 a denied card looks like a card that does not apply', () => {
    const lie = gives('ray-of-dawn', { character: 'ulrik' }).answer(1, 'nothing').asks(0, 'end');
    const truth = gives('ray-of-dawn', { character: 'cyril' }).answer(1, 'nothing').asks(0, 'end');
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(lie.log(viewer)).toEqual(truth.log(viewer));
      expect(lie.view(viewer)).toEqual(truth.view(viewer));
    }
  });
});
