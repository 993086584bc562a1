import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../cards/board.ts';
import type { HumanType } from '../cards/card.ts';
import type { CardId } from '../cards/cards.ts';
import { MISSION_IDS, type MissionId, missionAt, missionNo } from '../cards/missions.ts';
import type { TokenId } from '../cards/tokens.ts';
import { action, type HungerScene, type Setting, type Sitting, scene, turn } from './kit.ts';

/** The 50 Missions of 7.8, tile by tile. */

const ZONES = ['deck', 'hand', 'playing', 'discard', 'digested'] as const;

/** The cards of a seat, spread over its five zones: all of them are owned (TH-20.3). */
function spread(cards: readonly CardId[]): Sitting {
  const zones = ZONES.map((zone, i) => [zone, cards.filter((_, card) => card % ZONES.length === i)] as const);
  return Object.fromEntries(zones);
}

function dawn(players: readonly Sitting[], setting: Partial<Setting> = {}): HungerScene {
  const s = scene({ from: 'dawn', round: 15, ...setting, players });
  if (s.asked === 'name-type') return s;
  return closed(s);
}

function closed(s: HungerScene): HungerScene {
  const [ended] = s.heard('spectator', 'ended');
  return s.over(ended?.winners as number[]);
}

/** The VP of a tile for the first seat: the same as a personal tile and as a public one. */
function worth(mission: MissionId, owner: Sitting, others: readonly Sitting[] = [{}], setting = {}): number {
  const own = dawn([{ ...owner, missions: [mission] }, ...others], setting);
  const open = dawn([owner, ...others], { ...setting, publicMissions: [mission] });
  const bare = dawn([owner, ...others], setting);
  const vp = own.scored(mission);
  own.told('mission-scored', { seat: 0, mission, public: false, vp });
  open.told('mission-scored', { seat: 0, mission, public: true, vp });
  expect(own.totals[0]).toBe((bare.totals[0] ?? 0) + vp);
  expect(open.scored(mission)).toBe(vp);
  return vp;
}

/** The tile and, if it has one, its twin for five and six seats. */
function twins(mission: MissionId): MissionId[] {
  return MISSION_IDS.filter((id) => id === mission || id === `${mission}-5p`);
}

const CARDS = {
  villager: ['villager-momo', 'villager-ivo', 'villager-favina', 'villager-boris', 'villager-o-nel'],
  religious: ['religious-mary', 'religious-ruth', 'religious-ozmo', 'religious-cotton', 'religious-simone'],
  military: ['military-uwe', 'military-tyre', 'military-khasar', 'military-arthur', 'military-grant'],
  noble: ['noble-jack', 'noble-mindy', 'noble-marilyn', 'noble-zara', 'noble-carlyle'],
} as const satisfies Record<HumanType, readonly CardId[]>;

/** This many Humans of each type, in the order Villagers, Religious, Military, Nobles. */
function humans(...counts: readonly number[]): CardId[] {
  return Object.values(CARDS).flatMap((cards, type) => cards.slice(0, counts[type] ?? 0));
}

const TOKEN = {
  villager: 'token-villager',
  religious: 'token-religious',
  military: 'token-military',
  noble: 'token-noble',
} as const satisfies Record<HumanType, TokenId>;

