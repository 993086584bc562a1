import type { Seat } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { CardBack } from '@nokturn/ui';
import { animate } from 'motion/mini';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ClanId } from '../cards/clans.ts';
import { AllyFace, ClanCardFace } from './CardFace.tsx';
import classes from './Flights.module.css';
import { Column, Drop } from './Icons.tsx';
import { CLAN_LOOKS } from './looks.ts';
import type { Anchor, Flight, Piece } from './scenes.ts';
import type { Stage } from './useStage.ts';

interface Shared {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly clans: readonly (ClanId | null)[];
  readonly viewer: Seat | null;
  readonly text: GameText;
}

interface Flying {
  readonly key: string;
  readonly flight: Flight;
}

/** What travels over the board: cards, drops of blood, Allies on their way to their new masters. */
export function Flights({ stage, ...shared }: { stage: Stage } & Shared) {
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
    <FlyingPiece key={key} flight={flight} {...shared} onEnd={land(key)} />
  ));
}

function FlyingPiece({
  flight,
  board,
  clans,
  viewer,
  text,
  onEnd,
}: { flight: Flight; onEnd(): void } & Shared) {
  const piece = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  end.current = onEnd;
  useLayoutEffect(() => {
    if (!piece.current || !board.current) return undefined;
    const from = middleOf(board.current, flight.from, viewer);
    const to = middleOf(board.current, flight.to, viewer);
    const journey = animate(
      piece.current,
      { transform: [from, to].map(({ x, y }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`) },
      { duration: 0.36, ease: 'easeInOut' },
    );
    journey.then(() => end.current());
    return () => journey.cancel();
  }, [board, flight, viewer]);
  return (
    <div ref={piece} className={classes.flying} data-kind={flight.piece.kind} aria-hidden="true">
      <PieceOf piece={flight.piece} clans={clans} text={text} />
    </div>
  );
}

function PieceOf({ piece, clans, text }: { piece: Piece } & Pick<Shared, 'clans' | 'text'>) {
  switch (piece.kind) {
    case 'card':
      return <ClanCardFace id={piece.card} text={text} />;
    case 'back': {
      const clan = clans[piece.owner];
      return clan ? <CardBack deck={CLAN_LOOKS[clan]} /> : null;
    }
    case 'ally':
      return <AllyFace id={piece.ally} text={text} />;
    case 'blood':
      return <Drop>{piece.amount}</Drop>;
    case 'influence':
      return <Column>{piece.amount}</Column>;
  }
}

/** Where an anchor is on the board; a seat that has no row on a narrow screen is beyond its edge. */
function middleOf(board: HTMLElement, anchor: Anchor, viewer: Seat | null): { x: number; y: number } {
  const home = board.getBoundingClientRect();
  const box = board.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
  if (box && box.width > 0)
    return { x: box.left + box.width / 2 - home.left, y: box.top + box.height / 2 - home.top };
  return { x: home.width / 2, y: anchor === `seat:${viewer}` ? home.height + 40 : -40 };
}
