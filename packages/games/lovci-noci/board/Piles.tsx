import { type GameText, plain } from '@nokturn/text';
import { CardBack, Cover, Covered, Peek } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import type { Colour } from '../cards/colours.ts';
import type { OpenId } from '../cards/open.ts';
import type { LovciView } from '../secrets.ts';
import classes from './Board.module.css';
import { at } from './layout/index.ts';
import { CARD_PICTURES, DECK_LOOKS } from './looks.ts';
import { MiniFace } from './MiniFace.tsx';
import type { Touch } from './touch.ts';

/** The cards of a discard pile that everybody may see, the last one first, and the total number. */
export function discardsOf(
  { discards }: LovciView,
  colour: Colour,
): { count: number; cards: readonly OpenId[] } {
  if (colour === 'green') return { count: discards.green, cards: [] };
  const cards = discards[colour];
  return { count: cards.length, cards: cards.toReversed() };
}

/** A draw pile with its discard pile. */
export function Deck({
  colour,
  count,
  discards,
  level,
  layout,
  text,
  option,
  say,
  onTouch,
}: {
  colour: Colour;
  count: number;
  discards: { count: number; cards: readonly OpenId[] };
  /** Piles with a higher level cover the others. */
  level: number;
  text: GameText;
} & Touch) {
  const look = DECK_LOOKS[colour];
  const what = text.plain('board-deck', { deck: colour, count, discards: discards.count });
  const [top] = discards.cards;
  const depth = { '--depth': Math.ceil(count / 5), zIndex: level } as CSSProperties;
  const type = { fontSize: layout.type.count };
  return (
    <>
      <Button
        className={classes.deck as string}
        style={{ ...at(layout.decks[colour]), ...layout.deck, ...depth }}
        data-glow={option !== null}
        // A pile that is only looked at may be partly covered by the card being read.
        data-nearest={option === null ? '' : undefined}
        data-empty={count === 0}
        aria-label={option ? `${say(option)}. ${what}` : what}
        // Each pile has a finger's room to itself, so one tap draws: it cannot be meant for a neighbour.
        onPress={() => option && onTouch(option, { pointerType: 'mouse' })}
      >
        <CardBack deck={look} />
        <span className={classes.count} style={type}>
          {count}
        </span>
        <span className={classes.reach} />
      </Button>
      <div
        className={classes.discard}
        style={{ ...at(layout.discards[colour]), ...layout.discard }}
        data-empty={discards.count === 0}
      >
        <Covered
          thing={
            <>
              {top ? (
                <MiniFace deck={look} Picture={CARD_PICTURES[top]} />
              ) : (
                discards.count > 0 && <CardBack deck={look} />
              )}
              {discards.count > 0 && (
                <span className={classes.count} style={type}>
                  {discards.count}
                </span>
              )}
            </>
          }
        >
          <Peek label={what} large={<DiscardList cards={discards.cards} what={what} text={text} />}>
            <Cover label={text.plain('board-discards', { deck: colour, count: discards.count })} />
          </Peek>
        </Covered>
      </div>
    </>
  );
}

function DiscardList({ cards, what, text }: { cards: readonly OpenId[]; what: string; text: GameText }) {
  return (
    <div className={classes.list}>
      <p>{what}</p>
      {cards.length > 0 && (
        <ol>
          {cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile is its order
            <li key={i}>{plain(text.thing('card', card))}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