describe('Humans by type', () => {
  const per: readonly (readonly [MissionId, HumanType])[] = [
    ['common-taste', 'villager'],
    ['a-soldiers-life', 'military'],
    ['holier-than-thou', 'religious'],
    ['royal', 'noble'],
  ];
  it.each(per.flatMap(([mission, type]) => twins(mission).map((id) => [id, type] as const)))(
    '%s TH-20.3 TH-20.12 TH-15.8: 1 VP per %s, in any zone, tokens included',
    (mission, type) => {
      const others = humans(1, 1, 1, 1).filter((card) => !card.startsWith(type));
      const owner = spread([...CARDS[type], ...others]);
      expect(worth(mission, owner)).toBe(5);
      expect(worth(mission, { ...owner, tokens: [TOKEN[type]] })).toBe(6);
      const elsewhere = Object.values(TOKEN).filter((token) => token !== TOKEN[type]);
      expect(worth(mission, { ...spread(others), tokens: elsewhere })).toBe(0);
    },
  );

  const most: readonly (readonly [MissionId, HumanType])[] = [
    ['the-devout', 'religious'],
    ['strategist', 'military'],
    ['revolutionary', 'noble'],
    ['landlord', 'villager'],
  ];
  it.each(most)('%s TH-20.8 TH-20.12: 6 VP for the most %ss, at least 1, no tie', (mission, type) => {
    const cards = CARDS[type];
    expect(worth(mission, spread(cards.slice(0, 3)), [spread(cards.slice(3, 5))])).toBe(6);
    expect(worth(mission, spread(cards.slice(0, 2)), [spread(cards.slice(2, 4))])).toBe(0);
    expect(
      worth(mission, { ...spread(cards.slice(0, 2)), tokens: [TOKEN[type]] }, [spread(cards.slice(2, 4))]),
    ).toBe(6);
    expect(worth(mission, spread(cards.slice(0, 2)), [spread(cards.slice(2, 5))])).toBe(0);
    expect(worth(mission, {}, [{}])).toBe(0);
  });

  it.each(most)(
    '%s TH-20.7 TH-20.9 TH-R53: burnt vampires are left out, and get nothing',
    (mission, type) => {
      const cards = CARDS[type];
      const burnt = { ...spread(cards.slice(0, 4)), at: 'r3' } as const;
      expect(worth(mission, spread(cards.slice(4)), [burnt, {}])).toBe(6);
      expect(worth(mission, burnt, [spread(cards.slice(4))])).toBe(0);
      // A single survivor still needs one.
      expect(worth(mission, {}, [burnt])).toBe(0);
    },
  );

  it('selective TH-20.12: 2 VP per Human of the rarest type, nothing without one of each', () => {
    expect(worth('selective', spread(humans(2, 3, 2, 5)))).toBe(4);
    expect(worth('selective', spread(humans(3, 3, 0, 3)))).toBe(0);
    expect(worth('selective', { ...spread(humans(3, 3, 0, 3)), tokens: ['token-military'] })).toBe(2);
  });

  it('family-business TH-20.12: 1 VP per Human of the commonest type', () => {
    expect(worth('family-business', spread(humans(2, 4, 1, 3)))).toBe(4);
    expect(worth('family-business', { ...spread(humans(4, 4)), tokens: ['token-villager'] })).toBe(5);
    expect(worth('family-business', {})).toBe(0);
  });

  it('varied-diet TH-20.12: 3 VP per set of all four types', () => {
    expect(worth('varied-diet', spread(humans(2, 3, 2, 5)))).toBe(6);
    expect(worth('varied-diet', spread(humans(5, 5, 5)))).toBe(0);
    expect(worth('varied-diet', { ...spread(humans(2, 2, 1, 2)), tokens: ['token-military'] })).toBe(6);
  });

  it('a-hankering TH-20.12: 6 VP once for five of one type', () => {
    expect(worth('a-hankering', spread(humans(4, 4, 4, 4)))).toBe(0);
    expect(worth('a-hankering', spread(humans(0, 5)))).toBe(6);
    expect(worth('a-hankering', spread(humans(5, 5, 5, 5)))).toBe(6);
    expect(worth('a-hankering', { ...spread(humans(0, 0, 0, 4)), tokens: ['token-noble'] })).toBe(6);
  });

  it.each(['selective', 'varied-diet', 'family-business', 'a-hankering'] as const)(
    '%s TH-15.9: the Human of your choice counts as the type that was named',
    (mission) => {
      const owner: Sitting = { ...spread(humans(4, 3, 2, 3)), tokens: ['token-any'], missions: [mission] };
      const named = (type: HumanType) =>
        closed(
          dawn([owner]).asks(0, 'name-type').answer(0, `type:${type}`).told('type-named', { seat: 0, type }),
        ).scored(mission);
      const points = {
        selective: [4, 6],
        'varied-diet': [6, 9],
        'family-business': [5, 4],
        'a-hankering': [6, 0],
      };
      expect([named('villager'), named('military')]).toEqual(points[mission]);
    },
  );
});

describe('Humans by number', () => {
  it.each(twins('gluttony'))('%s TH-20.8 TH-20.12: 5 VP for the most Humans', (mission) => {
    expect(worth(mission, spread(humans(2, 2)), [spread(humans(0, 0, 3))])).toBe(5);
    expect(worth(mission, spread(humans(2, 2)), [spread(humans(0, 0, 4))])).toBe(0);
    expect(
      worth(mission, { ...spread(humans(2, 2)), tokens: ['token-noble'] }, [spread(humans(0, 0, 4))]),
    ).toBe(5);
    expect(worth(mission, spread(humans(1)), [{ ...spread(humans(0, 5)), at: 'm9' }])).toBe(5);
    expect(worth(mission, {}, [{}])).toBe(0);
  });

  it('on-a-diet TH-20.8 TH-20.12: 5 VP for the fewest Humans, including tokens', () => {
    expect(worth('on-a-diet', spread(humans(1)), [spread(humans(0, 2))])).toBe(5);
    expect(worth('on-a-diet', spread(humans(1)), [spread(humans(0, 1))])).toBe(0);
    expect(
      worth('on-a-diet', spread(humans(1)), [{ ...spread(humans(0, 1)), tokens: ['token-noble'] }]),
    ).toBe(5);
    // Having none is fewest too, and a burnt seat is not compared.
    expect(worth('on-a-diet', {}, [spread(humans(1))])).toBe(5);
    expect(worth('on-a-diet', spread(humans(1)), [{ at: 'r3' }, spread(humans(0, 2))])).toBe(5);
    expect(worth('on-a-diet', { at: 'r3' }, [spread(humans(1))])).toBe(0);
  });

  it.each(twins('eat-them-all'))('%s TH-20.12: 5 VP for thirteen Humans, including tokens', (mission) => {
    expect(worth(mission, spread(humans(5, 5, 3)))).toBe(5);
    expect(worth(mission, spread(humans(5, 5, 2)))).toBe(0);
    expect(worth(mission, { ...spread(humans(5, 5, 2)), tokens: ['token-noble'] })).toBe(5);
  });

  it('gourmet TH-20.11 TH-16.13: 2 VP per digested Human card', () => {
    const digested = ['noble-jack', 'villager-ivo', 'snake-kaa', 'hypnosis'] as const;
    expect(worth('gourmet', { digested, discard: ['noble-zara'], tokens: ['token-noble'] })).toBe(4);
    expect(worth('gourmet', spread([]))).toBe(0);
  });
});

