import { describe, expect, it } from 'vitest';
import { ABILITIES, ABILITY_IDS } from '../cards/abilities.ts';
import { DISTRICT_IDS, DISTRICTS } from '../cards/districts.ts';
import {
  AGENTS_IN_BOX,
  BOXES,
  CARDS_PER_LEVEL,
  DICE_IN_BOX,
  MOST_MINIONS_IN_RESERVE,
} from '../cards/editions.ts';
import { EVENT_IDS, EVENTS, eventsOfLevel, LEVELS } from '../cards/events.ts';
import { RELIC_IDS, RELICS, relicsOf } from '../cards/relics.ts';
import { SIGIL_IDS } from '../cards/sigils.ts';
import { FIRST_MINIONS, TRACKERS, UNLOCKS } from '../cards/trackers.ts';
import { bloodAbilityOf, darkAbilityOf, VAMPIRE_IDS, VAMPIRES } from '../cards/vampires.ts';
import { ACTIONS, CAUSES } from '../rules/happenings.ts';

/** The components checked against the tables of section 7, written down here a second time. */

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('7.1 box', () => {
  it('cards, dice and tokens', () => {
    expect(EVENT_IDS.length + relicsOf('ares').length).toBe(67);
    expect(EVENT_IDS.length + relicsOf('igrology').length).toBe(68);
    expect(BOXES).toEqual({
      ares: { minions: 9, blood: 22, miniatures: 6, relics: 13 },
      igrology: { minions: 10, blood: 28, miniatures: 0, relics: 14 },
    });
    expect([AGENTS_IN_BOX, DICE_IN_BOX, MOST_MINIONS_IN_RESERVE]).toEqual([12, 10, 9]);
    expect(Object.values(CARDS_PER_LEVEL).map((count) => 3 * count)).toEqual([18, 15, 12]);
    expect(Object.values(FIRST_MINIONS)).toEqual([2, 1, 0, 0]);
    for (const count of [2, 3, 4, 5]) expect(4 * count + 2).toBeLessThanOrEqual(BOXES.ares.blood);
  });

  it('MN-22.4 the screen needs no figures: nothing in the state mentions them', () => {
    expect([BOXES.ares.miniatures, BOXES.igrology.miniatures]).toEqual([6, 0]);
  });

  it('every id means one thing', () => {
    const all = [
      ...DISTRICT_IDS,
      ...ABILITY_IDS,
      ...SIGIL_IDS,
      ...RELIC_IDS,
      ...EVENT_IDS,
      ...VAMPIRE_IDS,
      ...ACTIONS,
      ...CAUSES,
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('7.2 districts', () => {
  it('phase, cost and condition', () => {
    const rows = DISTRICT_IDS.map((id) => {
      const effect = DISTRICTS[id];
      return [id, effect.phase, effect.phase === 'night' ? effect.cost : effect.when];
    });
    expect(rows).toEqual([
      ['railway-station', 'night', 2],
      ['museum', 'day', 'minion-majority'],
      ['asylum', 'day', 'minion-majority'],
      ['city-park', 'day', 'agent-majority'],
      ['nightclub', 'night', 1],
      ['newspaper-office', 'night', 1],
      ['police-station', 'night', 1],
      ['blood-bank', 'day', 'minion-majority'],
      ['cathedral', 'day', 'agent-majority'],
    ]);
  });
});

describe('7.3 vampires', () => {
  it('six vampires with their abilities and costs', () => {
    const rows = VAMPIRE_IDS.map((id) => [
      id,
      VAMPIRES[id].blood,
      bloodAbilityOf(id).cost,
      VAMPIRES[id].dark,
      darkAbilityOf(id).cost,
      VAMPIRES[id].sigil,
    ]);
    expect(rows).toEqual([
      ['agnieszka', 'sirens-lure', 1, 'piper-of-shadows', 1, 'sigil-of-mirages'],
      ['imre', 'elders-gift', 1, 'thousand-eyes', 1, 'sigil-of-the-spring'],
      ['ishtvan', 'demon-summoning', 2, 'gates-of-hell', 2, 'sigil-of-the-pit'],
      ['laszlo', 'brute-force', 1, 'warlords-fury', 1, 'sigil-of-war'],
      ['mila', 'temptation', 3, 'crimson-court', 1, 'sigil-of-desire'],
      ['nevena', 'clairvoyance', 2, 'rewritten-fate', 1, 'sigil-of-foresight'],
    ]);
    expect(ABILITY_IDS.filter((id) => ABILITIES[id].when === 'combat')).toEqual([
      'brute-force',
      'warlords-fury',
    ]);
  });

  it('told apart by colour, letter and mark', () => {
    for (const trait of ['colour', 'letter', 'mark'] as const)
      expect(new Set(VAMPIRE_IDS.map((id) => VAMPIRES[id][trait])).size).toBe(6);
  });

  it('MN-14.6 MN-R3 the unlocks by kill count', () => {
    expect(UNLOCKS).toEqual({
      hunt: 1,
      exchange: 2,
      'first-relic': 2,
      'wild-hunt': 4,
      'second-relic': 5,
      dark: 6,
      sigillate: 9,
      ritual: 9,
    });
  });
});

describe('7.4 relics', () => {
  it('MN-22.1 13 and 14, of four kinds', () => {
    expect([relicsOf('ares').length, relicsOf('igrology').length]).toEqual([13, 14]);
    expect(relicsOf('igrology').filter((id) => !relicsOf('ares').includes(id))).toEqual([
      'forefathers-coffin',
    ]);
    const kinds = (kind: string) => RELIC_IDS.filter((id) => RELICS[id].kind === kind);
    expect(kinds('placed')).toEqual(['funerary-urn', 'stone-gargoyle', 'witch-lantern']);
    expect(kinds('discarded')).toEqual(['censer-of-mist']);
    expect(kinds('paid')).toEqual([
      'distortion-timepiece',
      'signet-of-the-lost-kin',
      'contract-of-servitude',
      'tyrants-mask',
    ]);
    expect(kinds('passive').length).toBe(6);
    expect(RELIC_IDS.filter((id) => RELICS[id].cost === 1)).toEqual([
      'funerary-urn',
      'stone-gargoyle',
      'witch-lantern',
      'censer-of-mist',
    ]);
  });
});

describe('7.5 veil trackers', () => {
  it('MN-2.7 MN-R48 the numbers of the four sides', () => {
    const rows = [2, 3, 4, 5].map((count) => {
      const { agents, high, low } = TRACKERS[count] as (typeof TRACKERS)[number];
      const column = ({ red, blue }: typeof high) => [red, ...blue, red + sum(blue)];
      return [agents, ...column(high), ...column(low)];
    });
    expect(rows).toEqual([
      [10, 1, 1, 0, 2, 2, 2, 0, 4],
      [10, 2, 1, 0, 3, 3, 1, 1, 5],
      [12, 3, 1, 0, 4, 3, 2, 0, 5],
      [12, 3, 1, 0, 4, 4, 1, 0, 5],
    ]);
  });
});

/** Code, red, blue and blue of every card. */
const GRIDS: readonly (readonly [id: string, code: string, red: number, blue: number, otherBlue: number])[] =
  [
    ['quiet-arrival', 'I-01', 9, 1, 8],
    ['novices-of-the-order', 'I-02', 8, 5, 9],
    ['broken-street-lights', 'I-03', 9, 1, 6],
    ['curious-reporter', 'I-04', 6, 1, 2],
    ['copycat-gang', 'I-05', 8, 4, 7],
    ['blood-drive', 'I-06', 3, 8, 9],
    ['footsteps-behind-you', 'I-07', 7, 2, 6],
    ['nervous-rumours', 'I-08', 6, 2, 8],
    ['false-papers', 'I-09', 4, 5, 8],
    ['a-favour-called-in', 'I-10', 1, 3, 7],
    ['the-informer', 'I-11', 5, 3, 4],
    ['night-shift', 'I-12', 7, 4, 6],
    ['fickle-moon', 'I-13', 3, 2, 6],
    ['lost-luggage', 'I-14', 2, 4, 7],
    ['stakeout', 'I-15', 1, 3, 5],
    ['holy-water', 'I-16', 4, 1, 7],
    ['second-thoughts', 'I-17', 5, 3, 9],
    ['carnival-night', 'I-18', 2, 5, 9],
    ['curse-of-our-clan', 'II-01', 5, 3, 6],
    ['police-raid', 'II-02', 8, 1, 7],
    ['door-to-door', 'II-03', 4, 2, 9],
    ['marked-for-the-stake', 'II-04', 9, 4, 8],
    ['curfew', 'II-05', 3, 6, 7],
    ['the-longest-day', 'II-06', 1, 6, 8],
    ['the-inquisitor', 'II-07', 3, 2, 5],
    ['blackmail', 'II-08', 6, 3, 4],
    ['press-campaign', 'II-09', 4, 3, 5],
    ['witness-protection', 'II-10', 1, 5, 8],
    ['blood-tests', 'II-11', 7, 1, 5],
    ['masquerade-ball', 'II-12', 2, 7, 9],
    ['corrupt-priest', 'II-13', 7, 1, 2],
    ['antiquities-auction', 'II-14', 9, 1, 4],
    ['silver-bullets', 'II-15', 6, 2, 4],
    ['ring-of-steel', 'II-16', 2, 7, 8],
    ['the-traitor', 'II-17', 5, 6, 9],
    ['hungry-moon', 'II-18', 8, 3, 9],
    ['last-crusade', 'III-01', 7, 1, 4],
    ['cleansing-fire', 'III-02', 6, 8, 9],
    ['the-grand-inquisitor', 'III-03', 1, 3, 6],
    ['hammer-of-witches', 'III-04', 9, 5, 8],
    ['martial-law', 'III-05', 6, 2, 9],
    ['mass-arrests', 'III-06', 7, 4, 5],
    ['eclipse', 'III-07', 4, 2, 5],
    ['ancestral-vault', 'III-08', 3, 4, 9],
    ['burning-noon', 'III-09', 5, 1, 3],
    ['siege', 'III-10', 1, 2, 9],
    ['public-panic', 'III-11', 5, 7, 8],
    ['confiscation', 'III-12', 4, 3, 8],
    ['hunters-mark', 'III-13', 2, 5, 6],
    ['consecrated-ground', 'III-14', 8, 6, 7],
    ['shattered-circles', 'III-15', 8, 1, 6],
    ['reinforcements', 'III-16', 3, 2, 7],
    ['silent-bells', 'III-17', 9, 3, 7],
    ['final-edition', 'III-18', 2, 1, 4],
  ];

describe('7.6 event cards', () => {
  it('54 cards with their numbers and grids', () => {
    const rows = EVENT_IDS.map((id) => {
      const { code, grid } = EVENTS[id];
      return [id, code, grid.red + 1, grid.blue[0] + 1, grid.blue[1] + 1];
    });
    expect(rows).toEqual(GRIDS);
  });

  it('checksums of the kinds', () => {
    const rows = LEVELS.map((level) => {
      const cards = eventsOfLevel(level).map((id) => EVENTS[id]);
      const of = (...kinds: readonly string[]) => cards.filter(({ kind }) => kinds.includes(kind)).length;
      return [
        cards.length,
        of('instant'),
        of('tonight', 'this-round'),
        of('on-district'),
        of('on-vampire'),
        cards.filter(({ opportunity }) => opportunity).length,
      ];
    });
    expect(rows).toEqual([
      [18, 10, 3, 4, 1, 7],
      [18, 10, 4, 2, 2, 4],
      [18, 12, 2, 3, 1, 3],
    ]);
  });

  it('checksums of the crosses: every position has its share in every level', () => {
    for (const level of LEVELS) {
      const grids = eventsOfLevel(level).map((id) => EVENTS[id].grid);
      for (let position = 0; position < 9; position++) {
        expect(grids.filter(({ red }) => red === position).length).toBe(2);
        expect(grids.filter(({ blue }) => blue.includes(position)).length).toBe(4);
      }
      const sets = grids.map(({ red, blue }) => [red, ...blue].sort().join());
      expect(new Set(sets).size).toBe(18);
      for (const { red, blue } of grids) expect(new Set([red, ...blue]).size).toBe(3);
    }
    const all = EVENT_IDS.map((id) => JSON.stringify(EVENTS[id].grid));
    expect(new Set(all).size).toBe(54);
  });

  it('cards that stay have a place, a condition and a reward; cards in force have a lasting effect', () => {
    for (const id of EVENT_IDS) {
      const { kind, lying, inForce, text } = EVENTS[id];
      const stays = kind === 'on-district' || kind === 'on-vampire';
      expect([id, lying !== null, inForce.length > 0, text.some((one) => one.do === 'lay')]).toEqual([
        id,
        stays,
        kind === 'tonight' || kind === 'this-round',
        stays,
      ]);
    }
  });
});
