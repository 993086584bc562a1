import { resolveOptions } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import { DISTRICT_IDS } from '../cards/districts.ts';
import { eventOf } from '../cards/events.ts';
import { RECOMMENDED, VAMPIRE_IDS } from '../cards/vampires.ts';
import { mastersOfTheNight } from '../index.ts';
import type { MastersOptions } from '../options.ts';
import { LAYOUT, newMatch, scene } from './kit.ts';

function problemOf(seats: number, given: Readonly<Record<string, unknown>>) {
  const resolved = resolveOptions(mastersOfTheNight, seats, given);
  return 'problem' in resolved ? (resolved.problem.option ?? resolved.problem.code) : null;
}

function dealt(seats: number, given: Partial<MastersOptions> = {}, seed?: string) {
  const match = newMatch(seats, given, seed);
  return { state: match.position.state, told: match.collect() };
}

describe('MN-1 seats and options', () => {
  it('MN-1.1 all seats win or lose together, and there is no score', () => {
    const family = {
      imre: { at: 'museum', kills: 9, sigil: 'nightclub', seat: 1 },
      mila: { at: 'museum', sigil: 'police-station', seat: 0 },
    } as const;
    scene({ family, city: { museum: { minions: 2 } }, at: { acting: 'imre' } })
      .say('ritual')
      .over([0, 1]);
    scene({ family, veil: 1, city: { 'city-park': { hidden: 1 } }, at: 'day-districts' }).over([]);
  });

  it('MN-1.2 two to five different vampires of six', () => {
    expect(VAMPIRE_IDS.length).toBe(6);
    expect([problemOf(1, { familySize: 1 }), problemOf(1, { familySize: 6 })]).toEqual([
      'familySize',
      'familySize',
    ]);
    const twice = { familySize: 2, vampires: 'chosen', vampire1: 'mila', vampire2: 'mila' };
    expect(problemOf(1, twice)).toBe('vampires');
  });

  it('MN-1.3 every seat controls a vampire, every vampire has one seat', () => {
    expect(problemOf(3, { familySize: 2 })).toBe('familySize');
    expect(problemOf(2, { familySize: 2, seatOfVampire2: 1 })).toBe('seatOfVampire1');
    expect(problemOf(2, { familySize: 3, seatOfVampire3: 3 })).toBe('seatOfVampire3');
    expect(problemOf(2, { familySize: 4, seatOfVampire4: 1 })).toBeNull();
    expect([problemOf(0, {}), problemOf(6, {})]).toEqual(['seats', 'seats']);
  });

  it('MN-1.4 numbers depend on the vampires, not on the seats', () => {
    for (const seats of [1, 2, 3, 4]) {
      const { state } = dealt(seats, { familySize: 4 });
      expect([state.vampires.length, state.agents + agentsOn(state)]).toEqual([4, 12]);
    }
  });

  it('MN-1.5 MN-1.6 MN-1.12 MN-1.13 the usual options', () => {
    const { options } = dealt(3).state;
    expect(options).toMatchObject({
      edition: 'ares',
      difficulty: 'easy',
      asylumRange: 'any',
      drainedTargets: 'edition',
      firstLeader: 'random',
      layout: 0,
      vampires: 'recommended',
    });
  });

  it('MN-1.7 MN-1.8 the vampires, in the order of their sheets', () => {
    const ids = (seats: number, given: Partial<MastersOptions>) =>
      dealt(seats, given).state.vampires.map(({ id }) => id);
    for (const familySize of [2, 3, 4, 5]) expect(ids(1, { familySize })).toEqual(RECOMMENDED[familySize]);
    expect(RECOMMENDED).toEqual({
      2: ['imre', 'mila'],
      3: ['agnieszka', 'ishtvan', 'mila'],
      4: ['agnieszka', 'imre', 'nevena', 'laszlo'],
      5: ['agnieszka', 'imre', 'ishtvan', 'laszlo', 'mila'],
    });
    expect(ids(2, { vampires: 'agnieszka-laszlo' })).toEqual(['agnieszka', 'laszlo']);
    expect(ids(2, { vampires: 'imre-laszlo' })).toEqual(['imre', 'laszlo']);
    expect(problemOf(3, { vampires: 'imre-laszlo' })).toBe('vampires');
    const chosen = { vampires: 'chosen', vampire1: 'nevena', vampire2: 'agnieszka' } as const;
    expect(ids(2, chosen)).toEqual(['nevena', 'agnieszka']);
  });

  it('MN-1.19 a random team has the given number, in the order in which it was drawn', () => {
    const teams = ['a', 'b', 'c', 'd'].map((seed) =>
      dealt(1, { familySize: 4, vampires: 'random' }, seed).state.vampires.map(({ id }) => id),
    );
    for (const team of teams) expect([team.length, new Set(team).size]).toEqual([4, 4]);
    expect(teams.some((team) => team.join() !== [...team].sort().join())).toBe(true);
    expect(new Set(teams.map(String)).size).toBeGreaterThan(1);
  });

  it('MN-1.9 the controller of each vampire', () => {
    const sizes = [1, 2, 3, 4, 5].map((seats) => dealt(seats).state.vampires.length);
    expect(sizes).toEqual([2, 2, 3, 4, 5]);
    const seatsOf = (seats: number, given: Partial<MastersOptions>) =>
      dealt(seats, given).state.vampires.map(({ seat }) => seat);
    expect(seatsOf(2, { familySize: 5 })).toEqual([0, 1, 0, 1, 0]);
    expect(seatsOf(2, { familySize: 4, seatOfVampire1: 2, seatOfVampire2: 2 })).toEqual([1, 1, 0, 1]);
  });

  it('MN-1.10 a layout by number: every arrangement of P2 to P9 has one', () => {
    const layout = (number: number) =>
      dealt(2, { layout: number }).state.layout.map((district) => DISTRICT_IDS[district]);
    expect(layout(1)).toEqual(LAYOUT);
    expect(layout(40_320)).toEqual([LAYOUT[0], ...LAYOUT.slice(1).reverse()]);
    expect(layout(2)).toEqual([...LAYOUT.slice(0, 7), LAYOUT[8], LAYOUT[7]]);
    expect(problemOf(2, { layout: 40_321 })).toBe('layout');
    const random = ['a', 'b'].map((seed) => dealt(2, {}, seed).state.layout.join());
    expect(random[0]).not.toBe(random[1]);
  });

  it('MN-1.11 MN-2.15 MN-R43 the first leader, by option or at random', () => {
    expect(dealt(2, { firstLeader: 'mila' }).state.leader).toBe(1);
    expect(problemOf(2, { firstLeader: 'nevena' })).toBe('firstLeader');
    expect(problemOf(2, { vampires: 'random', firstLeader: 'mila' })).toBe('firstLeader');
    const leaders = Array.from({ length: 12 }, (_, i) => dealt(2, {}, `leader ${i}`).state.leader);
    expect(new Set(leaders)).toEqual(new Set([0, 1]));
  });

  it('MN-1.14 MN-1.15 the leader decides by day, each vampire’s controller in its own turn', () => {
    const family = { imre: { seat: 1 }, mila: { seat: 0 } } as const;
    scene({ family, at: { event: 'blood-tests' } }).asks(1, 'event-blue-numbers');
    scene({ family, leader: 'mila', at: { event: 'blood-tests' } }).asks(0, 'event-blue-numbers');
    scene({ family, leader: 'mila', at: { turn: 'imre' } }).asks(1, 'turn-action');
  });

  it('MN-1.16 everybody sees every question with its options', () => {
    const s = scene({ family: { imre: {}, mila: {} }, at: { turn: 'imre' } }).asks(0, 'turn-action');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { asked } = s.view(viewer);
      expect(asked?.open?.map(({ seat, ask }) => [seat, ask.kind])).toEqual([[0, 'one']]);
      expect(asked?.seats).toEqual([0]);
    }
  });

  it('MN-1.17 randomness: the same seed gives the same game, and anything fixed by options is excluded from it', () => {
    expect(dealt(3, {}, 'same').state).toEqual(dealt(3, {}, 'same').state);
    const kinds = dealt(3, { vampires: 'random' }).told.map(({ kind }) => kind);
    expect(kinds.slice(0, 5)).toEqual(['family', 'city', 'rolled', 'first-leader', 'round']);
  });

  it('MN-1.18 an ability refers to the vampire that uses it', () => {
    const s = scene({
      family: { imre: { at: 'museum', kills: 2, relics: ['signet-of-the-lost-kin'] }, laszlo: {} },
      city: { museum: { hidden: 3 } },
      at: { acting: 'imre' },
    });
    s.say('blood', 'ability:ishtvan').asks(0, 'turn-action');
    expect([s.in('museum'), s.sheet('imre')]).toEqual([
      [0, 1, 0],
      [2, 4],
    ]);
  });
});