describe('Humans by value and keyword', () => {
  const values = [
    'military-eli',
    'noble-mindy',
    'noble-marilyn',
    'noble-jack',
    'noble-carlyle',
    'noble-tania',
    'religious-dee',
    'military-tyre',
    'noble-zara',
    'military-grant',
  ] as const;
  const owner: Sitting = { ...spread(values), tokens: ['token-noble', 'token-villager'] };

  it.each(twins('haute-cuisine'))('%s TH-20.11: 1 VP per Human worth 4 or more', (mission) => {
    expect(worth(mission, owner)).toBe(3);
  });

  it.each(twins('three-star-dinner'))('%s TH-20.11: 1 VP per Human worth exactly 3', (mission) => {
    expect(worth(mission, owner)).toBe(2);
  });

  it.each(twins('meh'))('%s TH-20.11 TH-3.5: 1 VP per Human worth 1 or 2, not 0', (mission) => {
    expect(worth(mission, owner)).toBe(3);
  });

  it.each(twins('picky'))('%s TH-20.11: 6 VP without a Human worth 5 or more', (mission) => {
    expect(worth(mission, owner)).toBe(0);
    expect(worth(mission, { digested: ['noble-tania'] })).toBe(0);
    expect(worth(mission, spread(values.filter((card) => card !== 'noble-tania')))).toBe(6);
    expect(worth(mission, {})).toBe(6);
  });

  const keyworded = spread([
    'villager-bippo',
    'noble-theresa',
    'religious-rufus',
    'military-titus',
    'noble-elois',
    'villager-reyda',
    'noble-wilma',
  ]);

  it('tipsy TH-20.11: 4 VP per Human with Confuse', () => {
    expect(worth('tipsy', { ...keyworded, tokens: ['token-noble'] })).toBe(8);
    expect(worth('tipsy', spread(['religious-rufus', 'noble-elois']))).toBe(0);
  });

  it('dangerous-diet TH-20.11: 2 VP per Human with Confuse, Spicy or Holy Water', () => {
    expect(worth('dangerous-diet', { ...keyworded, tokens: ['token-noble'] })).toBe(10);
    expect(worth('dangerous-diet', spread(['villager-reyda', 'noble-wilma']))).toBe(0);
  });
});

describe('Familiars, Powers, Roses, tokens', () => {
  it('zoologist TH-20.8: 4 VP for the most Familiars', () => {
    expect(worth('zoologist', spread(['wolf-bo', 'wolf-gray']), [spread(['goat-nanny'])])).toBe(4);
    expect(worth('zoologist', spread(['wolf-bo']), [spread(['goat-nanny'])])).toBe(0);
    expect(worth('zoologist', { digested: ['wolf-bo'] }, [spread(['hypnosis', 'dead-rose'])])).toBe(4);
    expect(worth('zoologist', spread(['hypnosis']), [{}])).toBe(0);
    expect(
      worth('zoologist', spread(['wolf-bo']), [{ ...spread(['pig-chop', 'pig-malac']), at: 'r3' }]),
    ).toBe(4);
  });

  it('animal-lover TH-R55: 1 VP per different animal, or per name', () => {
    const owner = spread(['wolf-bo', 'wolf-gray', 'goat-nanny', 'owl-sova', 'owl-bagoly', 'dead-rose']);
    expect(worth('animal-lover', owner)).toBe(3);
    expect(worth('animal-lover', owner, [{}], { options: { animalLoverBy: 'name' } })).toBe(5);
  });

  it('my-body-is-my-temple TH-3.3 TH-R55: 1 VP per different Power, Starting Powers never', () => {
    const powers = ['hypnosis', 'hypnosis', 'vampiric-will', 'vampiric-will-double'] as const;
    expect(
      worth('my-body-is-my-temple', spread([...powers, 'wolf-bo', 'vampire-speed-2', 'noble-jack'])),
    ).toBe(3);
    expect(worth('my-body-is-my-temple', {})).toBe(0);
  });

  it.each(ZONES)('romantic: 5 VP for a Rose in the zone %s', (zone) => {
    expect(worth('romantic', { [zone]: ['perfect-rose'] })).toBe(5);
    expect(worth('romantic', { [zone]: ['noble-jack'] })).toBe(0);
  });

  it('the-collector TH-15.3: 1 VP per Bonus token, played ones included', () => {
    const tokens = ['token-velvet', 'token-velvet', 'token-noble'] as const;
    expect(worth('the-collector', { tokens, played: ['token-speed-1', 'token-draw'] })).toBe(5);
    expect(worth('the-collector', {})).toBe(0);
  });
});

