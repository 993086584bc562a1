import type { Rulebook } from '@nokturn/engine';
import type { Teacher } from '@nokturn/text';
import type { GameUi } from '@nokturn/ui';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { loadTeacher } from '../parts/useGame.ts';
import type { MatchSource, Moment, TableState } from '../source/source.ts';
import { plainBeats } from './beats/plainBeats.ts';
import { hasOneLearner, lessonsIn, type Said } from './lessons.ts';

export interface Lessons {
  /** Whether bots explain their moves here; null at tables where they never do. */
  readonly isOn: boolean | null;
  readonly said: readonly Said[];
}

const NOTHING: readonly Said[] = [];

/** What bots explain at a table: in a first match, unless the person says otherwise. */
export function useLessons(
  source: MatchSource,
  { facts, viewer }: TableState,
  {
    ui,
    rules,
    moments,
    isGuided,
  }: {
    ui: GameUi;
    /** The rules of the match, and today's: only of these do teachers know the views. */
    rules: { readonly game: Rulebook; readonly today: Rulebook };
    /** What has been shown. */
    moments: readonly Moment[];
    isGuided: boolean;
  },
): Lessons {
  const { explain } = useSettings();
  const holders = facts?.holders;
  const canBe =
    !isGuided &&
    source.company === null &&
    source.sharing === null &&
    source.isFirst !== undefined &&
    rules.game.digest === rules.today.digest &&
    holders !== undefined &&
    hasOneLearner(holders);
  const isOn = canBe ? (explain ?? source.isFirst === true) : null;
  const teacher = useTeacher(isOn === true ? rules.today.id : null);
  const said = useMemo(() => {
    if (teacher === null || isOn !== true || holders === undefined || typeof viewer !== 'number')
      return NOTHING;
    const { telling, beats = plainBeats(ui.telling) } = ui;
    return lessonsIn(moments, { teacher, telling, beats, holders, learner: viewer });
  }, [teacher, isOn, holders, viewer, ui, moments]);
  return useMemo(() => ({ isOn, said }), [isOn, said]);
}

/** Without a teacher nothing is explained; the match goes on all the same. */
function useTeacher(game: string | null): Teacher | null {
  const [teacher, setTeacher] = useState<Teacher | null>(null);
  useEffect(() => {
    if (game === null) return undefined;
    let isWanted = true;
    loadTeacher(game).then(
      (found) => isWanted && setTeacher(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return game === null ? null : teacher;
}
