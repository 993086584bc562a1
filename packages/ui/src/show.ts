import type { Heard } from '@nokturn/engine';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { News } from './board.ts';

/** One moment of a show; `length` in milliseconds. What takes no time happens together with what comes after it. */
export interface Timed {
  readonly length: number;
}

/**
 * How a board shows what was heard. `Scenery` is what can be seen to change on it: while something is being shown it
 * runs behind the view. It must be made once, outside of all components.
 */
export interface Staging<View, Scenery, Scene extends Timed> {
  /** When somebody comes to the table; the news are not shown then. */
  begin(view: View, news: News): Scenery;
  /** The view as it is, with what no view holds taken over from before. */
  settle(view: View, before: Scenery): Scenery;
  scenesOf(heard: Heard): readonly Scene[];
  after(scenery: Scenery, scene: Scene): Scenery;
  /** Scenes in a time that people are willing to watch; null if they are too many and are to be skipped. */
  inTime(scenes: readonly Scene[]): readonly Scene[] | null;
}

/** How much of a show people are willing to watch: many scenes pass quicker, too many of them not at all. */
export interface Patience {
  /** A table that waits for the show waits no longer than this. */
  readonly milliseconds: number;
  /** More than this is not watched but skipped: what happened long ago is in the log. */
  readonly scenes: number;
}

export function patience({ milliseconds, scenes: most }: Patience) {
  return <Scene extends Timed>(scenes: readonly Scene[]): readonly Scene[] | null => {
    const shown = scenes.filter(({ length }) => length > 0).length;
    if (shown > most) return null;
    const total = scenes.reduce((sum, { length }) => sum + length, 0);
    if (total <= milliseconds) return scenes;
    return scenes.map((scene) => ({ ...scene, length: (scene.length * milliseconds) / total }));
  };
}

export interface Show<Scenery, Scene> {
  readonly scenery: Scenery;
  /** What is being shown at this moment, if anything. */
  readonly scene: Scene | null;
  /** Goes up with every scene, so that the same scene twice is shown twice. */
  readonly count: number;
  /** Everything is at once as it is now. */
  skip(): void;
}

interface Playing<Scenery, Scene> {
  readonly scenery: Scenery;
  readonly now: Scene | null;
  readonly next: readonly Scene[];
  readonly count: number;
}

type Cue<View> =
  | { readonly kind: 'add'; readonly from: View; readonly heard: readonly Heard[] }
  | { readonly kind: 'next' | 'skip' };

/** Shows what was heard, one scene after the other, and then the view as it is. */
export function useShow<View, Scenery, Scene extends Timed>(
  staging: Staging<View, Scenery, Scene>,
  view: View,
  news: News,
  still: boolean,
  onShown: ((sequence: number) => void) | undefined,
): Show<Scenery, Scene> {
  const [show, cue] = useReducer(
    (before: Playing<Scenery, Scene>, given: Cue<View>) => play(staging, before, given),
    null,
    (): Playing<Scenery, Scene> => ({ scenery: staging.begin(view, news), now: null, next: [], count: 0 }),
  );
  const heard = useRef(news.sequence);
  const shown = useRef(news.sequence);
  /** The view before the news. */
  const settled = useRef(view);

  useLayoutEffect(() => {
    if (news.sequence !== heard.current) {
      heard.current = news.sequence;
      cue({ kind: 'add', from: settled.current, heard: news.happenings });
      if (still) cue({ kind: 'skip' });
    }
    settled.current = view;
  }, [view, news, still]);

  const { now, next, count } = show;
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
  const scenery = isOver(show)
    ? staging.settle(isNews && !still ? settled.current : view, show.scenery)
    : show.scenery;
  return { scenery, scene: still ? null : now, count, skip };
}

function play<View, Scenery, Scene extends Timed>(
  staging: Staging<View, Scenery, Scene>,
  show: Playing<Scenery, Scene>,
  cue: Cue<View>,
): Playing<Scenery, Scene> {
  const { next } = show;
  switch (cue.kind) {
    case 'add': {
      const scenery = isOver(show) ? staging.settle(cue.from, show.scenery) : show.scenery;
      const scenes = [...next, ...cue.heard.flatMap(staging.scenesOf)];
      const timed = staging.inTime(scenes);
      return timed === null
        ? play(staging, { ...show, scenery, next: scenes }, { kind: 'skip' })
        : { ...show, scenery, next: timed };
    }
    case 'next': {
      const at = next.findIndex(({ length }) => length > 0);
      const end = at < 0 ? next.length : at + 1;
      return {
        scenery: next.slice(0, end).reduce(staging.after, show.scenery),
        now: next[at] ?? null,
        next: next.slice(end),
        count: show.count + 1,
      };
    }
    case 'skip':
      return {
        scenery: next.reduce(staging.after, show.scenery),
        now: null,
        next: [],
        count: show.count + 1,
      };
  }
}

function isOver({ now, next }: { readonly now: unknown; readonly next: readonly unknown[] }): boolean {
  return now === null && next.length === 0;
}