describe('Homecoming and score', () => {
  it('early-night TH-20.14: 6 VP for the first vampire home', () => {
    expect(worth('early-night', { home: 1 }, [{ home: 2 }])).toBe(6);
    expect(worth('early-night', { home: 2 }, [{ home: 1 }])).toBe(0);
    expect(worth('early-night', {}, [{}])).toBe(0);
  });

  it('the-host TH-20.14 TH-20.15 TH-R53: 2 VP for returning, 2 more for each survivor that came later or never', () => {
    const rivals: Sitting[] = [{ home: 3 }, {}, { at: 'c2' }, { home: 1 }];
    expect(worth('the-host', { home: 2 }, rivals)).toBe(2 + 3 * 2);
    expect(worth('the-host', { home: 1 }, [{ at: 'r3' }, { at: 'm1' }])).toBe(2);
    expect(worth('the-host', { home: 2 }, [{ home: 1 }])).toBe(2);
    expect(worth('the-host', {}, [{ at: 'c2' }])).toBe(0);
    expect(worth('the-host', { at: 'c1' }, [{ at: 'c2' }])).toBe(0);
  });

  it('rich-get-richer TH-20.2 TH-20.8 TH-R56: 4 VP for the highest score after dawn and card bonuses', () => {
    expect(worth('rich-get-richer', { vp: 11 }, [{ vp: 10 }])).toBe(4);
    expect(worth('rich-get-richer', { vp: 10 }, [{ vp: 10 }])).toBe(0);
    expect(worth('rich-get-richer', { vp: 14, at: 'c1' }, [{ vp: 10 }])).toBe(0);
    expect(worth('rich-get-richer', { vp: 8, ...spread(['wolf-bo', 'wolf-gray']) }, [{ vp: 11 }])).toBe(4);
    // Missions are not counted, and neither are burnt seats.
    const other: Sitting = { vp: 10, ...spread(humans(0, 0, 0, 3)), missions: ['royal'] };
    expect(worth('rich-get-richer', { vp: 11 }, [other, { vp: 99, at: 'r3' }])).toBe(4);
    expect(worth('rich-get-richer', { vp: 99, at: 'r3' }, [{}])).toBe(0);
  });

  it('catch-up TH-20.2 TH-20.8 TH-R56: 10 VP for the lowest score after dawn and card bonuses', () => {
    expect(worth('catch-up', { vp: 9 }, [{ vp: 10 }])).toBe(10);
    expect(worth('catch-up', { vp: 10 }, [{ vp: 10 }])).toBe(0);
    expect(worth('catch-up', { vp: 14, at: 'c1' }, [{ vp: 10 }])).toBe(10);
    expect(worth('catch-up', { vp: 8, ...spread(['wolf-bo', 'wolf-gray']) }, [{ vp: 11 }])).toBe(0);
    expect(worth('catch-up', { vp: 5 }, [{ vp: 6 }, { vp: 0, at: 'r3' }])).toBe(10);
    expect(worth('catch-up', { at: 'r3' }, [{ vp: 9 }])).toBe(0);
  });

  it('TH-20.8 a single survivor is highest and lowest at once', () => {
    const burnt: readonly Sitting[] = [{ vp: 30, at: 'r3' }];
    expect(worth('rich-get-richer', { vp: 1 }, burnt)).toBe(4);
    expect(worth('catch-up', { vp: 50 }, burnt)).toBe(10);
    expect(worth('on-a-diet', spread(humans(3)), burnt)).toBe(5);
    expect(worth('gluttony', spread(humans(1)), burnt)).toBe(5);
  });
});

describe('missionary TH-20.16 TH-R57', () => {
  it('missionary alone is worth 1', () => {
    expect(worth('missionary', {})).toBe(1);
  });

  it('missionary as a personal tile counts the personal tiles that score', () => {
    const missions = ['missionary', 'picky', 'royal', 'tipsy', 'treasure-chest', 'catch-up'] as const;
    const s = dawn([{ missions, vp: 5, ...spread(humans(0, 0, 0, 1)) }, { vp: 9 }], {
      publicMissions: ['meh', 'the-collector'],
    });
    expect(missions.map((mission) => s.scored(mission))).toEqual([1 + 3, 6, 1, 0, 0, 10]);
  });

  it('missionary as a public tile counts the other Public Mission, seat by seat', () => {
    const players: Sitting[] = [
      { ...spread(humans(0, 0, 0, 2)), missions: ['picky'] },
      { missions: ['picky-5p'] },
    ];
    const s = dawn(players, { publicMissions: ['missionary', 'royal'] });
    expect([s.scored('missionary', 0), s.scored('missionary', 1)]).toEqual([2, 1]);
  });
});

