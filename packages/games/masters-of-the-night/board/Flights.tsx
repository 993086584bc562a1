import { Die } from '@nokturn/ui';
import { animate } from 'motion/mini';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import classes from './Flights.module.css';
import { Cross, ExposedAgent, Figure, HiddenAgent, Minion } from './Pieces.tsx';
import type { Anchor, Flight, Piece } from './scenes.ts';
import type { Stage } from './useStage.ts';

interface Flying {
  readonly key: string;
  readonly flight: Flight;
}

/** What travels over the board: vampires, agents, minions, dice, and the crosses of a plan. */
export function Flights({ stage, board }: { stage: Stage; board: RefObject<HTMLDivElement | null> }) {
  const { scene, count } = stage;
  const [air, setAir] = useState<{ readonly last: number; readonly flying: readonly Flying[] }>({
    last: count,
    flying: [],
  });
  if (air.last !== count) {
    const more = (scene?.flights ?? []).map((flight, i) => ({ key: `${count} ${i}`, flight }));
    // A show that was skipped leaves nothing in the air.
    setAir({ last: count, flying: scene === null ? [] : [...air.flying, ...more] });
  }
  const land = (key: string) => () =>
    setAir(({ last, flying }) => ({ last, flying: flying.filter((one) => one.key !== key) }));
  return air.flying.map(({ key, flight }) => (
    <FlyingPiece key={key} flight={flight} board={board} onEnd={land(key)} />
  ));
}

function FlyingPiece({
  flight,
  board,
  onEnd,
}: {
  flight: Flight;
  board: RefObject<HTMLDivElement | null>;
  onEnd(): void;
}) {
  const piece = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useLayoutEffect(() => {
    if (!piece.current || !board.current) return undefined;
    const [from, to] = [middleOf(board.current, flight.from), middleOf(board.current, flight.to)];
    const journey = animate(
      piece.current,
      { transform: [from, to].map(({ x, y }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`) },
      { duration: 0.38, ease: 'easeInOut' },
    );
    journey.then(() => end.current());
    return () => journey.cancel();
  }, [board, flight]);
  return (
    <div ref={piece} className={classes.flying} data-kind={flight.piece.kind} aria-hidden="true">
      <PieceOf piece={flight.piece} />
    </div>
  );
}

function PieceOf({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'vampire':
      return (
        <svg viewBox="-15 -43 30 46" aria-hidden="true">
          <Figure id={piece.vampire} />
        </svg>
      );
    case 'cross':
      return (
        <svg viewBox="-14 -14 28 28" aria-hidden="true">
          <Cross colour={piece.colour} />
        </svg>
      );
    case 'die':
      return <Die sides={6} value={piece.value} />;
    default:
      return (
        <>
          <svg viewBox="-14 -18 28 32" aria-hidden="true">
            {piece.kind === 'hidden' ? (
              <HiddenAgent />
            ) : piece.kind === 'exposed' ? (
              <ExposedAgent />
            ) : (
              <Minion />
            )}
          </svg>
          {piece.count > 1 && <b>{piece.count}</b>}
        </>
      );
  }
}

/** Where an anchor is on the board; what is not there comes from above its edge. */
function middleOf(board: HTMLElement, anchor: Anchor): { x: number; y: number } {
  const home = board.getBoundingClientRect();
  const box = board.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
  if (box && box.width > 0)
    return { x: box.left + box.width / 2 - home.left, y: box.top + box.height / 2 - home.top };
  return { x: home.width / 2, y: -40 };
}
