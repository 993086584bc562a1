import { describe, expect, it } from 'vitest';
import { RELIC_IDS, RELICS, type RelicId } from '../cards/relics.ts';
import { scoreOf } from '../rules/scoring.ts';
import { holderOf } from '../rules/seats.ts';
import { fight, newMatch, type Sitting, scene } from './kit.ts';

function turnWith(relic: RelicId, sitting: Sitting = {}, others: readonly Sitting[] = []) {
  const hand = ['ve-hunt', 've-ready'] as const;
  return scene({ players: [{ clan: 'ventrue', victims: 0, hand, relic, ...sitting }, ...others], at: 0 });
}

describe('VV-23 Relics', () => {
  it('re-isaac-chalice VV-R16 VV-23.4: a Drained card returns to the Alliance; tokens stay, nothing triggers', () => {
    const s = turnWith('re-isaac-chalice', {
      drained: ['al-anita-wainwright'],
      drainedVictims: 1,
      tokens: 1,
    });
    s.answer(0, 'relic').asks(0, 'relic-planning', ['card:al-anita-wainwright', 'card:victim']);
    s.answer(0, 'card:al-anita-wainwright').untold('gained');
    expect(s.player(0)).toMatchObject({ allies: ['al-anita-wainwright'], drained: [], tokens: 1, pool: 6 });
    // VV-23.3: it can only be used once, but the card may be Drained again.
    s.bars(0, 'relic', 'VV-23.3').answer(0, 'drain').told('drained', { card: 'al-anita-wainwright' });
    s.asks(0, 'plan-action');
    turnWith('re-isaac-chalice').bars(0, 'relic', 'VV-23.4').asks(0, 'plan-action');
  });

  it('re-sargon-apocrypha VV-11.1: 1 blood to each Location in order, stopping at 1 in the Pool', () => {
    const start = (pool: number) =>
      scene({ players: [{ pool, relic: 're-sargon-apocrypha' }], at: 'relic-start-resolution' });
    const s = start(3).asks(0, 'relic-start-resolution', ['use', 'not-now']).answer(0, 'use');
    expect([
      s.ends().pool(0),
      ...(['loc-1', 'loc-2', 'loc-haven'] as const).map((at) => s.blood(at, 0)),
    ]).toEqual([1, 1, 1, 0]);
    expect(start(3).answer(0, 'not-now').ends().player(0).relicUsed).toBe(false);
    start(1).untold('relic-used').ends();
  });

  it('re-penitent-mask VV-12.4: switches your own token after the reveal', () => {
    const mask = () =>
      scene({
        players: [{ relic: 're-penitent-mask', on: { 'loc-1': [2] } }, { on: { 'loc-1': [1] } }],
        at: 'loc-1',
      });
    const s = mask().stay().asks(0, 'relic-mask', ['switch', 'keep']).answer(0, 'switch');
    s.told('token-switched', { seat: 0, token: 'withdraw' }).told('withdrew', { seat: 0 }).ends();
    mask().stay(0).answer(0, 'switch').untold('withdrew').ends();
    expect(mask().stay().answer(0, 'keep').ends().player(0).relicUsed).toBe(false);
  });

  it('re-knife-of-the-faithless VV-15.11 VV-15.12: 3 more Power, right before the totals', () => {
    const knife = () =>
      fight([{ relic: 're-knife-of-the-faithless', on: { 'loc-1': [1] } }, { on: { 'loc-1': [3] } }]);
    const s = knife().asks(0, 'relic-knife', ['use', 'not-now']).answer(0, 'use');
    expect(s.told('power', { seat: 0, knife: 3, rank: 1 }).ends().totals).toEqual({ 0: 4, 1: 3 });
    expect(knife().answer(0, 'not-now').ends().totals).toEqual({ 0: 1, 1: 3 });
    fight([{ relic: 're-knife-of-the-faithless' }, { on: { 'loc-1': [3] } }]).ends();
  });

  it('re-phial-of-elder-vitae: Gain 4 blood', () => {
    const s = turnWith('re-phial-of-elder-vitae').answer(0, 'relic').told('gained', { seat: 0, amount: 4 });
    expect(s.asks(0, 'plan-action', ['play:ve-hunt', 'play:ve-ready']).pool(0)).toBe(10);
  });

  it('re-phial-of-elder-vitae VV-7.23: may also be used after playing', () => {
    const s = turnWith('re-phial-of-elder-vitae').answers(
      0,
      'play:ve-hunt',
      'location:loc-1',
      'face-up:0',
      'blood:0',
    );
    expect(s.asks(0, 'plan-end', ['end', 'relic']).answer(0, 'relic').ends().pool(0)).toBe(10);
  });

  it('re-mirror-of-the-ninth-hour: all face-down cards of a Location', () => {
    const other = {
      clan: 'gangrel',
      on: { 'loc-1': ['?ga-hunt', '?ga-ready'], 'loc-2': ['ga-mist-form'] },
    } as const;
    const more = { clan: 'brujah', on: { 'loc-haven': ['?br-hunt'] } } as const;
    const s = turnWith('re-mirror-of-the-ninth-hour', {}, [other, more]).answer(0, 'relic');
    s.asks(0, 'relic-planning', ['location:loc-1', 'location:loc-haven']).bars(
      0,
      'location:loc-2',
      'VV-23.4',
    );
    s.answer(0, 'location:loc-1');
    expect(s.heard(0, 'looked-everywhere')).toMatchObject([
      { seats: [1, 1], cards: ['ga-hunt', 'ga-ready'] },
    ]);
    expect(s.heard(2, 'looked-everywhere')).toEqual([
      { kind: 'looked-everywhere', seat: 0, location: 'loc-1', seats: [1, 1] },
    ]);
    s.asks(0, 'plan-action');
    turnWith('re-mirror-of-the-ninth-hour').bars(0, 'relic', 'VV-23.4').asks(0, 'plan-action');
  });

  it('re-ferrymans-key: one of your cards moves to another Location, facing kept, no cost, no reactions, blood stays', () => {
    const prowl = { clan: 'gangrel', on: { 'loc-2': ['ga-on-the-prowl'] } } as const;
    const s = turnWith('re-ferrymans-key', { on: { 'loc-1': ['?ve-curfew', 've-majesty', 2] } }, [prowl]);
    s.answer(0, 'relic').asks(0, 'relic-planning', ['move:loc-1.0.0', 'move:loc-1.0.1']);
    s.answer(0, 'move:loc-1.0.0').bars(0, 'location:loc-1', 'VV-23.4').answer(0, 'location:loc-2');
    expect([s.on('loc-1', 0), s.on('loc-2', 0), s.blood('loc-2', 1)]).toEqual([
      ['ve-majesty', 2],
      ['?ve-curfew'],
      0,
    ]);
    expect(s.heard(1, 'card-moved')[0]).not.toHaveProperty('card');
    s.asks(0, 'plan-action');
    turnWith('re-ferrymans-key').bars(0, 'relic', 'VV-23.4').asks(0, 'plan-action');
  });

  it('re-ward-of-cold-ashes VV-18.7: Gain 3 blood in a Frenzy instead of Draining; the Bounty is paid', () => {
    const s = fight([
      { pool: 1, clan: 'ventrue', relic: 're-ward-of-cold-ashes', on: { 'loc-1': [1] } },
      { clan: 'brujah', on: { 'loc-1': ['br-hunt'] } },
    ]);
    s.asks(0, 'frenzy-replace', ['ward', 'drain']).told('influence', { seat: 1, source: 'bounty' });
    expect(s.answer(0, 'ward').ends().player(0)).toMatchObject({ pool: 3, victims: 1, relicUsed: true });
  });

  it('VV-23.5 VV-23.6 a Relic scores its Influence, used or not', () => {
    for (const relic of RELIC_IDS)
      for (const relicUsed of [false, true]) {
        const s = scene({ players: [{ relic, relicUsed }], at: [] }).ends();
        expect(scoreOf(s.state, 0).relic).toBe(RELICS[relic].influence);
      }
  });

  it('VV-23.3 a Relic of another window is not for planning turns', () => {
    turnWith('re-penitent-mask').bars(0, 'relic', 'VV-23.3').asks(0, 'plan-action');
  });

  it("VV-23.7 two Relics in one planning turn each come in their owner's own turn, and windows have one owner", () => {
    const windows = RELIC_IDS.filter((relic) => RELICS[relic].window !== 'planning-turn');
    expect(new Set(windows.map((relic) => RELICS[relic].window)).size).toBe(windows.length);
  });

  it('VV-8.11 VV-23.3 nobody holds the Relic of an eliminated seat', () => {
    const players = [
      { clan: 'brujah', eliminated: 1, relic: 're-sargon-apocrypha' },
      { clan: 'gangrel', relic: 're-penitent-mask' },
    ] as const;
    const s = scene({ players, at: 'relic-start-resolution' }).ends();
    expect(RELIC_IDS.map((relic) => holderOf(s.state, relic)).filter((holder) => holder !== null)).toEqual([
      1,
    ]);
  });

  it('VV-23.1 VV-23.8 one Relic more than players is revealed, before the clans', () => {
    for (const seats of [3, 4, 5, 6]) {
      const match = newMatch(seats, { relics: true });
      const told = match.collect().map(({ kind }) => kind);
      expect(match.position.state.relics.length).toBe(seats + 1);
      expect(told.indexOf('relics-revealed')).toBeLessThan(told.indexOf('clans-revealed'));
    }
  });

  it('VV-E38 VV-23.2 anticlockwise from the right of the Ambition holder, who is last', () => {
    const relics = RELIC_IDS.slice(0, 5);
    const s = scene({ players: [{}, {}, {}, {}], ambition: 2, relics, at: 'clans-taken' });
    for (const [i, seat] of [1, 0, 3, 2].entries()) {
      s.asks(
        seat,
        'choose-relic',
        relics.slice(i).map((relic) => `relic:${relic}`),
      );
      s.answer(seat, `relic:${relics[i]}`);
    }
    // The remaining ones leave the game.
    expect([s.player(2).relic, s.state.relics]).toEqual([relics[3], []]);
    expect(s.state.out.relics).toEqual([{ relic: relics[4], owner: null }]);
    s.asks([0, 1, 2, 3], 'hand-keep');
  });
});
