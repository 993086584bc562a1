import type { Heard } from '@nokturn/engine';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { framesOf, timesIn } from './beat.ts';
import type { News } from './board.ts';

/** One moment of a show; `length` is in milliseconds. A moment without length happens together with the next one. */
export interface Timed {
  readonly length: number;
}

/**
 * How a board shows what was heard. `Scenery` is the part of the board that visibly changes: during a show it lags
 * behind the view. A staging must be created once, outside all components.
 */
export interface Staging<View, Scenery, Scene extends Timed> {
  /** When a viewer joins the table; the news is not shown then. */
  begin(view: View, news: News): Scenery;
  /** The view as it is, with everything that is not part of a view kept from before. */
  settle(view: View, before: Scenery): Scenery;
  scenesOf(heard: Heard): readonly Scene[];
  after(scenery: Scenery, scene: Scene): Scenery;
  /** The scenes, in a time that people are willing to watch; null if there are too many, so that they are skipped. */
  inTime(scenes: readonly Scene[]): readonly Scene[] | null;
}

/** How much of a show people are willing to watch: many scenes go by faster, too many are skipped altogether. */
export interface Patience {
  /** A table that waits for the show waits no longer than this. */
  readonly milliseconds: number;
  /** A longer show is skipped: the log has what happened long ago. */
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
  /** The scene being shown now, if any. */
  readonly scene: Scene | null;
  /** If nothing may move: the changes in the current news, to be marked instead. */
  readonly changed: readonly Scene[];
  /** Goes up with every scene, so that the same scene twice is shown twice. */
  readonly count: number;
  /** Jumps to the current state. */
  skip(): void;
}

/**
 * A scene, and how many happenings have been shown when it begins. Before the first scene of a beat nothing moves for a
 * while.
 */
interface TimedScene<Scene> {
  readonly scene: Scene | null;
  readonly length: number;
  readonly told: number;
}

interface Playing<Scenery, Scene> {
  readonly scenery: Scenery;
  readonly now: TimedScene<Scene> | null;
  readonly next: readonly TimedScene<Scene>[];
  readonly count: number;
  /** The latest news, whether its time is fixed, and all its scenes. */
  readonly sequence: number;
  readonly isTimed: boolean;
  readonly latest: readonly Scene[];
}

type Cue<View> =
  /** `from`: the view before the news; null if what was shown last is to stay as it is. */
  | { readonly kind: 'add'; readonly from: View | null; readonly news: News }
  | { readonly kind: 'next' | 'skip' };

/** Shows what was heard, scene by scene, and then the current view. */
export function useShow<View, Scenery, Scene extends Timed>(
  staging: Staging<View, Scenery, Scene>,
  view: View,
  news: News,
  still: boolean,
  onShown: ((sequence: number, scene?: number) => void) | undefined,
): Show<Scenery, Scene> {
  const [show, cue] = useReducer(
    (before: Playing<Scenery, Scene>, given: Cue<View>) => play(staging, before, given),
    null,
    (): Playing<Scenery, Scene> => ({
      scenery: staging.begin(view, news),
      now: null,
      next: [],
      count: 0,
      sequence: news.sequence,
      isTimed: false,
      latest: [],
    }),
  );
  const heard = useRef(news.sequence);
  const shown = useRef(news.sequence);
  /** The view before the news; null while only part of a move has been told. */
  const settled = useRef<View | null>(view);

  useLayoutEffect(() => {
    if (news.sequence !== heard.current) {
      heard.current = news.sequence;
      cue({ kind: 'add', from: settled.current, news });
      if (still || news.length === 0) cue({ kind: 'skip' });
    }
    settled.current = news.isPart ? null : view;
  }, [view, news, still]);

  const { now, next, count, sequence, isTimed, latest } = show;
  useEffect(() => {
    if (now !== null) {
      if (isTimed && now.told > 0) onShown?.(sequence, now.told);
      const timer = setTimeout(() => cue({ kind: 'next' }), now.length);
      return () => clearTimeout(timer);
    }
    if (next.length > 0) cue({ kind: 'next' });
    else if (shown.current !== sequence) {
      shown.current = sequence;
      onShown?.(sequence);
    }
    return undefined;
  }, [now, next, sequence, isTimed, onShown]);

  const skip = useCallback(() => cue({ kind: 'skip' }), []);
  const isNews = news.sequence !== heard.current;
  const settling = isNews && !still ? settled.current : news.isPart ? null : view;
  const scenery = isOver(show) && settling !== null ? staging.settle(settling, show.scenery) : show.scenery;
  return {
    scenery,
    scene: still ? null : (now?.scene ?? null),
    changed: still && !isNews && news.happenings.length > 0 ? latest : NOTHING,
    count,
    skip,
  };
}