describe('Public and personal', () => {
  it('TH-14.2 TH-20.5 a Public Mission scores for each surviving seat by its own cards', () => {
    const s = dawn([spread(humans(0, 0, 0, 3)), spread(['noble-tania']), {}], { publicMissions: ['royal'] });
    expect([0, 1, 2].map((seat) => s.scored('royal', seat))).toEqual([3, 1, 0]);
  });

  it('TH-20.9 a burnt seat scores for show: tiles that do not compare, not those that do', () => {
    const s = dawn([{ ...spread(humans(0, 0, 0, 3)), at: 'd12', missions: ['royal', 'revolutionary'] }, {}]);
    expect([s.scored('royal'), s.scored('revolutionary')]).toEqual([3, 0]);
    expect(s.over([1]).totals).toEqual([3, 0]);
  });

  it('TH-14.13 two tiles of the same name, one public and one personal, both score', () => {
    const s = dawn([{ ...spread(humans(0, 0, 0, 3)), missions: ['royal-5p'] }], {
      publicMissions: ['royal'],
    });
    expect([s.scored('royal'), s.scored('royal-5p'), s.totals[0]]).toEqual([3, 3, 6]);
  });

  it('TH-14.13 two personal tiles of the same name both score', () => {
    const missions: readonly MissionId[] = twins('picky');
    const s = dawn([{ missions }]);
    expect([missions.length, s.totals[0]]).toEqual([2, 12]);
  });

  it('TH-20.13 TH-14.1 an Instant Mission that was not used scores nothing', () => {
    const missions = MISSION_IDS.filter((id) => missionAt(missionNo(id)).class === 'instant');
    expect(missions.length).toBe(8);
    const s = dawn([{ missions }, {}]);
    expect([missions.map((id) => s.scored(id)), s.totals]).toEqual([Array(8).fill(0), [0, 0]]);
  });

  it('TH-20.6 TH-14.3 personal Missions are shown to everybody when they are scored', () => {
    const s = dawn([{ missions: ['picky'] }, { missions: ['royal'] }]);
    const shown = s.heard(1, 'mission-scored').map(({ seat, mission, vp }) => [seat, mission, vp]);
    expect(shown).toEqual([
      [0, 'picky', 6],
      [1, 'royal', 0],
    ]);
  });
});

/** Nobody is closer to the Castle than the first seat. */
const FAR: Partial<Setting> = { players: [{ at: 'labyrinth' }] };

describe('Instant Missions: digestion', () => {
  it('digestion TH-6.5 TH-14.8: Humans of the hand only; used up; neither moved nor hunted', () => {
    const s = turn({
      at: 'r9',
      hand: ['noble-jack', 'wolf-bo', 'vampire-speed-4'],
      playing: ['villager-anton', 'pigeon-tyson', 'pig-chop', 'perfect-rose'],
      missions: ['digestion', 'royal'],
    }).answer(0, 'use:digestion');
    s.told('turn-skipped', { digested: ['noble-jack'], discarded: ['wolf-bo', 'vampire-speed-4'] }).ends();
    // Anton is kept, because r9 is not a Well; the Pigeon gives 1 VP and the Rose 2, because nothing was
    // hunted.
    expect(s.playing()).toEqual(['villager-anton', 'pigeon-tyson', 'pig-chop', 'perfect-rose']);
    expect([s.vp(), s.missions(), s.state.usedMissions.length]).toEqual([3, ['royal'], 1]);
  });

  it('digestion TH-6.5: not once the hand is played', () => {
    turn({ at: 'r9', hand: ['vampire-speed-4'], missions: ['digestion'] }, FAR)
      .answer(0, 'play')
      .refuses(0, 'use:digestion')
      .asks(0, 'move');
  });
});

