import type { Heard, Seat } from '@nokturn/engine';
import { type GameText, plain, signed } from '@nokturn/text';
import { SeatBadge, type SeatLook } from '@nokturn/ui';
import type { CardId } from './cards.ts';
import { keyed } from './keyed.ts';
import { MiniCard } from './MiniCard.tsx';
import classes from './Ribbon.module.css';

/** The prey of a hunt while the map covers the Hunt Track: it slides in over the bottom of the map. */
export function Ribbon({
  heard,
  looks,
  names,
  text,
}: {
  heard: Heard | null;
  looks: readonly SeatLook[];
  names: readonly string[];
  text: GameText;
}) {
  if (heard?.kind !== 'hunted') return null;
  const seat = heard.seat as Seat;
  const cards = heard.cards as readonly CardId[];
  return (
    <div className={classes.ribbon} aria-hidden="true">
      <span className={classes.who}>
        <SeatBadge seat={seat} name={names[seat] ?? ''} looks={looks} />
      </span>
      <ul>
        {keyed(cards).map(({ thing: card, key }) => (
          <li key={key}>
            <MiniCard id={card} />
            {cards.length < 4 && <span>{plain(text.thing('card', card))}</span>}
          </li>
        ))}
      </ul>
      <b>{signed(heard.amount as number)}</b>
    </div>
  );
}
