import { describe, expect, it } from 'vitest';
import type { CharacterId } from '../cards/characters.ts';
import { type Sitting, scene } from './kit.ts';

const VOLKO: Sitting = { character: 'volko' };

describe('LN-11 window-turn', () => {
  it('LN-11.6 LN-11.1 LN-11.13 all hidden seats except the active one are asked, whoever they are', () => {
    const s = scene({
      players: [VOLKO, { character: 'gregor' }, { character: 'apolena' }, { character: 'ulrik' }],
    });
    s.asks([1, 2, 3], 'window-turn', ['pass', 'reveal']);
    for (const seat of [1, 2, 3]) expect(s.fallback(seat)).toBe('pass');
  });

  it('LN-11.6 LN-11.14 revealed seats only with a usable any-time ability, eliminated ones never', () => {
    const s = scene({
      players: [
        VOLKO,
        { character: 'gregor', revealed: true },
        { character: 'apolena', revealed: true, damage: 1 },
        { character: 'drahomir', revealed: true },
        { eliminated: 1 },
      ],
      discards: { red: ['crossbow'] },
    });
    s.asks([2, 3], 'window-turn', ['pass', 'ability']);
  });

  it('LN-11.6 LN-12.1 LN-12.8 not Apollonia at 0 damage, Drahomir with nothing to dig up, or spent and void characters', () => {
    const s = scene({
      players: [VOLKO, { character: 'apolena', revealed: true }, { character: 'drahomir', revealed: true }],
      discards: { blue: ['heavens-wrath'], red: ['snare'] },
    });
    s.asks(3, 'window-turn').pass().asks(0, 'start');
    const marks = scene({
      players: [
        VOLKO,
        { character: 'apolena', revealed: true, damage: 3, spent: true },
        { character: 'drahomir', revealed: true, void: true },
      ],
      discards: { red: ['crossbow'] },
    });
    marks.asks(3, 'window-turn');
  });

  it('LN-11.6 a hidden Apollonia may reveal, or heal and be revealed by it', () => {
    const s = scene({ players: [VOLKO, { character: 'apolena', damage: 5 }] });
    s.offers(1, ['pass', 'reveal', 'ability']).answer(1, 'ability').answer(2, 'pass').answer(3, 'pass');
    s.told('revealed', { seat: 1, character: 'apolena' }).told('healed', { seat: 1, before: 5, after: 0 });
    expect([s.isRevealed(1), s.isSpent(1)]).toEqual([true, true]);
    s.asks(0, 'start');
  });

  it('EX-41 LN-11.6 LN-11.8 LN-11.19 LN-R58 reveals come from the active player’s left, passes leave no trace', () => {
    const s = scene({ players: [VOLKO, {}, {}, {}, {}] }).asks([1, 2, 3, 4], 'window-turn');
    s.answer(4, 'reveal').answer(1, 'pass').answer(2, 'reveal').untold('revealed').answer(3, 'pass');
    s.told('revealed', { seat: 2, forced: false }).told('revealed', { seat: 4 });
    expect(s.log('spectator').filter(({ kind }) => kind !== 'turn')).toHaveLength(2);
    s.asks(0, 'start');
  });

  it('LN-1.4 LN-11.8 from the left of seat 3: 4, 0, 1, 2', () => {
    const s = scene({ active: 3, players: [{}, {}, {}, VOLKO, {}] });
    for (const seat of [0, 1, 2, 4]) s.answer(seat, 'reveal');
    expect(s.heard('spectator', 'revealed').map(({ seat }) => seat)).toEqual([4, 0, 1, 2]);
    s.asks(3, 'start');
    const two = scene({ active: 3, players: [{}, {}, {}, VOLKO, {}] })
      .answer(0, 'reveal')
      .answer(4, 'reveal')
      .pass();
    expect(two.heard('spectator', 'revealed').map(({ seat }) => seat)).toEqual([4, 0]);
    two.asks(3, 'start');
  });

  it('LN-11.8 each answer is carried out completely, digging included, before the next', () => {
    const s = scene({
      players: [VOLKO, { character: 'drahomir' }, {}],
      discards: { blue: ['oak-charm'], red: ['crossbow'] },
    });
    s.answer(2, 'reveal')
      .answer(3, 'pass')
      .answer(1, 'ability')
      .asks(1, 'dig', ['card:oak-charm', 'card:crossbow']);
    s.told('revealed', { seat: 1 }).untold('revealed', { seat: 2 });
    s.answer(1, 'card:crossbow').told('dug-up', { seat: 1, card: 'crossbow' }).told('revealed', { seat: 2 });
    s.asks(0, 'start');
  });

  it('LN-11.8 the window does not open again because of what happened in it', () => {
    const s = scene({ players: [VOLKO, {}, {}, {}] });
    s.answer(1, 'reveal').answer(2, 'pass').answer(3, 'pass').asks(0, 'start');
  });

  it('LN-11.13 nobody hidden: no window', () => {
    const open = { revealed: true };
    scene({ players: [VOLKO, open, open, open] }).asks(0, 'start');
  });

  it('LN-11.6 an answer may be changed until the last is in', () => {
    const s = scene({ players: [VOLKO] })
      .answer(1, 'reveal')
      .answer(1, 'pass')
      .answer(2, 'pass')
      .answer(3, 'pass');
    expect(s.isRevealed(1)).toBe(false);
    s.asks(0, 'start');
  });
});