/** The visible state of a board, and how far the show has got. */
export type Staged<Scenery, Scene> = Scenery & Omit<Show<Scenery, Scene>, 'scenery'>;

/** The same show, for boards whose scenery has named parts. */
export function useStage<View, Scenery extends object, Scene extends Timed>(
  ...show: Parameters<typeof useShow<View, Scenery, Scene>>
): Staged<Scenery, Scene> {
  const { scenery, ...shown } = useShow(...show);
  return { ...shown, ...scenery };
}

const NOTHING: readonly never[] = [];

function play<View, Scenery, Scene extends Timed>(
  staging: Staging<View, Scenery, Scene>,
  show: Playing<Scenery, Scene>,
  cue: Cue<View>,
): Playing<Scenery, Scene> {
  const { next } = show;
  const after = (scenery: Scenery, { scene }: TimedScene<Scene>) =>
    scene === null ? scenery : staging.after(scenery, scene);
  switch (cue.kind) {
    case 'add': {
      const { sequence, happenings, length } = cue.news;
      // If its time is fixed, the next news starts on time: whatever is left of the last is over then.
      const isTimed = length !== undefined;
      const before = { ...(isTimed ? play(staging, show, { kind: 'skip' }) : show), sequence, isTimed };
      const isSettled = isOver(before) && cue.from !== null;
      const scenery = isSettled ? staging.settle(cue.from as View, before.scenery) : before.scenery;
      const fresh = happenings.flatMap((one, told) =>
        staging.scenesOf(one).map((scene) => ({ scene, length: scene.length, told })),
      );
      const latest = fresh.map(({ scene }) => scene);
      if (length !== undefined) {
        const timed = timesIn(
          latest.map((scene) => scene.length),
          length,
        );
        const now = timed.some((one) => one > 0)
          ? { scene: null, length: framesOf(length).opener, told: 0 }
          : null;
        return { ...before, scenery, now, next: fresh.map((one, i) => lasting(one, timed[i] ?? 0)), latest };
      }
      const scenes = [...before.next, ...fresh];
      const timed = staging.inTime(scenes.flatMap(({ scene }) => scene ?? []));
      if (timed === null)
        return play(staging, { ...before, scenery, next: scenes, latest }, { kind: 'skip' });
      return {
        ...before,
        scenery,
        next: scenes.map((one, i) => lasting(one, timed[i]?.length ?? 0)),
        latest,
      };
    }
    case 'next': {
      const at = next.findIndex(({ length }) => length > 0);
      const end = at < 0 ? next.length : at + 1;
      return {
        ...show,
        scenery: next.slice(0, end).reduce(after, show.scenery),
        now: next[at] ?? null,
        next: next.slice(end),
        count: show.count + 1,
      };
    }
    case 'skip':
      return {
        ...show,
        scenery: next.reduce(after, show.scenery),
        now: null,
        next: [],
        count: show.count + 1,
      };
  }
}

function lasting<Scene extends Timed>(told: TimedScene<Scene>, length: number): TimedScene<Scene> {
  return { ...told, length, scene: told.scene && { ...told.scene, length } };
}

function isOver({ now, next }: { readonly now: unknown; readonly next: readonly unknown[] }): boolean {
  return now === null && next.length === 0;
}
