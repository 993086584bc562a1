import type { Seat } from '@nokturn/engine';
import { describe, expect, it } from 'vitest';
import type { CardId } from '../cards/cards.ts';
import { COMPARING, MISSION_IDS, type MissionId, missionAt, missionNo } from '../cards/missions.ts';
import { type HungerScene, type Setting, type Sitting, scene } from './kit.ts';

/** TH-20: final scoring. */

function scoring(players: readonly Sitting[], setting: Partial<Setting> = {}): HungerScene {
  const one = scene({ from: [{ step: 'dawn' }], ...setting, players });
  return one.over(
    one.log('spectator').flatMap(({ kind, winners }) => (kind === 'ended' ? (winners as Seat[]) : [])),
  );
}

/** This many Humans of a type. */
function humans(type: 'noble' | 'religious' | 'villager' | 'military', count: number): CardId[] {
  const ids: Readonly<Record<typeof type, readonly CardId[]>> = {
    noble: ['noble-jack', 'noble-zara', 'noble-agnes', 'noble-mindy', 'noble-marilyn', 'noble-carlyle'],
    religious: [
      'religious-mary',
      'religious-ruth',
      'religious-cotton',
      'religious-ozmo',
      'religious-mycroft',
      'religious-simone',
    ],
    villager: [
      'villager-ivo',
      'villager-boris',
      'villager-favina',
      'villager-o-nel',
      'villager-momo',
      'villager-billy',
    ],
    military: [
      'military-uwe',
      'military-tyre',
      'military-khasar',
      'military-arthur',
      'military-harper',
      'military-archibald',
    ],
  };
  return ids[type].slice(0, count);
}

/** The VP of a tile for the first seat. */
function vp(
  mission: MissionId,
  first: Sitting,
  others: readonly Sitting[] = [{}],
  setting: Partial<Setting> = {},
): number {
  const one = scoring([{ ...first, missions: [mission] }, ...others], setting);
  return one.scored(mission);
}

describe('TH-20 the order of scoring', () => {
  it('TH-20.1 TH-20.2 night, dawn, cards, Human of your choice, Public Missions, personal Missions', () => {
    const one = scene({
      from: [{ step: 'dawn' }],
      players: [
        {
          at: 'c1',
          vp: 20,
          tokens: ['token-any'],
          discard: ['wolf-bo', ...humans('noble', 2)],
          missions: ['royal'],
        },
        { vp: 1 },
      ],
      publicMissions: ['three-star-dinner', 'zoologist'],
    });
    one
      .told('dawn', { seat: 0, loss: 5 })
      .told('card-scored', { card: 'wolf-bo', vp: 1 })
      .answer(0, 'type:noble')
      .told('type-named');
    one.told('pre-mission-score', { seat: 0, vp: 16 });
    one.told('mission-scored', { seat: 0, mission: 'three-star-dinner', public: true, vp: 2 });
    one.told('mission-scored', { seat: 0, mission: 'zoologist', public: true, vp: 4 });
    one.told('mission-scored', { seat: 0, mission: 'royal', public: false, vp: 3 });
    one.told('score', {
      seat: 0,
      place: 1,
      total: 25,
      night: 20,
      loss: 5,
      cards: 1,
      publicMissions: 6,
      missions: 3,
    });
    one.told('ended', { winners: [0] }).over([0]);
  });

  it('TH-20.4 Hunters, Wolves, Cyrana, Baron Christien, Isabel', () => {
    const cardsOf = (discard: readonly CardId[], more: Sitting = {}) => {
      const one = scoring([{ discard, ...more }, {}]);
      return one.heard('spectator', 'card-scored').reduce((sum, heard) => sum + (heard.vp as number), 0);
    };
    expect(cardsOf(['noble-veres', 'noble-jack', 'noble-zara', 'villager-ivo'])).toBe(3);
    expect(cardsOf(['religious-nemes'])).toBe(1);
    expect(cardsOf(['wolf-bo', 'wolf-echo', 'wolf-gray', 'wolf-jahda'])).toBe(16);
    expect(cardsOf(['military-cyrana', 'noble-baron-christien'])).toBe(0);
    expect(cardsOf(['military-cyrana', 'noble-baron-christien'], { digested: ['villager-roxane'] })).toBe(6);
    expect(cardsOf(['military-isabel'])).toBe(0);
    expect(cardsOf(['military-isabel'], { hand: ['dead-rose'] })).toBe(2);
  });

  it('TH-16.3 Wolves: 1, 4, 9, 16', () => {
    const wolves = ['wolf-bo', 'wolf-echo', 'wolf-gray', 'wolf-jahda'] as const;
    expect([1, 2, 3, 4].map((n) => scoring([{ discard: wolves.slice(0, n) }]).totals[0])).toEqual([
      1, 4, 9, 16,
    ]);
  });

  it('TH-20.5 TH-14.2 a Public Mission scores for each by its own cards', () => {
    const one = scoring(
      [
        { discard: humans('noble', 3) },
        { discard: humans('noble', 1) },
        { at: 'r4', discard: humans('noble', 2) },
      ],
      {
        publicMissions: ['royal', 'gluttony'],
      },
    );
    expect([0, 1, 2].map((seat) => one.scored('royal', seat))).toEqual([3, 1, 2]);
    expect([0, 1, 2].map((seat) => one.scored('gluttony', seat))).toEqual([5, 0, 0]);
  });

  it('TH-20.6 all personal Missions are revealed', () => {
    const one = scoring([{ missions: ['royal', 'hungry'] }, { missions: ['meh'] }]);
    expect(one.heard('spectator', 'mission-scored').map(({ seat, mission }) => `${seat} ${mission}`)).toEqual(
      ['0 royal', '0 hungry', '1 meh'],
    );
    expect(one.view('spectator').state.players[0]?.missions).not.toContain(null);
  });

  it('TH-20.13 an unused Instant Mission scores 0', () => {
    for (const id of MISSION_IDS.filter((one) => missionAt(missionNo(one)).class === 'instant'))
      expect(vp(id, { vp: 9 })).toBe(0);
  });
});

