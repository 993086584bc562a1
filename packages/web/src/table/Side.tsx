import type { GameText } from '@nokturn/text';
import { type ReactNode, useState } from 'react';
import { type Key, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useSay } from '../app/words.tsx';
import type { Moment } from '../source/source.ts';
import { Log } from './Log.tsx';
import styles from './Side.module.css';

/** Beside the board: what happened, what is said, what one has noted. */
export function Side({
  moments,
  text,
  said,
  chat,
  notebook,
}: {
  moments: readonly Moment[];
  text: GameText;
  /** How much was said in the chat so far. */
  said: number;
  chat: ReactNode;
  notebook: ReactNode;
}) {
  const say = useSay();
  const [tab, setTab] = useState<Key>('log');
  const [read, setRead] = useState(said);
  if (read !== said && (tab === 'chat' || read > said)) setRead(said);
  const unread = said - read;
  return (
    <Tabs className={styles.side as string} selectedKey={tab} onSelectionChange={setTab}>
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
        <Log moments={moments} text={text} />
      </TabPanel>
      {notebook && (
        <TabPanel id="notebook" className={styles.panel as string}>
          {notebook}
        </TabPanel>
      )}
      {chat && (
        <TabPanel id="chat" className={styles.panel as string}>
          {chat}
        </TabPanel>
      )}
    </Tabs>
  );
}
