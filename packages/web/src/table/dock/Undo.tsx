import { Button } from '@nokturn/ui';
import { useMemo } from 'react';
import { useSay } from '../../app/words.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { latest, type MatchSource, type TableState } from '../../source/source.ts';
import { useTableKey } from '../keys.ts';
import bar from './Decision.module.css';

/** Takes one's last move back while nothing was heard of it; whether it told anybody anything is for the rules to say. */
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
  const canUndo = answered !== null && moment?.version === answered + 1 && moment.happenings.length === 0;
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
