import { describe, expect, it } from 'vitest';
import { fight, scene } from './kit.ts';

describe('Ventrue', () => {
  it('ve-hunt VV-R64: the winner, if it is not you, is robbed of 2 or gives 1 Influence', () => {
    const hunt = () =>
      fight([
        { clan: 'ventrue', on: { 'loc-1': ['ve-hunt'] } },
        { pool: 4, on: { 'loc-1': [1] } },
      ]);
    const s = hunt().asks(1, 'ventrue-hunt', ['steal', 'give-influence']).answer(1, 'steal');
    expect(s.ends().pools.slice(0, 2)).toEqual([8, 2]);
    const gives = hunt().answer(1, 'give-influence').told('influence-given', { from: 1, to: 0, amount: 1 });
    expect([gives.ends().influence(0), gives.influence(1)]).toEqual([3 + 1 + 1, 3 + 1 - 1]);
  });

  it('ve-hunt: nothing if you won', () => {
    fight([{ clan: 'ventrue', on: { 'loc-1': ['ve-hunt', 3] } }, { on: { 'loc-1': [1] } }])
      .untold('chose')
      .ends();
  });

  it('ve-ready: 2 Power and no effect', () => {
    const s = fight([{ clan: 'ventrue', on: { 'loc-1': ['ve-ready'] } }]);
    expect(s.untold('effect').ends().totals[0]).toBe(2);
  });

  it('ve-master-plan VV-7.26 VV-R43: opponents without a card here Lose 1 Influence; 1 Power for each Rival', () => {
    const s = scene({
      players: [
        { clan: 'ventrue', on: { 'loc-1': ['ve-master-plan'] } },
        { clan: 'gangrel', on: { 'loc-1': ['?ga-hunt'] } },
        { on: { 'loc-1': [2] } },
        {},
      ],
      at: [{ step: 'end-planning' }, { step: 'location', location: 0 }],
    });
    s.told('influence', { seat: 2, amount: -1 }).told('influence', { seat: 3, amount: -1 });
    s.untold('influence', { seat: 1 }).stay();
    expect(s.ends().totals[0]).toBe(3 + 2);
  });

  it('ve-diplomacy VV-15.3: the highest printed Power outside your Position becomes 0', () => {
    const s = fight([
      { clan: 'ventrue', on: { 'loc-1': ['ve-diplomacy', 've-forestall'] } },
      { clan: 'gangrel', on: { 'loc-1': ['ga-on-the-prowl', 'ga-fearless', 'ga-wolf-companion'] } },
      { clan: 'brujah', on: { 'loc-1': ['br-f-the-system'] } },
    ]);
    s.answer(0, 'card:ga-wolf-companion');
    // Both 3s of the Gangrel and the 3 of the Brujah are 0; Wolf Companion halves the rest.
    expect(s.ends().totals).toEqual({ 0: 1 + 1, 1: 2, 2: 0 });
  });

  it('ve-curfew VV-14.2: Rivals skip their Preparation and Aftermath here, or are robbed of 3', () => {
    const s = fight([
      { clan: 'ventrue', on: { 'loc-1': ['?ve-curfew'] } },
      { clan: 'gangrel', pool: 5, on: { 'loc-1': ['ga-ready', 'ga-hunt'] } },
      { clan: 'brujah', pool: 5, on: { 'loc-1': ['br-hunt'] } },
      { pool: 0, on: { 'loc-1': [1] } },
    ]);
    s.asks(1, 'curfew-choice', ['skip', 'steal']).answer(1, 'skip').answer(2, 'steal');
    s.told('chose', { seat: 3, choice: 'skip' });
    expect([s.ends().blood('loc-1', 1), s.pools]).toEqual([0, [6 + 3 - 1, 5 - 1, 5 - 3 + 2, 0]]);
  });

  it('ve-majesty VV-15.5: as strong as the highest printed Power here', () => {
    const s = fight([
      { clan: 'ventrue', on: { 'loc-1': ['ve-majesty'] } },
      { clan: 'brujah', on: { 'loc-1': ['br-bloody-fury', 1] } },
    ]);
    expect(s.ends().totals).toEqual({ 0: 6, 1: 4 + 1 });
  });

  it('ve-mass-manipulation VV-12.5 VV-R48: 2 blood from each Rival who stays, even if you leave', () => {
    const s = scene({
      players: [
        { clan: 'ventrue', on: { 'loc-1': ['ve-mass-manipulation'] } },
        { pool: 5, on: { 'loc-1': [1] } },
        { pool: 5, on: { 'loc-1': [1] } },
      ],
      at: 'loc-1',
    });
    s.stay(0, 2).told('stolen', { seat: 1, amount: 2 }).told('withdrew', { seat: 0 });
    expect(s.ends().pools.slice(0, 3)).toEqual([8, 3, 6]);
  });

  it('ve-tyrants-gaze VV-R23: half of the Deployed blood to you, or 1 Influence; only what moves something', () => {
    const s = fight([
      { clan: 'ventrue', on: { 'loc-1': ['ve-tyrants-gaze'] } },
      { on: { 'loc-1': [3] } },
      { clan: 'gangrel', on: { 'loc-1': ['ga-feral-weapons'] } },
      { clan: 'brujah', influence: 0, on: { 'loc-1': ['br-ready'] } },
    ]);
    s.asks(1, 'tyrant-choice', ['move-half:2', 'lose-influence']).answer(1, 'move-half:2');
    // Without Deployed blood the third player can only lose Influence, and the fourth nothing at all.
    s.told('influence', { seat: 2, amount: -1, source: 've-tyrants-gaze' }).untold('chose', { seat: 3 });
    expect([s.ends().blood('loc-1', 0), s.blood('loc-1', 1)]).toEqual([2, 1]);
  });

  it("ve-forestall VV-R56: Gain the printed Power of a Rival's card, and be immune to it here", () => {
    const s = fight(
      [
        { clan: 'ventrue', pool: 2, on: { 'loc-1': ['ve-forestall'] } },
        { clan: 'brujah', on: { 'loc-1': ['br-fist-of-caine', 'br-hunt', '?br-ready'] } },
      ],
      { round: 3 },
    );
    s.asks(0, 'forestall-card', ['card:br-fist-of-caine', 'card:br-hunt', 'card:br-ready']);
    s.answer(0, 'card:br-fist-of-caine').told('gained', { seat: 0, amount: 4 });
    s.answer(1, 'card:br-hunt').told('immune', { seat: 0, source: 'br-fist-of-caine', by: 've-forestall' });
    expect(s.ends().pool(0)).toBe(2 + 4 - 1);
  });
});
