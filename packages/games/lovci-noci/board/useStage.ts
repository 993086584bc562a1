import { type News, type Staging, useShow } from '@nokturn/ui';
import type { LovciView } from '../secrets.ts';
import { type Dice, type Effect, NO_DICE, type Scene, type Scenery, sceneryOf, scenesOf } from './stage.ts';

/** More than this is not watched but skipped: what happened long ago is in the log. */
const LONGEST_SHOW = 40;

export interface Stage extends Scenery {
  readonly effect: Effect | null;
  readonly count: number;
  skip(): void;
}

const STAGING: Staging<LovciView, Scenery, Scene> = {
  begin: (view, news) => sceneryOf(view, lastRoll(news)),
  settle: (view, { dice }) => sceneryOf(view, dice),
  scenesOf,
  after: (scenery, { change }) => change?.(scenery) ?? scenery,
  inTime: (scenes) => (scenes.length > LONGEST_SHOW ? null : scenes),
};

export function useStage(
  view: LovciView,
  news: News,
  still: boolean,
  onShown: ((sequence: number) => void) | undefined,
): Stage {
  const { scenery, scene, count, skip } = useShow(STAGING, view, news, still, onShown);
  return { ...scenery, effect: scene?.effect ?? null, count, skip };
}

/** What the dice show when somebody comes to the table. */
function lastRoll(news: News): Dice {
  const bare: Scenery = { places: [], damage: [], gone: [], dice: NO_DICE };
  return news.happenings
    .filter(({ kind }) => kind.endsWith('-rolled') || kind === 'attacked')
    .flatMap(scenesOf)
    .reduce(STAGING.after, bare).dice;
}
