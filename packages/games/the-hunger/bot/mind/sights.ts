import {
  CHESTS,
  CLOSED_CHESTS,
  CRYPTS,
  type CryptNo,
  SPACES,
  type SpaceNo,
  spaceNo,
} from '../../cards/board.ts';
import { HUMAN_TYPES, type HumanType } from '../../cards/card.ts';
import type { CardNo } from '../../cards/cards.ts';
import { type MissionNo, missionAt } from '../../cards/missions.ts';
import { closerVampires } from '../../rules/instants.ts';
import { typeOf } from '../../rules/marks.ts';
import { NONE } from '../../rules/state.ts';
import type { Stance } from './stance.ts';
import { expectedVp } from './wishes.ts';

/** What spaces and tiles are worth to one seat. */

const CHEST_NO = SPACES.map(({ id }) => (CHESTS as readonly string[]).indexOf(id));
const CRYPT_NO = SPACES.map(({ id }) => CRYPTS.findIndex(({ space }) => space === id));
const BUILDINGS: Readonly<Partial<Record<string, HumanType>>> = {
  market: 'villager',
  church: 'religious',
  mansion: 'noble',
  barracks: 'military',
};
const BUILDING_TYPES = SPACES.map(({ effect }) => HUMAN_TYPES.indexOf(BUILDINGS[effect ?? ''] as HumanType));
const UNKNOWN_TOKEN = 3;

export function cryptOn(space: SpaceNo): number {
  return CRYPT_NO[space] as number;
}

/** To use the effect of a space once. */
export function visitWorth(stance: Stance, space: SpaceNo): number {
  if ((CHEST_NO[space] as number) >= 0) return chestWorth(stance, space);
  if ((CRYPT_NO[space] as number) >= 0) return cryptWorth(stance, CRYPT_NO[space] as number);
  return (BUILDING_TYPES[space] as number) >= 0 ? buildingWorth(stance, BUILDING_TYPES[space] as number) : 0;
}

export function chestWorth(stance: Stance, space: SpaceNo): number {
  const chest = CHEST_NO[space] as number;
  const token = stance.state.chests[chest] ?? NONE;
  if (token === NONE) return 0;
  // What lies in a closed Chest is only imagined.
  return chest < CLOSED_CHESTS ? UNKNOWN_TOKEN + stance.wishes.token : stance.tokenWorth(token);
}

/** The mean of what the best of so many unknown tiles gives. */
const BEST_OF = [0, 2.8, 3.8, 4.5, 5, 5.4, 5.7] as const;

export function cryptWorth(stance: Stance, crypt: CryptNo): number {
  const { state, player } = stance;
  const count = state.crypts[crypt]?.length ?? 0;
  const known = player.notes[crypt] ?? null;
  if (known === null || known.length !== count) return BEST_OF[count] ?? 0;
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
  if (turns === 0) return 0;
  switch (instant?.kind) {
    case 'chest':
      return state.chests.some((token) => token !== NONE) ? 4 : 0;
    case 'closer-vampires':
      return 0.8 * (state.players.length - 1);
    case 'familiar':
      return Math.min(3, 0.4 * turns);
    case 'digestion':
      return 1;
    default:
      return Math.min(4, turns);
  }
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
  const others = state.players.length - 1;
  const closer = closerVampires(state, seat);
  return closer === others || turns === 0 ? closer : closer - others * Math.min(0.9, 0.3 + 0.1 * turns);
}
