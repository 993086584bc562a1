import { describe, expect, it } from 'vitest';
import type { PlaceId } from '../cards/places.ts';
import { vendetta } from '../index.ts';
import type { Source, VendettaHappening } from '../rules/happenings.ts';
import { noted as notedOf } from '../statistics.ts';
import { scene } from './kit.ts';

describe('notes for statistics', () => {
  const noted = (happening: VendettaHappening, places = {}) =>
    notedOf(happening, scene({ players: [{}], places, at: [] }).ends().state);

  it('a Place when it is laid, and when it gives or takes something', () => {
    expect(noted({ kind: 'place-laid', location: 'loc-1', place: 'pl-the-collar' })).toEqual([
      { group: 'place', key: 'pl-the-collar' },
    ]);
    const influence = { kind: 'influence', seat: 2, amount: 1, before: 3, after: 4 } as const;
    expect(noted({ ...influence, source: 'pl-whispering-gallery' })).toEqual([
      { group: 'place used', key: 'pl-whispering-gallery' },
    ]);
    expect(noted({ ...influence, source: 'reward' })).toEqual([]);
  });

  it('a Place that makes a planning turn cheaper, more expensive or larger', () => {
    const played = (faceUp: boolean, source: Source = 'planning'): VendettaHappening => ({
      ...({ kind: 'played', location: 'loc-1', card: 'br-hunt' } as const),
      ...{ seat: 1, owner: 1, faceUp, cost: 0, source, watcher: null },
    });
    const blood = (amount: number): VendettaHappening => ({
      ...({ kind: 'blood-played', location: 'loc-1', source: 'planning' } as const),
      ...{ seat: 1, amount, deployed: amount },
    });
    const at = (place: PlaceId, happening: VendettaHappening) =>
      noted(happening, { 'loc-1': place }).map(({ group, key }) => `${group}: ${key}`);

    expect(at('pl-pedway-tunnels', played(false))).toEqual(['place used: pl-pedway-tunnels']);
    expect(at('pl-pedway-tunnels', played(true))).toEqual([]);
    expect(at('pl-pedway-tunnels', played(false, 'br-hunt'))).toEqual([]);
    expect(at('pl-sheriffs-checkpoint', played(true))).toEqual(['place used: pl-sheriffs-checkpoint']);
    expect(at('pl-union-stockyards', blood(4))).toEqual(['place used: pl-union-stockyards']);
    expect(at('pl-union-stockyards', blood(3))).toEqual([]);
    expect(noted(played(true), { 'loc-2': 'pl-sheriffs-checkpoint' })).toEqual([]);
  });

  it('a Relic of a seat when it is taken and when it is used', () => {
    expect(noted({ kind: 'relic-taken', seat: 1, relic: 're-penitent-mask' })).toEqual([
      { group: 'relic', key: 're-penitent-mask', seat: 1 },
    ]);
    expect(noted({ kind: 'relic-used', seat: 1, relic: 're-penitent-mask' })).toEqual([
      { group: 'relic used', key: 're-penitent-mask', seat: 1 },
    ]);
  });
});

describe('VV-8.17 points', () => {
  it('are the totals by seat, and eliminated seats have none', () => {
    const standing = (seat: number, total: number) => ({
      ...{
        seat,
        total,
        place: 1,
        influence: total,
        alliance: 0,
        drained: 0,
        bonus: 0,
        relic: 0,
        diablerie: 0,
      },
    });
    const result = {
      winners: [2],
      standings: [standing(2, 20), standing(0, 11), standing(1, 0)],
      clans: ['brujah', 'gangrel', 'tremere'],
      earned: [],
      frenzies: [],
      diableries: [],
      eliminated: [1],
    } as const;
    expect(vendetta.points?.(result)).toEqual([11, null, 20]);
  });
});
