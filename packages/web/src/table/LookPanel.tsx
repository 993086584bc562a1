import { Button, type Looks } from '@nokturn/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { Icon } from '../parts/Icon.tsx';
import { FIND } from '../rules/address.ts';
import type { Frame } from './frame.ts';
import styles from './LookPanel.module.css';
import { homeOf } from './look.ts';
import type { Looking } from './useGlance.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

/**
 * The enlarged thing, at the edge of the board farther from it: never over the thing itself, the question or the hand.
 */
export function LookPanel({
  looking,
  looks,
  frame,
  game,
}: {
  looking: Looking;
  looks: Looks;
  frame: Frame;
  game: string;
}) {
  const say = useSay();
  const place = useRef<HTMLElement>(null);
  const { glance, close } = looking;
  const looked = glance && looks.get(glance.id);
  const isPinned = glance?.isPinned ?? false;
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const shown = looked ? glance.id : null;
  useLayoutEffect(() => looks.show(shown, stage), [looks, shown, stage]);
  useReturnedFocus(place, isPinned);
  if (!glance || !looked) return null;
  return (
    <aside
      ref={place}
      className={styles.look}
      aria-label={looked.label}
      tabIndex={-1}
      data-part="look"
      data-home={homeOf(glance.at, frame.board)}
      data-pinned={isPinned || undefined}
      data-rested={glance.isRested || undefined}
    >
      <div ref={setStage} className={styles.stage} />
      {isPinned && looked.inRules !== null && (
        <Link
          className={styles.rules as string}
          href={`/rules/${game}#${FIND}${encodeURIComponent(looked.inRules)}`}
          target="_blank"
        >
          {say('look-rules')}
        </Link>
      )}
      {isPinned && (
        <Button
          size="small"
          className={styles.close}
          aria-label={say('drawer-close')}
          data-testid="look-close"
          onPress={close}
        >
          <Icon name="cross" />
        </Button>
      )}
    </aside>
  );
}
