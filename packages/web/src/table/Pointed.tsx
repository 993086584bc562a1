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

/** What those who do not decide would do: their marks stand at the corner of what they point at on the board. */
export function Pointed({ table: { game, state, view, isNow, names } }: { table: OpenTable }) {
  const { seatLooks } = useKit();
  const place = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const { suggestions } = state;
  const isOpen = game.cooperative === true && isNow && suggestions.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pointed at may have moved with what is seen
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

/** The thing itself, as the board calls it. */
function anchorOf(board: Element, { kind, id }: Target): Element | null {
  return board.querySelector(`[data-anchor="${CSS.escape(`${kind}:${id}`)}"]`);
}
