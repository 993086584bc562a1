import { SIGNS } from '@nokturn/protocol/signs';
import type { Sign } from '@nokturn/protocol/types';
import { Button } from '@nokturn/ui';
import { useSay } from '../app/words.tsx';
import { SignIcon } from './SignIcon.tsx';
import styles from './Signs.module.css';

/** Things to say without writing. */
export function Signs({ onSign }: { onSign: (sign: Sign) => void }) {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields that are submitted together
    <div role="group" aria-label={say('signs')} className={styles.signs} data-testid="signs">
      {SIGNS.map((sign) => (
        <span key={sign} title={say(`sign-${sign}`)}>
          <Button
            look="quiet"
            size="small"
            className={styles.give}
            aria-label={say(`sign-${sign}`)}
            onPress={() => onSign(sign)}
          >
            <SignIcon sign={sign} />
          </Button>
        </span>
      ))}
    </div>
  );
}
