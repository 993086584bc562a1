import type { OptionId } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { CardPeek, Cover, Covered, type TouchProps, Button as WordButton } from '@nokturn/ui';
import { type CSSProperties, useState } from 'react';
import { Button, Popover, PreviewTrigger } from 'react-aria-components';
import { COLUMNS, cellId, columnOf } from '../rules/track.ts';
import { HuntCard } from './CardFace.tsx';
import { type CardId, cardOf } from './cards.ts';
import { Glyph, Seal } from './Glyph.tsx';
import classes from './HuntTrack.module.css';
import { keyed } from './keyed.ts';
import { MiniCard } from './MiniCard.tsx';
import type { Scenery } from './stage.ts';

/** What hunting a pile gives, if the one who looks may hunt now. */
export type Worth = (cards: readonly CardId[]) => number | null;

interface Shared extends TouchProps {
  readonly text: GameText;
  readonly worth: Worth;
  labelOf(option: OptionId): string;
}

/** The Hunt Track: rows of three cells, the cheapest on the right. Every pile can be looked through (TH-3.9). */
export function HuntTrack({
  scenery: { track },
  deck,
  open,
  isShifting,
  ...shared
}: Shared & {
  scenery: Scenery;
  /** How many cards are left in the Hunt deck. */
  deck: number;
  /** The cell of which one card is being chosen. */
  open: number | null;
  isShifting: boolean;
}) {
  const { text } = shared;
  const rows = Array.from({ length: track.length / COLUMNS }, (_, row) => row);
  return (
    <section className={classes.track} aria-label={text.plain('term-hunt-track')} data-shifting={isShifting}>
      <header className={classes.head}>
        <h3>{text.plain('term-hunt-track')}</h3>
        <span
          className={classes.deck}
          role="img"
          aria-label={text.plain('board-hunt-deck', { count: deck })}
          data-anchor="hunt-deck"
        >
          <Glyph id="deck" />
          <span aria-hidden="true">{deck}</span>
        </span>
      </header>
      <div className={classes.grid} style={{ '--rows': rows.length } as CSSProperties}>
        {[3, 2, 1].map((column) => (
          <span
            key={column}
            className={classes.column}
            role="img"
            aria-label={text.plain('board-column', { column })}
          >
            <Seal id="speed">{column}</Seal>
          </span>
        ))}
        {rows.map((row) =>
          [0, 1, 2].map((column) => {
            const cell = row * COLUMNS + column;
            const cards = track[cell] ?? [];
            return <Pile key={cell} cell={cell} cards={cards} {...shared} />;
          }),
        )}
        {open !== null && <OpenPile cards={track[open] ?? []} {...shared} />}
      </div>
    </section>
  );
}

/** TH-12.8, TH-12.9. */
function costOfPile(cell: number, cards: readonly CardId[]): number {
  return columnOf(cell) + (cards.some((card) => cardOf(card).keywords.includes('fast')) ? 1 : 0);
}

interface PileProps extends Shared {
  readonly cell: number;
  readonly cards: readonly CardId[];
}

function Pile({ cell, cards, text, worth, glow, picked, labelOf, onPick }: PileProps) {
  const [isOpen, setOpen] = useState(false);
  const id = cellId(cell);
  const option = glow.find(({ target }) => target.kind === 'cell' && target.id === id)?.option ?? null;
  const cost = costOfPile(cell, cards);
  const points = cards.length === 0 ? null : worth(cards);
  const names = cards.map((card) => plain(text.thing('card', card))).join(', ');
  const where = plain(text.thing('cell', id));
  const what =
    cards.length === 0
      ? text.plain('board-pile-empty', { cell: where })
      : text.plain('board-pile', { cell: where, cost, names });
  const words = option === null ? what : `${labelOf(option)}. ${what}`;
  const take = option !== null && (() => onPick(option));
  return (
    <span
      className={classes.cell}
      data-anchor={`cell:${id}`}
      data-glow={option !== null}
      data-picked={option !== null && picked.includes(option)}
      data-empty={cards.length === 0}
    >
      <Fan cards={cards} />
      {cards.length > 0 && (
        <span className={classes.foot} aria-hidden="true">
          {cards.length > 1 && <span className={classes.size}>×{cards.length}</span>}
          {points !== null && points > 0 && (
            <span className={classes.points}>
              <Seal id="vp">{points}</Seal>
            </span>
          )}
          {cost !== columnOf(cell) && (
            <span className={classes.fast}>
              <Seal id="speed">{cost}</Seal>
            </span>
          )}
        </span>
      )}
      <PreviewTrigger delay={260} closeDelay={80} isOpen={isOpen} onOpenChange={setOpen}>
        <Button
          className={classes.cover as string}
          aria-label={points === null ? words : `${words}. ${text.plain('board-worth', { points })}`}
          // A finger first opens the pile, in which it is hunted by a second touch.
          onPress={({ pointerType }) => {
            if (take && pointerType !== 'touch') take();
            else if (cards.length > 0) setOpen(true);
          }}
        />
        <Popover className={classes.popover as string} aria-label={what} offset={8} containerPadding={8}>
          {cards.length > 0 && (
            <div className={classes.spread}>
              <ul>
                {keyed(cards).map(({ thing: card, key }) => (
                  <li key={key}>
                    <HuntCard id={card} text={text} />
                  </li>
                ))}
              </ul>
              <p>
                {text.plain('board-pile-cost', { cost })}
                {points !== null && ` · ${text.plain('board-worth', { points })}`}
              </p>
              {take && (
                <WordButton look="move" onPress={take}>
                  {option !== null && labelOf(option)}
                </WordButton>
              )}
            </div>
          )}
        </Popover>
      </PreviewTrigger>
    </span>
  );
}

/** Cards that overlap as far as they must; the left edge of each tells its points, its kind and its keyword. */
function Fan({ cards }: { cards: readonly CardId[] }) {
  return (
    <span className={classes.fan} aria-hidden="true">
      {keyed(cards).map(({ thing: card, key }) => (
        <span key={key}>
          <MiniCard id={card} />
        </span>
      ))}
    </span>
  );
}

/** One card of this pile is to be chosen: each is a button. */
function OpenPile({ cards, text, glow, labelOf, onPick }: Omit<PileProps, 'cell'>) {
  return (
    <ul className={classes.choice}>
      {keyed(cards).map(({ thing: card, key }) => {
        const option =
          glow.find(({ target }) => target.kind === 'card' && target.id === card)?.option ?? null;
        return (
          <li key={key} data-glow={option !== null}>
            <Covered thing={<MiniCard id={card} />}>
              <CardPeek thing={{ type: 'card', id: card }}>
                {option === null ? (
                  <Cover label={plain(text.thing('card', card))} />
                ) : (
                  <Cover label={labelOf(option)} onPress={() => onPick(option)} />
                )}
              </CardPeek>
            </Covered>
          </li>
        );
      })}
    </ul>
  );
}