describe('Instant Missions: hungry', () => {
  const track = {
    '1/3': ['vampiric-speed-2'],
    '2/2': ['noble-jack', 'noble-zara'],
    '3/1': ['religious-mary'],
  } as const;

  it('hungry TH-13.8 TH-13.7: after a hunt in column 3 one card of any cell, free', () => {
    const s = action({ at: 'm2', missions: ['hungry'] }, 3, { ...FAR, track });
    s.answer(0, 'hunt:1/3').asks(0, 'action', ['use:hungry', 'end']).answer(0, 'use:hungry');
    s.asks(0, 'free-hunt-cell', ['cell:2/2', 'cell:3/1']).answer(0, 'cell:2/2');
    s.asks(0, 'free-hunt-card', ['card:noble-jack', 'card:noble-zara']).answer(0, 'card:noble-zara');
    s.told('hunted', { from: '2/2', cost: 0, cards: ['noble-zara'], amount: 3, mission: 'hungry' });
    expect([s.ends().cell('2/2'), s.missions(), s.discard()]).toEqual([
      ['noble-jack'],
      [],
      ['vampiric-speed-2', 'noble-zara'],
    ]);
  });

  it('hungry TH-13.8: not after a hunt in column 2 or 1', () => {
    for (const cell of ['2/2', '3/1'])
      action({ at: 'm2', missions: ['hungry'], tokens: ['token-hunt'] }, 2, { ...FAR, track })
        .answer(0, `hunt:${cell}`)
        .asks(0, 'action', ['token:token-hunt', 'end']);
  });

  it('hungry TH-13.8 TH-14.12: directly after it or not at all', () => {
    const s = action({ at: 'r6', missions: ['hungry'] }, 3, {
      ...FAR,
      track,
      chests: { r6: 'token-velvet' },
    });
    s.answer(0, 'hunt:1/3').asks(0, 'action', ['chest:r6', 'use:hungry', 'end']);
    s.answer(0, 'chest:r6').untold('mission-used').ends();
    expect(s.missions()).toEqual(['hungry']);
  });

  it('hungry TH-13.11 with freeHuntTakes = pile: all cards of the cell', () => {
    const s = action({ at: 'm2', missions: ['hungry'] }, 3, {
      ...FAR,
      track,
      options: { freeHuntTakes: 'pile' },
    });
    s.answers(0, 'hunt:1/3', 'use:hungry', 'cell:2/2');
    s.told('hunted', { cost: 0, cards: ['noble-jack', 'noble-zara'], amount: 6 }).ends();
  });

  it('hungry TH-11.8: no Human in the Cemetery', () => {
    const s = action({ at: 'c2', missions: ['hungry'] }, 3, {
      ...FAR,
      track: { '1/3': ['vampiric-speed-2'], '2/2': ['noble-jack', 'hypnosis'], '3/1': ['religious-mary'] },
    });
    s.answers(0, 'hunt:1/3', 'use:hungry')
      .told('hunted', { cards: ['hypnosis'], cost: 0 })
      .ends();
    expect(s.cell('2/2')).toEqual(['noble-jack']);
  });

  it('hungry TH-12.9 TH-R36: Fast does not make a free hunt more expensive', () => {
    const s = action({ at: 'm2', missions: ['hungry'] }, 3, {
      ...FAR,
      track: { '1/3': ['hypnosis'], '2/3': ['military-calvin'] },
    });
    s.answers(0, 'hunt:1/3', 'use:hungry').told('hunted', { cards: ['military-calvin'], cost: 0, amount: 4 });
    s.ends();
  });

  it('hungry TH-13.12 TH-13.8 TH-13.9: free hunts follow one another, each by its own condition', () => {
    const s = action({ at: 'm2', missions: ['vampire-on-top', 'hungry'] }, 3, {
      ...FAR,
      track: {
        '1/3': ['hypnosis'],
        '2/3': ['noble-jack'],
        '3/3': ['noble-zara'],
        '1/1': ['religious-mary'],
      },
    });
    // Hypnosis is not a Human: only Hungry! may follow.
    s.answer(0, 'hunt:1/3').asks(0, 'action', ['use:hungry', 'end']);
    s.answers(0, 'use:hungry', 'cell:2/3').told('hunted', { cards: ['noble-jack'] });
    s.asks(0, 'action', ['use:vampire-on-top', 'end']).answer(0, 'use:vampire-on-top');
    s.told('hunted', { cards: ['noble-zara'], from: '3/3', cost: 0 }).ends();
    expect([s.vp(), s.cell('1/1')]).toEqual([6, ['religious-mary']]);
  });

  it('hungry TH-13.8: a free hunt in column 3 is followed too', () => {
    const s = action({ at: 'r9', missions: ['beast-master', 'hungry'] }, 0, {
      ...FAR,
      track: { '1/3': ['wolf-bo'], '2/2': ['noble-jack'] },
    });
    s.answer(0, 'use:beast-master').asks(0, 'action', ['use:hungry', 'end']).answer(0, 'use:hungry');
    s.told('hunted', { cards: ['noble-jack'], cost: 0, amount: 4 }).ends();
  });
});

describe('Instant Missions: the same column', () => {
  const places: readonly (readonly [MissionId, readonly SpaceId[]])[] = [
    ['vampire-on-top', ['m2']],
    ['vampire-of-the-coast', ['r9', 'd2', 'b2']],
    ['wild-vampire', ['d12', 'f3', 'labyrinth']],
  ];
  const everywhere = places.flatMap(([, spaces]) => spaces);
  const track = {
    '1/2': ['noble-jack', 'hypnosis'],
    '2/2': ['noble-zara', 'villager-yaga'],
    '3/1': ['religious-mary'],
    '3/2': ['vampiric-speed-3'],
  } as const;

  it.each(places)('%s TH-13.9 TH-13.7: 1 card of the same column, free', (mission, spaces) => {
    for (const at of spaces) {
      const s = action({ at, missions: [mission] }, 2, { ...FAR, track }).answer(0, 'hunt:1/2');
      expect(s.options(0)).toContain(`use:${mission}`);
      s.answer(0, `use:${mission}`).asks(0, 'free-hunt-cell', ['cell:2/2', 'cell:3/2']);
      s.answers(0, 'cell:2/2', 'card:noble-zara').told('hunted', { from: '2/2', cost: 0, mission });
      expect([s.cell('2/2'), s.missions()]).toEqual([['villager-yaga'], []]);
      s.passUntil('curtain').ends();
    }
  });

  it.each(places)('%s TH-13.9: in no other region', (mission, spaces) => {
    for (const at of everywhere.filter((space) => !spaces.includes(space))) {
      const s = action({ at, missions: [mission] }, 2, { ...FAR, track }).answer(0, 'hunt:1/2');
      expect(s.options(0)).not.toContain(`use:${mission}`);
      s.asks(0, 'action');
    }
  });

  it.each(places)('%s TH-13.9: needs a Human among the cards', (mission, [at = 'm2']) => {
    action({ at, missions: [mission], tokens: ['token-hunt'] }, 2, { ...FAR, track })
      .answer(0, 'hunt:3/2')
      .asks(0, 'action', ['token:token-hunt', 'end']);
  });

  it.each(places)('%s TH-13.11 with freeHuntTakes = pile', (mission, [at = 'm2']) => {
    const s = action({ at, missions: [mission] }, 2, {
      ...FAR,
      track,
      options: { freeHuntTakes: 'pile' },
      huntDeck: ['military-uwe'],
    }).answers(0, 'hunt:1/2', `use:${mission}`, 'cell:2/2');
    s.told('hunted', { cost: 0, cards: ['noble-zara', 'villager-yaga', 'military-uwe'] });
    s.passUntil('curtain').ends();
  });

  it('wild-vampire TH-12.24 TH-13.7: not after a Rose', () => {
    const s = action({ at: 'labyrinth', missions: ['wild-vampire'], playing: ['vampiric-stealth'] }, 2, {
      ...FAR,
      track,
    }).answers(0, 'rose:dead-rose', 'rest');
    s.untold('mission-used').passUntil('curtain').ends();
    expect(s.missions()).toEqual(['wild-vampire']);
  });
});

