import type { Heard, Seat } from '@nokturn/engine';
import { type Flight as FlightOf, patience, type Staging, type Timed } from '@nokturn/ui';
import { CHESTS, CRYPTS, SPACE_IDS, type SpaceId } from '../cards/board.ts';
import { type CardId, cardAt } from '../cards/cards.ts';
import { type TokenId, tokenAt } from '../cards/tokens.ts';
import { scoresNow } from '../count.ts';
import { dawnOf, standings } from '../rules/scoring.ts';
import { NONE, type State } from '../rules/state.ts';
import { CELL_IDS, COLUMNS } from '../rules/track.ts';
import type { HungerView } from '../secrets.ts';

/** The parts of the table that visibly change. While happenings are being shown, it lags behind the view. */
export interface Scenery {
  readonly round: number;
  /** By seat: the space, the place in its stack (later arrivals are higher), VP, and so on. */
  readonly spaces: readonly SpaceId[];
  readonly heights: readonly number[];
  readonly vps: readonly number[];
  readonly resting: readonly boolean[];
  readonly home: readonly boolean[];
  readonly burnt: readonly boolean[];
  readonly track: readonly (readonly CardId[])[];
  readonly tavern: number;
  /** By Chest: the token, `closed` while nobody knows it, null after it was taken. */
  readonly chests: readonly (TokenId | 'closed' | null)[];
  /** The number of tiles in each Crypt. */
  readonly crypts: readonly number[];
  readonly roses: readonly CardId[];
  readonly tiles: readonly number[];
  /** Scores while they are being counted after dawn (TH-20.1); null before it. */
  readonly tally: readonly number[] | null;
}

export function sceneryOf(view: HungerView): Scenery {
  const { players, phase } = view;
  const isJudged = phase === 'scoring' || phase === 'over';
  return {
    round: view.round,
    spaces: players.map(({ space }) => SPACE_IDS[space] as SpaceId),
    heights: players.map(({ height }) => height),
    vps: players.map(({ vp }) => vp),
    resting: players.map(({ resting }) => resting),
    home: players.map(({ arrival }) => arrival > 0),
    burnt: players.map((_, seat) => isJudged && dawnOf(view as unknown as State, seat).fate === 'burnt'),
    track: view.track.map((pile) => pile.map((card) => cardAt(card).id)),
    tavern: view.tavern.length,
    chests: view.chests.map((token) =>
      token === null ? 'closed' : token === NONE ? null : tokenAt(token).id,
    ),
    crypts: view.crypts.map((tiles) => tiles.length),
    roses: view.roses.map((rose) => cardAt(rose).id),
    tiles: view.castleTiles,
    tally: isJudged ? tallyOf(view) : null,
  };
}

/** Until the Missions are counted, the points left after dawn plus those for cards; then the whole score. */
function tallyOf(view: HungerView): readonly number[] {
  if (view.phase === 'over')
    return standings(view as unknown as State)
      .toSorted((a, b) => a.seat - b.seat)
      .map(({ total }) => total);
  return scoresNow(view).map(
    ({ seat, night, cards }) => night + cards - dawnOf(view as unknown as State, seat).loss,
  );
}

/** Something on the table that a flight starts or ends at. */
export type Anchor = `figure:${Seat}` | `cell:${string}` | `space:${SpaceId}` | 'hunt-deck';

export type Piece =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'token'; readonly token: TokenId }
  | { readonly kind: 'mission' };

type Flight = FlightOf<Piece, Anchor>;

/** A figure's walk to its new space. */
export interface Walk {
  readonly seat: Seat;
  readonly path: readonly SpaceId[];
  readonly way: 'walk' | 'mist' | 'stumble' | 'push';
}

/** One moment of the show: the walk, the flights, the gain, and the duration. */
export interface Scene extends Timed {
  readonly heard: Heard;
  readonly walk: Walk | null;
  readonly flights: readonly Flight[];
  /** VP rising from a figure. */
  readonly gain: { readonly seat: Seat; readonly amount: number } | null;
}

const STEP = 130;
const MOST_STEPS = 900;

