import { type Dice, randomMatch } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { PLACE_IDS } from '../cards/places.ts';
import { lovciNoci } from '../index.ts';
import { scene } from './kit.ts';

const ALL_PLACES = PLACE_IDS.map((id) => `place:${id}`);
const except = (...places: string[]) => ALL_PLACES.filter((option) => !places.includes(option.slice(6)));

describe('LN-5 movement', () => {
  it.each([
    [2, '1/1', 'morganas-hut'],
    [3, '2/1', 'morganas-hut'],
    [4, '1/3', 'well-of-wisdom'],
    [5, '1/4', 'well-of-wisdom'],
    [6, '5/1', 'chapel'],
    [8, '4/4', 'graveyard'],
    [9, '5/4', 'enchanted-tree'],
    [10, '6/4', 'stone-circle'],
  ] as const)('LN-5.2 LN-5.5 a sum of %i from the centre (%s) leads to %s', (_, dice, place) => {
    const s = scene({ players: [{ character: 'volko' }, { equipment: ['moonstone'] }] });
    s.pass().answer(0, 'roll', dice);
    expect(s.place(0)).toBe(place);
    const [d6, d4] = dice.split('/').map(Number);
    s.told('move-rolled', { seat: 0, how: 'roll', d6: Number(d6), d4: Number(d4), place, again: false });
    s.told('moved', { seat: 0, place, how: 'roll' }).asks(0, 'place');
  });

  it('LN-5.5 from the centre a 7 allows all six places', () => {
    scene().pass().answer(0, 'roll', '4/3').asks(0, 'free-move', ALL_PLACES);
  });

  it('LN-5.3 LN-R13 rolls again if the result is the current place, as often as that happens', () => {
    const s = scene({ players: [{ place: 'chapel' }] }).pass();
    s.answer(0, 'roll', '4/2', '5/1', '3/3', '6/3');
    expect(s.heard('spectator', 'move-rolled').map(({ again }) => again)).toEqual([true, true, true, false]);
    expect(s.place(0)).toBe('enchanted-tree');
    s.asks(0, 'place');
  });

  it('LN-5.3 both sums of the current place are rolled again', () => {
    const s = scene({ players: [{ place: 'well-of-wisdom' }] }).pass();
    s.answer(0, 'roll', '2/2', '3/2', '2/1');
    expect(s.place(0)).toBe('morganas-hut');
    s.asks(0, 'place');
  });

  it('EX-6 LN-5.3 LN-5.4 the current place is rolled again, and a 7 is a free choice among the five others', () => {
    const s = scene({ players: [{ place: 'chapel' }] })
      .pass()
      .answer(0, 'roll', '4/2', '6/1');
    s.asks(0, 'free-move', except('chapel')).answer(0, 'place:graveyard');
    expect(s.place(0)).toBe('graveyard');
    s.told('moved', { seat: 0, place: 'graveyard' }).asks(0, 'place');
  });

  it('LN-5.4 on a 7 the clock takes the first place in slot order', () => {
    const slots = [
      'chapel',
      'graveyard',
      'stone-circle',
      'morganas-hut',
      'enchanted-tree',
      'well-of-wisdom',
    ] as const;
    const s = scene({ players: [{ place: 'chapel' }], slots })
      .pass()
      .answer(0, 'roll', '4/3');
    expect(s.fallback(0)).toBe('place:graveyard');
    expect(s.options(0)).toEqual(slots.slice(1).map((id) => `place:${id}`));
    s.asks(0, 'free-move');
  });

  it('LN-5.4 LN-5.3 the current place is barred on a 7', () => {
    const s = scene({ players: [{ place: 'chapel' }] })
      .pass()
      .answer(0, 'roll', '4/3');
    s.bars(0, 'place:chapel', 'LN-5.4').asks(0, 'free-move');
  });

  it('LN-5.11 any number of pawns may stand on one place', () => {
    const s = scene({ players: [{}, { place: 'chapel' }, { place: 'chapel' }, { place: 'chapel' }] }).goes(
      'chapel',
    );
    expect([0, 1, 2, 3].map((seat) => s.place(seat))).toEqual(Array(4).fill('chapel'));
    s.asks(0, 'place');
  });

  it('LN-5.12 LN-2.2 LN-2.6 LN-4.3 one pawn moves per turn, the active player’s, once and never to the centre', () => {
    for (const seed of ['a', 'b', 'c']) {
      const slots: string[] = [];
      const pawns: (string | null)[] = Array(6).fill(null);
      let active = -1;
      let moved = true;
      for (const { match, told } of randomMatch(lovciNoci, seed, 6, { characters: 'all' })) {
        for (const one of told) {
          if (one.kind === 'turn') {
            active = one.seat;
            moved = false;
          }
          if (one.kind === 'eliminated') pawns[one.seat] = null;
          if (one.kind !== 'moved') continue;
          expect([one.seat, moved]).toEqual([active, false]);
          expect(one.place).not.toBe(pawns[active]);
          pawns[active] = one.place;
          moved = true;
        }
        expect(match.position.state.players.map(({ place }) => place)).toEqual(pawns);
        slots.push(String(match.position.state.slots));
      }
      expect(new Set(slots).size).toBe(1);
    }
  });
});

