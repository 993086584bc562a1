import type { Measure, Noted } from '@nokturn/engine';
import { PLACES, type PlaceId, placeOf } from './cards/places.ts';
import type { VendettaResult } from './index.ts';
import type { VendettaHappening } from './rules/happenings.ts';
import { BLOOD_PER_CARD } from './rules/planning.ts';
import { START } from './rules/setup.ts';
import type { State } from './rules/state.ts';

/**
 * What a simulation averages: the Influence of each seat by source (the parts add up to the total), the score of the
 * winners and of each clan, and the events of a game. Eliminated players have no score (VV-8.17).
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

/** Which Places and Relics came up; their later fate has the same key in a separate group. */
export function noted(happening: VendettaHappening, state: State): readonly Noted[] {
  switch (happening.kind) {
    case 'place-laid':
      return [{ group: 'place', key: happening.place }];
    case 'relic-taken':
      return [{ group: 'relic', key: happening.relic, seat: happening.seat }];
    case 'relic-used':
      return [{ group: 'relic used', key: happening.relic, seat: happening.seat }];
    case 'played':
    case 'blood-played':
      return happening.source === 'planning' ? placeUsed(placeOfPlay(happening, state)) : [];
    default:
      return placeUsed('source' in happening && isPlace(happening.source) ? happening.source : null);
  }
}

function placeUsed(key: PlaceId | null): Noted[] {
  return key === null ? [] : [{ group: 'place used', key }];
}

function isPlace(source: string): source is PlaceId {
  return Object.hasOwn(PLACES, source);
}

type PlayedHappening = Extract<VendettaHappening, { kind: 'played' | 'blood-played' }>;

/** The Place that made a play in a planning turn cheaper, more expensive or larger than elsewhere. */
function placeOfPlay(play: PlayedHappening, { locations, places }: State): PlaceId | null {
  const place = places[locations.indexOf(play.location)] ?? null;
  if (place === null) return null;
  const { kind } = placeOf(place).rule;
  const isUsed =
    play.kind === 'played'
      ? kind === 'play-cost' || (kind === 'face-down-cost' && !play.faceUp)
      : kind === 'blood-limit' && play.amount > BLOOD_PER_CARD;
  return isUsed ? place : null;
}

function named(group: string, values: Readonly<Record<string, number>>): Measure[] {
  return Object.entries(values).map(([key, value]) => ({ group, key, value }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