export function sceneOf(heard: Heard): Scene {
  const still = { heard, walk: null, flights: [], gain: null, length: 0 };
  const seat = heard.seat as Seat;
  switch (heard.kind) {
    case 'moved': {
      const path = [heard.from as SpaceId, ...(heard.path as readonly SpaceId[])];
      const way = heard.way === 'mist' ? 'mist' : 'walk';
      return { ...still, walk: { seat, path, way }, length: walkTime(path.length) };
    }
    case 'confused': {
      const path = [heard.from as SpaceId, ...(heard.path as readonly SpaceId[])];
      return { ...still, walk: { seat, path, way: 'stumble' }, length: walkTime(path.length) };
    }
    case 'pushed': {
      const path = [heard.from as SpaceId, heard.to as SpaceId];
      return { ...still, walk: { seat: heard.pushed as Seat, path, way: 'push' }, length: 340 };
    }
    case 'hunted': {
      const from = huntedFrom(heard.from as string);
      const brought = heard.brought as readonly CardId[];
      const cards = heard.cards as readonly CardId[];
      const flights = cards.map((card, i): Flight => {
        const isBrought = i >= cards.length - brought.length;
        return { piece: { kind: 'card', card }, from: isBrought ? 'hunt-deck' : from, to: `figure:${seat}` };
      });
      return { ...still, flights, gain: gainOf(seat, heard.amount as number), length: 560 };
    }
    case 'gained':
      return { ...still, gain: gainOf(seat, heard.amount as number), length: 300 };
    case 'token-taken': {
      const piece: Piece = { kind: 'token', token: heard.token as TokenId };
      return {
        ...still,
        flights: [{ piece, from: `space:${heard.space as SpaceId}`, to: `figure:${seat}` }],
        length: 420,
      };
    }
    case 'mission-gained':
      return {
        ...still,
        flights: [
          { piece: { kind: 'mission' }, from: `space:${heard.space as SpaceId}`, to: `figure:${seat}` },
        ],
        length: 420,
      };
    case 'hypnotised': {
      const piece: Piece = { kind: 'card', card: heard.card as CardId };
      return {
        ...still,
        flights: [{ piece, from: `cell:${heard.from as string}`, to: `cell:${heard.to as string}` }],
        length: 420,
      };
    }
    case 'played':
    case 'drew-into-play':
      return { ...still, length: 320 };
    case 'track-shifted':
      return { ...still, length: 420 };
    case 'round':
      return { ...still, length: 380 };
    case 'dawn':
      return {
        ...still,
        length: heard.fate === 'burnt' ? 1100 : 420,
        gain: gainOf(seat, -(heard.loss as number)),
      };
    case 'card-scored':
    case 'mission-scored':
      return { ...still, gain: gainOf(seat, heard.vp as number), length: heard.vp === 0 ? 120 : 340 };
    case 'score':
      return { ...still, length: 420 };
    default:
      return still;
  }
}

function walkTime(spaces: number): number {
  return Math.min(MOST_STEPS, 160 + STEP * (spaces - 1));
}

function gainOf(seat: Seat, amount: number): Scene['gain'] {
  return amount === 0 ? null : { seat, amount };
}

function huntedFrom(from: string): Anchor {
  if (from === 'tavern') return 'space:b3';
  return from === 'labyrinth' ? 'space:labyrinth' : `cell:${from}`;
}

