import { useEffect, useState, useSyncExternalStore } from 'react';
import { Ending } from '../after/Ending.tsx';
import { OtherRules } from '../after/OtherRules.tsx';
import { Loading, Missing } from '../app/Loading.tsx';
import { Unloaded } from '../app/loads.ts';
import { useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { LocalSource } from '../source/local/local.ts';
import type { SavedPlay } from '../source/local/plays.ts';
import { savedMatch } from '../source/local/saved.ts';
import styles from './Curtain.module.css';
import { awaitedBehind, Curtain } from './Curtain.tsx';
import { LocalMenu } from './LocalMenu.tsx';
import { type EndingParts, Table, type TableExtras } from './Table.tsx';

export default function LocalScreen({ rest: [id = ''] }: { rest: readonly string[] }) {
  const say = useSay();
  const source = useLocalSource(id, savedMatch);
  if (source === null) return <Missing reason={say('local-missing')} />;
  if (source === 'opening') return <Loading />;
  return (
    <PlayedHere key={id} source={source} menu={(close) => <LocalMenu source={source} onDone={close} />} />
  );
}

/** The table of a match of this browser. */
export function PlayedHere({
  source,
  menu,
}: {
  source: LocalSource;
  menu: NonNullable<TableExtras['menu']>;
}) {
  useAttendance(source);
  const say = useSay();
  const { connection, viewer, broken } = useSyncExternalStore(source.listen, source.state);
  if (connection === 'opening') return <Loading label={say('dealing')} />;
  if (broken?.kind === 'other-rules') return <OtherRules record={source.saved.record} />;
  // A match that crashes takes its screen with it, which then says so.
  if (broken) throw broken.kind === 'unloaded' ? new Unloaded(broken.error) : new Error(broken.error);
  const ending = (parts: EndingParts) => <Ending {...parts} at={{ kind: 'local', saved: source.saved }} />;
  return (
    <>
      <div className={styles.behind} inert={awaitedBehind(source.sharing, viewer) !== null}>
        <Table source={source} extras={{ ending, menu }} />
      </div>
      {source.sharing && <Curtain source={source} sharing={source.sharing} viewer={viewer} />}
    </>
  );
}

/** Bots do not play on while the person is elsewhere, unless the person wants to be called back. */
function useAttendance(source: LocalSource): void {
  const { pace, notify } = useSettings();
  useEffect(() => {
    const tell = () => source.attend({ pace, away: document.hidden && !notify });
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [source, pace, notify]);
}

/** A worker belongs to the screen and ends with it. */
export function useLocalSource(
  id: string,
  find: (id: string) => SavedPlay | null,
): LocalSource | 'opening' | null {
  const [source, setSource] = useState<LocalSource | 'opening' | null>('opening');
  useEffect(() => {
    const saved = find(id);
    const opened = saved && new LocalSource(saved);
    setSource(opened);
    return () => opened?.close();
  }, [id, find]);
  return source;
}
