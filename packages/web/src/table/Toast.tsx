import type { Seat } from '@nokturn/engine';
import { useSay } from '../app/words.tsx';
import { refusalText } from '../parts/refusal.ts';
import type { TableState } from '../source/source.ts';
import styles from './Toast.module.css';
import type { OpenTable } from './useOpenTable.ts';
import { useShown } from './useShown.ts';
import { useSpoken } from './voice.ts';

/**
 * At the bottom of the board, one at a time: a lost connection for as long as it lasts, the reason for a refusal, or a
 * player's wish.
 */
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

function useToastWords({ state, text, names }: OpenTable): string | null {
  const say = useSay();
  const refused = useShown(state.refused);
  const wish = useShown(wishOf(state));
  if (state.connection === 'healing') return say('line-healing');
  if (refused === null && wish !== null) return say('end-together-toast', { name: names[wish] ?? '' });
  if (refused === null) return null;
  return refused.why ? text.plain(refused.why.id, refused.why.args) : refusalText(say, refused);
}

/** Another player has just voted to end the match. */
function wishOf({ lobby, viewer }: TableState): Seat | null {
  const last = lobby?.wantEnd.at(-1);
  return last === undefined || last === viewer ? null : last;
}
