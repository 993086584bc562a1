import { describe, expect, it } from 'vitest';
import { ALLIES, ALLY_IDS, type AllyId } from '../cards/allies.ts';
import { feedOf } from '../rules/feed.ts';
import { scoreOf } from '../rules/scoring.ts';
import { fight, type Setting, type Sitting, scene } from './kit.ts';

/** Seat 0 wins this Ally at the first Location. */
function won(
  ally: AllyId,
  winner: Sitting = {},
  others: readonly Sitting[] = [],
  setting: Partial<Setting> = {},
) {
  return fight([{ clan: 'ventrue', on: { 'loc-1': [5] }, ...winner }, ...others], {
    allies: { 'loc-1': ally },
    ...setting,
  });
}

/** Seat 0 with this Ally begins a planning turn. */
function turnWith(ally: AllyId, sitting: Sitting = {}, others: readonly Sitting[] = []) {
  const hand = ['ve-hunt', 've-ready'] as const;
  return scene({ players: [{ clan: 'ventrue', allies: [ally], hand, ...sitting }, ...others], at: 0 });
}

/** Seat 0 is sent into Frenzy by seat 1. */
function frenzied(sitting: Sitting, seed?: string) {
  return fight(
    [
      { pool: 1, clan: 'ventrue', on: { 'loc-1': [1] }, ...sitting },
      { clan: 'brujah', on: { 'loc-1': ['br-hunt'] } },
    ],
    seed === undefined ? {} : { seed },
  );
}

describe('Allies with an ability when they are won', () => {
  it('al-anita-wainwright: Gain 3 blood', () => {
    const s = won('al-anita-wainwright').told('gained', {
      seat: 0,
      amount: 3,
      source: 'al-anita-wainwright',
    });
    expect([s.ends().pool(0), s.player(0).allies]).toEqual([9, ['al-anita-wainwright']]);
  });

  it('al-sgt-mctavish: Steal 2 blood from each opponent, present or not', () => {
    const s = won('al-sgt-mctavish', {}, [{ pool: 5 }, { pool: 2 }, { pool: 1 }]);
    s.told('stolen', { seat: 1, amount: 2 }).told('frenzy', { seat: 2, credited: 0, location: 'loc-1' });
    s.told('stolen', { seat: 3, amount: 1 });
    expect(s.ends().pools).toEqual([6 + 5, 3, 3, 3]);
  });

  it('al-khadija-al-kindi: the top card of the Clan deck to hand, unseen by others', () => {
    const s = won('al-khadija-al-kindi', { deck: ['ve-curfew', 've-ready'] });
    expect([s.ends().hand(0), s.player(0).deck]).toEqual([['ve-curfew'], ['ve-ready']]);
    expect(s.heard(1, 'card-drawn')).toEqual([
      { kind: 'card-drawn', seat: 0, source: 'al-khadija-al-kindi' },
    ]);
    expect(s.heard(0, 'card-drawn')).toMatchObject([{ card: 've-curfew' }]);
    won('al-khadija-al-kindi', { deck: [] }).untold('card-drawn').ends();
  });

  it('al-wauneka: a Victim from the deck joins the Alliance', () => {
    expect(won('al-wauneka').ends().player(0).victims).toBe(2);
  });

  it('al-maldavis: Gain 5 blood', () => {
    expect(won('al-maldavis').ends().pool(0)).toBe(11);
  });

  it('al-sarah-mcaleer VV-R17: Gain 1 blood for each card of the Alliance, herself included', () => {
    const s = won('al-sarah-mcaleer', { victims: 2, allies: ['al-marcel'], drained: ['al-bronwyn'] });
    expect(s.told('gained', { amount: 4 }).ends().pool(0)).toBe(10);
  });
});

