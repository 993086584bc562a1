import { describe, expect, it } from 'vitest';
import { vendetta } from '../index.ts';
import { type Sitting, scene } from './kit.ts';

function ended(players: readonly Sitting[], setting: Partial<Parameters<typeof scene>[0]> = {}) {
  return scene({ ...setting, players, round: 3, at: 'end-of-round' });
}

describe('VV-20 the end of the game', () => {
  it('VV-20.2 VV-20.4 the score by source; it may be negative', () => {
    const s = ended([{ influence: 0, victims: 0, tokens: 2, drainedVictims: 4 }, {}]);
    s.told('score', {
      seat: 0,
      total: -2,
      influence: 0,
      alliance: 0,
      drained: 0,
      bonus: 0,
      relic: 0,
      diablerie: -2,
    });
    s.over([1]);
  });

  it('VV-20.5 VV-1.1 the highest score wins', () => {
    ended([{ influence: 4 }, { allies: ['al-portia'] }, {}, {}])
      .told('ended', { why: 'rounds' })
      .over([1]);
  });

  it('VV-20.6 VV-20.7 VV-20.8 ties: Fiorenza, blood in the Pool, player order; Deployed blood does not count', () => {
    const s = ended([{ pool: 5 }, { pool: 5, on: { 'loc-1': [9] } }, { pool: 6 }, { pool: 5 }], {
      ambition: 3,
    });
    s.told('score', { seat: 2, place: 1 })
      .told('score', { seat: 3, place: 2 })
      .told('score', { seat: 0, place: 3 });
    s.told('score', { seat: 1, place: 4 }).over([2]);
  });

  it('the result gives clans, sources and eliminated seats, and how it counts in statistics', () => {
    const s = ended(
      [
        { clan: 'brujah', relic: 're-ferrymans-key', won: [2, 0, 1] },
        { clan: 'gangrel', eliminated: 1, influence: 0 },
      ],
      { places: { 'loc-1': 'pl-the-collar', 'loc-2': 'pl-ashen-chapel' } },
    ).over([0]);
    const result = vendetta.result(s.state);
    expect(result).toMatchObject({ winners: [0], eliminated: [1] });
    expect(result.standings.map(({ seat }) => seat)).toEqual([0, 2, 3, 1]);
    const tally = vendetta.tally(s.state, result).filter(({ won }) => won);
    expect(tally.map(({ group, key }) => `${group} ${key}`)).toEqual([
      'clan brujah',
      'order 0',
      'seat 0',
      'relic re-ferrymans-key',
      'place pl-the-collar',
    ]);
  });

  it('VV-8.11 VV-8.17 a Relic that left the game with its seat has not won', () => {
    const s = scene({
      players: [
        { clan: 'brujah', relic: 're-ferrymans-key' },
        {
          clan: 'gangrel',
          hand: ['ga-hunt'],
          tokens: 2,
          victims: 0,
          allies: ['al-marcel'],
          relic: 're-penitent-mask',
        },
      ],
      round: 3,
      at: [{ step: 'turn', seat: 1 }, { step: 'end-of-round' }],
    });
    s.answer(1, 'drain').told('eliminated', { seat: 1 }).over([0]);
    const tally = vendetta.tally(s.state, vendetta.result(s.state));
    expect(tally.filter(({ group }) => group === 'relic')).toEqual([
      { group: 'relic', key: 're-ferrymans-key', won: true },
      { group: 'relic', key: 're-penitent-mask', won: false },
    ]);
  });
});
