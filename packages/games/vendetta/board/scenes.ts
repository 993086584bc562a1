import type { Heard, Seat } from '@nokturn/engine';
import { type Flight as FlightOf, patience } from '@nokturn/ui';
import type { AllyId } from '../cards/allies.ts';
import type { ClanCardId } from '../cards/clan-cards.ts';
import type { LocationId } from '../cards/locations.ts';

/** A point on the board that things move from and to. */
type Anchor = `seat:${Seat}` | `loc:${LocationId}` | `at:${LocationId}:${Seat}`;

export type Piece =
  | { readonly kind: 'card'; readonly card: ClanCardId }
  | { readonly kind: 'back'; readonly owner: Seat }
  | { readonly kind: 'ally'; readonly ally: AllyId }
  | { readonly kind: 'blood' | 'influence'; readonly amount: number };

type Flight = FlightOf<Piece, Anchor>;

/** One moment of the animation: the happening, the things that fly, the seat seized by the Beast, and the length. */
export interface Scene {
  readonly heard: Heard;
  readonly length: number;
  readonly flights: readonly Flight[];
  readonly frenzy: Seat | null;
}

/** In milliseconds; anything not listed happens without animation. */
const LENGTHS: Readonly<Record<string, number>> = {
  'clan-taken': 220,
  'relic-taken': 220,
  round: 320,
  'ally-arrived': 220,
  played: 380,
  'tokens-flipped': 240,
  looked: 240,
  'relic-used': 320,
  drained: 340,
  frenzy: 480,
  'nothing-to-drain': 320,
  eliminated: 480,
  ambition: 380,
  gained: 240,
  lost: 320,
  stolen: 340,
  immune: 300,
  influence: 260,
  'influence-given': 300,
  'blood-played': 320,
  'blood-put': 320,
  'blood-returned': 300,
  'blood-taken': 320,
  'blood-discarded': 280,
  'blood-swapped': 380,
  'blood-shifted': 340,
  'blood-surrendered': 340,
  'victim-joined': 300,
  location: 300,
  'nobody-there': 380,
  tokens: 480,
  'token-switched': 400,
  withdrew: 400,
  'withdrew-to-hand': 360,
  revealed: 490,
  'turned-up': 340,
  'turned-down': 340,
  effect: 300,
  'target-chosen': 300,
  forestalled: 320,
  chose: 300,
  bids: 480,
  'taken-back': 320,
  'card-moved': 360,
  'power-changed': 400,
  power: 420,
  won: 490,
  'ally-joined': 420,
};

/**
 * How a happening is shown. Only facts that everybody hears decide what flies and for how long, so that it gives away
 * no more than the log does.
 */
export function sceneOf(heard: Heard): Scene {
  return {
    heard,
    length: LENGTHS[heard.kind] ?? 0,
    flights: flightsOf(heard),
    frenzy: heard.kind === 'frenzy' ? (heard.seat as Seat) : null,
  };
}

function flightsOf(heard: Heard): readonly Flight[] {
  const seat = heard.seat as Seat;
  const where = heard.location as LocationId;
  const blood: Piece = { kind: 'blood', amount: heard.amount as number };
  switch (heard.kind) {
    case 'played': {
      const piece: Piece = heard.faceUp
        ? { kind: 'card', card: heard.card as ClanCardId }
        : { kind: 'back', owner: heard.owner as Seat };
      return [fly(piece, `seat:${heard.owner as Seat}`, `at:${where}:${seat}`)];
    }
    case 'blood-played':
      return [fly(blood, `seat:${seat}`, `at:${where}:${seat}`)];
    case 'blood-put':
      return [fly(blood, `loc:${where}`, `at:${where}:${seat}`)];
    case 'blood-discarded':
      return [fly(blood, `at:${where}:${seat}`, `loc:${where}`)];
    case 'blood-returned':
      return [fly(blood, `at:${where}:${seat}`, `seat:${seat}`)];
    case 'blood-taken':
      return [fly(blood, `at:${where}:${heard.from as Seat}`, `seat:${heard.to as Seat}`)];
    case 'blood-surrendered':
      return [fly(blood, `at:${where}:${heard.from as Seat}`, `at:${where}:${heard.to as Seat}`)];
    case 'blood-shifted':
      return [fly(blood, `at:${where}:${seat}`, `at:${heard.to as LocationId}:${seat}`)];
    case 'stolen':
      return [fly(blood, `seat:${seat}`, `seat:${heard.thief as Seat}`)];
    case 'influence-given':
      return [
        fly(
          { kind: 'influence', amount: heard.amount as number },
          `seat:${heard.from as Seat}`,
          `seat:${heard.to as Seat}`,
        ),
      ];
    case 'withdrew':
      return (heard.count as number) === 0
        ? []
        : [fly({ kind: 'back', owner: seat }, `at:${where}:${seat}`, `at:${heard.to as LocationId}:${seat}`)];
    case 'withdrew-to-hand':
    case 'taken-back':
      return [fly({ kind: 'back', owner: seat }, `at:${where}:${seat}`, `seat:${seat}`)];
    case 'card-moved':
      return [
        fly({ kind: 'back', owner: seat }, `at:${where}:${seat}`, `at:${heard.to as LocationId}:${seat}`),
      ];
    case 'ally-joined':
      return [fly({ kind: 'ally', ally: heard.ally as AllyId }, `loc:${where}`, `seat:${seat}`)];
    default:
      return [];
  }
}

function fly(piece: Piece, from: Anchor, to: Anchor): Flight {
  return { piece, from, to };
}

export const inTime = patience({ milliseconds: 5400, scenes: 90 });
