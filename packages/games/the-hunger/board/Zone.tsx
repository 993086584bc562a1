import { type GameText, plain } from '@nokturn/text';
import { CardPeek, Cover, Covered } from '@nokturn/ui';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Button as PlainButton, Popover } from 'react-aria-components';
import { type CardNo, cardAt } from '../cards/cards.ts';
import { Glyph } from './Glyph.tsx';
import type { GlyphId } from './glyphs.ts';
import { keyed } from './keyed.ts';
import { MiniCard } from './MiniCard.tsx';
import classes from './Zone.module.css';

/** The number of cards in a zone; a press shows which. */
export function Zone({
  icon,
  count,
  label,
  cards,
  text,
  children,
}: {
  icon: GlyphId;
  count: number;
  label: string;
  cards: readonly CardNo[];
  text: GameText;
  children?: ReactNode;
}) {
  return (
    <DialogTrigger>
      <PlainButton className={classes.counter as string} aria-label={label} isDisabled={count === 0}>
        <Glyph id={icon} /> {count}
      </PlainButton>
      <Popover className={classes.popover as string} offset={8} containerPadding={8}>
        <Dialog className={classes.dialog as string} aria-label={label}>
          <h3>{label}</h3>
          {children}
          <ul className={classes.cards}>
            <OpenCards cards={cards} text={text} />
          </ul>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Open cards, as items of a list. */
export function OpenCards({
  cards,
  text,
  className,
}: {
  cards: readonly CardNo[];
  text: GameText;
  className?: string | undefined;
}) {
  return keyed(cards).map(({ thing: no, key }) => {
    const { id } = cardAt(no);
    return (
      <li key={key} className={className}>
        <Covered thing={<MiniCard id={id} />}>
          <CardPeek thing={{ type: 'card', id }}>
            <Cover label={plain(text.thing('card', id))} />
          </CardPeek>
        </Covered>
      </li>
    );
  });
}