describe('LN-11 window-attack', () => {
  it('LN-11.7 before the attack, for the same kind of seats, including bystanders', () => {
    const s = scene({ players: [VOLKO, { place: 'chapel' }, { revealed: true }, { character: 'gregor' }] });
    s.goes('chapel').answer(0, 'skip').asks([1, 3], 'window-attack', ['pass', 'reveal']);
    expect(s.fallback(1)).toBe('pass');
    s.answer(1, 'reveal').answer(3, 'pass').told('revealed', { seat: 1 }).asks(0, 'attack');
  });

  it('EX-39 LN-11.7 LN-12.8 LN-11.5 Drahomir digs up the shield in time', () => {
    const s = scene({
      players: [VOLKO, {}, { character: 'drahomir', place: 'chapel' }],
      discards: { blue: ['shield-of-light'] },
    });
    s.goes('chapel').answer(0, 'skip').answer(1, 'pass').answer(3, 'pass').answer(2, 'ability');
    s.told('revealed', { seat: 2, character: 'drahomir' }).told('dug-up', {
      seat: 2,
      card: 'shield-of-light',
    });
    expect([s.equipment(2), s.state.discards.blue]).toEqual([['shield-of-light'], []]);
    s.answer(0, 'seat:2', '6/2')
      .answer(0, 'continue')
      .told('hit', { amount: 0, prevented: 'shield-of-light' });
    expect(s.damage(2)).toBe(0);
    s.asks(0, 'end');
  });
});

describe('LN-11 pending damage', () => {
  it('LN-R57 LN-10.7 LN-11.15 once the dice are rolled Drahomir can no longer dig, not even in counter', () => {
    const s = scene({
      players: [VOLKO, { character: 'drahomir', place: 'chapel' }],
      discards: { blue: ['shield-of-light'] },
    });
    s.readyToAttack('chapel').answer(0, 'seat:1', '6/2').asks(0, 'rolled').answer(0, 'continue');
    expect(s.damage(1)).toBe(4);
    s.asks(1, 'counter', ['pass', 'reveal']);
  });
});

