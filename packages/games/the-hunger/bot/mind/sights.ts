import {
  CHESTS,
  CLOSED_CHESTS,
  CRYPTS,
  type CryptNo,
  SPACES,
  type SpaceNo,
  spaceNo,
} from '../../cards/board.ts';
import type { CardNo } from '../../cards/cards.ts';
import { type MissionNo, missionAt } from '../../cards/missions.ts';
import { closerVampires } from '../../rules/instants.ts';
import { typeOf } from '../../rules/marks.ts';
import { NONE } from '../../rules/state.ts';
import { GUESTS, instantWorth, opportunity } from '../thumb.ts';
import type { Stance } from './stance.ts';
import { WEIGHTS } from './weights.ts';
import { expectedVp } from './wishes.ts';

/** The value of spaces and tiles to one seat. */

const CHEST_NO = SPACES.map(({ id }) => (CHESTS as readonly string[]).indexOf(id));
const CRYPT_NO = SPACES.map(({ id }) => CRYPTS.findIndex(({ space }) => space === id));
export function cryptOn(space: SpaceNo): number {
  return CRYPT_NO[space] as number;
}

/** The value of using the effect of a space once. */
export function visitWorth(stance: Stance, space: SpaceNo): number {
  if ((CHEST_NO[space] as number) >= 0) return chestWorth(stance, space);
  if ((CRYPT_NO[space] as number) >= 0) return cryptWorth(stance, CRYPT_NO[space] as number);
  return (GUESTS[space] as number) >= 0 ? buildingWorth(stance, GUESTS[space] as number) : 0;
}

export function chestWorth(stance: Stance, space: SpaceNo): number {
  const chest = CHEST_NO[space] as number;
  const token = stance.state.chests[chest] ?? NONE;
  if (token === NONE) return 0;
  // The contents of a closed Chest are only imagined.
  return chest < CLOSED_CHESTS ? WEIGHTS.unknownToken + stance.wishes.token : stance.tokenWorth(token);
}

export function cryptWorth(stance: Stance, crypt: CryptNo): number {
  const { state, player } = stance;
  const count = state.crypts[crypt]?.length ?? 0;
  const known = player.notes[crypt] ?? null;
  if (known === null || known.length !== count) return WEIGHTS.tiles[count] ?? 0;
  let best = 0;
  for (const tile of known) best = Math.max(best, tileWorth(stance, tile));
  return best;
}

function buildingWorth(stance: Stance, type: number): number {
  const { playing, discard } = stance.player;
  let best = 0;
  for (const cards of [playing, discard])
    for (let i = 0; i < cards.length; i++)
      if (typeOf(cards[i] as CardNo) === type) best = Math.max(best, stance.digestWorth(cards[i] as CardNo));
  return best;
}

export function tileWorth(stance: Stance, mission: MissionNo): number {
  const { scoring, instant } = missionAt(mission);
  if (scoring !== null) return expectedVp(scoring, stance.prospect);
  const { turns, state } = stance;
  const chests = state.chests.some((token) => token !== NONE);
  return instantWorth(instant, { turns, chests, rivals: state.players.length - 1 });
}

/** Instant Missions that can be used in several steps: more than 0 if now is the time. */
export function freeItemWorth(stance: Stance, mission: MissionNo): number {
  const { state, seat, turns } = stance;
  const { instant } = missionAt(mission);
  if (instant?.kind === 'chest') {
    let best = 0;
    for (const space of CHESTS) best = Math.max(best, chestWorth(stance, spaceNo(space)));
    return best - (turns > 8 ? 3 : 0);
  }
  if (instant?.kind !== 'closer-vampires') return -1;
  return opportunity(closerVampires(state, seat), state.players.length - 1, turns);
}
