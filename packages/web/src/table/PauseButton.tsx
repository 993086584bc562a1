import { Button } from '@nokturn/ui';
import { useSay } from '../app/words.tsx';
import { Icon } from '../parts/Icon.tsx';

/** Lets the bots of this browser wait. */
export function PauseButton({ resting, onRest }: { resting: boolean; onRest: (resting: boolean) => void }) {
  const say = useSay();
  return (
    <Button
      size="small"
      look={resting ? 'plain' : 'quiet'}
      data-testid="pause"
      onPress={() => onRest(!resting)}
    >
      <Icon name={resting ? 'play' : 'pause'} /> {say(resting ? 'resume-bots' : 'pause-bots')}
    </Button>
  );
}
