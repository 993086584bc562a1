import { boxOf, Spoken } from '@nokturn/ui';
import { type ReactNode, useMemo } from 'react';
import { useSay } from '../app/words.tsx';
import styles from './BoardRegion.module.css';
import type { Frame } from './frame.ts';
import type { OpenTable } from './useOpenTable.ts';

/** The board in its rectangle, which only the window can change. */
export function BoardRegion({
  table,
  frame: { board },
  children,
}: {
  table: OpenTable;
  frame: Frame;
  /** Captions at the bottom of the board. */
  children: ReactNode;
}) {
  const say = useSay();
  const { ui, shared, touch, playback, past, isMine } = table;
  const box = useMemo(() => boxOf(board.width, board.height), [board.width, board.height]);
  return (
    <section
      className={styles.board}
      aria-label={say('table-board')}
      data-part="board"
      data-mine={isMine || undefined}
    >
      <Spoken as="h2">{say('table-board')}</Spoken>
      <div className={styles.stage}>
        <ui.Board
          {...shared}
          {...touch}
          box={box}
          view={playback.board.view ?? shared.view}
          news={playback.board.news}
          past={past}
          onShown={playback.onShown}
        />
      </div>
      {children}
    </section>
  );
}
