import type { GameText } from '@nokturn/text';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { type Key, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useSay } from '../app/words.tsx';
import type { Moment } from '../source/source.ts';
import { Log } from './Log.tsx';
import styles from './Side.module.css';

/** Which of the pages beside the board is open, and how much was said since the chat was. */
export interface SidePages {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly tab: Key;
  readonly unread: number;
  open(tab: Key): void;
  /** Opens it from elsewhere, and leads there. */
  show(tab: Key): void;
}

/** `said`: how much was said in the chat so far. */
export function useSidePages(said: number): SidePages {
  const place = useRef<HTMLDivElement>(null);
  const [tab, open] = useState<Key>('log');
  const [read, setRead] = useState(said);
  if (read !== said && (tab === 'chat' || read > said)) setRead(said);
  function show(wanted: Key) {
    flushSync(() => open(wanted));
    place.current?.scrollIntoView();
    place.current
      ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
      ?.focus({ preventScroll: true });
  }
  return { place, tab, unread: said - read, open, show };
}

/** Beside the board: what happened, what is said, what one has noted. */
export function Side({
  pages: { place, tab, unread, open },
  moments,
  text,
  closed,
  chat,
  notebook,
}: {
  pages: SidePages;
  moments: readonly Moment[];
  text: GameText;
  /** What the log leaves out. */
  closed?: readonly string[] | undefined;
  chat: ReactNode;
  notebook: ReactNode;
}) {
  const say = useSay();
  return (
    <Tabs ref={place} className={styles.side as string} selectedKey={tab} onSelectionChange={open}>
      <TabList className={styles.tabs as string} aria-label={say('table-side')}>
        <Tab id="log" className={styles.tab as string}>
          {say('tab-log')}
        </Tab>
        {notebook && (
          <Tab id="notebook" className={styles.tab as string}>
            {say('tab-notebook')}
          </Tab>
        )}
        {chat && (
          <Tab id="chat" className={styles.tab as string}>
            <span>
              {say('tab-chat')}
              {unread > 0 && (
                <>
                  {' '}
                  <span
                    className={styles.unread}
                    role="img"
                    aria-label={say('chat-unread', { count: unread })}
                  >
                    {unread}
                  </span>
                </>
              )}
            </span>
          </Tab>
        )}
      </TabList>
      <TabPanel id="log" className={styles.panel as string}>
        <Log moments={moments} text={text} closed={closed} />
      </TabPanel>
      {notebook && (
        <TabPanel id="notebook" className={styles.panel as string}>
          {notebook}
        </TabPanel>
      )}
      {chat && (
        <TabPanel id="chat" className={`${styles.panel} ${styles.talk}`}>
          {chat}
        </TabPanel>
      )}
    </Tabs>
  );
}
