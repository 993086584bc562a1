import { useEffect, useState } from 'react';
import { useSay } from '../app/words.tsx';
import { refusalText } from '../parts/refusal.ts';
import type { TableState } from '../source/source.ts';
import styles from './Toast.module.css';
import type { OpenTable } from './useOpenTable.ts';
import { useSpoken } from './voice.ts';

/** How long a refusal is shown, in milliseconds. */
const SHOWN = 4000;

/** At the foot of the board, one at a time: that the line is lost, as long as it is, or why something was refused. */
export function Toast({ table }: { table: OpenTable }) {
  const words = useToastWords(table);
  useSpoken(words);
  if (words === null) return null;
  return (
    <p
      className={styles.toast}
      data-part="toast"
      data-kind={table.state.connection === 'healing' ? 'lost' : 'refused'}
    >
      {words}
    </p>
  );
}

function useToastWords({ state, text }: OpenTable): string | null {
  const say = useSay();
  const refused = useFresh(state.refused);
  if (state.connection === 'healing') return say('line-healing');
  if (refused === null) return null;
  return refused.why ? text.plain(refused.why.id, refused.why.args) : refusalText(say, refused);
}

/** A refusal until it was shown long enough. */
function useFresh(refused: TableState['refused']): TableState['refused'] {
  const [over, setOver] = useState<TableState['refused']>(null);
  useEffect(() => {
    if (refused === null) return undefined;
    const timer = setTimeout(() => setOver(refused), SHOWN);
    return () => clearTimeout(timer);
  }, [refused]);
  return refused === over ? null : refused;
}
