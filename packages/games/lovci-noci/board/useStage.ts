import type { News } from '@nokturn/ui';
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { LovciView } from '../secrets.ts';
import { type Dice, type Effect, NO_DICE, type Scene, type Scenery, sceneryOf, scenesOf } from './stage.ts';

/** More than this is not watched but skipped: what happened long ago is in the log. */
const LONGEST_SHOW = 40;

export interface Stage extends Scenery {
  readonly effect: Effect | null;
  /** Goes up with every scene, so that the same effect twice is shown twice. */
  readonly count: number;
  /** Everything is at once as it is now. */
  skip(): void;
}

interface Show {
  readonly scenery: Scenery;
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
      const scenery = isOver(show) ? { ...cue.from, dice: show.scenery.dice } : show.scenery;
      const longer = { ...show, scenery, next: [...show.next, ...cue.scenes] };
      return longer.next.length > LONGEST_SHOW ? play(longer, { kind: 'skip' }) : longer;
    }
    case 'next': {
      const [now = null, ...next] = show.next;
      const scenery = now?.change?.(show.scenery) ?? show.scenery;
      return { scenery, now, next, count: show.count + 1 };
    }
    case 'skip': {
      const scenery = show.next.reduce((before, { change }) => change?.(before) ?? before, show.scenery);
      return { scenery, now: null, next: [], count: show.count + 1 };
    }
  }
}

function isOver({ now, next }: Show): boolean {
  return now === null && next.length === 0;
}

/** Shows what was heard, one scene after the other, and then the view as it is. */
export function useStage(
  view: LovciView,
  news: News,
  still: boolean,
  onShown: ((sequence: number) => void) | undefined,
): Stage {
  const [show, cue] = useReducer(play, null, () => ({
    scenery: sceneryOf(view, lastRoll(news)),
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
      const scenes = news.happenings.flatMap(scenesOf);
      cue({ kind: 'add', from: sceneryOf(settled.current, NO_DICE), scenes });
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
  const { dice } = show.scenery;
  const isNews = news.sequence !== heard.current;
  const idle = isNews && !still ? sceneryOf(settled.current, dice) : sceneryOf(view, dice);
  const scenery = isOver(show) ? idle : show.scenery;
  return { ...scenery, effect: still ? null : (now?.effect ?? null), count, skip };
}

/** What the dice show when somebody comes to the table. */
function lastRoll(news: News): Dice {
  const bare: Scenery = { places: [], damage: [], gone: [], dice: NO_DICE };
  return news.happenings
    .filter(({ kind }) => kind.endsWith('-rolled') || kind === 'attacked')
    .flatMap(scenesOf)
    .reduce((before, { change }) => change?.(before) ?? before, bare).dice;
}