describe("LN-5 the Wanderer's Compass", () => {
  const owner = (place: 'graveyard' | null = 'graveyard') =>
    scene({ players: [{ character: 'volko', place, equipment: ['wanderers-compass'] }] }).pass();

  it('LN-5.1 LN-5.8 its owner may use it or roll', () => {
    owner().asks(0, 'start', ['roll', 'compass', 'reveal']).answer(0, 'roll', '4/2').asks(0, 'place');
  });

  it('EX-38 LN-5.6 LN-R14 two results, each rolled again if it is the current place; the 7 is then used', () => {
    const s = owner().answer(0, 'compass', '5/3', '4/2', '6/1').asks(0, 'compass-pick', ['first', 'second']);
    s.told('move-rolled', { d6: 5, d4: 3, again: true }).told('move-rolled', {
      place: 'chapel',
      again: false,
    });
    s.told('move-rolled', { place: null });
    expect(s.heard('spectator', 'move-rolled').map(({ how }) => how)).toEqual([
      'compass',
      'compass',
      'compass',
    ]);
    s.answer(0, 'second').asks(0, 'free-move', except('graveyard')).answer(0, 'place:morganas-hut');
    expect(s.place(0)).toBe('morganas-hut');
    s.asks(0, 'place');
  });

  it('EX-38 LN-5.6 the first result can also be picked, and is the default', () => {
    const s = owner().answer(0, 'compass', '5/3', '4/2', '6/1');
    expect(s.fallback(0)).toBe('first');
    s.answer(0, 'first').told('moved', { seat: 0, place: 'chapel', how: 'compass' }).asks(0, 'place');
  });

  it('LN-5.6 the second roll is also repeated for the current place', () => {
    const s = owner().answer(0, 'compass', '4/2', '4/4', '6/3').asks(0, 'compass-pick').answer(0, 'second');
    expect(s.place(0)).toBe('enchanted-tree');
    s.asks(0, 'place');
  });

  it.each([
    ['the same place', '4/2', '5/1'],
    ['the same place by another sum', '1/1', '2/1'],
  ] as [string, Dice, Dice][])('LN-5.6 no question when both results lead to %s', (_, first, second) => {
    owner().answer(0, 'compass', first, second).asks(0, 'place');
  });

  it('LN-5.6 two sevens lead straight to the free choice', () => {
    owner().answer(0, 'compass', '4/3', '6/1').asks(0, 'free-move', except('graveyard'));
  });

  it("LN-5.7 with compass 'free' its owner chooses any other place and does not roll", () => {
    const players = [{ character: 'volko', place: 'graveyard', equipment: ['wanderers-compass'] }] as const;
    const s = scene({
      players: players.map((p) => ({ ...p, equipment: [...p.equipment] })),
      options: { compass: 'free' },
    });
    s.pass().answer(0, 'compass').asks(0, 'free-move', except('graveyard')).answer(0, 'place:stone-circle');
    expect(s.place(0)).toBe('stone-circle');
    s.untold('move-rolled').asks(0, 'end');
  });

  it("LN-5.7 from the centre compass 'free' allows all six", () => {
    const s = scene({ players: [{ equipment: ['wanderers-compass'] }], options: { compass: 'free' } });
    s.pass().answer(0, 'compass').asks(0, 'free-move', ALL_PLACES);
  });

  it('LN-5.1 nobody but its owner is offered it', () => {
    const s = scene({ players: [{ character: 'volko' }, { equipment: ['wanderers-compass'] }] }).pass();
    s.asks(0, 'start', ['roll', 'reveal']);
  });
});

