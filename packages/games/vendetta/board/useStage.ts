import type { Heard } from '@nokturn/engine';
import type { News } from '@nokturn/ui';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { VendettaView } from '../secrets.ts';
import { type Chronicle, emptyChronicle, written } from './reports.ts';
import { after, type Scenery, sceneryOf } from './scenery.ts';
import { inTime, type Scene, sceneOf } from './scenes.ts';

export interface Stage {
  readonly scenery: Scenery;
  readonly chronicle: Chronicle;
  /** What is being shown at this moment, if anything. */
  readonly scene: Scene | null;
  /** Goes up with every scene, so that the same flight twice is shown twice. */
  readonly count: number;
  /** Everything is at once as it is now. */
  skip(): void;
}

interface Show {
  readonly scenery: Scenery;
  readonly chronicle: Chronicle;
  readonly now: Scene | null;
  readonly next: readonly Scene[];
  readonly count: number;
}

type Cue =
  | { readonly kind: 'add'; readonly from: Scenery; readonly scenes: readonly Scene[] }
  | { readonly kind: 'next' | 'skip' };

function play(show: Show, cue: Cue): Show {
  switch (cue.kind) {
    case 'add': {
      const scenery = isOver(show) ? cue.from : show.scenery;
      const scenes = [...show.next, ...cue.scenes];
      const next = inTime(scenes);
      return next === null
        ? play({ ...show, scenery, next: scenes }, { kind: 'skip' })
        : { ...show, scenery, next };
    }
    case 'next': {
      // What takes no time happens together with what comes after it.
      const end = show.next.findIndex(({ length }) => length > 0);
      const taken = end < 0 ? show.next : show.next.slice(0, end + 1);
      return {
        ...told(show, taken),
        now: end < 0 ? null : (show.next[end] as Scene),
        next: end < 0 ? [] : show.next.slice(end + 1),
        count: show.count + 1,
      };
    }
    case 'skip':
      return { ...told(show, show.next), now: null, next: [], count: show.count + 1 };
  }
}

function told(show: Show, scenes: readonly Scene[]): Show {
  const heard = scenes.map((scene): Heard => scene.heard);
  return {
    ...show,
    scenery: heard.reduce(after, show.scenery),
    chronicle: heard.reduce(written, show.chronicle),
  };
}

function isOver({ now, next }: Show): boolean {
  return now === null && next.length === 0;
}

/** Shows what was heard, one scene after the other, and then the view as it is. */
export function useStage(
  view: VendettaView,
  news: News,
  still: boolean,
  onShown: ((sequence: number) => void) | undefined,
): Stage {
  const [show, cue] = useReducer(play, null, () => ({
    scenery: sceneryOf(view),
    chronicle: news.happenings.reduce(written, emptyChronicle(view.round)),
    now: null,
    next: [],
    count: 0,
  }));
  const heard = useRef(news.sequence);
  const shown = useRef(news.sequence);
  /** The view before the news. */
  const settled = useRef(view);

  useLayoutEffect(() => {
    if (news.sequence !== heard.current) {
      heard.current = news.sequence;
      cue({ kind: 'add', from: sceneryOf(settled.current), scenes: news.happenings.map(sceneOf) });
      if (still) cue({ kind: 'skip' });
    }
    settled.current = view;
  }, [view, news, still]);

  const { now, next, count, chronicle } = show;
  useEffect(() => {
    if (now !== null) {
      const timer = setTimeout(() => cue({ kind: 'next' }), now.length);
      return () => clearTimeout(timer);
    }
    if (next.length > 0) cue({ kind: 'next' });
    else if (shown.current !== heard.current) {
      shown.current = heard.current;
      onShown?.(heard.current);
    }
    return undefined;
  }, [now, next, onShown]);

  const skip = useCallback(() => cue({ kind: 'skip' }), []);
  const isNews = news.sequence !== heard.current;
  const idle = sceneryOf(isNews && !still ? settled.current : view);
  const scenery = isOver(show) ? idle : show.scenery;
  return { scenery, chronicle, scene: still ? null : now, count, skip };
}