describe('LN-11 a player’s own turn', () => {
  it('LN-11.9 LN-11.2 reveal in start, place, attack and end: the same decision is asked again without it', () => {
    const hidden = () => scene({ players: [{ character: 'gerulf' }, { place: 'chapel' }] });
    hidden().pass().answer(0, 'reveal', '4/2').asks(0, 'place');
    hidden().goes('chapel').answer(0, 'reveal').asks(0, 'place', ['skip', 'draw-blue']);
    hidden().readyToAttack('chapel').answer(0, 'reveal').asks(0, 'attack', ['seat:1', 'none']);
    const end = hidden().readyToAttack('chapel').answer(0, 'none').asks(0, 'end', ['end', 'reveal', 'fur']);
    end.answer(0, 'reveal').asks(0, 'end', ['end', 'fur']);
    expect(end.isRevealed(0)).toBe(true);
  });

  it('LN-11.9 LN-11.5 an any-time ability in start, place, attack and end', () => {
    const apollonia = () => scene({ players: [{ character: 'apolena', damage: 4 }, { place: 'chapel' }] });
    apollonia()
      .pass()
      .asks(0, 'start', ['roll', 'reveal', 'ability'])
      .answer(0, 'ability', '4/2')
      .asks(0, 'place', ['skip', 'draw-blue']);
    apollonia()
      .goes('chapel')
      .offers(0, ['skip', 'draw-blue', 'reveal', 'ability'])
      .answer(0, 'ability')
      .asks(0, 'place', ['skip', 'draw-blue']);
    apollonia()
      .readyToAttack('chapel')
      .offers(0, ['seat:1', 'none', 'reveal', 'ability'])
      .answer(0, 'ability')
      .asks(0, 'attack', ['seat:1', 'none']);
    const end = apollonia()
      .readyToAttack('chapel')
      .answer(0, 'none')
      .asks(0, 'end', ['end', 'reveal', 'ability']);
    end.answer(0, 'ability').told('healed', { seat: 0, before: 4, after: 0 }).asks(0, 'end', ['end']);
  });

  it('LN-11.9 in rolled the only extra option is reveal', () => {
    const s = scene({ players: [{ character: 'apolena', damage: 4 }, { place: 'chapel' }] });
    s.readyToAttack('chapel').answer(0, 'seat:1', '3/2').asks(0, 'rolled', ['continue', 'reveal']);
  });

  it('LN-11.9 Drahomir digs in his own turn, and the decision is asked again', () => {
    const s = scene({
      players: [{ character: 'drahomir' }],
      discards: { red: ['crossbow', 'firestorm'] },
    }).goes('chapel');
    s.answer(0, 'ability').asks(0, 'dig', ['card:crossbow', 'card:firestorm']).answer(0, 'card:firestorm');
    s.asks(0, 'place', ['skip', 'draw-blue']);
  });

  it('LN-11.10 LN-11.13 LN-11.14 hidden players are asked end, and revealed ones only if they have an option', () => {
    const end = (player: Sitting) =>
      scene({ players: [player] })
        .goes('chapel')
        .answer(0, 'skip');
    end({ character: 'volko' }).asks(0, 'end', ['end', 'reveal']);
    end({ character: 'volko', revealed: true }).asks([2, 3], 'window-turn');
    end({ character: 'gerulf', revealed: true }).asks(0, 'end', ['end', 'fur']);
    end({ character: 'gerulf', revealed: true, spent: true }).asks([2, 3], 'window-turn');
    expect(end({ character: 'volko' }).asks(0, 'end').fallback(0)).toBe('end');
  });

  it('LN-11.10 LN-11.9 once asked, end is asked until it is chosen, even if nothing else is left', () => {
    const s = scene({ players: [VOLKO] })
      .goes('chapel')
      .answer(0, 'skip')
      .answer(0, 'reveal');
    s.asks(0, 'end', ['end']).answer(0, 'end').asks([2, 3], 'window-turn');
  });

  it('LN-11.3 the ability of a hidden owner reveals as one action', () => {
    const s = scene({ players: [{ character: 'frederik' }] })
      .pass()
      .answer(0, 'ability')
      .asks(0, 'ability-target');
    s.told('revealed', { seat: 0, character: 'frederik', forced: false });
    expect(s.fallback(0)).toBe('seat:1');
  });

  it('LN-11.17 a spent ability is not offered again, and everybody sees that it is spent', () => {
    const s = scene({ players: [{ character: 'gregor' }] })
      .pass()
      .answer(0, 'ability')
      .answer(0, 'seat:1', 3, '4/2');
    expect(s.view('spectator').state.players[0]?.spent).toBe(true);
    s.asks(0, 'place', ['skip', 'draw-blue']);
  });

  it('LN-11.18 a start-of-turn ability is not offered in end, nor an end-of-turn ability in start', () => {
    scene({ players: [{ character: 'gregor' }] })
      .goes('chapel')
      .answer(0, 'skip')
      .asks(0, 'end', ['end', 'reveal']);
    scene({ players: [{ character: 'gerulf' }] })
      .pass()
      .asks(0, 'start', ['roll', 'reveal']);
  });

  it('LN-11.4 LN-R59 Victoria who reveals in rolled has rolled both dice; from then on only the d4', () => {
    const s = scene({ players: [{ character: 'viktorie' }, { place: 'chapel' }] }).readyToAttack('chapel');
    s.answer(0, 'seat:1', '6/4').answer(0, 'reveal').told('hit', { base: 2, amount: 2 }).asks(1, 'counter');
  });

  it('LN-11.15 LN-R55 between the parts of one effect nobody is asked to reveal', () => {
    const s = scene({ players: [VOLKO, {}], decks: { red: ['bat-swarm'] } })
      .goes('graveyard')
      .answer(0, 'draw-red');
    s.asks(0, 'event-target', ['seat:1', 'seat:2', 'seat:3']);
    scene({ players: [VOLKO] })
      .goes('morganas-hut')
      .answer(0, 'draw-green')
      .asks(0, 'prophecy-target', ['seat:1', 'seat:2', 'seat:3']);
  });
});

