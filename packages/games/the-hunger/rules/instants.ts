import { type Ask, type ChoiceId, playerAt, type Seat } from '@nokturn/engine';
import { CASTLE } from '../cards/board.ts';
import { type MissionNo, missionAt, missionNo } from '../cards/missions.ts';
import { tokenAt } from '../cards/tokens.ts';
import { choiceOf, type Menu, tokenOption, useOption } from './choices.ts';
import { distance } from './map.ts';
import { gainVp } from './seats.ts';
import { NONE, type Player, type State } from './state.ts';
import type { HungerFrame, HungerTable } from './work.ts';

/**
 * Instant Missions (TH-14.12) and free items (TH-6.6). The holder of each tile is a secret, and a menu that
 * opened only for holders would reveal it: whether a menu opens depends only on things that the whole table
 * can see.
 */

const TREASURE_CHEST = missionNo('treasure-chest');
const OPPORTUNIST = missionNo('the-opportunist');

/**
 * Whether the seat could have this tile, as far as others can know: it has a Mission, and nobody has used the
 * tile yet.
 */
export function mightHold(state: State, seat: Seat, mission: MissionNo): boolean {
  return playerAt(state, seat).missions.length > 0 && !state.usedMissions.includes(mission);
}

/** The tile is shown to everybody and leaves the game (TH-14.8). */
export function useMission(table: HungerTable, seat: Seat, mission: MissionNo): void {
  const { missions } = playerAt(table.state, seat);
  missions.splice(missions.indexOf(mission), 1);
  table.state.usedMissions.push(mission);
  if (table.told) table.tell({ kind: 'mission-used', seat, mission: missionAt(mission).id });
}

/** The Missions among the free items that the seat can use now. */
export function addFreeMissions(state: State, seat: Seat, options: Menu<ChoiceId<'use'>>): void {
  const { missions } = playerAt(state, seat);
  for (let i = 0; i < missions.length; i++)
    if (isFreeNow(state, seat, missions[i] as MissionNo)) options.push(useOption(missions[i] as MissionNo));
}

function isFreeNow(state: State, seat: Seat, mission: MissionNo): boolean {
  return (
    (mission === TREASURE_CHEST && hasChestToken(state)) ||
    (mission === OPPORTUNIST && closerVampires(state, seat) > 0)
  );
}

/** Whether the seat could use such a Mission, as far as others can know. */
export function mightUseFreeMission(state: State, seat: Seat): boolean {
  return mightUse(state, seat, TREASURE_CHEST) || mightUse(state, seat, OPPORTUNIST);
}

/**
 * Whether a menu opens although the table sees only one option in it: some of the seats asked can also use a
 * tile, and nobody must find out which.
 */
export function hidesFreeMissions(state: State, seat: Seat, ask: Ask): boolean {
  if (ask.kind !== 'one') return false;
  const open = ask.options.filter((option) => choiceOf(option)?.verb !== 'use');
  return open.length === 1 && mightUseFreeMission(state, seat);
}

function mightUse(state: State, seat: Seat, mission: MissionNo): boolean {
  return mightHold(state, seat, mission) && isFreeNow(state, seat, mission);
}

/** Treasure Chest (TH-14.14) or The Opportunist (TH-14.15); the question of `menu` returns afterwards. */
export function useFreeMission(table: HungerTable, seat: Seat, mission: MissionNo, menu: HungerFrame): void {
  useMission(table, seat, mission);
  table.next(menu);
  if (mission === TREASURE_CHEST) table.next({ step: 'choose-chest' });
  else takeOpportunity(table, seat, mission);
}

/** TH-14.15. */
function takeOpportunity(table: HungerTable, seat: Seat, mission: MissionNo): void {
  const { id, instant } = missionAt(mission);
  if (instant?.kind !== 'closer-vampires') throw new Error(`${id} is no free item`);
  gainVp(table, seat, instant.vp * closerVampires(table.state, seat), 'missions', id);
}

function hasChestToken({ chests }: State): boolean {
  for (let i = 0; i < chests.length; i++) if (chests[i] !== NONE) return true;
  return false;
}

/** The space of every player. */
interface Spaces {
  readonly players: readonly Pick<Player, 'space'>[];
}

/** The number of vampires strictly closer to the Castle, including those in it (TH-14.15). */
export function closerVampires({ players }: Spaces, seat: Seat): number {
  const own = distance((players[seat] as Spaces['players'][number]).space, CASTLE);
  let count = 0;
  for (const { space } of players) if (distance(space, CASTLE) < own) count++;
  return count;
}

/** The token Gain 1 Mission is a free item too (TH-15.7). */
export function addMissionToken(state: State, { tokens }: Player, options: Menu<ChoiceId<'token'>>): void {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as number;
    if (tokenAt(token).use?.kind !== 'mission' || !hasMissionLeft(state)) continue;
    options.push(tokenOption(token));
    return;
  }
}

function hasMissionLeft({ crypts }: State): boolean {
  return crypts.some((pile) => pile.length > 0);
}
