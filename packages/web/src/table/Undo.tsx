import { Button } from '@nokturn/ui';
import { useSay } from '../app/words.tsx';
import { Icon } from '../parts/Icon.tsx';
import { latest, type MatchSource, type TableState } from '../source/source.ts';
import bar from './DecisionBar.module.css';

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
  if (answered === null || moment?.version !== answered + 1 || moment.happenings.length > 0) return null;
  return (
    <div className={bar.undo}>
      <Button size="small" look="quiet" onPress={() => source.undo()}>
        <Icon name="undo" /> <span className={bar.word}>{say('undo')}</span>
      </Button>
    </div>
  );
}
