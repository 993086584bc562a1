import { Button } from '@nokturn/ui';
import { useSay } from '../../app/words.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { Looking } from '../useGlance.ts';
import bar from './Decision.module.css';

/** When armed, it turns the next touch into a look: nothing can be played by it. */
export function LookTool({ looking: { isArmed, arm } }: { looking: Looking }) {
  const say = useSay();
  return (
    <Button
      size="small"
      look={isArmed ? 'move' : 'quiet'}
      aria-pressed={isArmed}
      data-testid="look-tool"
      onPress={() => arm(!isArmed)}
    >
      <Icon name="eye" /> <span className={bar.word}>{say('look')}</span>
    </Button>
  );
}
