import type { GameText } from '@nokturn/text';
import { Button } from '@nokturn/ui';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Header, LanguageSwitch, ThemeSwitch } from '../app/Header.tsx';
import { Link } from '../app/router.tsx';
import { changeSettings, PACES, useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { Choice } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { MatchSource, TableState } from '../source/source.ts';
import styles from './TableHeader.module.css';

/** The slim header of a table: how the line stands, who watches, and a menu. */
export function TableHeader({
  source,
  state,
  text,
  unread,
  onRead,
  menu,
}: {
  source: MatchSource;
  state: TableState;
  text: GameText;
  /** How much was said since the chat was last open. */
  unread: number;
  onRead: () => void;
  menu: ((close: () => void) => ReactNode) | undefined;
}) {
  const say = useSay();
  const spectators = state.presence?.spectators ?? 0;
  return (
    <Header menu={<TableMenu state={state} text={text} actions={menu} />}>
      <span className={styles.game}>{text.plain('game')}</span>
      {source.company && state.viewer === 'spectator' && (
        <span className={styles.chip}>{say('watching')}</span>
      )}
      {spectators > 0 && (
        <span className={`${styles.chip} ${styles.audience}`}>
          {say('spectators', { count: spectators })}
        </span>
      )}
      {unread > 0 && (
        <span className={styles.said}>
          <Button size="small" aria-label={say('chat-unread', { count: unread })} onPress={onRead}>
            <Icon name="talk" /> {unread}
          </Button>
        </span>
      )}
    </Header>
  );
}

/** Settings of the person, and what can be done with this match. */
function TableMenu({
  state,
  text,
  actions,
}: {
  state: TableState;
  text: GameText;
  actions: ((close: () => void) => ReactNode) | undefined;
}) {
  const say = useSay();
  const { pace, sound, notify, advice, mild } = useSettings();
  return (
    <DialogTrigger>
      <Button size="small" look="quiet" aria-label={say('menu')}>
        <Icon name="menu" />
      </Button>
      <Popover className={styles.popover as string} placement="bottom end">
        <Dialog className={styles.menu as string} aria-label={say('menu')}>
          {({ close }) => (
            <>
              <div className={styles.pair}>
                <LanguageSwitch />
                <ThemeSwitch />
              </div>
              <Choice
                legend={say('pace')}
                values={PACES}
                value={pace}
                label={(one) => say(`pace-${one}`)}
                onChange={(to) => changeSettings({ pace: to })}
              />
              <Check words={say('sound')} value={sound} onChange={(to) => changeSettings({ sound: to })} />
              <Check words={say('advice')} value={advice} onChange={(to) => changeSettings({ advice: to })} />
              {text.canBeMild && (
                <Check words={say('mild')} value={mild} onChange={(to) => changeSettings({ mild: to })} />
              )}
              {'Notification' in window && (
                <Check words={say('notify')} value={notify} onChange={(to) => void setNotify(to)} />
              )}
              <p className={styles.keys}>{say('keys')}</p>
              <Link href={`/rules/${state.facts?.game}`} target="_blank">
                {say('read-rules')}
              </Link>
              {actions?.(close)}
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Check({
  words,
  value,
  onChange,
}: {
  words: string;
  value: boolean;
  onChange: (value: boolean) => void;
}) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      {words}
    </label>
  );
}

async function setNotify(wanted: boolean): Promise<void> {
  const allowed = wanted && (await Notification.requestPermission()) === 'granted';
  changeSettings({ notify: allowed });
}