describe('Instant Missions: treasure-chest', () => {
  const chests = { r6: 'token-velvet', r11: 'token-hunt', d17: 'token-noble' } as const;

  it('treasure-chest TH-14.14: any Chest with a token, open or closed, scored as usual', () => {
    const s = action({ at: 'm2', missions: ['treasure-chest'] }, 1, { ...FAR, chests });
    s.asks(0, 'action', ['use:treasure-chest', 'end']).answer(0, 'use:treasure-chest');
    s.asks(0, 'choose-chest', ['chest:r6', 'chest:r11', 'chest:d17']).answer(0, 'chest:r6');
    s.told('token-taken', { space: 'r6', token: 'token-velvet' }).told('gained', { amount: 4 }).ends();
    expect([s.vp(), s.tokens(), s.missions()]).toEqual([4, ['token-velvet'], []]);
  });

  it('treasure-chest TH-6.6 TH-15.10: in the Effects step; the token can be played in the same turn', () => {
    const s = turn(
      {
        at: 'm2',
        hand: ['vampiric-will', 'vampire-speed-2'],
        missions: ['treasure-chest'],
        deck: ['vampire-speed-4'],
      },
      { ...FAR, chests: { r11: 'token-draw' }, usedMissions: ['digestion'] },
    );
    s.asks(0, 'effects', ['activate:vampiric-will', 'use:treasure-chest', 'done']);
    s.answer(0, 'use:treasure-chest').told('token-taken', { token: 'token-draw' });
    s.asks(0, 'effects', ['activate:vampiric-will', 'token:token-draw', 'done']);
    s.answers(0, 'token:token-draw', 'done')
      .told('speed', { speed: 1 + 2 + 4 })
      .asks(0, 'move');
  });

  it('treasure-chest TH-6.6: in the Move step', () => {
    const s = turn(
      { at: 'm2', hand: ['vampire-speed-2'], missions: ['treasure-chest'] },
      { ...FAR, chests: { r11: 'token-speed-1' }, usedMissions: ['digestion'] },
    );
    s.answer(0, 'use:treasure-chest').told('token-taken', { token: 'token-speed-1' });
    expect(s.asks(0, 'move').options(0)).toContain('token:token-speed-1');
  });

  it('treasure-chest TH-14.14: not without a token on the board', () => {
    action({ at: 'm2', missions: ['treasure-chest'] }, 1, FAR).ends();
  });
});