describe('TH-20 comparing', () => {
  it('TH-20.7 TH-20.8 TH-R53 the burnt are left out of every comparison', () => {
    const military = (count: number, at?: Sitting['at']): Sitting => ({
      discard: humans('military', count),
      ...(at ? { at } : {}),
    });
    expect(vp('strategist', military(3), [military(2), military(6, 'r4')])).toBe(6);
    expect(vp('strategist', military(3), [military(3)])).toBe(0);
    expect(vp('the-host', { home: 1 }, [{ home: 2 }, {}, { at: 'r4' }])).toBe(2 + 2 * 2);
  });

  it('TH-20.8 most means at least 1; fewest, lowest and highest are strict', () => {
    expect(vp('zoologist', {}, [{}])).toBe(0);
    expect(vp('on-a-diet', {}, [{ discard: humans('noble', 1) }])).toBe(5);
    expect(vp('on-a-diet', {}, [{}])).toBe(0);
    expect(vp('rich-get-richer', { vp: 5 }, [{ vp: 4 }])).toBe(4);
    expect(vp('rich-get-richer', { vp: 5 }, [{ vp: 5 }])).toBe(0);
    expect(vp('catch-up', { vp: 3 }, [{ vp: 4 }])).toBe(10);
    expect(vp('catch-up', { vp: 4 }, [{ vp: 4 }])).toBe(0);
  });

  it('TH-20.8 a single survivor meets every condition, but most still needs 1', () => {
    const burnt: Sitting = { at: 'r4', vp: 50, discard: [...humans('noble', 5), ...humans('military', 5)] };
    expect(vp('on-a-diet', { discard: humans('noble', 6) }, [burnt])).toBe(5);
    expect(vp('rich-get-richer', { vp: 1 }, [burnt])).toBe(4);
    expect(vp('catch-up', { vp: 90 }, [burnt])).toBe(10);
    expect(vp('gluttony', { discard: humans('noble', 1) }, [burnt])).toBe(5);
    expect(vp('gluttony', {}, [burnt])).toBe(0);
  });

  it('TH-20.9 TH-20.10 TH-19.12 for show a burnt seat scores its cards and the tiles that do not compare', () => {
    const burnt: Sitting = {
      at: 'r4',
      vp: 10,
      discard: [
        ...humans('noble', 6),
        ...humans('religious', 6),
        ...humans('villager', 6),
        ...humans('military', 6),
        'wolf-bo',
      ],
    };
    for (const id of MISSION_IDS) {
      const { scoring: how } = missionAt(missionNo(id));
      if (how !== null && COMPARING.has(how.kind)) expect([id, vp(id, burnt)]).toEqual([id, 0]);
    }
    expect(vp('royal', burnt)).toBe(6);
    expect(scoring([burnt, {}]).totals[0]).toBe(11);
  });

  it('TH-20.2 TH-R56 the pre-Mission score: after dawn loss and card bonuses, before all Missions', () => {
    expect(vp('rich-get-richer', { at: 'c1', vp: 10 }, [{ vp: 5 }])).toBe(0);
    expect(vp('rich-get-richer', { at: 'c1', vp: 10, discard: ['wolf-bo'] }, [{ vp: 5 }])).toBe(4);
    expect(
      vp('rich-get-richer', { vp: 5 }, [{ vp: 4, discard: humans('noble', 6), missions: ['royal'] }]),
    ).toBe(4);
  });
});

