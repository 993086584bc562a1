import { type ChoiceId, decision, oneOf, playerAt, type Seat } from '@nokturn/engine';
import { spaceAt } from '../cards/board.ts';
import type { CardNo } from '../cards/cards.ts';
import {
  type InstantUse,
  MISSIONS,
  type MissionId,
  type MissionNo,
  missionAt,
  missionNo,
} from '../cards/missions.ts';
import { addCards, cardOption, cellOption, type Menu, useOption } from './choices.ts';
import { addDogSpeed } from './dogs.ts';
import { huntBan, huntPile, isTrackClosed, takeCards } from './hunt.ts';
import { mightHold, useMission } from './instants.ts';
import { isCemetery } from './map.ts';
import { FAMILIAR, hasMark, isHuman, marksOfAll, PIG } from './marks.ts';
import { takeOut, turnOf, turnSeat } from './seats.ts';
import type { State } from './state.ts';
import { type CellNo, cellId, columnOf, pileAt } from './track.ts';
import type { HungerTable, Rules } from './work.ts';

/** Free hunts: single cards for an Instant Mission (TH-13.7 to TH-13.13). */
export const freeHuntRules: Rules<'free-hunt-cell' | 'free-hunt-card'> = {
  /** TH-D21, first part. */
  'free-hunt-cell': decision({
    clause: 'TH-13.7',
    to: 'one',
    seat: turnSeat,
    ask: (state, seat, { mission, column }) => oneOf(cellOptions(state, seat, missionNo(mission), column)),
    fallback: (state, seat, { mission, column }) =>
      cellOptions(state, seat, missionNo(mission), column)[0] as ChoiceId<'cell'>,
    answered(table, answer, seat, { mission }) {
      const cell = cellOption.chosen(answer);
      if (takesPile(table.state, missionNo(mission))) huntPile(table, seat, cell, 0, mission);
      else table.next({ step: 'free-hunt-card', mission, cell });
    },
  }),

  /** TH-D21, second part. */
  'free-hunt-card': decision({
    clause: 'TH-13.7',
    to: 'one',
    seat: turnSeat,
    ask: (state, seat, { mission, cell }) => oneOf(cardOptions(state, seat, missionNo(mission), cell)),
    fallback: (state, seat, { mission, cell }) =>
      cardOptions(state, seat, missionNo(mission), cell)[0] as ChoiceId<'card'>,
    answered(table, answer, seat, { mission, cell }) {
      const card = cardOption.chosen(answer);
      takeOut(pileAt(table.state, cell), card);
      const intoPlay = usedFor(missionNo(mission)).kind === 'familiar';
      const from = { from: cellId(cell), column: columnOf(cell), cost: 0, mission };
      takeCards(table, seat, { cards: [card], ...from, intoPlay });
      if (intoPlay) enterPlay(table, card);
    },
  }),
};

/** The tiles that allow free hunts. */
const FREE_HUNTS: readonly MissionNo[] = MISSIONS.flatMap(({ instant }, no) =>
  instant?.kind === 'any-column' || instant?.kind === 'same-column' || instant?.kind === 'familiar'
    ? [no]
    : [],
);

/** TH-13.8: the column that Hungry! has to follow. */
const DEAREST = 3;

function usedFor(mission: MissionNo): InstantUse {
  return missionAt(mission).instant as InstantUse;
}

/** The tiles that the seat holds and can use now. */
export function addFreeHunts(state: State, seat: Seat, options: Menu<ChoiceId<'use'>>): void {
  const { missions } = playerAt(state, seat);
  for (let i = 0; i < missions.length; i++) {
    const mission = missions[i] as MissionNo;
    if (FREE_HUNTS.includes(mission) && canHuntWith(state, seat, mission)) options.push(useOption(mission));
  }
}

/** Whether the seat could use such a tile, as far as others can know. */
export function mightHuntFreely(state: State, seat: Seat): boolean {
  return FREE_HUNTS.some((mission) => mightHold(state, seat, mission) && canHuntWith(state, seat, mission));
}

/** The latest hunt meets the tile's own condition (TH-13.12), and nothing forbids it (TH-13.7). */
function canHuntWith(state: State, seat: Seat, mission: MissionNo): boolean {
  const { huntedColumn, humanInColumn } = turnOf(state);
  const player = playerAt(state, seat);
  const use = usedFor(mission);
  if (use.kind === 'any-column' && huntedColumn !== DEAREST) return false;
  if (use.kind === 'same-column') {
    const { region } = spaceAt(player.space);
    if (huntedColumn === 0 || !humanInColumn || !use.regions.includes(region)) return false;
  }
  if (huntBan(state, player, marksOfAll(player.playing)) !== null || isTrackClosed(state)) return false;
  return state.track.some((_, cell) => isOpen(state, seat, mission, cell, columnFor(mission, huntedColumn)));
}

/** The same column, or 0 for any. */
function columnFor(mission: MissionNo, huntedColumn: number): number {
  return usedFor(mission).kind === 'same-column' ? huntedColumn : 0;
}

/** Returns false if the tile is not for hunting. */
export function useFreeHunt(
  table: HungerTable,
  seat: Seat,
  mission: MissionNo,
  huntedColumn: number,
): boolean {
  if (!FREE_HUNTS.includes(mission)) return false;
  useMission(table, seat, mission);
  table.next({
    step: 'free-hunt-cell',
    mission: missionAt(mission).id as MissionId,
    column: columnFor(mission, huntedColumn),
  });
  return true;
}

/** TH-13.11. */
function takesPile(state: State, mission: MissionNo): boolean {
  return state.options.freeHuntTakes === 'pile' && usedFor(mission).kind !== 'familiar';
}

/** Whether the tile can take something from the cell. */
function isOpen(state: State, seat: Seat, mission: MissionNo, cell: CellNo, column: number): boolean {
  if (column !== 0 && columnOf(cell) !== column) return false;
  const pile = pileAt(state, cell);
  const may = (card: CardNo) => isPrey(state, seat, mission, card);
  return pile.length > 0 && (takesPile(state, mission) ? pile.every(may) : pile.some(may));
}

/** Beast Master takes Familiars only, and no Human can be taken in the Cemetery (TH-11.8). */
function isPrey(state: State, seat: Seat, mission: MissionNo, card: CardNo): boolean {
  if (usedFor(mission).kind === 'familiar') return hasMark(card, FAMILIAR);
  return !(isCemetery(playerAt(state, seat).space) && isHuman(card));
}

function cellOptions(state: State, seat: Seat, mission: MissionNo, column: number): ChoiceId<'cell'>[] {
  return state.track.flatMap((_, cell) =>
    isOpen(state, seat, mission, cell, column) ? [cellOption(cell)] : [],
  );
}

function cardOptions(state: State, seat: Seat, mission: MissionNo, cell: CellNo): ChoiceId<'card'>[] {
  const options: ChoiceId<'card'>[] = [];
  addCards(options, pileAt(state, cell), cardOption, (card) => isPrey(state, seat, mission, card));
  return options;
}

/** TH-13.1, TH-13.10: it works from now on, but does not change Speed already calculated. */
function enterPlay(table: HungerTable, card: CardNo): void {
  const turn = turnOf(table.state);
  if (hasMark(card, PIG) && !turn.moved) turn.generalHunts++;
  addDogSpeed(table, card);
}
