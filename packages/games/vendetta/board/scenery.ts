import type { Heard, Seat } from '@nokturn/engine';
import type { AllyId } from '../cards/allies.ts';
import { type ClanCardId, clanCardOf } from '../cards/clan-cards.ts';
import type { LocationId } from '../cards/locations.ts';
import type { Token } from '../cards/tokens.ts';
import type { LocationIndex, Stage } from '../rules/state.ts';
import type { VendettaView } from '../secrets.ts';

/** A card on a Position; the face is null if the viewer does not know it. */
export interface Lying {
  readonly card: ClanCardId | null;
  readonly owner: Seat;
  readonly faceUp: boolean;
}

export interface Spot {
  readonly blood: number;
  readonly cards: readonly Lying[];
}

/** The visible parts of the board that change. They lag behind the view while something is being shown. */
export interface Scenery {
  readonly locations: readonly LocationId[];
  /** By Location, then by seat. */
  readonly positions: readonly (readonly Spot[])[];
  readonly allies: readonly (AllyId | null)[];
  readonly pools: readonly number[];
  readonly influence: readonly number[];
  readonly tokens: readonly (Token | null)[];
  readonly ambition: Seat;
  readonly gone: readonly boolean[];
  /** The Location being resolved, and its Step. */
  readonly location: LocationIndex | null;
  readonly stage: Stage | null;
}

export function sceneryOf(view: VendettaView): Scenery {
  return {
    locations: view.locations,
    positions: view.positions.map((row) =>
      row.map(({ blood, cards }) => ({
        blood,
        cards: cards.map(({ card, owner, faceUp }) => ({ card, owner, faceUp })),
      })),
    ),
    allies: view.allies,
    pools: view.players.map(({ pool }) => pool),
    influence: view.players.map(({ influence }) => influence),
    tokens: view.here.tokens,
    ambition: view.ambition,
    gone: view.players.map(({ eliminated }) => eliminated > 0),
    location: view.location,
    stage: view.stage,
  };
}

const NOTHING: Spot = { blood: 0, cards: [] };

