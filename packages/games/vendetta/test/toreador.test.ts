import { describe, expect, it } from 'vitest';
import { fight } from './kit.ts';

describe('Toreador', () => {
  it('to-hunt: you Steal 1 blood from every Rival', () => {
    const s = fight([
      { clan: 'toreador', on: { 'loc-1': ['to-hunt'] } },
      { pool: 4, on: { 'loc-1': [1] } },
    ]);
    expect(s.ends().pools.slice(0, 2)).toEqual([7, 3]);
  });

  it('to-ready: a Victim from the deck joins the Alliance; an empty deck gives nothing', () => {
    const ready = (victimDeck: number) =>
      fight([{ clan: 'toreador', on: { 'loc-1': ['to-ready'] } }], { victimDeck })
        .ends()
        .player(0).victims;
    expect([ready(1), ready(0)]).toEqual([2, 1]);
  });

  it('to-awe VV-R19 VV-R36: one Steal of half the Alliance, rounded down, from each Rival', () => {
    const s = fight([
      { clan: 'toreador', victims: 4, allies: ['al-marcel'], on: { 'loc-1': ['to-awe'] } },
      { pool: 5, on: { 'loc-1': [1] } },
    ]);
    expect(s.told('stolen', { seat: 1, amount: 2 }).ends().pool(1)).toBe(3);
  });

  it('to-awe: an Alliance of one card steals nothing', () => {
    fight([{ clan: 'toreador', on: { 'loc-1': ['to-awe'] } }, { on: { 'loc-1': [1] } }])
      .untold('stolen')
      .ends();
  });

  it('to-entourage: 1 for each card of the Alliance, at most 7', () => {
    const entourage = (victims: number) =>
      fight([{ clan: 'toreador', victims, on: { 'loc-1': ['to-entourage'] } }]).ends().totals[0];
    expect([entourage(3), entourage(9)]).toEqual([3, 7]);
  });

  it('to-charisma VV-R63: each Rival discards Deployed blood equal to half the size of your Alliance', () => {
    const s = fight([
      { clan: 'toreador', victims: 5, on: { 'loc-1': ['to-charisma'] } },
      { pool: 4, on: { 'loc-1': [3] } },
      { pool: 4, on: { 'loc-1': [1] } },
    ]);
    s.told('blood-discarded', { seat: 1, amount: 2 }).told('blood-discarded', { seat: 2, amount: 1 });
    expect([s.ends().blood('loc-1', 1), s.blood('loc-1', 2), s.pool(1)]).toEqual([1, 0, 4]);
  });

  it('to-summon VV-R20: one extra Victim for seats that got an Ally or a Victim here', () => {
    const summon = (blood: number, victimDeck = 5, ally = true) =>
      fight(
        [
          { clan: 'toreador', on: { 'loc-1': ['to-summon'] } },
          { on: { 'loc-1': [blood] } },
          { on: { 'loc-1': [9] } },
        ],
        { victimDeck, ...(ally ? { allies: { 'loc-1': 'al-marcel' } } : {}) },
      )
        .ends()
        .player(0).victims;
    // Second place with the usual Victim and one more; third with none; second with an empty deck.
    expect([summon(1), summon(5), summon(1, 0)]).toEqual([3, 1, 1]);
  });

  it('to-entrancement: 1 for each card here, face up or down, on all Positions', () => {
    const s = fight([
      { clan: 'toreador', on: { 'loc-1': ['to-entrancement', 'to-hunt'] } },
      { clan: 'gangrel', on: { 'loc-1': ['ga-hunt', '?ga-ready'] } },
    ]);
    expect(s.ends().totals[0]).toBe(4);
  });

  it('to-submission: nothing is Lost or Stolen by effects here; elsewhere it is', () => {
    const s = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-show-of-force', 'br-fist-of-caine'] } },
      { clan: 'toreador', pool: 1, on: { 'loc-1': ['to-submission'] } },
    ]);
    s.told('immune', { seat: 1, source: 'br-show-of-force', by: 'to-submission' });
    s.told('immune', { seat: 1, source: 'br-fist-of-caine' }).untold('frenzy');
    expect(s.ends().pool(1)).toBe(1);
    const elsewhere = fight([
      { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine'] } },
      { clan: 'toreador', pool: 3, on: { 'loc-1': [1], 'loc-2': ['to-submission'] } },
    ]);
    expect(elsewhere.ends().pool(1)).toBe(2);
  });

  it('to-friends-in-high-places VV-13.1: blood up to the size of the Alliance, before the flip', () => {
    const friends = () =>
      fight([
        {
          clan: 'toreador',
          pool: 9,
          victims: 3,
          on: { 'loc-1': ['to-friends-in-high-places', '?to-hunt'] },
        },
      ]).asks(0, 'friends-blood');
    const s = friends().upTo(0, 3).untold('revealed').answer(0, 3).told('revealed');
    expect([s.ends().pool(0), s.totals[0]]).toEqual([6, 6]);
    friends().answer(0, 0).told('declined', { card: 'to-friends-in-high-places' }).told('revealed').ends();
  });
});
