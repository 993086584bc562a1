import { describe, expect, it } from 'vitest';
import { standings } from '../rules/scoring.ts';
import { type Setting, type Sitting, scene } from './kit.ts';

const TEAMS = { options: { teams: true } } as const;

function table(players: readonly Sitting[], at: Setting['at'], setting: Partial<Setting> = {}) {
  return scene({ ...TEAMS, ...setting, players, at });
}

/** Everybody stays at the first Location. */
function clash(players: readonly Sitting[], setting: Partial<Setting> = {}) {
  return table(players, 'loc-1', setting).stay();
}

describe('VV-24 teams', () => {
  it('VV-24.2 team-mates sit opposite each other and share their place', () => {
    const four = table([{ influence: 9 }, {}, {}, {}], []).ends();
    expect(standings(four.state).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [2, 1],
      [1, 2],
      [3, 2],
    ]);
  });

  it('VV-24.3 VV-7.1 six players: four Locations and the base number of laps', () => {
    const six = Array.from({ length: 6 }, () => ({}));
    const s = table(six, [{ step: 'planning' }]);
    s.told('lap', { lap: 1, laps: 2 }).ends();
    expect(s.state.locations.length).toBe(4);
  });

  it('VV-24.4 VV-24.5 the decision is made before any target is handled, and is public', () => {
    const s = clash([
      { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } },
      { on: { 'loc-1': [1] } },
      { on: { 'loc-1': [1] } },
    ]);
    s.untold('lost').answer(0, 'leave-out').told('included', { seat: 0, mate: 2, included: false });
    s.told('lost', { seat: 1 }).untold('lost', { seat: 2 }).ends();
    expect(s.heard(3, 'included')).toHaveLength(1);
  });

  it('VV-24.4 nobody is asked if the team-mate would not qualify', () => {
    clash([
      { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } },
      { on: { 'loc-1': [1] } },
      { on: { 'loc-2': [1] } },
    ])
      .untold('included')
      .ends();
  });

  it("VV-24.6 inclusion that can only help is automatic: On the Prowl, Master Plan's Power, Mesmerize, Forestall", () => {
    const prowl = table(
      [{ clan: 'brujah', hand: ['br-hunt'] }, {}, { clan: 'gangrel', on: { 'loc-1': ['ga-on-the-prowl'] } }],
      0,
    ).answers(0, 'play:br-hunt', 'location:loc-1', 'face-up:0');
    prowl.told('blood-put', { seat: 2 }).asks(0, 'plan-blood');
    const plan = clash([
      { clan: 'ventrue', on: { 'loc-1': ['ve-master-plan'] } },
      { on: { 'loc-1': [1] } },
      { on: { 'loc-1': [1] } },
    ]);
    expect(plan.ends().totals[0]).toBe(5);
    clash([
      { clan: 'malkavian', on: { 'loc-1': ['ma-mesmerize'] } },
      { on: { 'loc-1': [1] } },
      { on: { 'loc-1': [1] } },
    ]).asks(0, 'mesmerize-target', ['seat:1', 'seat:2']);
    clash([
      { clan: 'ventrue', on: { 'loc-1': ['ve-forestall'] } },
      { clan: 'brujah', on: { 'loc-1': ['br-challenge'] } },
      { clan: 'gangrel', on: { 'loc-1': ['ga-feral-weapons'] } },
    ]).asks(0, 'forestall-card', ['card:br-challenge', 'card:ga-feral-weapons']);
  });

  it('VV-24.7 effects that do not mention opponents treat a team-mate like any other seat', () => {
    const s = clash([
      { clan: 'ventrue', on: { 'loc-1': ['ve-diplomacy', 've-hunt'] } },
      {},
      { clan: 'gangrel', pool: 5, on: { 'loc-1': ['ga-on-the-prowl', 5] } },
    ]);
    s.untold('included').asks(2, 'ventrue-hunt').answer(2, 'steal');
    expect([s.ends().totals, s.pool(2)]).toEqual([{ 0: 3, 2: 5 }, 3]);
  });

  it('VV-24.8 Eyes in the Dark: the Location becomes public, the controller decides, then the facing', () => {
    const eyes = (pool = 4) =>
      table(
        [
          { clan: 'brujah', pool, hand: ['br-hunt'] },
          {},
          { clan: 'nosferatu', on: { 'loc-1': ['no-eyes-in-the-dark'] } },
        ],
        0,
      ).answers(0, 'play:br-hunt', 'location:loc-1');
    const s = eyes().told('location-chosen', { seat: 0, location: 'loc-1' }).asks(2, 'team-include');
    expect(s.view(1).state.plan).toMatchObject({ card: null, location: 0 });
    s.answer(2, 'include')
      .told('played', { faceUp: false, cost: 1, watcher: 2 })
      .told('blood-put', { seat: 2 });
    expect(s.asks(0, 'plan-blood').view(2).state.positions[0]?.[0]?.cards[0]?.card).toBe('br-hunt');
    const free = eyes().answer(2, 'leave-out').asks(0, 'plan-facing', ['face-up:0', 'face-down:1']);
    free.answer(0, 'face-down:1').told('played', { watcher: null }).told('blood-put', { seat: 2 });
    expect(free.asks(0, 'plan-blood').view(2).state.positions[0]?.[0]?.cards[0]?.card).toBeNull();
    // Not offered if the team-mate cannot pay.
    eyes(1).untold('location-chosen').told('played', { faceUp: true }).asks(0, 'plan-blood');
  });

  it('VV-24.9 One Step Ahead is decided when the cards would be bound, Mass Manipulation after the tokens', () => {
    const ahead = clash([
      { clan: 'nosferatu', on: { 'loc-1': ['no-one-step-ahead'] } },
      { clan: 'brujah', on: { 'loc-1': ['?br-challenge'] } },
      { clan: 'gangrel', on: { 'loc-1': ['?ga-feral-weapons'] } },
    ]);
    ahead.asks(0, 'team-include').untold('revealed').answer(0, 'leave-out');
    ahead.told('revealed', { cards: ['ga-feral-weapons'] }).asks(1, 'one-step-ahead');
    const mass = clash([
      { clan: 'ventrue', on: { 'loc-1': ['ve-mass-manipulation'] } },
      { on: { 'loc-1': [1] } },
      { on: { 'loc-1': [1] } },
    ]);
    mass.told('tokens').asks(0, 'team-include').answer(0, 'include').told('stolen', { seat: 1 });
    mass.told('stolen', { seat: 2 }).ends();
  });

  it("VV-24.10 VV-R70 no Influence for a team-mate's Frenzy, but Mr. Damp’s blood", () => {
    const s = clash(
      [
        {
          clan: 'brujah',
          pool: 4,
          allies: ['al-talley', 'al-mr-damp'],
          on: { 'loc-1': ['br-hunt', 'br-ready'] },
        },
        {},
        { pool: 1, on: { 'loc-1': [1] } },
      ],
      { places: { 'loc-1': 'pl-the-collar' } },
    );
    s.answer(0, 'include').told('frenzy', { seat: 2, credited: 0 }).told('gained', { seat: 0, amount: 2 });
    expect(s.ends().player(0)).toMatchObject({ pool: 4 + 1 + 2, influence: 3 + 1 });
  });

  it('VV-24.11 VV-15.16 team-mates are ranked separately', () => {
    const s = clash([{ on: { 'loc-1': [2] } }, { on: { 'loc-1': [3] } }, { on: { 'loc-1': [2] } }]);
    s.told('power', { seat: 1, rank: 1 })
      .told('power', { seat: 0, rank: 2 })
      .told('power', { seat: 2, rank: 3 })
      .ends();
  });

  it("VV-24.12 VV-R71 a team-mate's hand is hidden, unless hands are open", () => {
    const seen = (teamHands: 'open' | 'closed') => {
      const s = table([{ clan: 'brujah', hand: ['br-hunt'], on: { 'loc-1': ['?br-ready'] } }], [], {
        options: { teams: true, teamHands },
      }).ends();
      const { players, positions } = s.view(2).state;
      expect(s.view(1).state.players[0]?.hand).toEqual([null]);
      return [players[0]?.hand, positions[0]?.[0]?.cards[0]?.card];
    };
    expect(seen('closed')).toEqual([[null], null]);
    expect(seen('open')).toEqual([['br-hunt'], 'br-ready']);
  });

  it('VV-24.13 VV-24.15 the scores of a team are added; eliminated seats contribute 0', () => {
    const s = table(
      [{ influence: 5 }, { influence: 4 }, { eliminated: 1, influence: 0 }, { influence: 4 }],
      'end-of-round',
      {
        round: 3,
      },
    );
    s.told('score', { seat: 1, place: 1, total: 5, team: 'B', together: 10 });
    s.told('score', { seat: 0, place: 2, total: 6, team: 'A', together: 6 });
    s.told('score', { seat: 2, place: 2, total: 0, team: 'A', together: 6 }).over([1, 3]);
  });

  it('VV-24.14 tied teams: Fiorenza, blood of both Pools, player order', () => {
    const last = (players: readonly Sitting[], ambition = 0) =>
      table(players, 'end-of-round', { round: 3, ambition });
    last([{}, {}, {}, {}], 1).over([1, 3]);
    last([{ pool: 7 }, {}, {}, {}], 1).over([0, 2]);
    last([{ pool: 9 }, { allies: ['al-fiorenza-savona'], influence: 0 }, {}, {}]).over([1, 3]);
  });

  it('VV-24.15 VV-8.18 a team is out only when both its seats are; then the other wins', () => {
    const out = { clan: 'brujah', tokens: 2, victims: 0, allies: ['al-marcel'], hand: ['br-hunt'] } as const;
    table([out, {}, {}, {}], 0).answer(0, 'drain').told('eliminated').ends();
    table([out, {}, { eliminated: 1 }, {}], 0)
      .answer(0, 'drain')
      .told('ended', { why: 'last-one-left' })
      .over([1, 3]);
  });

  it('VV-24.16 Wolf Companion at the start of the Conflict, Challenge and Retaliation each time they trigger', () => {
    const wolf = clash([
      { clan: 'gangrel', relic: 're-knife-of-the-faithless', on: { 'loc-1': ['ga-wolf-companion'] } },
      { clan: 'brujah', on: { 'loc-1': ['br-challenge'] } },
      { clan: 'ventrue', on: { 'loc-1': ['ve-majesty'] } },
    ]);
    wolf.asks(0, 'team-include').answer(0, 'leave-out').answer(0, 'not-now');
    expect(wolf.ends().totals).toEqual({ 0: 2, 1: 2, 2: 4 });
    const challenge = table(
      [{ clan: 'gangrel', hand: ['ga-hunt'] }, {}, { clan: 'brujah', on: { 'loc-2': ['br-challenge'] } }],
      0,
    ).answers(0, 'play:ga-hunt', 'location:loc-1', 'face-up:0');
    challenge.asks(2, 'team-include').answer(2, 'leave-out').untold('lost').asks(0, 'plan-blood');
    const retaliation = clash([
      { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } },
      { clan: 'tremere', on: { 'loc-1': ['tr-retaliation'] } },
      { pool: 6 },
      { pool: 6, on: { 'loc-1': [1] } },
    ]);
    retaliation.asks(1, 'team-include').answer(1, 'include').told('lost', { seat: 3, cause: 1 });
    retaliation.ends();
  });

  it('VV-24.16 for effects with a list of targets when the list is fixed: the auction', () => {
    const s = clash([
      { clan: 'malkavian', on: { 'loc-1': ['ma-auction-of-blood'] } },
      { on: { 'loc-1': [1] } },
      { on: { 'loc-1': [1] } },
    ]);
    s.asks(0, 'team-include').answer(0, 'leave-out').asks([0, 1], 'auction-bid');
    const alone = clash([
      { clan: 'malkavian', on: { 'loc-1': ['ma-auction-of-blood'] } },
      {},
      { on: { 'loc-1': [1] } },
    ]);
    // Without the team-mate there is no Rival, and so no auction.
    alone.answer(0, 'leave-out').untold('bids').ends();
  });

  it('VV-1.6 VV-R78 nobody is asked about a team-mate if the amount is 0', () => {
    const charisma = (victims: number) =>
      clash([{ clan: 'toreador', victims, on: { 'loc-1': ['to-charisma'] } }, {}, { on: { 'loc-1': [1] } }]);
    charisma(1).told('effect', { card: 'to-charisma' }).untold('included').ends();
    charisma(2).asks(0, 'team-include').answer(0, 'include').told('blood-discarded', { seat: 2 }).ends();
  });

  it('VV-24.17 nothing is shared', () => {
    const s = table(
      [{ pool: 1, on: { 'loc-1': [1] } }, { clan: 'gangrel', on: { 'loc-1': ['ga-hunt'] } }, { pool: 9 }],
      'loc-1',
    ).stay();
    s.told('frenzy', { seat: 0 });
    expect(s.ends().pool(2)).toBe(9);
  });
});
