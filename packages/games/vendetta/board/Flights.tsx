import type { Seat } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { Flights as FlightsOver } from '@nokturn/ui';
import type { RefObject } from 'react';
import type { ClanId } from '../cards/clans.ts';
import classes from './Flights.module.css';
import { Column, Drop } from './Icons.tsx';
import type { BoardLayout } from './layout.ts';
import { CLAN_LOOKS } from './looks.ts';
import { MiniAlly, MiniBack, MiniCard } from './MiniFace.tsx';
import type { Piece } from './scenes.ts';
import type { Stage } from './staging.ts';

interface Shared {
  readonly clans: readonly (ClanId | null)[];
  readonly layout: BoardLayout;
  readonly text: GameText;
}

/** Things that travel over the board: cards, drops of blood, Allies on their way to their new masters. */
export function Flights({
  stage: { scene, count },
  board,
  viewer,
  ...shared
}: {
  readonly stage: Stage;
  readonly board: RefObject<HTMLDivElement | null>;
  readonly viewer: Seat | null;
} & Shared) {
  return (
    <FlightsOver
      board={board}
      scene={scene}
      count={count}
      className={classes.flying}
      duration={0.36}
      below={`seat:${viewer}`}
    >
      {(piece: Piece) => <PieceOf piece={piece} {...shared} />}
    </FlightsOver>
  );
}

function PieceOf({ piece, clans, layout, text }: { readonly piece: Piece } & Shared) {
  switch (piece.kind) {
    case 'card':
      return <MiniCard id={piece.card} size={layout.card} text={text} />;
    case 'back': {
      const clan = clans[piece.owner];
      return clan ? <MiniBack deck={CLAN_LOOKS[clan]} size={layout.card} /> : null;
    }
    case 'ally':
      return <MiniAlly id={piece.ally} size={layout.ally} text={text} />;
    case 'blood':
      return <Drop>{piece.amount}</Drop>;
    case 'influence':
      return <Column>{piece.amount}</Column>;
  }
}
