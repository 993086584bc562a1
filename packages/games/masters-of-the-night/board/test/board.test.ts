import type { Heard } from '@nokturn/engine';
import { expect, it } from 'vitest';
import { districtNamed } from '../../cards/districts.ts';
import { EVENT_IDS, EVENTS, type EventId } from '../../cards/events.ts';
import { TRACKERS, VEIL } from '../../cards/trackers.ts';
import { VAMPIRE_IDS } from '../../cards/vampires.ts';
import {
  deckLeft,
  expectedLoss,
  oddsOf,
  relicsLeft,
  ritualOf,
  roundsOf,
  strikesTomorrow,
} from '../../outlook.ts';
import { type Fight, fought } from '../fight.ts';
import { marksOf } from '../grid.ts';
import { seatLooksOf, VAMPIRE_MARKS } from '../looks.ts';
import { after, sceneryOf } from '../scenery.ts';
import { inTime, sceneOf, scenesOf } from '../scenes.ts';
import { lastBlow, lossesOf, timelineOf } from '../timeline.ts';
import { type Moment, night } from './nights.ts';

function firstOf(moments: Iterable<Moment>, wanted: (moment: Moment) => boolean = () => true): Moment {
  for (const moment of moments) if (wanted(moment)) return moment;
  throw new Error('there is no such moment');
}

function viewOf(seed: string, seats = 1, options = {}) {
  return firstOf(night(seed, seats, options)).view('spectator').state;
}

it('no two vampires look alike, neither in colour nor in shape; a player wears the look of their first one', () => {
  const looks = VAMPIRE_IDS.map((id) => VAMPIRE_MARKS[id]);
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(6);
  expect(new Set(looks.map(({ sign }) => sign)).size).toBe(6);
  const state = viewOf('looks', 2, { familySize: 5 });
  expect(seatLooksOf(state).map(({ id }) => id)).toEqual(
    [0, 1].map((seat) => state.vampires.find((vampire) => vampire.seat === seat)?.id),
  );
});

it('MN-2.11: the possible cards of the decks are the unseen ones, and include all actual ones', () => {
  for (let game = 0; game < 12; game++)
    for (const moment of night(`decks ${game}`, 2, { familySize: 4, vampires: 'random' })) {
      const { state } = moment.view('spectator');
      const levels = deckLeft(state);
      expect(levels.reduce((sum, { left }) => sum + left, 0)).toBe(moment.state.eventDeck.length);
      for (const { level, left, unseen } of levels) {
        const there = moment.state.eventDeck.filter((event) => EVENTS[event].level === level);
        expect(there).toHaveLength(left);
        expect([...unseen, state.top]).toEqual(expect.arrayContaining([...there]));
      }
      expect([...relicsLeft(state)].toSorted()).toEqual([...moment.state.relicDeck].toSorted());
    }
});

it('MN-15.20, MN-20.5: there is a round for each event card, and one fewer for each card taken from the deck', () => {
  let [rewritten, toTheLast] = [0, 0];
  for (let game = 0; game < 60; game++) {
    let rounds: number | null = null;
    for (const moment of night(`rounds ${game}`, 2, { familySize: 4, vampires: 'random' })) {
      const { state } = moment.view('spectator');
      const taken = moment
        .heard('spectator')
        .filter((one) => one.kind === 'event-rewritten' && one.fromDeck).length;
      if (rounds !== null) expect(roundsOf(state)).toBe(rounds - taken);
      rounds = roundsOf(state);
      rewritten += taken;
      if (state.ended !== 'deck') continue;
      toTheLast++;
      expect(state.round).toBe(rounds + 1);
    }
  }
  expect(Math.min(rewritten, toTheLast)).toBeGreaterThan(2);
});

it('the odds of the next card follow from the cards that may come: one red cross and two blue-gray ones', () => {
  for (const moment of night('odds', 1, { familySize: 3 })) {
    const { state } = moment.view('spectator');
    if (moment.state.eventDeck.length === 0) continue;
    const odds = oddsOf(state);
    expect(odds.reduce((sum, { red }) => sum + red, 0)).toBeCloseTo(1);
    expect(odds.reduce((sum, { blue }) => sum + blue, 0)).toBeCloseTo(2);
  }
});

it('MN-15.21: a face-up card leaves no doubt', () => {
  const state = { ...viewOf('face up'), top: 'last-crusade' as const };
  const marked = oddsOf(state).flatMap(({ red, blue }, district) => (red + blue > 0 ? [district] : []));
  const { grid } = EVENTS['last-crusade'];
  expect(marked.map((district) => state.positions[district]).toSorted()).toEqual(
    [grid.red, ...grid.blue].toSorted(),
  );
});

