import type { Staged, Staging } from '@nokturn/ui';
import type { VendettaView } from '../secrets.ts';
import { type Chronicle, emptyChronicle, written } from './reports.ts';
import { after, type Scenery, sceneryOf } from './scenery.ts';
import { inTime, type Scene, sceneOf } from './scenes.ts';

interface StagedFacts {
  readonly scenery: Scenery;
  readonly chronicle: Chronicle;
}

export type Stage = Staged<StagedFacts, Scene>;

export const STAGING: Staging<VendettaView, StagedFacts, Scene> = {
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
