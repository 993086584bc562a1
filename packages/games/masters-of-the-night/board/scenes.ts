import type { Heard } from '@nokturn/engine';
import { type Flight as FlightOf, patience } from '@nokturn/ui';
import type { DistrictId } from '../cards/districts.ts';
import type { VampireId } from '../cards/vampires.ts';

/** Something on the board that a flight starts or ends at. */
type Anchor = `district:${string}` | 'agents' | 'minions' | 'dice' | 'fight' | 'event';

export type Piece =
  | { readonly kind: 'vampire'; readonly vampire: VampireId }
  | { readonly kind: 'hidden' | 'exposed' | 'minion'; readonly count: number }
  | { readonly kind: 'cross'; readonly colour: 'red' | 'blue' }
  | { readonly kind: 'die'; readonly value: number };

type Flight = FlightOf<Piece, Anchor>;

/** One moment of the show: the happening, the flights, and the duration. */
export interface Scene {
  readonly heard: Heard;
  readonly length: number;
  readonly flights: readonly Flight[];
}

/** In milliseconds; kinds not listed happen without being shown. */
const LENGTHS: Readonly<Record<string, number>> = {
  rolled: 480,
  'die-turned': 320,
  round: 480,
  leader: 260,
  dawn: 420,
  'day-district': 320,
  'relic-drawn': 420,
  'relic-given': 300,
  'relic-used': 320,
  'relic-placed': 360,
  'event-drawn': 600,
  grid: 560,
  'agents-missing': 420,
  urn: 380,
  'event-idle': 320,
  'event-in-force': 300,
  'event-laid': 380,
  'event-discarded': 400,
  'event-losses': 500,
  'agents-added': 360,
  'agents-removed': 340,
  'agents-moved': 380,
  'agents-exposed': 340,
  'agents-hidden': 340,
  'minions-added': 320,
  'minions-removed': 320,
  moved: 420,
  veil: 440,
  'blood-gained': 260,
  'blood-lost': 300,
  drained: 420,
  woke: 360,
  kills: 260,
  combat: 460,
  traded: 340,
  'die-selected': 380,
  'die-modified': 340,
  fury: 400,
  'die-applied': 440,
  'dice-applied': 500,
  successor: 340,
  'combat-over': 380,
  night: 520,
  turn: 320,
  'die-spent': 360,
  ability: 360,
  'event-revealed': 480,
  'event-rewritten': 480,
  exchanged: 340,
  sigil: 560,
  ended: 560,
};

/** A card to be read is shown for two scenes: one would be too short. */
export function scenesOf(heard: Heard): readonly Scene[] {
  const scene = sceneOf(heard);
  return READ.includes(heard.kind) ? [scene, scene] : [scene];
}

const READ: readonly string[] = ['event-drawn'];

export function sceneOf(heard: Heard): Scene {
  return { heard, length: LENGTHS[heard.kind] ?? 0, flights: flightsOf(heard) };
}

function flightsOf(heard: Heard): readonly Flight[] {
  const at: Anchor = `district:${heard.district as DistrictId}`;
  const from: Anchor = `district:${heard.from as DistrictId}`;
  const to: Anchor = `district:${heard.to as DistrictId}`;
  switch (heard.kind) {
    case 'grid':
      return crossesOf(heard);
    case 'agents-added':
      return agents(heard).map((piece) => ({ piece, from: 'agents', to: at }));
    case 'agents-removed':
      return agents(heard).map((piece) => ({ piece, from: at, to: 'agents' }));
    case 'agents-moved':
      return agents(heard).map((piece) => ({ piece, from, to }));
    case 'minions-added':
      return [{ piece: { kind: 'minion', count: heard.count as number }, from: 'minions', to: at }];
    case 'minions-removed':
      return [{ piece: { kind: 'minion', count: heard.count as number }, from: at, to: 'minions' }];
    case 'moved':
      return [{ piece: { kind: 'vampire', vampire: heard.vampire as VampireId }, from, to }];
    case 'die-selected':
      return [{ piece: { kind: 'die', value: heard.value as number }, from: 'dice', to: 'fight' }];
    default:
      return [];
  }
}

function agents({ hidden, exposed }: Heard): readonly Piece[] {
  const sides = [
    { kind: 'hidden', count: hidden as number },
    { kind: 'exposed', count: exposed as number },
  ] as const;
  return sides.filter(({ count }) => count > 0);
}

function crossesOf({ red, blue }: Heard): readonly Flight[] {
  const cross = (colour: 'red' | 'blue', district: DistrictId): Flight => ({
    piece: { kind: 'cross', colour },
    from: 'event',
    to: `district:${district}`,
  });
  return [
    cross('red', red as DistrictId),
    ...(blue as readonly DistrictId[]).map((one) => cross('blue', one)),
  ];
}

export const inTime = patience({ milliseconds: 7000, scenes: 110 });
