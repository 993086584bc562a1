import type { Viewer } from '@nokturn/engine';
import { randomMatch } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { lovciNoci } from '../index.ts';
import { type Sitting, scene } from './kit.ts';

describe('section 5: what others see of a decision', () => {
  it('LN-15.5 of a window: that it is open, but not who is asked or who has answered', () => {
    const s = scene({ players: [{ character: 'volko' }, {}, {}, {}] }).answer(1, 'reveal');
    for (const viewer of [0, 'spectator'] as const)
      expect(s.view(viewer).asked).toMatchObject({
        frame: { step: 'window-turn' },
        seats: null,
        answered: null,
        mine: null,
        open: null,
      });
    expect(s.view(1).asked).toMatchObject({ seats: null, answered: null, mine: { answer: 'reveal' } });
    expect(s.view(2).asked).toMatchObject({ seats: null, answered: null, mine: { answer: null } });
    s.asks([1, 2, 3], 'window-turn');
  });

  it('LN-15.6 LN-9.22 of counter: the same', () => {
    const chapel = { place: 'chapel' } as const;
    const s = scene({
      players: [{ character: 'volko', revealed: true, equipment: ['firestorm'] }, chapel, chapel],
    });
    s.readyToAttack('chapel').answer(0, 'all', '3/2').answer(1, 'reveal');
    for (const viewer of [0, 3, 'spectator'] as const)
      expect(s.view(viewer).asked).toMatchObject({
        frame: { step: 'counter' },
        seats: null,
        answered: null,
        mine: null,
        open: null,
      });
    s.asks([1, 2], 'counter');
  });

  it('a decision of one seat: everybody sees which seat, but only that seat sees the options', () => {
    const s = scene({ players: [{ character: 'volko' }] }).pass();
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(s.view(viewer).asked).toMatchObject({
        frame: { step: 'start' },
        seats: [0],
        mine: null,
        open: null,
      });
    expect(s.view(0).asked?.mine?.ask).toEqual({ kind: 'one', options: ['roll', 'reveal'] });
    s.asks(0, 'start');
  });

  it('LN-11.13 only cover decisions are never answered by the engine', () => {
    const cover = Object.entries(lovciNoci.work).filter(
      ([, doing]) => typeof doing !== 'function' && doing.cover,
    );
    expect(cover.map(([step]) => step).sort()).toEqual(
      ['window-turn', 'window-attack', 'rolled', 'counter', 'end', 'event-reveal', 'prophecy-reply'].sort(),
    );
  });

  it('several seats are asked at once in window-turn, window-attack and counter, and nowhere else', () => {
    const together = Object.entries(lovciNoci.work).filter(
      ([, doing]) => typeof doing !== 'function' && doing.to !== 'one',
    );
    expect(together.map(([step]) => step).sort()).toEqual(['counter', 'window-attack', 'window-turn']);
  });

  it('every decision names a clause of the rules', () => {
    for (const [step, doing] of Object.entries(lovciNoci.work))
      if (typeof doing !== 'function') expect(doing.clause, step).toMatch(/^LN-\d+\.\d+$/);
  });
});

