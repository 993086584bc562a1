import type { Heard, Seat } from '@nokturn/engine';
import { type Lesson, lesson, lessons, type Move, stepBefore, type Teacher } from '@nokturn/text';
import {
  CASTLE,
  CHESTS,
  CRYPTS,
  REGION_BONUSES,
  type SpaceId,
  type SpaceNo,
  spaceAt,
  spaceNo,
  TAVERN,
} from './cards/board.ts';
import { type CardId, type CardNo, cardNo } from './cards/cards.ts';
import { huntedVp, type PlayerView } from './count.ts';
import { wayHome } from './home.ts';
import { ROUNDS } from './rules/end-of-round.ts';
import { addHunts, TAVERN_COST } from './rules/hunt.ts';
import { distance, isCemetery, regionOf } from './rules/map.ts';
import { isHuman, marksOfAll, speedOf } from './rules/marks.ts';
import { NONE, type Player, type State } from './rules/state.ts';
import { CELL_IDS, type CellNo } from './rules/track.ts';
import type { HungerView } from './secrets.ts';

/** The reasons of bots in The Hunger: prey, Speed, the map and the way home lie open. */
export const teacher: Teacher<HungerView> = {
  why(move) {
    const [first] = move.heard;
    if (first === undefined || first.seat !== move.seat) return [];
    return REASONS[first.kind]?.(move, first) ?? [];
  },
};

type Why = (move: Move<HungerView>, first: Heard) => readonly Lesson[];

/** By the first happening of a move: it is the result of the decision that was open before. */
const REASONS: Readonly<Record<string, Why>> = {
  hunted,
  moved,
  stayed,
  'token-taken': tokenTaken,
  looked: ({ before }, { space, count }) =>
    lessons(stepBefore({ before }) === 'action' && lesson('crypt', { space, count })),
  digested,
};

function playerIn({ players }: HungerView, seat: Seat): PlayerView {
  return players[seat] as PlayerView;
}

/** The cells of the Hunt Track that the seat can pay for now. Hands play no part in it. */
function cellsInReach(view: HungerView, seat: Seat): CellNo[] {
  const { playing, space } = playerIn(view, seat);
  const found: string[] = [];
  // The cards of other zones matter only for Roses, which are no cells.
  const known = { playing, space, deck: [], hand: [], discard: [], digested: [] } as unknown as Player;
  if (view.turn === null) return [];
  addHunts(view as unknown as State, known, marksOfAll(playing), found);
  return found.flatMap((option) => {
    const cell = CELL_IDS.indexOf(option.slice('hunt:'.length));
    return option.startsWith('hunt:') && cell >= 0 ? [cell] : [];
  });
}

function hunted({ seat, before }: Move<HungerView>, { from, cards, cost, amount, mission }: Heard) {
  if (stepBefore({ before }) !== 'action' || mission !== null) return [];
  const { state } = before;
  if (from === 'tavern') return [lesson('tavern', { count: state.tavern.length, cost: TAVERN_COST })];
  if (from === 'labyrinth') return lessons(Number(amount) > 0 && lesson('rose', { cards, amount }));
  const player = playerIn(state, seat);
  const cells = cellsInReach(state, seat);
  const worth = (cell: CellNo) => huntedVp(player, state.track[cell] ?? [], player.space);
  const cell = CELL_IDS.indexOf(String(from));
  const taken = state.track[cell] ?? [];
  const prey = (cards as readonly CardId[]).slice(0, taken.length);
  const vp = worth(cell);
  const bonus = REGION_BONUSES[regionOf(player.space)];
  const others = cells.filter((other) => other !== cell);
  const isBest = vp > 0 && others.length > 0 && others.every((other) => worth(other) <= vp);
  const isDearer = (other: CellNo) => (state.track[other] ?? []).length > 0 && !cells.includes(other);
  const isOnly =
    cells.length === 1 && state.track.some((_, other) => isDearer(other)) && !isCemetery(player.space);
  return lessons(
    isBest && lesson('hunt-best', { cards: prey, amount: vp }),
    taken.length > 1 && lesson('hunt-many', { count: taken.length, cost, amount: vp }),
    bonus > 0 && taken.some(isHuman) && lesson('hunt-region', { cards: prey, bonus }),
    isOnly && lesson('hunt-only', { cards: prey, speed: state.turn?.remaining ?? 0 }),
  );
}

