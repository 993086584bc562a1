import { plain, signed } from '@nokturn/text';
import { Button, Marked, Peek, SeatBadge, Spoken, useKit } from '@nokturn/ui';
import { useEffect, useRef, useState } from 'react';
import { Button as PlainButton } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { useSay } from '../../app/words.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { isStoodIn, type OpenTable } from '../useOpenTable.ts';
import type { SinceBeat } from '../useSince.ts';
import styles from './Since.module.css';

/**
 * What others did since the viewer's last answer, with a chip for each beat to see it again; and whether a bot played
 * in the viewer's place.
 */
export function Since({ table, isFloating = false }: { table: OpenTable; isFloating?: boolean }) {
  const { source, state, view, seat } = table;
  const say = useSay();
  const isReplaced = source.company && seat !== null && !view.over && isStoodIn(state, seat);
  if (isFloating && !isReplaced) return null;
  return (
    <div className={isFloating ? styles.floating : styles.since} data-part="since">
      {isReplaced && (
        <p className={styles.line}>
          {say('own-stand-in')}
          <Button size="small" look="move" onPress={() => source.company?.takeBack()}>
            {say('seat-take-back')}
          </Button>
        </p>
      )}
      {!isFloating && <Chips table={table} />}
    </div>
  );
}

/** There is room for this many chips; if there are more, the last ones are shown. */
const MOST = 8;

function Chips({ table }: { table: OpenTable }) {
  const say = useSay();
  const { since, playback } = table;
  if (since.length === 0) return null;
  const rest = since.slice(-MOST);
  return (
    <section className={styles.strip} aria-label={say('since')}>
      {since.length > rest.length && <span className={styles.more}>+{since.length - rest.length}</span>}
      {rest.map((one) => (
        <Chip key={`${one.beat.from.moments}.${one.beat.from.part}`} one={one} table={table} />
      ))}
      <button
        type="button"
        className={styles.all}
        aria-label={say('since-play')}
        title={say('since-play')}
        data-testid="since-play"
        onClick={() => playback.replay(since.map(({ beat }) => beat))}
      >
        <Icon name="play" />
      </button>
    </section>
  );
}

function Chip({ one: { beat, summary }, table }: { one: SinceBeat; table: OpenTable }) {
  const say = useSay();
  const { seatLooks } = useKit();
  const { names, playback } = table;
  const { seat, change } = summary;
  const words = plain(summary.words);
  return (
    <Peek
      label={words}
      large={
        <p className={styles.summary}>
          <Marked text={summary.words} />
        </p>
      }
    >
      <PlainButton
        className={styles.chip as string}
        data-loud={beat.isLoud || undefined}
        onPress={() => playback.replay([beat])}
      >
        <Spoken>{say('since-again', { words })}</Spoken>
        {seat === null ? (
          <Icon name="log" />
        ) : (
          <SeatBadge seat={seat} name={names[seat] ?? ''} looks={seatLooks} />
        )}
        {change !== null && change !== 0 && <span aria-hidden="true">{signed(change)}</span>}
      </PlainButton>
    </Peek>
  );
}

/**
 * If there is no room for a strip, it is one button among the tools, so that it covers nothing of the board; expanded,
 * it covers the bottom of the board until something else is touched.
 */
export function SinceTool({ table }: { table: OpenTable }) {
  const say = useSay();
  const { since, question } = table;
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const strip = useRef<HTMLDivElement>(null);
  const isUnfolded = unfolded === question;
  const board = isUnfolded ? document.querySelector('[data-part=board]') : null;
  useEffect(() => {
    if (!isUnfolded) return undefined;
    const touch = ({ target }: PointerEvent) => {
      const isTool = target instanceof Element && target.closest('[data-testid=since-tool]');
      if (target instanceof Node && !isTool && !strip.current?.contains(target)) setUnfolded(null);
    };
    window.addEventListener('pointerdown', touch);
    return () => window.removeEventListener('pointerdown', touch);
  }, [isUnfolded]);
  if (since.length === 0 || !table.isNow) return null;
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-expanded={isUnfolded}
        data-testid="since-tool"
        onPress={() => setUnfolded(isUnfolded ? null : question)}
      >
        <Icon name="log" /> <Spoken>{say('since')}</Spoken> {since.length}
      </Button>
      {board &&
        createPortal(
          <div ref={strip} className={styles.floating} data-part="since">
            <Chips table={table} />
          </div>,
          board,
        )}
    </>
  );
}
