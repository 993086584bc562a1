import { animate } from 'motion/mini';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import classes from './Flights.module.css';

/** A piece that flies from one anchor to another; anchors are named in `data-anchor`. */
export interface Flight<Piece, Anchor extends string = string> {
  readonly piece: Piece;
  readonly from: Anchor;
  readonly to: Anchor;
}

export interface FlightsProps<Piece> {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly scene: { readonly flights?: readonly Flight<Piece>[] } | null;
  /** Goes up with every scene. */
  readonly count: number;
  readonly className?: string | undefined;
  /** How long each piece is in the air, in seconds, and the delay between one take-off and the next. */
  readonly duration: number;
  readonly stagger?: number;
  /** The size of a piece when it lands, relative to its size at take-off. */
  readonly shrinksTo?: number;
  /** The anchor that lies below the board when it is out of sight. All others are above. */
  readonly below?: string;
  readonly children: (piece: Piece) => ReactNode;
}

interface Flying<Piece> {
  readonly key: string;
  readonly flight: Flight<Piece>;
  readonly delay: number;
}

interface Air<Piece> {
  readonly last: number;
  readonly flying: readonly Flying<Piece>[];
}

/** Pieces in flight over a board. */
export function Flights<Piece extends { readonly kind: string }>(props: FlightsProps<Piece>) {
  const { scene, count, stagger = 0 } = props;
  const [air, setAir] = useState<Air<Piece>>({ last: count, flying: [] });
  if (air.last !== count) {
    const more = (scene?.flights ?? []).map((flight, i) => ({
      key: `${count} ${i}`,
      flight,
      delay: i * stagger,
    }));
    // A show that was skipped leaves nothing in the air.
    setAir({ last: count, flying: scene === null ? [] : [...air.flying, ...more] });
  }
  const land = (key: string) => () =>
    setAir(({ last, flying }) => ({ last, flying: flying.filter((one) => one.key !== key) }));
  return air.flying.map(({ key, flight, delay }) => (
    <FlyingPiece key={key} {...props} flight={flight} delay={delay} onEnd={land(key)} />
  ));
}

function FlyingPiece<Piece extends { readonly kind: string }>({
  flight,
  delay,
  onEnd,
  board,
  className,
  duration,
  shrinksTo = 1,
  below,
  children,
}: FlightsProps<Piece> & Omit<Flying<Piece>, 'key'> & { readonly onEnd: () => void }) {
  const piece = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useLayoutEffect(() => {
    if (!piece.current || !board.current) return undefined;
    const from = middleOf(board.current, flight.from, below);
    const to = middleOf(board.current, flight.to, below);
    const journey = animate(
      piece.current,
      { transform: [transform(from, 1), transform(to, shrinksTo)] },
      { duration, delay, ease: 'easeInOut' },
    );
    journey.then(() => end.current());
    return () => journey.cancel();
  }, [board, flight, delay, duration, shrinksTo, below]);
  return (
    <div
      ref={piece}
      className={`${classes.flying} ${className ?? ''}`}
      data-kind={flight.piece.kind}
      aria-hidden="true"
    >
      {children(flight.piece)}
    </div>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function transform({ x, y }: Point, size: number): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
}

/** The position of an anchor on the board; an anchor out of sight is beyond the board's edge. */
function middleOf(board: HTMLElement, anchor: string, below: string | undefined): Point {
  const home = board.getBoundingClientRect();
  const box = board.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
  if (!box || box.width === 0) return { x: home.width / 2, y: anchor === below ? home.height + 40 : -40 };
  return { x: box.left + box.width / 2 - home.left, y: box.top + box.height / 2 - home.top };
}
