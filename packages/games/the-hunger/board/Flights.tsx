import { CardBack, Flights as FlightsOver } from '@nokturn/ui';
import type { RefObject } from 'react';
import { Coin } from './CardFace.tsx';
import classes from './Flights.module.css';
import { MISSION_BACK } from './looks.ts';
import { MiniCard } from './MiniCard.tsx';
import type { Piece, Scene } from './stage.ts';

/** Pieces that move across the table: prey on its way to the hunter, tokens, Missions. */
export function Flights(show: {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly scene: Scene | null;
  readonly count: number;
}) {
  return (
    <FlightsOver {...show} className={classes.flying} duration={0.44} stagger={0.06} shrinksTo={0.4}>
      {(piece: Piece) => <PieceOf piece={piece} />}
    </FlightsOver>
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