describe('Instant Missions: beast-master', () => {
  const track = { '1/3': ['noble-jack', 'pig-chop', 'rat-patcani'], '2/1': ['dog-caine'] } as const;
  const master = { missions: ['beast-master'] } as const;

  it('beast-master TH-13.10 TH-13.13: one Familiar of any cell, straight into the playing area', () => {
    const s = action({ ...master, at: 'm2' }, 0, { ...FAR, track }).answer(0, 'use:beast-master');
    s.asks(0, 'free-hunt-cell', ['cell:1/3', 'cell:2/1']).answer(0, 'cell:1/3');
    s.asks(0, 'free-hunt-card', ['card:pig-chop', 'card:rat-patcani']).answer(0, 'card:rat-patcani');
    s.told('hunted', { cost: 0, cards: ['rat-patcani'], amount: 0, mission: 'beast-master' }).ends();
    expect([s.playing(), s.cell('1/3')]).toEqual([['rat-patcani'], ['noble-jack', 'pig-chop']]);
  });

  it('beast-master TH-13.10 TH-8.12: the Speed already computed does not change', () => {
    const s = action({ ...master, at: 'm2', playing: ['villager-ivo', 'villager-momo'] }, 2, {
      ...FAR,
      track: { '1/3': ['rat-patcani', 'panther-lockjaw'] },
    });
    s.answers(0, 'use:beast-master', 'card:panther-lockjaw');
    expect([s.ends().vp(), s.heard('spectator', 'gained')]).toEqual([0, []]);
  });

  it('beast-master TH-13.1 TH-13.10: a Pig gives its hunt at once, if the vampire has not moved', () => {
    const taken = (moved: boolean) => {
      const s = action({ ...master, at: 'm2' }, 2, { ...FAR, track, turn: { moved } });
      s.answers(0, 'use:beast-master', 'cell:1/3', 'card:pig-chop');
      return s.asks(0, 'action').turn.generalHunts;
    };
    expect([taken(false), taken(true)]).toEqual([2, 1]);
  });

  it('beast-master TH-16.5: a Dog on a Well gives its Speed at once', () => {
    const s = action({ ...master, at: 'm5' }, 0, { ...FAR, track }).answers(
      0,
      'use:beast-master',
      'cell:2/1',
    );
    s.told('dog-speed', { card: 'dog-caine', speed: 1 });
    expect(s.asks(0, 'action', ['dog:dog-caine', 'end']).turn.remaining).toBe(1);
  });

  it('beast-master TH-13.13 TH-14.10: an Owl is Inspiring and gives its VP for that Mission', () => {
    const s = action({ ...master, at: 'm2' }, 0, {
      ...FAR,
      track: { '1/3': ['owl-sova'] },
      crypts: { m6: ['royal', 'picky'], d7: ['meh'] },
    }).answer(0, 'use:beast-master');
    s.asks(0, 'choose-crypt', ['crypt:m6', 'crypt:d7']).answers(0, 'crypt:m6', 'keep:royal');
    s.told('mission-gained', { space: 'm6' }).told('gained', { amount: 1, source: 'owl-sova' });
    expect([s.ends().vp(), s.missions(), s.playing()]).toEqual([1, ['royal'], ['owl-sova']]);
  });

  it('beast-master TH-13.7 TH-12.5 to TH-12.7 TH-11.13: obeys every ban', () => {
    for (const at of ['b4', 'castle'] as const) action({ ...master, at }, 3, { ...FAR, track }).ends();
    action({ ...master, at: 'm2', playing: ['religious-bolat'] }, 3, { ...FAR, track }).ends();
    action({ ...master, at: 'm2' }, 3, { ...FAR, track, phase: 'parasols', turn: { parasol: true } }).ends();
    const rose = action({ ...master, at: 'labyrinth' }, 1, { ...FAR, track });
    rose.answers(0, 'rose:dead-rose', 'rest').ends();
  });

  it('beast-master TH-11.8: allowed in the Cemetery, because it takes no Humans', () => {
    const s = action({ ...master, at: 'c1' }, 0, { ...FAR, track });
    s.answers(0, 'use:beast-master', 'cell:1/3', 'card:pig-chop').ends();
    expect(s.playing()).toEqual(['pig-chop']);
  });

  it('beast-master TH-R28: the only hunt of a Spicy vampire that stopped short', () => {
    const s = turn(
      { ...master, at: 'd2', hand: ['villager-eunice', 'vampire-speed-2'] },
      { ...FAR, track, usedMissions: ['digestion'] },
    ).answer(0, 'move:d4');
    s.asks(0, 'action', ['use:beast-master', 'end']).answers(0, 'use:beast-master', 'cell:1/3');
    s.answer(0, 'card:pig-chop').told('hunted', { cost: 0 }).ends();
  });

  it('beast-master TH-13.11: takes a single Familiar with freeHuntTakes = pile as well', () => {
    const s = action({ ...master, at: 'm2' }, 0, { ...FAR, track, options: { freeHuntTakes: 'pile' } });
    s.answers(0, 'use:beast-master', 'cell:1/3', 'card:pig-chop').ends();
    expect(s.cell('1/3')).toEqual(['noble-jack', 'rat-patcani']);
  });
});

describe('Instant Missions: the-opportunist', () => {
  it('the-opportunist TH-14.15: 1 VP for each vampire strictly closer to the Castle, those in it included', () => {
    // d6, r14 and r15 differ in region order, but r13, r14 and r15 are equally far away, 24 steps.
    const s = action({ at: 'r14', missions: ['the-opportunist'] }, 1, {
      players: [{ home: 1 }, {}, { at: 'd6' }, { at: 'r15' }, { at: 'd9' }],
    });
    s.asks(0, 'action', ['use:the-opportunist', 'end']).answer(0, 'use:the-opportunist');
    s.told('gained', { amount: 3, source: 'the-opportunist' }).ends();
    expect([s.vp(), s.missions()]).toEqual([3, []]);
  });

  it('the-opportunist TH-14.15: only if that is at least 1', () => {
    action({ at: 'r14', missions: ['the-opportunist'] }, 1, { players: [{ at: 'r15' }] }).ends();
    action({ home: 1, missions: ['the-opportunist'] }, 1, { players: [{ home: 2 }] }).ends();
  });

  it('the-opportunist TH-6.6: in the Effects and Move steps too', () => {
    const s = turn(
      { at: 'm2', hand: ['vampiric-will', 'vampire-speed-2'], missions: ['the-opportunist'] },
      { usedMissions: ['digestion'] },
    );
    s.asks(0, 'effects', ['activate:vampiric-will', 'use:the-opportunist', 'done']).answer(0, 'done');
    s.answer(0, 'use:the-opportunist').told('gained', { amount: 1 });
    expect(s.asks(0, 'move').options(0)).not.toContain('use:the-opportunist');
  });
});