describe("LN-5 Elena's step", () => {
  it.each([
    ['stone-circle', 'well-of-wisdom', 'morganas-hut'],
    ['well-of-wisdom', 'chapel', 'stone-circle'],
    ['chapel', 'enchanted-tree', 'well-of-wisdom'],
    ['enchanted-tree', 'graveyard', 'chapel'],
    ['graveyard', 'morganas-hut', 'enchanted-tree'],
    ['morganas-hut', 'stone-circle', 'graveyard'],
  ] as const)(
    'LN-2.3 LN-5.9 LN-12.9 LN-R15 from %s clockwise to %s, the other way to %s',
    (from, cw, ccw) => {
      const elena = (place: typeof from) =>
        scene({ players: [{ character: 'elena', place }, { equipment: ['moonstone'] }] }).pass();
      expect(elena(from).answer(0, 'step-cw').asks(0, 'place').place(0)).toBe(cw);
      expect(elena(from).answer(0, 'step-ccw').asks(0, 'place').place(0)).toBe(ccw);
    },
  );

  it('EX-33 LN-5.9 LN-11.3 stepping reveals a hidden Elena and uses no dice', () => {
    const s = scene({ players: [{ character: 'elena', place: 'chapel' }] }).pass();
    s.asks(0, 'start', ['roll', 'step-cw', 'step-ccw', 'reveal']).answer(0, 'step-ccw');
    s.told('revealed', { seat: 0, character: 'elena', forced: false });
    s.told('moved', { seat: 0, place: 'well-of-wisdom', how: 'step' }).untold('move-rolled');
    expect(s.isRevealed(0)).toBe(true);
    s.asks(0, 'place');
  });

  it('EX-33 LN-5.9 LN-2.6 LN-R16 there is no step from the centre, and she can ask why', () => {
    const s = scene({ players: [{ character: 'elena' }] })
      .pass()
      .asks(0, 'start', ['roll', 'reveal']);
    s.bars(0, 'step-cw', 'LN-5.9').bars(0, 'step-ccw', 'LN-5.9');
  });

  it('LN-5.10 LN-12.9 every turn, but never together with another way of moving', () => {
    const s = scene({
      players: [{ character: 'elena', place: 'chapel', revealed: true, equipment: ['wanderers-compass'] }],
    });
    s.pass().asks(0, 'start', ['roll', 'compass', 'step-cw', 'step-ccw']).answer(0, 'step-cw');
    s.asks(0, 'place', ['skip', 'hurt']);
    expect(s.isSpent(0)).toBe(false);
  });

  it('LN-12.25 she may step in round 1', () => {
    const s = scene({ round: 1, players: [{ character: 'elena', place: 'chapel' }] }).pass();
    s.answer(0, 'step-cw').asks(0, 'place');
  });

  it('LN-11.20 a void Elena has to roll', () => {
    const s = scene({ players: [{ character: 'elena', place: 'chapel', void: true }] }).pass();
    s.asks(0, 'start', ['roll', 'reveal']).bars(0, 'step-cw', 'LN-11.20');
  });
});