describe('section 6: what each seat sees', () => {
  const viewers: readonly Viewer[] = [0, 2, 'spectator'];

  it('positions, damage, equipment, marks and extra turns are public', () => {
    const marked: Sitting = {
      character: 'gregor',
      damage: 5,
      place: 'chapel',
      equipment: ['crossbow'],
      extraTurns: 2,
      spent: true,
      void: true,
      shielded: true,
      furred: true,
    };
    const s = scene({ players: [{}, marked] });
    const { character: _, ...open } = marked;
    for (const viewer of viewers)
      expect(s.view(viewer).state.players[1]).toMatchObject({ ...open, character: null });
    s.asks([1, 2, 3], 'window-turn');
  });

  it('tiles, round, start player, active player and piles: the sizes of face-down piles, the lists of face-up ones', () => {
    const s = scene({
      start: 2,
      round: 4,
      discards: { green: ['true-face'], blue: ['blood-moon', 'moonstone'], red: ['snare'] },
    });
    for (const viewer of viewers)
      expect(s.view(viewer).state).toMatchObject({
        slots: ['stone-circle', 'well-of-wisdom', 'chapel', 'enchanted-tree', 'graveyard', 'morganas-hut'],
        start: 2,
        active: 0,
        round: 4,
        decks: { green: 15, blue: 16, red: 17 },
        discards: { green: 1, blue: ['blood-moon', 'moonstone'], red: ['snare'] },
        undealt: null,
        notes: [],
        shown: [],
      });
    s.asks([1, 2, 3], 'window-turn');
  });

  it('LN-11.2 everybody sees revealed characters, but not hidden ones', () => {
    const s = scene({ players: [{ character: 'volko' }, { character: 'gregor', revealed: true }] });
    expect(s.view('spectator').state.players.map(({ character }) => character)).toEqual([
      null,
      'gregor',
      null,
      null,
    ]);
    expect(s.view(0).state.players.map(({ character }) => character)).toEqual([
      'volko',
      'gregor',
      null,
      null,
    ]);
    s.asks([2, 3], 'window-turn');
  });

  it("LN-14.8 LN-R74 ghostView 'public': eliminated players see what a spectator sees, and what they knew", () => {
    const ghost = scene({
      players: [{}, { character: 'elena', eliminated: 1 }, {}],
      decks: { green: ['silver-lash'] },
    });
    ghost.goes('morganas-hut').answer(0, 'draw-green').answer(0, 'seat:2').asks(2, 'prophecy-reply');
    expect({ ...ghost.view(1), viewer: null }).toEqual({ ...ghost.view('spectator'), viewer: null });
    expect(ghost.log(1)).toEqual(ghost.log('spectator'));
  });

  it("LN-14.8 ghostView 'public': a player’s own notebook stays", () => {
    const s = scene({
      players: [{}, { character: 'elena', damage: 9 }, { character: 'gregor' }],
      decks: { green: ['silver-lash'] },
    });
    s.goes('morganas-hut')
      .answer(0, 'draw-green')
      .answer(0, 'seat:1')
      .answer(1, 'hurt')
      .told('eliminated', { seat: 1 });
    expect(s.view(1).state.notes).toEqual([{ giver: 0, receiver: 1, card: 'silver-lash', outcome: 'took' }]);
    s.asks(0, 'end');
  });

  it("LN-14.8 LN-R74 ghostView 'all': eliminated players see everything, the living do not", () => {
    const s = scene({
      options: { ghostView: 'all' },
      players: [{ character: 'volko' }, { character: 'elena', eliminated: 1 }, { character: 'gregor' }],
      decks: { green: ['silver-lash'] },
    });
    s.goes('morganas-hut').answer(0, 'draw-green').answer(0, 'seat:2').asks(2, 'prophecy-reply');
    expect(s.view(1).state.players.map(({ character }) => character)).toEqual(
      s.state.players.map(({ character }) => character),
    );
    expect(s.view(1).state).toMatchObject({ prophecy: { card: 'silver-lash' }, undealt: s.state.undealt });
    expect(s.heard(1, 'drew-prophecy')).toEqual([{ kind: 'drew-prophecy', seat: 0, card: 'silver-lash' }]);
    expect(s.view(3).state).toMatchObject({ prophecy: { card: null }, undealt: null });
  });
});

