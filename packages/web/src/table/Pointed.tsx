import type { Seat, Target } from '@nokturn/engine';
import { SeatBadge, useKit } from '@nokturn/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './Pointed.module.css';
import type { OpenTable } from './useOpenTable.ts';

interface Mark {
  readonly key: string;
  readonly seats: readonly Seat[];
  readonly left: number;
  readonly top: number;
}

/** What players who are not deciding would do: their marks are at the corner of the thing they point at. */
export function Pointed({ table: { game, state, view, isNow, names } }: { table: OpenTable }) {
  const { seatLooks } = useKit();
  const place = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const { suggestions } = state;
  const isOpen = game.cooperative === true && isNow && suggestions.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the thing may have moved when the view changes
  useLayoutEffect(() => {
    const board = place.current?.parentElement;
    if (!isOpen || !board) return setMarks([]);
    const at = new Map<Element, Seat[]>();
    for (const { seat, option } of suggestions) {
      const target = game.pointsAt(option);
      const thing = target && anchorOf(board, target);
      if (thing) at.set(thing, [...(at.get(thing) ?? []), seat]);
    }
    const { left, top } = board.getBoundingClientRect();
    return setMarks(
      [...at].map(([thing, seats]) => {
        const box = thing.getBoundingClientRect();
        return { key: seats.join(' '), seats, left: box.right - left, top: box.top - top };
      }),
    );
  }, [isOpen, suggestions, game, view]);
  return (
    <div ref={place} className={styles.pointed} aria-hidden="true">
      {marks.map(({ key, seats, left, top }) => (
        <span key={key} className={styles.mark} style={{ left, top }} data-pointing={key}>
          {seats.map((seat) => (
            <SeatBadge key={seat} seat={seat} name={names[seat] ?? ''} looks={seatLooks} />
          ))}
        </span>
      ))}
    </div>
  );
}

/** The thing itself, by its anchor on the board. */
function anchorOf(board: Element, { kind, id }: Target): Element | null {
  return board.querySelector(`[data-anchor="${CSS.escape(`${kind}:${id}`)}"]`);
}
