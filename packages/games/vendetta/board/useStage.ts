import { type News, type Show, type Staging, useShow } from '@nokturn/ui';
import type { VendettaView } from '../secrets.ts';
import { type Chronicle, emptyChronicle, written } from './reports.ts';
import { after, type Scenery, sceneryOf } from './scenery.ts';
import { inTime, type Scene, sceneOf } from './scenes.ts';

interface StagedFacts {
  readonly scenery: Scenery;
  readonly chronicle: Chronicle;
}

export interface Stage extends StagedFacts, Omit<Show<StagedFacts, Scene>, 'scenery'> {}

const STAGING: Staging<VendettaView, StagedFacts, Scene> = {
  begin: (view, news) => ({
    scenery: sceneryOf(view),
    chronicle: news.happenings.reduce(written, emptyChronicle(view.round)),
  }),
  settle: (view, { chronicle }) => ({ scenery: sceneryOf(view), chronicle }),
  scenesOf: (heard) => [sceneOf(heard)],
  after: ({ scenery, chronicle }, { heard }) => ({
    scenery: after(scenery, heard),
    chronicle: written(chronicle, heard),
  }),
  inTime,
};

export function useStage(
  view: VendettaView,
  news: News,
  still: boolean,
  onShown: ((sequence: number) => void) | undefined,
): Stage {
  const { scenery, ...show } = useShow(STAGING, view, news, still, onShown);
  return { ...show, ...scenery };
}