it('MN-6.11, MN-6.12: the cost of the next card counts presence and missing agents', () => {
  const quiet = {
    ...viewOf('cost'),
    top: 'last-crusade' as const,
    veil: 6,
    agents: 9,
    vampires: [],
  };
  const empty = quiet.districts.map((district) => ({ ...district, minions: 0 }));
  const column = { ...quiet, vampires: viewOf('cost').vampires.map((one) => ({ ...one, blood: 0 })) };
  expect(expectedLoss({ ...column, districts: empty })).toBe(0);
  const red = column.layout[EVENTS['last-crusade'].grid.red] ?? 0;
  const watched = empty.map((district, i) => (i === red ? { ...district, minions: 1 } : district));
  expect(expectedLoss({ ...column, districts: watched })).toBe(1);
  const { high } = TRACKERS[column.vampires.length] ?? { high: { red: 0, blue: [0, 0] } };
  expect(expectedLoss({ ...column, districts: empty, agents: 0 })).toBe(
    high.red + high.blue[0] + high.blue[1],
  );
});

it('MN-16.14: a turned grid marks the districts on the opposite side', () => {
  const layout = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const column = { red: 2, blue: [1, 0] } as const;
  const where = (turned: boolean) => [
    ...marksOf({ layout }, 'last-crusade', column, { turned, certain: true }).keys(),
  ];
  expect(where(false)).toEqual([6, 0, 3]);
  expect(where(true)).toEqual([2, 8, 5]);
});

it('MN-7.1: three agents strike by day in a district with a vampire that is not drained', () => {
  const state = viewOf('strike', 1, { familySize: 2 });
  const [first] = state.vampires;
  if (!first) throw new Error('there is a vampire');
  const at = (agents: number, blood: number) => ({
    ...state,
    phase: 'night' as const,
    lying: [],
    vampires: [{ ...first, at: 4, blood }],
    districts: state.districts.map((district, i) => ({
      ...district,
      relics: [],
      hidden: i === 4 ? agents : 0,
      exposed: 0,
    })),
  });
  expect(strikesTomorrow(at(3, 1))).toEqual([4]);
  expect(strikesTomorrow(at(2, 1))).toEqual([]);
  expect(strikesTomorrow(at(3, 0))).toEqual([]);
});

it('MN-20.1: the ritual is nearest in the district with the most vampires and minions, and no agents', () => {
  const state = viewOf('ritual', 1, { familySize: 3 });
  const park = districtNamed('city-park');
  const gathered = {
    ...state,
    vampires: state.vampires.map((vampire) => ({ ...vampire, at: park, kills: 9, sigil: 0 })),
    districts: state.districts.map((district, i) => ({
      ...district,
      hidden: 0,
      exposed: 0,
      minions: i === park ? 3 : 0,
    })),
  };
  expect(ritualOf(gathered)).toEqual({
    vampires: 3,
    ready: 3,
    sigils: 3,
    gathered: 3,
    minions: 3,
    agents: 0,
    district: park,
  });
});

it('a combat is reported die by die: the fighter, what each die counts, and its effect', () => {
  const told: Heard[] = [
    { kind: 'combat', vampire: 'laszlo', district: 'museum', agents: 4, minions: 1, day: false },
    { kind: 'traded', vampire: 'laszlo', district: 'museum', count: 1, dice: 3 },
    { kind: 'die-selected', vampire: 'laszlo', value: 1, counts: 1, left: 2 },
    { kind: 'die-modified', vampire: 'laszlo', value: 1, before: 1, after: 4, source: 'brute-force' },
    { kind: 'die-applied', vampire: 'laszlo', value: 1, counts: 4, removed: 1, blood: 1 },
    { kind: 'successor', vampire: 'mila', district: 'museum' },
    { kind: 'die-selected', vampire: 'mila', value: 6, counts: 6, left: 1 },
  ];
  const fight = told.reduce<Fight | null>(fought, null);
  expect(fight).toMatchObject({ vampire: 'mila', traded: 1, needed: 3, over: false });
  expect(fight?.dice).toEqual([
    { value: 1, counts: 4, by: 'laszlo', removed: 1, blood: 1 },
    { value: 6, counts: 6, by: 'mila', removed: null, blood: 0 },
  ]);
  expect(fought(fight, { kind: 'combat-over', district: 'museum' })?.over).toBe(true);
  expect(fought(fight, { kind: 'turn', vampire: 'mila', ap: 2 })).toBeNull();
});

