import type { Measure, Noted } from '@nokturn/engine';
import { PLACES } from './cards/places.ts';
import type { VendettaResult } from './index.ts';
import type { VendettaHappening } from './rules/happenings.ts';
import { START } from './rules/setup.ts';
import type { State } from './rules/state.ts';

/**
 * What a simulation takes the mean of: the Influence of each seat by where it came from (the parts add up to the
 * total), the score of the winners and of each clan, and what happened in a game. The eliminated have no score
 * (VV-8.17).
 */
export function measures(state: State, result: VendettaResult): Measure[] {
  const { standings, clans, earned, frenzies, diableries, eliminated, winners } = result;
  const scored = standings.filter(({ seat }) => !eliminated.includes(seat));
  const bySeat = scored.flatMap(({ seat, place: _, influence: __, total, ...parts }): Measure[] => {
    const { lost = 0, ...gained } = earned[seat] ?? {};
    const sources = { start: START.influence, ...gained, lost: lost === 0 ? 0 : -lost, ...parts, total };
    return [
      ...named('influence', sources),
      { group: 'score of the clan', key: String(clans[seat]), value: total },
      ...(winners.includes(seat) ? named('score', { winner: total }) : []),
    ];
  });
  const game = {
    frenzies: sum(frenzies),
    diableries: sum(diableries),
    eliminations: eliminated.length,
    conflicts: sum(state.players.flatMap(({ won }) => won)),
  };
  return [...bySeat, ...named('in a game', game)];
}

/** Which Places and Relics came up; what became of them has the same key in a group of its own. */
export function noted(happening: VendettaHappening): readonly Noted[] {
  switch (happening.kind) {
    case 'place-laid':
      return [{ group: 'place', key: happening.place }];
    case 'relic-taken':
      return [{ group: 'relic', key: happening.relic, seat: happening.seat }];
    case 'relic-used':
      return [{ group: 'relic used', key: happening.relic, seat: happening.seat }];
    default:
      return 'source' in happening && Object.hasOwn(PLACES, happening.source)
        ? [{ group: 'place used', key: happening.source }]
        : [];
  }
}

function named(group: string, values: Readonly<Record<string, number>>): Measure[] {
  return Object.entries(values).map(([key, value]) => ({ group, key, value }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
