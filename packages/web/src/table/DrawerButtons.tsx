import { Button } from '@nokturn/ui';
import { useSay } from '../app/words.tsx';
import { Icon, type IconName } from '../parts/Icon.tsx';
import styles from './DrawerButtons.module.css';
import type { DrawerState } from './useDrawer.ts';

const ICONS: Readonly<Record<string, IconName>> = { log: 'log', notebook: 'notes', chat: 'talk' };

/** One button for each page of the drawer; the one for the chat counts unread messages. */
export function DrawerButtons({ drawer: { pages, page, unread, toggle } }: { drawer: DrawerState }) {
  const say = useSay();
  return pages.map((one) => {
    const isUnread = one === 'chat' && unread > 0;
    const words = say(`tab-${one}`);
    return (
      <Button
        key={one}
        size="small"
        look="quiet"
        aria-expanded={one === page}
        aria-label={isUnread ? say('chat-unread', { count: unread }) : words}
        data-drawer={one}
        onPress={() => toggle(one)}
      >
        <Icon name={ICONS[one] ?? 'log'} />
        <span className={styles.word}>{words}</span>
        {isUnread && <span className={styles.unread}>{unread}</span>}
      </Button>
    );
  });
}