describe('MN-2 setup', () => {
  it('MN-2.1 MN-2.2 the Railway Station at P1, eight others at random, neighbours share an edge', () => {
    const { layout, neighbours, positions } = dealt(2, {}, 'city').state;
    expect(layout[0]).toBe(0);
    expect([...layout].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const pairs = neighbours.flatMap((around, district) =>
      around.map((other) => [positions[district], positions[other]].sort().join('-')),
    );
    const edges = ['0-1', '1-2', '3-4', '4-5', '6-7', '7-8', '0-3', '3-6', '1-4', '4-7', '2-5', '5-8'];
    expect([...new Set(pairs)].sort()).toEqual(edges.sort());
    expect(pairs.length).toBe(24);
  });

  for (const edition of ['ares', 'igrology'] as const)
    it(`MN-2.3 to MN-2.10 MN-2.13 MN-2.14 MN-22.1 MN-22.2 MN-22.3 MN-R40 pieces in ${edition}`, () => {
      const pieces = [2, 3, 4, 5].map((familySize) => {
        // The first event card is drawn at once; the pieces it moves come out of the reserves.
        const { state } = dealt(1, { edition, familySize, layout: 1 }, 'pieces');
        for (const { kills, relics, sigil } of state.vampires)
          expect([kills, relics, sigil]).toEqual([0, [], null]);
        const minions = state.minions + state.districts.reduce((sum, one) => sum + one.minions, 0);
        const blood = state.blood + state.vampires.reduce((sum, one) => sum + one.blood, 0);
        const dice = [...state.reserve, ...state.aside].reduce((sum, count) => sum + count, 0);
        const relics = state.relicDeck.length;
        return [state.agents + agentsOn(state), minions, blood, dice, relics];
      });
      const relics = edition === 'ares' ? 13 : 14;
      const minions = edition === 'ares' ? [9, 9, 9, 9] : [10, 10, 9, 9];
      expect(pieces).toEqual([
        [10, minions[0], 10, 4, relics],
        [10, minions[1], 14, 6, relics],
        [12, minions[2], 18, 8, relics],
        [12, minions[3], 22, 10, relics],
      ]);
    });

  it('MN-2.4 MN-2.5 MN-2.6 MN-2.8 MN-2.9 at the Railway Station, before the first event', () => {
    const before = (familySize: number, edition: 'ares' | 'igrology') => {
      const told = { frames: [] as unknown[] };
      const table = {
        shuffle: <T>(list: T[]) => list,
        below: () => 0,
        die: () => 1,
        tell: () => {},
        next: (frame: unknown) => told.frames.push(frame),
      };
      const options = newMatch(1, { familySize, edition }).record.options;
      const state = mastersOfTheNight.setUp(table as never, 1, options);
      expect(told.frames).toEqual([{ step: 'round' }]);
      expect(state.vampires.every(({ at, blood }) => at === 0 && blood === 4)).toBe(true);
      expect([state.veil, state.blood]).toEqual([6, 2]);
      return [state.districts[0]?.minions, state.minions];
    };
    expect([2, 3, 4, 5].map((size) => before(size, 'ares'))).toEqual([
      [2, 7],
      [1, 8],
      [0, 9],
      [0, 9],
    ]);
    expect([2, 3, 4, 5].map((size) => before(size, 'igrology'))).toEqual([
      [2, 8],
      [1, 9],
      [0, 9],
      [0, 9],
    ]);
  });

  it('MN-2.11 MN-2.12 as many cards of each level, level I on top', () => {
    for (const [difficulty, count] of [
      ['easy', 6],
      ['medium', 5],
      ['hard', 4],
    ] as const) {
      const { state, told } = dealt(2, { difficulty });
      const drawn = told.flatMap((one) => (one.kind === 'event-drawn' ? [one.event] : []));
      const levels = [...drawn, ...[...state.eventDeck].reverse()].map((id) => eventOf(id).level);
      expect(levels).toEqual([1, 2, 3].flatMap((level) => Array(count).fill(level)));
      expect(state.leftOut.length).toBe(54 - 3 * count);
    }
  });
});

function agentsOn({ districts }: ReturnType<typeof dealt>['state']): number {
  return districts.reduce((sum, { hidden, exposed }) => sum + hidden + exposed, 0);
}
