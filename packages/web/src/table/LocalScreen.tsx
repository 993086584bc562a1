import type { View } from '@nokturn/engine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Ending } from '../after/Ending.tsx';
import { Loading, Missing } from '../app/Loading.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { LocalSource } from '../source/local/local.ts';
import { savedMatch } from '../source/local/saved.ts';
import styles from './Curtain.module.css';
import { awaitedBehind, Curtain } from './Curtain.tsx';
import { LocalMenu } from './LocalMenu.tsx';
import { Table } from './Table.tsx';

export default function LocalScreen({ rest: [id = ''] }: { rest: readonly string[] }) {
  const say = useSay();
  const source = useLocalSource(id);
  if (source === null) return <Missing reason={say('local-missing')} />;
  return source === 'opening' ? <Loading /> : <LocalTable key={id} source={source} />;
}

function LocalTable({ source }: { source: LocalSource }) {
  useAttendance(source);
  const say = useSay();
  const { line, viewer } = useSyncExternalStore(source.listen, source.state);
  if (line === 'opening') return <Loading label={say('dealing')} />;
  if (line === 'closed') return <Missing reason={say('local-broken')} />;
  const ending = (view: View, story: string | null) => (
    <Ending view={view} story={story} at={{ kind: 'local', saved: source.saved }} />
  );
  return (
    <>
      <div className={styles.behind} inert={awaitedBehind(source.sharing, viewer) !== null}>
        <Table
          source={source}
          extras={{ ending, menu: (close) => <LocalMenu source={source} onDone={close} /> }}
        />
      </div>
      {source.sharing && <Curtain source={source} sharing={source.sharing} viewer={viewer} />}
    </>
  );
}

/** Bots do not play on for somebody who looks elsewhere, unless that person waits to be called. */
function useAttendance(source: LocalSource): void {
  const { pace, notify } = useSettings();
  useEffect(() => {
    const tell = () => source.attend({ pace, away: document.hidden && !notify });
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [source, pace, notify]);
}

/** A worker belongs to the screen: it ends with it. */
function useLocalSource(id: string): LocalSource | 'opening' | null {
  const [source, setSource] = useState<LocalSource | 'opening' | null>('opening');
  useEffect(() => {
    const saved = savedMatch(id);
    const opened = saved && new LocalSource(saved);
    setSource(opened);
    return () => opened?.close();
  }, [id]);
  return source;
}