describe('Allies with a lasting ability', () => {
  it('al-carmelita-neillson: 1 blood at the Haven for each card that you play there', () => {
    const s = turnWith('al-carmelita-neillson').answers(0, 'play:ve-hunt', 'location:loc-haven', 'face-up:0');
    expect(s.asks(0, 'plan-blood').on('loc-haven', 0)).toEqual(['ve-hunt', 1]);
    const elsewhere = turnWith('al-carmelita-neillson').answers(
      0,
      'play:ve-hunt',
      'location:loc-1',
      'face-up:0',
    );
    expect(elsewhere.asks(0, 'plan-blood').blood('loc-haven', 0)).toBe(0);
  });

  it('al-erichtho VV-7.9: face down costs nothing', () => {
    turnWith('al-erichtho', { pool: 1 })
      .answers(0, 'play:ve-hunt', 'location:loc-1')
      .asks(0, 'plan-facing', ['face-up:0', 'face-down:0']);
  });

  it('al-fiorenza-savona VV-1.4: wins every tie of a Conflict', () => {
    const s = fight([{ on: { 'loc-1': [2] } }, { allies: ['al-fiorenza-savona'], on: { 'loc-1': [2] } }]);
    s.told('power', { seat: 1, rank: 1 }).told('power', { seat: 0, rank: 2 });
    s.told('won', { seat: 1, tie: 'ally' }).ends();
  });

  it('al-portia VV-8.6: cannot be Drained', () => {
    const s = turnWith('al-portia').answer(0, 'drain').asks(0, 'plan-action');
    expect(s.player(0)).toMatchObject({ allies: ['al-portia'], victims: 0, drainedVictims: 1 });
    turnWith('al-portia', { victims: 0 }).asks(0, 'plan-action', ['play:ve-hunt', 'play:ve-ready']);
    turnWith('al-portia', { victims: 0 }).bars(0, 'drain', 'VV-8.1').asks(0, 'plan-action');
  });

  it('al-portia VV-R28: alone in a Frenzy, the empty-Alliance rule', () => {
    const s = frenzied({ allies: ['al-portia'], victims: 0 });
    expect([s.ends().pool(0), s.player(0).allies]).toEqual([1, ['al-portia']]);
    s.told('nothing-to-drain', { blood: 1 }).told('influence', { amount: -1 }).ends();
  });

  it('al-talley VV-18.5: 1 extra Influence for each Frenzy credited to you', () => {
    const s = fight([
      { pool: 1, on: { 'loc-1': [1] } },
      { clan: 'gangrel', allies: ['al-talley'], on: { 'loc-1': ['ga-hunt'] } },
    ]);
    s.told('influence', { seat: 1, source: 'bounty' });
    s.told('influence', { seat: 1, amount: 1, source: 'al-talley' }).ends();
  });

  it('al-ambrus-maropis VV-7.22 VV-R44: pay 1 blood to look at a face-down card', () => {
    const other = {
      clan: 'gangrel',
      on: { 'loc-1': ['ga-hunt', '?ga-ready'], 'loc-2': ['?ga-mist-form'] },
    } as const;
    const s = turnWith('al-ambrus-maropis', { pool: 3 }, [other]).answer(0, 'look');
    s.asks(0, 'look-which', ['look:loc-1.1.1', 'look:loc-2.1.0']).answer(0, 'look:loc-1.1.1');
    s.told('spent', { seat: 0, amount: 1, location: 'loc-1' }).told('looked');
    expect(s.heard(0, 'looked')).toMatchObject([{ at: 1, number: 1, card: 'ga-ready' }]);
    expect(s.heard(2, 'looked')).toEqual([{ kind: 'looked', seat: 0, at: 1, location: 'loc-1', number: 1 }]);
    expect(s.view(0).state.positions[0]?.[1]?.cards[1]?.card).toBe('ga-ready');
    s.answer(0, 'look').bars(0, 'look', 'VV-9.2').asks(0, 'plan-action');
  });

  it('al-edward-neally VV-8.4: Draining him gives 2 Diablerie tokens', () => {
    const s = turnWith('al-edward-neally').answers(0, 'drain', 'card:al-edward-neally');
    expect(s.told('drained', { tokens: 2, blood: 3 }).asks(0, 'plan-action').player(0).tokens).toBe(2);
  });

  it('al-mr-damp VV-18.5: 2 blood for each Frenzy credited to you', () => {
    const s = fight([
      { pool: 1, on: { 'loc-1': [1] } },
      { clan: 'gangrel', pool: 4, allies: ['al-mr-damp'], on: { 'loc-1': ['ga-hunt'] } },
    ]);
    expect(s.told('gained', { seat: 1, amount: 2, source: 'al-mr-damp' }).ends().pool(1)).toBe(7);
  });

  it('al-julie-munoz VV-20.3 VV-R18: 2 Influence if no other Human Ally is in the Alliance', () => {
    const bonus = (sitting: Sitting) => {
      const s = scene({ players: [{ victims: 3, ...sitting }], at: [] }).ends();
      return scoreOf(s.state, 0).bonus;
    };
    expect(bonus({ allies: ['al-julie-munoz', 'al-marcel'], drained: ['al-bobby-white'] })).toBe(2);
    expect(bonus({ allies: ['al-julie-munoz', 'al-bobby-white'] })).toBe(0);
    expect(bonus({ drained: ['al-julie-munoz'] })).toBe(0);
  });

  it('al-roberta-urbani VV-6.4 VV-R45: keep both drawn cards and give up one held before', () => {
    const build = () =>
      scene({
        players: [
          {
            clan: 'ventrue',
            allies: ['al-roberta-urbani'],
            hand: ['ve-hunt', 've-ready'],
            deck: ['ve-curfew', 've-majesty', 've-forestall'],
          },
        ],
        round: 2,
        at: 'hand-building',
      });
    const options = ['keep:ve-curfew', 'keep:ve-majesty', 'give:ve-hunt', 'give:ve-ready'];
    const s = build().asks([0, 1, 2, 3], 'hand-keep').offers(0, options).answer(0, 'give:ve-hunt');
    for (const seat of [1, 2, 3]) s.answer(seat, s.options(seat)[0] as string);
    expect(s.ends().hand(0)).toEqual(['ve-ready', 've-curfew', 've-majesty']);
    expect([s.player(0).deck, s.player(0).bottom, s.player(0).known]).toEqual([
      ['ve-forestall'],
      ['ve-hunt'],
      [],
    ]);
    expect(s.heard(1, 'gave-up')).toEqual([{ kind: 'gave-up', seat: 0 }]);
    const keeps = build().answer(0, 'keep:ve-curfew').untold('gave-up');
    keeps.asks([0, 1, 2, 3], 'hand-keep');
  });

  it('al-ryan-ramos VV-7.9: face down costs 1 more', () => {
    turnWith('al-ryan-ramos')
      .answers(0, 'play:ve-hunt', 'location:loc-1')
      .asks(0, 'plan-facing', ['face-up:0', 'face-down:2']);
  });

  it('al-miguel-chandler VV-18.8: is Drained first in a Frenzy, without a draw', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const s = frenzied({ allies: ['al-marcel', 'al-miguel-chandler'], victims: 5 }, seed);
      s.told('drained', { seat: 0, card: 'al-miguel-chandler', frenzy: true, tokens: 0 }).ends();
    }
  });
});

describe('Allies are worth what their cards say, in an Alliance and Drained', () => {
  for (const ally of ALLY_IDS)
    it(`${ally}: Influence, Feed, Drain, Drained Influence`, () => {
      const { influence, feed, drain, drainedInfluence, kind } = ALLIES[ally];
      const base = { influence: 0, victims: 0, pool: 2 };
      const kept = scene({ players: [{ ...base, allies: [ally] }], at: [] }).ends();
      const score = scoreOf(kept.state, 0);
      expect([score.alliance, feedOf(kept.player(0))]).toEqual([influence, feed]);
      if (ally === 'al-portia') return;
      const s = turnWith(ally, { ...base, victims: 0 }).answer(0, 'drain');
      if (s.options(0).includes(`card:${ally}`)) s.answer(0, `card:${ally}`);
      const tokens = kind === 'human' ? 0 : ally === 'al-edward-neally' ? 2 : 1;
      expect(s.asks(0, 'plan-action').player(0)).toMatchObject({ pool: 2 + drain, drained: [ally], tokens });
      expect(scoreOf(s.state, 0)).toMatchObject({ alliance: 0, drained: drainedInfluence });
      expect(scoreOf(s.state, 0).diablerie === -tokens || tokens === 0).toBe(true);
    });
});