function moved(move: Move<HungerView>, { from, to }: Heard): readonly Lesson[] {
  const { seat, before } = move;
  if (stepBefore(move) !== 'move') return [];
  const { state } = before;
  const [here, there] = [spaceNo(from as SpaceId), spaceNo(to as SpaceId)];
  if (there === CASTLE) return home(move);
  const way = wayHome(state, seat);
  const isInward = distance(there, CASTLE) < distance(here, CASTLE);
  const isLate = way !== null && way.verdict !== 'home' && way.needed + 2 >= way.turns;
  const gain = REGION_BONUSES[regionOf(there)] - REGION_BONUSES[regionOf(here)];
  return lessons(
    isInward && isLate && lesson('back', { steps: way.steps, turns: way.turns }),
    ...sights(state, there),
    gain > 0 && lesson('out', { space: to, bonus: REGION_BONUSES[regionOf(there)] }),
  );
}

function home({ before, heard }: Move<HungerView>): readonly Lesson[] {
  const arrived = heard.find(({ kind }) => kind === 'home');
  const { round, phase } = before.state;
  if (arrived === undefined || phase !== 'night') return [];
  const tile = heard.find(({ kind, source }) => kind === 'gained' && source === arrived.tile);
  const left = ROUNDS - round;
  return lessons(
    tile !== undefined && lesson('home-tile', { left, amount: tile.amount }),
    lesson('home', { left }),
  );
}

/** What everybody can see on the space where a move ends. */
function sights({ chests, crypts, tavern }: HungerView, there: SpaceNo): (Lesson | false)[] {
  const { id } = spaceAt(there);
  const chest = (CHESTS as readonly SpaceId[]).indexOf(id);
  const crypt = CRYPTS.findIndex(({ space }) => space === id);
  const tiles = crypts[crypt]?.length ?? 0;
  return [
    chest >= 0 && chests[chest] !== NONE && lesson('to-chest', { space: id }),
    tiles > 0 && lesson('to-crypt', { space: id, count: tiles }),
    there === TAVERN && tavern.length > 0 && lesson('to-tavern', { count: tavern.length }),
  ];
}

/** Speed that is not used for walking is left for hunting. */
function stayed(move: Move<HungerView>): readonly Lesson[] {
  const { seat, before, after } = move;
  const speed = after.state.turn?.remaining ?? 0;
  if (stepBefore(move) !== 'move' || after.asked?.frame.step !== 'action') return [];
  if (after.state.turn?.seat !== seat || before.state.turn?.moved) return [];
  const count = cellsInReach(after.state, seat).length;
  return lessons(speed > 0 && count > 0 && lesson('stay', { speed, count }));
}

function tokenTaken({ before, heard }: Move<HungerView>, { token }: Heard): readonly Lesson[] {
  const gain = heard.find(({ kind, source }) => kind === 'gained' && source === token);
  if (stepBefore({ before }) !== 'action' || gain === undefined) return [];
  return [lesson('chest', { token, amount: gain.amount })];
}

/** A card that is slower than the others of its owner leaves the deck for good. */
function digested(move: Move<HungerView>, { card }: Heard): readonly Lesson[] {
  const { seat, before } = move;
  const { owned, digested: gone } = playerIn(before.state, seat);
  const left = owned.length - gone.length;
  if (!['digest', 'building'].includes(stepBefore(move) ?? '') || left === 0) return [];
  const sum = (cards: readonly CardNo[]) => cards.reduce((total, one) => total + speedOf(one), 0);
  const mean = (sum(owned) - sum(gone)) / left;
  const speed = speedOf(cardNo(card as CardId));
  return lessons(speed < mean && lesson('digest', { card, speed }));
}