describe('TH-20 counting', () => {
  it('TH-20.11 values, keywords and digested Humans count cards only', () => {
    const tokens: Sitting = {
      tokens: ['token-villager', 'token-noble', 'token-military', 'token-religious'],
    };
    for (const id of [
      'haute-cuisine',
      'three-star-dinner',
      'meh',
      'tipsy',
      'dangerous-diet',
      'gourmet',
    ] as const)
      expect([id, vp(id, tokens)]).toEqual([id, 0]);
    expect(vp('picky', tokens)).toBe(6);
  });

  it('TH-20.12 types and numbers count Human tokens too', () => {
    const with4 = (type: 'noble' | 'villager' | 'religious' | 'military'): Sitting => ({
      discard: humans(type, 4),
      tokens: [`token-${type}`],
    });
    expect(vp('common-taste', with4('villager'))).toBe(5);
    expect(vp('holier-than-thou', with4('religious'))).toBe(5);
    expect(vp('a-soldiers-life', with4('military'))).toBe(5);
    expect(vp('royal', with4('noble'))).toBe(5);
    expect(vp('a-hankering', with4('noble'))).toBe(6);
    expect(vp('family-business', with4('noble'))).toBe(5);
    for (const [id, type] of [
      ['landlord', 'villager'],
      ['the-devout', 'religious'],
      ['strategist', 'military'],
      ['revolutionary', 'noble'],
    ] as const)
      expect([id, vp(id, with4(type), [{ discard: humans(type, 4) }])]).toEqual([id, 6]);
    expect(vp('gluttony', with4('noble'), [{ discard: humans('noble', 4) }])).toBe(5);
    expect(vp('on-a-diet', { discard: humans('noble', 4) }, [with4('noble')])).toBe(5);
    const twelve = [...humans('noble', 6), ...humans('villager', 6)];
    expect([
      vp('eat-them-all', { discard: twelve }),
      vp('eat-them-all', { discard: twelve, tokens: ['token-military'] }),
    ]).toEqual([0, 5]);
    const set: Sitting = {
      discard: [...humans('noble', 2), ...humans('villager', 2), ...humans('military', 1)],
      tokens: ['token-religious'],
    };
    expect([vp('varied-diet', set), vp('selective', set)]).toEqual([3, 2]);
  });

  it('TH-20.14 TH-20.15 TH-R58 Early Night and The Host use arrival numbers; a vampire that never left did not return', () => {
    expect([vp('early-night', { home: 1 }), vp('early-night', { home: 2 }), vp('early-night', {})]).toEqual([
      6, 0, 0,
    ]);
    expect(vp('the-host', {}, [{ home: 1 }])).toBe(0);
    expect(vp('the-host', { home: 2 }, [{ home: 1 }, { home: 3 }, {}, { at: 'c1' }])).toBe(2 + 2 * 3);
  });

  it('TH-20.16 TH-R57 Missionary counts itself and its neighbours that score', () => {
    const own = (missions: readonly MissionId[], setting: Partial<Setting> = {}) =>
      scoring([{ missions, discard: ['noble-jack'] }, {}], setting).scored('missionary');
    expect(own(['missionary'])).toBe(1);
    expect(own(['missionary', 'royal', 'tipsy', 'hungry'])).toBe(2);
    // A public neighbour is in another place.
    expect(own(['missionary'], { publicMissions: ['royal', 'meh'] })).toBe(1);
    const open = scoring([{ discard: ['noble-jack'], missions: ['picky'] }, {}], {
      publicMissions: ['missionary', 'royal'],
    });
    expect([open.scored('missionary', 0), open.scored('missionary', 1)]).toEqual([2, 1]);
  });

  it('TH-R55 different animals or, by option, different names; different Powers by id', () => {
    const pets: Sitting = { discard: ['wolf-bo', 'wolf-echo', 'owl-sova'] };
    expect(vp('animal-lover', pets)).toBe(2);
    expect(vp('animal-lover', pets, [{}], { options: { animalLoverBy: 'name' } })).toBe(3);
    expect(
      vp('my-body-is-my-temple', {
        discard: ['vampiric-will', 'vampiric-will', 'vampiric-will-double', 'the-hunger'],
      }),
    ).toBe(2);
  });
});

describe('TH-20 winning', () => {
  const places = (players: readonly Sitting[]) => {
    const one = scoring(players);
    return one.heard('spectator', 'score').map(({ seat, place }) => `${seat}:${place}`);
  };

  it('TH-20.17 the highest score among the survivors', () => {
    expect(places([{ vp: 3 }, { vp: 9 }, { vp: 50, at: 'r4' }])).toEqual(['1:1', '0:2', '2:3']);
  });

  it('TH-20.18 TH-R59 ties: earlier arrival, then the Castle, then the smaller distance, then shared', () => {
    expect(
      places([{ vp: 9 }, { vp: 9, home: 2 }, { vp: 9, home: 1 }, { vp: 14, at: 'c2' }, { vp: 14, at: 'c1' }]),
    ).toEqual(['2:1', '1:2', '0:3', '4:4', '3:5']);
    expect(places([{ vp: 9 }, { vp: 9 }])).toEqual(['0:1', '1:1']);
    scene({ from: [{ step: 'dawn' }], players: [{ vp: 9, at: 'c1' }, { vp: 9, at: 'c1' }, { vp: 1 }] }).over([
      0, 1,
    ]);
  });

  it('TH-20.19 the burnt share the place after all survivors; if all are burnt nobody wins', () => {
    expect(places([{ vp: 3 }, { vp: 9, at: 'r4' }, { vp: 50, at: 'd9' }])).toEqual(['0:1', '1:2', '2:2']);
    scene({
      from: [{ step: 'dawn' }],
      players: [
        { vp: 9, at: 'r4' },
        { vp: 50, at: 'd9' },
      ],
    }).over([]);
  });
});
