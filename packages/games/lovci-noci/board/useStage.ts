import type { Heard } from '@nokturn/engine';
import { type News, type Staging, useShow } from '@nokturn/ui';
import { useMemo } from 'react';
import type { LovciView } from '../secrets.ts';
import { type Dice, type Effect, NO_DICE, type Scene, type Scenery, sceneryOf, scenesOf } from './stage.ts';

/** Anything longer than this is skipped: old news is in the log. */
const LONGEST_SHOW = 40;

export interface Stage extends Scenery {
  readonly effect: Effect | null;
  /** For reduced motion: what the news has changed, to be marked instead. */
  readonly changed: readonly Scene[];
  readonly count: number;
  skip(): void;
}

const STAGING: Staging<LovciView, Scenery, Scene> = {
  begin: (view, news) => sceneryOf(view, lastRoll(news.happenings)),
  settle: (view, { dice }) => sceneryOf(view, dice),
  scenesOf,
  after: (scenery, { change }) => change?.(scenery) ?? scenery,
  inTime: (scenes) => (scenes.length > LONGEST_SHOW ? null : scenes),
};

export function useStage(
  view: LovciView,
  news: News,
  past: readonly Heard[],
  still: boolean,
  onShown: ((sequence: number, scene?: number) => void) | undefined,
): Stage {
  const { scenery, scene, changed, count, skip } = useShow(STAGING, view, news, still, onShown);
  // Anyone who joins a table, or is not watching, finds the dice as they last fell; a roll in the news is shown in its
  // turn.
  const fallen = useMemo(() => lastRoll(past), [past]);
  const isNews = scenery.dice.roll > 0 && news.happenings.some(isRoll);
  return {
    ...scenery,
    dice: isNews || fallen === NO_DICE ? scenery.dice : { ...fallen, roll: scenery.dice.roll },
    effect: scene?.effect ?? null,
    changed,
    count,
    skip,
  };
}

/** What the dice show. */
function lastRoll(heard: readonly Heard[]): Dice {
  const last = heard.findLast(isRoll);
  if (!last) return NO_DICE;
  const bare: Scenery = { places: [], damage: [], gone: [], dice: NO_DICE };
  return scenesOf(last).reduce(STAGING.after, bare).dice;
}

function isRoll({ kind }: Heard): boolean {
  return kind.endsWith('-rolled') || kind === 'attacked';
}
