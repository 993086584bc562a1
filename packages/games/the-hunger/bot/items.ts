import { type OptionId, objectOf } from '@nokturn/engine';
import { CHESTS } from '../cards/board.ts';
import { type MissionId, missionAt, missionNo } from '../cards/missions.ts';
import { closerVampires } from '../rules/instants.ts';
import type { Outlook } from './outlook.ts';
import { chestWorth } from './spaces.ts';
import { opportunity } from './thumb.ts';

/** Instant Missions that can be used in several steps (TH-6.6): more than 0 if now is the time. */
export function freeItemWorth(outlook: Outlook, option: OptionId): number {
  const { view, me, turns } = outlook;
  const { instant } = missionAt(missionNo(objectOf(option) as MissionId));
  if (instant?.kind === 'chest')
    return Math.max(...CHESTS.map((space) => chestWorth(outlook, space))) - (turns > 8 ? 3 : 0);
  if (instant?.kind !== 'closer-vampires') return -1;
  return opportunity(closerVampires(view, me), view.players.length - 1, turns);
}
