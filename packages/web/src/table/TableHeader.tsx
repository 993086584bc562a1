import type { GameText } from '@nokturn/text';
import { Button, type Layout, playCue, type Timbre } from '@nokturn/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Header, LanguageSwitch, ThemeSwitch } from '../app/Header.tsx';
import { Link } from '../app/router.tsx';
import { changeSettings, PACES, useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { Choice } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { TableState } from '../source/source.ts';
import { DrawerButtons } from './DrawerButtons.tsx';
import { InAdvance } from './InAdvance.tsx';
import { KeyList } from './KeyList.tsx';
import { useTableKey } from './keys.ts';
import styles from './TableHeader.module.css';
import type { DrawerState } from './useDrawer.ts';
import type { OpenTable } from './useOpenTable.ts';

/** The slim header of a table: the connection, the spectators, buttons for the drawer, and a menu. */
export function TableHeader({
  table: { source, state, text, ui, game, hasHints, lessons },
  layout,
  drawer,
  menu,
}: {
  table: OpenTable;
  layout: Layout;
  drawer: DrawerState;
  menu: ((close: () => void) => ReactNode) | undefined;
}) {
  const say = useSay();
  const { sound } = useSettings();
  const spectators = state.presence?.spectators ?? 0;
  const settings = (
    <TableMenu
      state={state}
      text={text}
      hasHints={hasHints}
      isExplaining={lessons.isOn}
      actions={(close) => (
        <>
          <InAdvance game={game} text={text} source={source} settings={state.reactions} />
          {menu?.(close)}
        </>
      )}
      onAid={() => drawer.show('aid')}
    />
  );
  if (layout === 'low')
    return (
      <header className={styles.place} data-part="header">
        {settings}
      </header>
    );
  return (
    <div className={styles.place} data-part="header">
      <Header
        menu={
          <>
            {sound === null && <SoundOffer timbre={ui.timbre} />}
            <DrawerButtons drawer={drawer} />
            {settings}
          </>
        }
      >
        <Title text={text} />
        {source.company && state.viewer === 'spectator' && (
          <span className={styles.chip}>{watchingWords(say, state)}</span>
        )}
        {spectators > 0 && (
          <span className={`${styles.chip} ${styles.audience}`}>
            {say('spectators', { count: spectators })}
          </span>
        )}
      </Header>
    </div>
  );
}

/** The name of the game; on a phone a long one is replaced by its short form. */
function Title({ text }: { text: GameText }) {
  const isLong = text.has('game-short');
  return (
    <>
      <span className={isLong ? `${styles.game} ${styles.long}` : styles.game}>{text.plain('game')}</span>
      {isLong && <span className={`${styles.game} ${styles.short}`}>{text.plain('game-short')}</span>}
    </>
  );
}

/** Sounds are off until somebody wants them: one touch turns them on and plays the first. */
function SoundOffer({ timbre }: { timbre: Timbre | undefined }) {
  const say = useSay();
  return (
    <Button
      size="small"
      look="quiet"
      aria-label={say('sound-on')}
      onPress={() => {
        changeSettings({ sound: true });
        playCue('turn', timbre);
      }}
    >
      <Icon name="sound" />
    </Button>
  );
}

/** Tells spectators if what they see is delayed. */
function watchingWords(say: ReturnType<typeof useSay>, { lobby }: TableState): string {
  const isLate = lobby?.status === 'playing' && lobby.delay > 0;
  return isLate ? say('watching-late', { count: lobby.delay }) : say('watching');
}

/** Personal settings, and actions on this match. */
function TableMenu({
  state,
  text,
  hasHints,
  isExplaining,
  actions,
  onAid,
}: {
  state: TableState;
  text: GameText;
  hasHints: boolean;
  /** Whether bots explain their moves here; null if they never do. */
  isExplaining: boolean | null;
  actions: (close: () => void) => ReactNode;
  /** Opens the player aid next to the board. */
  onAid: () => void;
}) {
  const say = useSay();
  const { pace, sound, notify, advice, talk, mild, listed, keys } = useSettings();
  const [isOpen, setOpen] = useState(false);
  useTableKey(
    '?',
    useCallback(() => setOpen(true), []),
  );
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
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
              <Check
                words={say('sound')}
                value={sound === true}
                onChange={(to) => changeSettings({ sound: to })}
              />
              <Check words={say('advice')} value={advice} onChange={(to) => changeSettings({ advice: to })} />
              {state.facts?.holders.some(({ kind }) => kind === 'bot') && (
                <Check words={say('talk')} value={talk} onChange={(to) => changeSettings({ talk: to })} />
              )}
              {isExplaining !== null && (
                <Check
                  words={say('explain')}
                  value={isExplaining}
                  onChange={(to) => changeSettings({ explain: to })}
                />
              )}
              {text.canBeMild && (
                <Check words={say('mild')} value={mild} onChange={(to) => changeSettings({ mild: to })} />
              )}
              {'Notification' in window && (
                <Check words={say('notify')} value={notify} onChange={(to) => void setNotify(to)} />
              )}
              <Check words={say('listed')} value={listed} onChange={(to) => changeSettings({ listed: to })} />
              <Check words={say('keys')} value={keys} onChange={(to) => changeSettings({ keys: to })} />
              {keys && <KeyList hasHints={hasHints} />}
              <Button
                size="small"
                onPress={() => {
                  close();
                  onAid();
                }}
              >
                {say('rules-aid')}
              </Button>
              <Link href={`/rules/${state.facts?.game}`} target="_blank">
                {say('read-rules')}
              </Link>
              {actions(close)}
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
