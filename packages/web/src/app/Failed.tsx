import { Component, type ReactNode, useEffect, useState } from 'react';
import { download } from '../parts/download.ts';
import { savedBranch } from '../source/local/branches.ts';
import { savedMatch } from '../source/local/saved.ts';
import { call } from '../source/server/api.ts';
import styles from './Loading.module.css';
import { NotLoaded, Stop, TryAgain } from './Loading.tsx';
import { Unloaded } from './loads.ts';
import { useSay } from './words.tsx';

interface Props {
  /** The path of the screen. */
  readonly path: readonly string[];
  readonly children: ReactNode;
}

/** A screen that broke says so and offers a way on, instead of leaving an empty page. */
export class Failed extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return error instanceof Unloaded ? <NotLoaded /> : <Crash error={error} path={this.props.path} />;
  }
}

/** Something in the page itself is wrong: says what, and offers whatever can be saved of the open match. */
function Crash({ error, path }: { error: unknown; path: readonly string[] }) {
  const say = useSay();
  const record = useRecordAt(path.join('/'));
  return (
    <Stop title={say('failed')} reason={say('failed-help')}>
      <p className={styles.why}>
        {say('failed-why', { error: error instanceof Error ? error.message : String(error) })}
      </p>
      <TryAgain words={say('open-again')} />
      {record && (
        <button type="button" className={styles.again} onClick={() => download(record.name, record.content)}>
          {say('download-record')}
        </button>
      )}
    </Stop>
  );
}

interface Kept {
  readonly name: string;
  readonly content: unknown;
}

/**
 * The match of an address. The server does not give away a record before the end: until then it keeps the match itself.
 */
function useRecordAt(path: string): Kept | null {
  const [record, setRecord] = useState<Kept | null>(null);
  useEffect(() => {
    recordAt(path.split('/')).then(setRecord, () => setRecord(null));
  }, [path]);
  return record;
}

export async function recordAt(path: readonly string[]): Promise<Kept | null> {
  const isKeptHere = path[0] === 'replay' && (path[1] === 'local' || path[1] === 'branch');
  const [screen, id = ''] = isKeptHere ? path.slice(1) : path;
  switch (screen) {
    case 'local':
      return kept(id, savedMatch(id));
    case 'branch':
      return kept(id, savedBranch(id));
    case 'm':
    case 'replay':
      return kept(id, await call('record', { code: id }));
    default:
      return null;
  }
}

function kept(id: string, content: unknown): Kept | null {
  return content === null ? null : { name: `nokturn-${id}.json`, content };
}