/** The scenery after a happening, based only on what the viewer hears of it. */
export function after(scenery: Scenery, heard: Heard): Scenery {
  const { positions, pools, influence } = scenery;
  const seat = heard.seat as Seat;
  const amount = heard.amount as number;
  const where = scenery.locations.indexOf(heard.location as LocationId);
  const to = scenery.locations.indexOf(heard.to as LocationId);
  switch (heard.kind) {
    case 'fed':
    case 'gained':
    case 'drained':
      return pooled(scenery, seat, heard.after as number);
    case 'spent':
    case 'lost': {
      const less = pooled(scenery, seat, heard.after as number);
      return to < 0 ? less : bled(less, to, seat, amount);
    }
    case 'stolen': {
      const thief = heard.thief as Seat;
      const less = pooled(scenery, seat, heard.after as number);
      return pooled(less, thief, (less.pools[thief] ?? 0) + amount);
    }
    case 'nothing-to-drain':
      return pooled(scenery, seat, (pools[seat] ?? 0) + (heard.blood as number));
    case 'influence':
      return { ...scenery, influence: influence.with(seat, heard.after as number) };
    case 'influence-given': {
      const [giver, taker] = [heard.from as Seat, heard.to as Seat];
      const less = influence.with(giver, (influence[giver] ?? 0) - amount);
      return { ...scenery, influence: less.with(taker, (less[taker] ?? 0) + amount) };
    }
    case 'blood-played':
      return bled(pooled(scenery, seat, (pools[seat] ?? 0) - amount), where, seat, amount);
    case 'blood-put':
      return bled(scenery, where, seat, amount);
    case 'blood-discarded':
      return bled(scenery, where, seat, -amount);
    case 'blood-returned':
      return bled(pooled(scenery, seat, (pools[seat] ?? 0) + amount), where, seat, -amount);
    case 'blood-taken': {
      const taker = heard.to as Seat;
      return bled(pooled(scenery, taker, (pools[taker] ?? 0) + amount), where, heard.from as Seat, -amount);
    }
    case 'blood-surrendered':
      return bled(bled(scenery, where, heard.from as Seat, -amount), where, heard.to as Seat, amount);
    case 'blood-shifted':
      return bled(bled(scenery, where, seat, -amount), to, seat, amount);
    case 'blood-swapped': {
      const before = positions[where]?.[seat]?.blood ?? 0;
      const swapped = pooled(scenery, seat, heard.pool as number);
      return bled(swapped, where, seat, (heard.deployed as number) - before);
    }
    case 'ally-arrived':
      return { ...scenery, allies: scenery.allies.with(where, heard.ally as AllyId) };
    case 'ally-joined':
    case 'nobody-there':
      return { ...scenery, allies: scenery.allies.with(where, null) };
    case 'ambition':
      return { ...scenery, ambition: seat };
    case 'location':
      return { ...scenery, location: where, stage: 'withdraw', tokens: [] };
    case 'tokens': {
      const tokens: (Token | null)[] = pools.map(() => null);
      for (const one of heard.stay as readonly Seat[]) tokens[one] = 'stay';
      for (const one of heard.withdraw as readonly Seat[]) tokens[one] = 'withdraw';
      return { ...scenery, tokens };
    }
    case 'token-switched':
      return { ...scenery, tokens: scenery.tokens.with(seat, heard.token as Token) };
    case 'power':
      return { ...scenery, stage: 'conflict' };
    case 'effect':
      return { ...scenery, stage: stageOf(heard.card as string) ?? scenery.stage };
    case 'played': {
      const { owner, faceUp } = heard as unknown as Lying;
      return lain(scenery, where, seat, (cards) => [...cards, { card: faceOf(heard.card), owner, faceUp }]);
    }
    case 'revealed': {
      const [seats, cards] = [heard.seats as readonly Seat[], heard.cards as readonly ClanCardId[]];
      const opened: Scenery = { ...scenery, stage: 'revelation' };
      return seats.reduce((before, one, i) => turnedUp(before, where, one, cards[i] as ClanCardId), opened);
    }
    case 'turned-up':
      return turnedUp(scenery, where, seat, heard.card as ClanCardId);
    case 'turned-down':
      return lain(scenery, where, seat, (cards) =>
        cards.map((one) => (one.card === heard.card ? { ...one, faceUp: false } : one)),
      );
    case 'looked':
      return lain(scenery, where, heard.at as Seat, (cards) =>
        cards.map((one, i) => (i === heard.number ? { ...one, card: faceOf(heard.card) ?? one.card } : one)),
      );
    case 'looked-everywhere': {
      const [seats, cards] = [
        heard.seats as readonly Seat[],
        heard.cards as readonly ClanCardId[] | undefined,
      ];
      if (cards === undefined) return scenery;
      return seats.reduce(
        (before, one, i) =>
          lain(before, where, one, (lying) =>
            lying.with(Math.max(0, lying.findIndex(isUnknown)), {
              ...(lying.find(isUnknown) as Lying),
              card: cards[i] as ClanCardId,
            }),
          ),
        scenery,
      );
    }
    case 'taken-back':
      return taken(scenery, where, seat, faceOf(heard.card)).scenery;
    case 'card-moved': {
      const { scenery: less, card } = taken(scenery, where, seat, faceOf(heard.card));
      return card === null ? less : lain(less, to, seat, (cards) => [...cards, card]);
    }
    case 'withdrew':
      return withdrawn(scenery, heard, where, to);
    case 'withdrew-to-hand': {
      const more = pooled(scenery, seat, (pools[seat] ?? 0) + (heard.blood as number));
      return changed(more, where, seat, () => NOTHING);
    }
    case 'eliminated':
      return {
        ...scenery,
        gone: scenery.gone.with(seat, true),
        pools: pools.with(seat, 0),
        influence: influence.with(seat, 0),
        positions: positions.map((row) => row.with(seat, NOTHING)),
      };
    case 'round-over':
      return {
        ...scenery,
        positions: positions.map((row) => row.map(() => NOTHING)),
        tokens: [],
        location: null,
        stage: null,
      };
    default:
      return scenery;
  }
}