describe('section 6: the log', () => {
  it('card drawn (green): everybody hears that a prophecy is drawn, only the drawer which one', () => {
    const s = scene({ decks: { green: ['true-face'] } })
      .goes('morganas-hut')
      .answer(0, 'draw-green');
    expect(s.heard(0, 'drew-prophecy')).toEqual([{ kind: 'drew-prophecy', seat: 0, card: 'true-face' }]);
    for (const viewer of [1, 'spectator'] as const)
      expect(s.heard(viewer, 'drew-prophecy')).toEqual([{ kind: 'drew-prophecy', seat: 0 }]);
    s.asks(0, 'prophecy-target');
  });

  it('a prophecy on its way: giver and receiver hear its name, the others do not', () => {
    const s = scene({ decks: { green: ['true-face'] } })
      .goes('morganas-hut')
      .answer(0, 'draw-green')
      .answer(0, 'seat:1');
    const passed = { kind: 'prophecy-passed', giver: 0, receiver: 1 };
    expect([0, 1, 2, 'spectator' as const].map((viewer) => s.heard(viewer, 'prophecy-passed')[0])).toEqual([
      { ...passed, card: 'true-face' },
      { ...passed, card: 'true-face' },
      passed,
      passed,
    ]);
    s.asks(1, 'prophecy-reply');
  });

  it('LN-8.13 the receiver of True Face hears no character, the giver does', () => {
    const s = scene({ players: [{}, { character: 'dalibor' }], decks: { green: ['true-face'] } }).goes(
      'morganas-hut',
    );
    s.answer(0, 'draw-green').answer(0, 'seat:1').answer(1, 'show');
    expect(s.heard(0, 'prophecy')[0]).toHaveProperty('character', 'dalibor');
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(s.heard(viewer, 'prophecy')[0]).not.toHaveProperty('character');
    expect(s.view(0).state.shown).toEqual([{ to: 0, seat: 1, character: 'dalibor' }]);
    for (const viewer of [1, 2, 'spectator'] as const) expect(s.view(viewer).state.shown).toEqual([]);
    s.asks(0, 'end');
  });

  it('LN-8.13 a character shown by True Face stays known forever', () => {
    const s = scene({ players: [{}, { character: 'dalibor' }], decks: { green: ['true-face'] } }).goes(
      'morganas-hut',
    );
    s.answer(0, 'draw-green')
      .answer(0, 'seat:1')
      .answer(1, 'show')
      .answer(0, 'end')
      .quietTurn('chapel')
      .quietTurn('graveyard');
    expect(s.view(0).state.players[1]?.character).toBe('dalibor');
    s.asks([0, 1, 2], 'window-turn');
  });

  it('rolled, windows and counter answered with pass leave no line at all', () => {
    const s = scene({ players: [{ character: 'volko' }, { place: 'chapel' }] }).readyToAttack('chapel');
    s.answer(0, 'seat:1', '3/2').answer(0, 'continue').pass();
    const kinds = s.log('spectator').map(({ kind }) => kind);
    expect(kinds).toEqual(['turn', 'move-rolled', 'moved', 'skipped', 'attacked', 'hit', 'damaged']);
    s.asks(0, 'end');
  });

  it('an attack is told to everybody alike: attacker, victims, dice, modifiers, damage before and after', () => {
    const s = scene({
      players: [
        { character: 'volko', equipment: ['iron-claws'] },
        { damage: 2, place: 'chapel' },
      ],
    });
    s.readyToAttack('chapel').answer(0, 'seat:1', '3/1').answer(0, 'continue');
    for (const viewer of [0, 1, 3, 'spectator'] as const)
      expect([
        s.heard(viewer, 'attacked')[0],
        s.heard(viewer, 'hit')[0],
        s.heard(viewer, 'damaged')[0],
      ]).toEqual([
        { kind: 'attacked', attacker: 0, victims: [1], d6: 3, d4: 1, base: 2, how: 'attack' },
        {
          kind: 'hit',
          attacker: 0,
          victim: 1,
          base: 2,
          claws: 1,
          lance: 0,
          attackerCloak: 0,
          victimCloak: 0,
          amount: 3,
          prevented: null,
        },
        { kind: 'damaged', seat: 1, cause: 0, amount: 3, before: 2, after: 5, source: 'attack' },
      ]);
    s.asks(1, 'counter');
  });

  it('facts are plain values or lists of them, never a player; and only giver and receiver hear of a card', () => {
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const { match, told } of randomMatch(lovciNoci, seed, 8, { characters: 'all' }))
        for (const one of told) {
          for (const fact of Object.values(one).flat())
            expect(fact === null || ['string', 'number', 'boolean'].includes(typeof fact)).toBe(true);
          const heard = match.hear(one, 'spectator');
          if (one.kind === 'dealt') expect(heard).toBe(null);
          if (!one.kind.includes('prophecy')) continue;
          expect(heard).not.toHaveProperty('card');
          expect(heard).not.toHaveProperty('character');
        }
  });
});