/** The table after one more happening. */
export function after(scenery: Scenery, { heard }: Scene): Scenery {
  const seat = heard.seat as Seat;
  switch (heard.kind) {
    case 'first-order':
      return { ...scenery, heights: stacked(heard.seats as readonly Seat[], scenery.heights) };
    case 'round':
      return { ...scenery, round: heard.round as number, resting: scenery.resting.map(() => false) };
    case 'parasols':
      return {
        ...scenery,
        resting: scenery.resting.map((was, one) => was && !(heard.seats as readonly Seat[]).includes(one)),
      };
    case 'parasol-declined':
    case 'cleaned-up':
      return { ...scenery, resting: put(scenery.resting, seat, true) };
    case 'confused':
    case 'moved':
      return arrived(scenery, seat, heard.to as SpaceId);
    case 'pushed':
      return arrived(scenery, heard.pushed as Seat, heard.to as SpaceId);
    case 'home':
      return { ...scenery, home: put(scenery.home, seat, true), tiles: scenery.tiles.slice(1) };
    case 'gained':
      return { ...scenery, vps: put(scenery.vps, seat, heard.vp as number) };
    case 'hunted':
      return hunted({ ...scenery, vps: put(scenery.vps, seat, heard.vp as number) }, heard);
    case 'token-taken':
      return { ...scenery, chests: put(scenery.chests, CHESTS.indexOf(heard.space as never), null) };
    case 'mission-gained': {
      const crypt = CRYPTS.findIndex(({ space }) => space === heard.space);
      return { ...scenery, crypts: put(scenery.crypts, crypt, heard.left as number) };
    }
    case 'hypnotised': {
      const card = heard.card as CardId;
      const left = without(scenery.track, heard.from as string, [card]);
      return { ...scenery, track: withCards(left, heard.to as string, [card]) };
    }
    case 'track-shifted':
      return { ...scenery, track: shifted(scenery.track) };
    case 'track-filled': {
      const cards = heard.cards as readonly CardId[];
      const cells = heard.cells as readonly string[];
      return {
        ...scenery,
        track: cells.reduce((track, cell, i) => withCards(track, cell, cards.slice(i, i + 1)), scenery.track),
      };
    }
    case 'tavern-filled':
      return { ...scenery, tavern: heard.count as number };
    case 'dawn':
      return counted(
        { ...scenery, burnt: put(scenery.burnt, seat, heard.fate === 'burnt') },
        seat,
        (before) => before - (heard.loss as number),
      );
    case 'card-scored':
    case 'mission-scored':
      return counted(scenery, seat, (before) => before + (heard.vp as number));
    case 'score':
      return counted(scenery, seat, () => heard.total as number);
    default:
      return scenery;
  }
}

/** The counting starts from the VP of the night. */
function counted(scenery: Scenery, seat: Seat, next: (before: number) => number): Scenery {
  const tally = scenery.tally ?? scenery.vps;
  return { ...scenery, tally: put(tally, seat, next(tally[seat] ?? 0)) };
}

function put<T>(list: readonly T[], at: number, value: T): readonly T[] {
  return list.map((was, i) => (i === at ? value : was));
}

/** New arrivals stand on top (TH-2.9). */
function arrived(scenery: Scenery, seat: Seat, space: SpaceId): Scenery {
  return {
    ...scenery,
    spaces: put(scenery.spaces, seat, space),
    heights: put(scenery.heights, seat, Math.max(...scenery.heights) + 1),
  };
}

/** The first to act on top (TH-4.21). */
function stacked(order: readonly Seat[], heights: readonly number[]): readonly number[] {
  return heights.map((_, seat) => order.length - order.indexOf(seat));
}

function hunted(scenery: Scenery, heard: Heard): Scenery {
  const from = heard.from as string;
  const brought = heard.brought as readonly CardId[];
  const taken = (heard.cards as readonly CardId[]).slice(
    0,
    (heard.cards as readonly CardId[]).length - brought.length,
  );
  if (from === 'tavern') return { ...scenery, tavern: 0 };
  if (from === 'labyrinth')
    return { ...scenery, roses: scenery.roses.filter((rose) => !taken.includes(rose)) };
  return { ...scenery, track: without(scenery.track, from, taken) };
}

type Track = Scenery['track'];

function without(track: Track, cell: string, cards: readonly CardId[]): Track {
  const left = [...(track[CELL_IDS.indexOf(cell)] ?? [])];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return put(track, CELL_IDS.indexOf(cell), left);
}

function withCards(track: Track, cell: string, cards: readonly CardId[]): Track {
  const at = CELL_IDS.indexOf(cell);
  return put(track, at, [...(track[at] ?? []), ...cards]);
}

/** TH-18.4, TH-18.5. */
function shifted(track: Track): Track {
  return track.map((pile, cell) => {
    const column = cell % COLUMNS;
    if (column === 0) return [];
    const joining = track[cell - 1] ?? [];
    return column === COLUMNS - 1 ? [...pile, ...joining] : joining;
  });
}

export const inTime = patience({ milliseconds: 5200, scenes: 90 });

export const STAGING: Staging<HungerView, Scenery, Scene> = {
  begin: sceneryOf,
  settle: sceneryOf,
  scenesOf: (heard) => [sceneOf(heard)],
  after,
  inTime,
};