function pooled(scenery: Scenery, seat: Seat, pool: number): Scenery {
  return { ...scenery, pools: scenery.pools.with(seat, pool) };
}

function changed(
  scenery: Scenery,
  location: LocationIndex,
  seat: Seat,
  change: (spot: Spot) => Spot,
): Scenery {
  const row = scenery.positions[location];
  const spot = row?.[seat];
  if (row === undefined || spot === undefined) return scenery;
  return { ...scenery, positions: scenery.positions.with(location, row.with(seat, change(spot))) };
}

function bled(scenery: Scenery, location: LocationIndex, seat: Seat, amount: number): Scenery {
  return changed(scenery, location, seat, (spot) => ({ ...spot, blood: spot.blood + amount }));
}

function lain(
  scenery: Scenery,
  location: LocationIndex,
  seat: Seat,
  change: (cards: readonly Lying[]) => readonly Lying[],
): Scenery {
  return changed(scenery, location, seat, (spot) => ({ ...spot, cards: change(spot.cards) }));
}

/** The card with this face, or otherwise a card that the viewer does not know. */
function find(cards: readonly Lying[], face: ClanCardId | null): number {
  const known = face === null ? -1 : cards.findIndex(({ card }) => card === face);
  return known >= 0 ? known : cards.findIndex(isUnknown);
}

function turnedUp(scenery: Scenery, location: LocationIndex, seat: Seat, card: ClanCardId): Scenery {
  return lain(scenery, location, seat, (cards) => {
    const at = find(cards, card);
    return at < 0 ? cards : cards.with(at, { ...(cards[at] as Lying), card, faceUp: true });
  });
}

function taken(
  scenery: Scenery,
  location: LocationIndex,
  seat: Seat,
  face: ClanCardId | null,
): { readonly scenery: Scenery; readonly card: Lying | null } {
  const cards = scenery.positions[location]?.[seat]?.cards ?? [];
  const at = find(cards, face);
  if (at < 0) return { scenery, card: null };
  return {
    scenery: lain(scenery, location, seat, (lying) => lying.toSpliced(at, 1)),
    card: cards[at] as Lying,
  };
}

/** VV-12.7: face up, and the blood goes back to the Pool; with the Cloak as it lies, and with the blood (VV-12.12). */
function withdrawn(scenery: Scenery, heard: Heard, where: LocationIndex, to: LocationIndex): Scenery {
  const seat = heard.seat as Seat;
  const blood = heard.blood as number;
  const faces = heard.cards as readonly ClanCardId[];
  const from = scenery.positions[where]?.[seat] ?? NOTHING;
  const cards = heard.cloak
    ? from.cards
    : from.cards.map((one, i) => ({ ...one, card: faces[i] ?? one.card, faceUp: true }));
  const left = changed(scenery, where, seat, () => NOTHING);
  const arrived = lain(left, to, seat, (lying) => [...lying, ...cards]);
  return heard.cloak
    ? bled(arrived, to, seat, blood)
    : pooled(arrived, seat, (scenery.pools[seat] ?? 0) + blood);
}

function isUnknown({ card }: Lying): boolean {
  return card === null;
}

function faceOf(card: unknown): ClanCardId | null {
  return typeof card === 'string' ? (card as ClanCardId) : null;
}

/** A Preparation or Aftermath card implies the Step. */
function stageOf(card: string): Stage | null {
  const type = (clanCardOf(card as ClanCardId) as { type?: string } | undefined)?.type;
  return type === 'preparation' || type === 'aftermath' ? type : null;
}
