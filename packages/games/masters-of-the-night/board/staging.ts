import type { Heard } from '@nokturn/engine';
import type { Staged, Staging } from '@nokturn/ui';
import type { EventId } from '../cards/events.ts';
import type { MastersView } from '../secrets.ts';
import { type Fight, fought } from './fight.ts';
import { after, type Scenery, sceneryOf } from './scenery.ts';
import { inTime, type Scene, scenesOf } from './scenes.ts';

interface StagedFacts {
  readonly scenery: Scenery;
  readonly fight: Fight | null;
  /** The event card being resolved. */
  readonly event: EventId | null;
  readonly turned: boolean;
  /** Its crosses are on the city: they fly there when the grid is reported. */
  readonly marked: boolean;
  /** Increases with every roll, so that the dice tumble. */
  readonly rolls: number;
}

export type Stage = Staged<StagedFacts, Scene>;

export const STAGING: Staging<MastersView, StagedFacts, Scene> = {
  begin: (view, news) => ({ ...settled(view), fight: news.happenings.reduce(fought, null), rolls: 0 }),
  settle: (view, { fight, rolls }) => ({ ...settled(view), fight, rolls }),
  scenesOf,
  after: (told, { heard }) => ({
    scenery: after(told.scenery, heard),
    fight: fought(told.fight, heard),
    rolls: told.rolls + (heard.kind === 'rolled' ? 1 : 0),
    ...eventAfter(told, heard),
  }),
  inTime,
};

function settled(view: MastersView): Omit<StagedFacts, 'fight' | 'rolls'> {
  return {
    scenery: sceneryOf(view),
    event: view.resolving?.event ?? null,
    turned: view.resolving?.turned ?? false,
    marked: true,
  };
}

function eventAfter(
  { event, turned, marked }: StagedFacts,
  heard: Heard,
): Pick<StagedFacts, 'event' | 'turned' | 'marked'> {
  switch (heard.kind) {
    case 'event-drawn':
      return { event: heard.event as EventId, turned: false, marked: false };
    case 'grid':
      return { event, turned: heard.turned as boolean, marked: true };
    case 'event-over':
      return { event: null, turned: false, marked: true };
    default:
      return { event, turned, marked };
  }
}
