import { Die, Flights as FlightsOver } from '@nokturn/ui';
import type { RefObject } from 'react';
import classes from './Flights.module.css';
import { Cross, ExposedAgent, Figure, HiddenAgent, Minion } from './Pieces.tsx';
import type { Piece } from './scenes.ts';
import type { Stage } from './staging.ts';

/** Pieces that move across the board: vampires, agents, minions, dice, and the crosses of a grid. */
export function Flights({ stage, board }: { stage: Stage; board: RefObject<HTMLDivElement | null> }) {
  const { scene, count } = stage;
  return (
    <FlightsOver board={board} scene={scene} count={count} className={classes.flying} duration={0.38}>
      {(piece: Piece) => <PieceOf piece={piece} />}
    </FlightsOver>
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
