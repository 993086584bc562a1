import { CardBack } from '@nokturn/ui';
import { animate } from 'motion/mini';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Coin } from './CardFace.tsx';
import classes from './Flights.module.css';
import { MISSION_BACK } from './looks.ts';
import { MiniCard } from './MiniCard.tsx';
import type { Anchor, Flight, Piece, Scene } from './stage.ts';

interface Flying {
  readonly key: string;
  readonly flight: Flight;
  readonly delay: number;
}

/** What travels over the table: prey on its way to the hunter, tokens, Missions. */
export function Flights({
  board,
  scene,
  count,
}: {
  board: RefObject<HTMLDivElement | null>;
  scene: Scene | null;
  count: number;
}) {
  const [air, setAir] = useState<{ readonly last: number; readonly flying: readonly Flying[] }>({
    last: count,
    flying: [],
  });
  if (air.last !== count) {
    const more = (scene?.flights ?? []).map((flight, i) => ({
      key: `${count} ${i}`,
      flight,
      delay: i * 0.06,
    }));
    // A show that was skipped leaves nothing in the air.
    setAir({ last: count, flying: scene === null ? [] : [...air.flying, ...more] });
  }
  const land = (key: string) => () =>
    setAir(({ last, flying }) => ({ last, flying: flying.filter((one) => one.key !== key) }));
  return air.flying.map(({ key, flight, delay }) => (
    <FlyingPiece key={key} board={board} flight={flight} delay={delay} onEnd={land(key)} />
  ));
}

function FlyingPiece({
  board,
  flight,
  delay,
  onEnd,
}: {
  board: RefObject<HTMLDivElement | null>;
  flight: Flight;
  delay: number;
  onEnd(): void;
}) {
  const piece = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useLayoutEffect(() => {
    if (!piece.current || !board.current) return undefined;
    const from = middleOf(board.current, flight.from);
    const to = middleOf(board.current, flight.to);
    const at = ({ x, y }: { x: number; y: number }, size: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
    const journey = animate(
      piece.current,
      { transform: [at(from, 1), at(to, 0.4)] },
      { duration: 0.44, delay, ease: 'easeInOut' },
    );
    journey.then(() => end.current());
    return () => journey.cancel();
  }, [board, flight, delay]);
  return (
    <div ref={piece} className={classes.flying} data-kind={flight.piece.kind} aria-hidden="true">
      <PieceOf piece={flight.piece} />
    </div>
  );
}

function PieceOf({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'card':
      return <MiniCard id={piece.card} />;
    case 'token':
      return <Coin id={piece.token} />;
    case 'mission':
      return <CardBack deck={MISSION_BACK} />;
  }
}

/** Where an anchor is on the board; what is not in sight is beyond its upper edge. */
function middleOf(board: HTMLElement, anchor: Anchor): { x: number; y: number } {
  const home = board.getBoundingClientRect();
  const box = board.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
  if (!box || box.width === 0) return { x: home.width / 2, y: -40 };
  return { x: box.left + box.width / 2 - home.left, y: box.top + box.height / 2 - home.top };
}