it('MN-12.4: dice applied together, with and without Silver Bullets', () => {
  const begun: readonly Heard[] = [
    { kind: 'combat', vampire: 'mila', district: 'museum', agents: 3, minions: 0, day: false },
    { kind: 'traded', vampire: 'mila', district: 'museum', count: 0, dice: 3 },
    ...[1, 3, 6].map((value) => ({ kind: 'die-selected', vampire: 'mila', value, counts: value, left: 0 })),
  ];
  const after = (blood: number) =>
    [...begun, { kind: 'dice-applied', counts: [1, 3, 6], removed: 2, blood }]
      .reduce<Fight | null>(fought, null)
      ?.dice.map((die) => [die.removed, die.blood]);
  expect(after(2)).toEqual([
    [0, 1],
    [1, 1],
    [1, 0],
  ]);
  expect(after(3)).toEqual([
    [0, 2],
    [1, 1],
    [1, 0],
  ]);
});

it('the timeline ends with the actual veil, agents and kills, and every loss of veil has a cause', () => {
  for (let game = 0; game < 20; game++) {
    const told: Heard[] = [];
    let last: Moment | null = null;
    let before: number | null = null;
    for (const moment of night(`time ${game}`, 1, { familySize: 3, difficulty: 'hard' })) {
      told.push(...moment.heard('spectator'));
      before ??= agentsIn(moment) - (timelineOf(told, VEIL.most).moments.at(-1)?.agents ?? 0);
      last = moment;
    }
    if (last === null) throw new Error('a match has moments');
    const { state } = last.view('spectator');
    const end = timelineOf(told, VEIL.most).moments.at(-1);
    expect(end?.veil).toBe(state.veil);
    const gained = told.reduce((sum, heard) => {
      if (heard.kind !== 'veil') return sum;
      return sum + Math.max(0, (heard.after as number) - (heard.before as number));
    }, 0);
    const lost = Object.values(lossesOf(told)).reduce((sum, loss) => sum + loss, 0);
    // The last blow may be greater than the veil that was left.
    if (state.veil > 0) expect(6 + gained - lost).toBe(state.veil);
    else expect(6 + gained - lost).toBeLessThanOrEqual(0);
    expect((before ?? 0) + (end?.agents ?? 0)).toBe(agentsIn(last));
    expect(lastBlow(told).length).toBeGreaterThan(0);
    expect(lastBlow(told).length).toBeLessThanOrEqual(8);
  }
});

function agentsIn({ state }: Moment): number {
  return state.districts.reduce((sum, { hidden, exposed }) => sum + hidden + exposed, 0);
}

it('no scene takes longer than 600 milliseconds; a long show is sped up, and one far too long is skipped', () => {
  for (const moment of night('scenes', 2, { familySize: 4 }))
    for (const heard of moment.heard(0)) expect(sceneOf(heard).length).toBeLessThanOrEqual(600);
  const scenes = (count: number) =>
    Array.from({ length: count }, () => sceneOf({ kind: 'veil', before: 3, after: 2 }));
  const length = (list: ReturnType<typeof inTime>) => list?.reduce((sum, scene) => sum + scene.length, 0);
  expect(length(inTime(scenes(3)))).toBe(3 * 440);
  expect(length(inTime(scenes(60)))).toBeLessThanOrEqual(7000.001);
  expect(inTime(scenes(200))).toBeNull();
});

it('an event card is shown long enough to be read before it has any effect', () => {
  const heard = { kind: 'event-drawn', event: 'stakeout', left: 3 };
  const shown = scenesOf(heard).reduce((sum, scene) => sum + scene.length, 0);
  expect(shown).toBe(1200);
  // Reported twice, it counts once.
  const before = sceneryOf(viewOf('twice'));
  expect([heard, heard].reduce(after, before)).toEqual(after(before, heard));
});

it('crosses fly from the card to the districts, agents from the reserve to where they appear', () => {
  const grid = sceneOf({ kind: 'grid', red: 'museum', blue: ['asylum', 'cathedral'] });
  expect(grid.flights.map(({ from, to }) => [from, to])).toEqual([
    ['event', 'district:museum'],
    ['event', 'district:asylum'],
    ['event', 'district:cathedral'],
  ]);
  const added = sceneOf({ kind: 'agents-added', district: 'museum', hidden: 2, exposed: 1 });
  expect(added.flights.map(({ piece }) => piece)).toEqual([
    { kind: 'hidden', count: 2 },
    { kind: 'exposed', count: 1 },
  ]);
});

it('every event card belongs to one of three acts', () => {
  const acts = (level: number) => EVENT_IDS.filter((id: EventId) => EVENTS[id].level === level).length;
  expect([1, 2, 3].map(acts)).toEqual([18, 18, 18]);
});
