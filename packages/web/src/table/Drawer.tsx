import type { GameText, Telling } from '@nokturn/text';
import { Button } from '@nokturn/ui';
import { type ReactNode, Suspense, useRef } from 'react';
import { useSay } from '../app/words.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { Company, Moment, TableState } from '../source/source.ts';
import { Chat } from './Chat.tsx';
import styles from './Drawer.module.css';
import { Log } from './Log.tsx';
import type { DrawerState } from './useDrawer.ts';
import { useReturnedFocus } from './useReturnedFocus.ts';

/** Covers the seats, or the lower part of a phone, while it is open. The table behind it stays as it is. */
export function Drawer({
  drawer,
  told,
  company,
  state,
  why,
  notebook,
  aid,
}: {
  drawer: DrawerState;
  told: { moments: readonly Moment[]; text: GameText; telling: Telling };
  company: Company | null;
  state: TableState;
  /** Why some options are not available now. */
  why: ReactNode;
  notebook: ReactNode;
  /** The player aid, for looking things up during the game. */
  aid: ReactNode;
}) {
  const say = useSay();
  const { page, pages, close, show } = drawer;
  const place = useRef<HTMLElement>(null);
  const isOpen = page !== null;
  useReturnedFocus(place, isOpen);
  if (page === null) return null;
  return (
    <aside
      ref={place}
      className={styles.drawer}
      aria-label={say('table-side')}
      tabIndex={-1}
      data-part="drawer"
    >
      <div className={styles.head}>
        {page === 'why' && <h2 className={styles.title}>{say('why')}</h2>}
        {page === 'aid' && <h2 className={styles.title}>{say('rules-aid')}</h2>}
        {pages.map((one) => (
          <Button
            key={one}
            look="quiet"
            size="small"
            aria-pressed={one === page}
            data-page={one}
            onPress={() => show(one)}
          >
            {say(`tab-${one}`)}
          </Button>
        ))}
        <Button look="quiet" size="small" aria-label={say('drawer-close')} onPress={close}>
          <Icon name="cross" />
        </Button>
      </div>
      <div className={styles.page} data-part={page} data-page={page}>
        {page === 'log' && <Log {...told} />}
        {page === 'why' && why}
        {page === 'notebook' && notebook}
        {page === 'aid' && <Suspense>{aid}</Suspense>}
        {page === 'chat' && company && <Chat company={company} state={state} />}
      </div>
    </aside>
  );
}
