import { Button } from '@nokturn/ui';
import { useMemo } from 'react';
import { useSay } from '../../app/words.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { latest, type MatchSource, type TableState } from '../../source/source.ts';
import { useTableKey } from '../keys.ts';
import bar from './Decision.module.css';

/** Undoes the viewer's last move, as long as it told nobody anything. */
export function Undo({
  source,
  state,
  answered,
}: {
  source: MatchSource;
  state: TableState;
  /** The version that the viewer answered last. */
  answered: number | null;
}) {
  const say = useSay();
  const moment = latest(state);
  const isUnheard = answered !== null && moment?.version === answered + 1 && moment.happenings.length === 0;
  const canUndo = state.mayUndo === undefined ? isUnheard : state.mayUndo === state.viewer;
  useTableKey(
    'u',
    useMemo(() => (canUndo ? () => source.undo() : null), [canUndo, source]),
  );
  if (!canUndo) return null;
  return (
    <Button size="small" look="quiet" data-testid="undo" onPress={() => source.undo()}>
      <Icon name="undo" /> <span className={bar.word}>{say('undo')}</span>
    </Button>
  );
}
