import { type GameText, plain } from '@nokturn/text';
import { HuntCard } from './CardFace.tsx';
import { type CardId, shownCard } from './cards.ts';
import classes from './Fan.module.css';
import { Glyph } from './Glyph.tsx';
import { costOfPile } from './HuntTrack.tsx';
import { keyed } from './keyed.ts';
import { MiniCard } from './MiniCard.tsx';

/** This many whole cards fit side by side, large enough to be read. */
const WHOLE = 2;

/** A pile fanned out: the text of every card, the points for all of them, and their cost. */
export function Fan({
  cell,
  cards,
  points,
  speed,
  isSmall,
  isLaid,
  text,
}: {
  cell: number;
  cards: readonly CardId[];
  /** The points for hunting the pile; null for viewers who are not hunting now. */
  points: number | null;
  /** Speed left for hunting; null for viewers who are not hunting now. */
  speed: number | null;
  /** There is no room for whole cards: they are shown as lines of text. */
  isSmall: boolean;
  /** The fan covers the whole width of the board. */
  isLaid: boolean;
  text: GameText;
}) {
  const cost = costOfPile(cell, cards);
  const isLines = isSmall || cards.length > WHOLE;
  return (
    <div className={classes.fan} data-lines={isLines} data-small={isLaid}>
      <p>
        {points !== null && <b>+{points}</b>}
        <span>
          <Glyph id="speed" />{' '}
          {speed === null || speed < cost
            ? text.plain('board-cost', { cost })
            : text.plain('board-way-cost', { cost, left: speed - cost })}
        </span>
      </p>
      <ul>
        {keyed(cards).map(({ thing: card, key }) => (
          <li key={key}>
            {isLines ? <CardLine id={card} text={text} /> : <HuntCard id={card} text={text} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function CardLine({ id, text }: { id: CardId; text: GameText }) {
  const { type, kind } = shownCard(id, text);
  return (
    <>
      <span className={classes.mini}>
        <MiniCard id={id} />
      </span>
      <span className={classes.words}>
        <strong>{plain(text.thing('card', id))}</strong>{' '}
        <small>{text.plain(type === null ? `kind-${kind}` : `type-${type}`)}</small>
        <span>{plain(text.thing('card', id, 'text'))}</span>
      </span>
    </>
  );
}
