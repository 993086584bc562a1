import type { View } from '@nokturn/engine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Ending } from '../after/Ending.tsx';
import { Loading, Missing } from '../app/Loading.tsx';
import { useSay } from '../app/words.tsx';
import { LocalSource } from '../source/local/local.ts';
import { savedMatch } from '../source/local/saved.ts';
import { Curtain } from './Curtain.tsx';
import { LocalMenu } from './LocalMenu.tsx';
import { Table } from './Table.tsx';

export default function LocalScreen({ rest: [id = ''] }: { rest: readonly string[] }) {
  const say = useSay();
  const source = useLocalSource(id);
  if (source === null) return <Missing reason={say('local-missing')} />;
  return source === 'opening' ? <Loading /> : <LocalTable key={id} source={source} />;
}

function LocalTable({ source }: { source: LocalSource }) {
  const say = useSay();
  const { line, viewer } = useSyncExternalStore(source.listen, source.state);
  if (line === 'opening') return <Loading label={say('dealing')} />;
  if (line === 'closed') return <Missing reason={say('local-broken')} />;
  const ending = (view: View) => <Ending view={view} at={{ kind: 'local', saved: source.saved }} />;
  return (
    <>
      <Table
        source={source}
        extras={{ ending, menu: (close) => <LocalMenu source={source} onDone={close} /> }}
      />
      {source.sharing && <Curtain source={source} sharing={source.sharing} viewer={viewer} />}
    </>
  );
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