describe('LN-11 what being asked gives away', () => {
  const HIDDEN: readonly CharacterId[] = ['apolena', 'wilhelmina', 'drahomir', 'elena', 'ulrik', 'cecilie'];

  it.each(HIDDEN)(
    'LN-11.12 LN-15.12 the table cannot tell a hidden %s from another character by the questions',
    (character) => {
      const play = (hidden: CharacterId) => {
        const s = scene({
          players: [
            { character: 'gregor', revealed: true },
            { character: hidden, damage: 2, place: 'chapel' },
            { character: 'fenris' },
            { character: 'viktorie' },
          ],
          discards: { red: ['crossbow'] },
          decks: { blue: ['oak-charm'] },
        });
        const seen: unknown[] = [];
        const look = () => seen.push(s.view(2), s.view('spectator'), s.log(2), s.log('spectator'));
        look();
        s.pass().answer(0, 'roll', '4/2');
        look();
        s.answer(0, 'draw-blue');
        look();
        s.pass().answer(0, 'seat:1', '4/2');
        look();
        s.pass();
        look();
        s.pass().answer(1, 'roll', '5/3');
        look();
        s.answer(1, 'skip').answer(1, 'end');
        look();
        s.asks([1, 3], 'window-turn');
        return seen;
      };
      expect(play(character)).toEqual(play('dalibor'));
    },
  );

  it('LN-11.12 LN-11.13 a hidden receiver who must reply nothing and one who must suffer look the same while asked', () => {
    const asked = (character: CharacterId) => {
      const s = scene({ players: [VOLKO, { character }], decks: { green: ['silver-lash'] } }).goes(
        'morganas-hut',
      );
      s.answer(0, 'draw-green').answer(0, 'seat:1').asks(1, 'prophecy-reply');
      return [s.view(2), s.view('spectator'), s.view(0)];
    };
    expect(asked('elena')).toEqual(asked('apolena'));
  });

  it('LN-11.20 LN-12.10 EX-34 a void Wilhelmina is still asked counter, but only with pass and reveal', () => {
    const s = scene({
      players: [{ character: 'evelina' }, {}, {}, { character: 'wilhelmina', place: 'chapel' }],
    });
    s.pass()
      .answer(0, 'ability')
      .answer(0, 'seat:3', '4/2')
      .told('voided', { seat: 3, by: 0 })
      .answer(0, 'skip')
      .pass();
    s.answer(0, 'seat:3', '3/2').asks(3, 'counter', ['pass', 'reveal']).bars(3, 'counter', 'LN-11.20');
  });

  it('LN-11.20 only a void Wilhelmina is told that she is void when she wants to counter', () => {
    const barred = (victim: Sitting) => {
      const s = scene({
        players: [
          { character: 'gregor', revealed: true },
          { ...victim, place: 'chapel' },
        ],
      });
      return s.readyToAttack('chapel').answer(0, 'seat:1', '2/2').asks(1, 'counter').view(1).asked?.mine
        ?.barred;
    };
    expect(barred({ character: 'wilhelmina' })).toEqual([]);
    expect(barred({ character: 'volko', void: true })).toEqual([]);
  });

  it('LN-11.20 a void owner may still reveal', () => {
    const s = scene({ players: [{ character: 'gregor', void: true }] })
      .pass()
      .asks(0, 'start', ['roll', 'reveal']);
    s.answer(0, 'reveal', '4/2');
    expect(s.isRevealed(0)).toBe(true);
    s.asks(0, 'place');
  });
});
