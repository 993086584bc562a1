import type { GameText } from '@nokturn/text';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useSay } from '../app/words.tsx';
import type { Moment } from '../source/source.ts';
import { Log } from './Log.tsx';
import styles from './Side.module.css';

/** Beside the board: what happened, what is said, what one has noted. */
export function Side({
  moments,
  text,
  chat,
  notebook,
}: {
  moments: readonly Moment[];
  text: GameText;
  chat: ReactNode;
  notebook: ReactNode;
}) {
  const say = useSay();
  return (
    <Tabs className={styles.side as string}>
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
            {say('tab-chat')}
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
