import { type GameText, plain } from '@nokturn/text';
import { CardBack, CardPeek, Cover, Covered, Peek } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import type { Colour } from '../cards/colours.ts';
import type { OpenId } from '../cards/open.ts';
import type { LovciView } from '../secrets.ts';
import classes from './Board.module.css';
import { Face } from './CardFace.tsx';
import { CARD_IN_PLAY } from './geometry.ts';
import type { Layout } from './layout.ts';
import { DECK_LOOKS } from './looks.ts';
import { place } from './place.ts';
import type { Touch } from './touch.ts';

/** The cards of a discard pile that everybody may see, the last one first, and how many there are. */
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
  layout,
  text,
  option,
  say,
  onPick,
}: {
  colour: Colour;
  count: number;
  discards: { count: number; cards: readonly OpenId[] };
  text: GameText;
} & Touch) {
  const look = DECK_LOOKS[colour];
  const what = text.plain('board-deck', { deck: colour, count, discards: discards.count });
  const [top] = discards.cards;
  return (
    <>
      <Button
        className={classes.deck as string}
        style={{ ...place(layout.decks[colour], layout), '--depth': Math.ceil(count / 5) } as CSSProperties}
        data-glow={option !== null}
        data-empty={count === 0}
        aria-label={option ? `${say(option)}. ${what}` : what}
        onPress={() => option && onPick(option)}
      >
        <CardBack deck={look} />
        <span className={classes.count}>{count}</span>
      </Button>
      <div
        className={classes.discard}
        style={place(layout.discards[colour], layout)}
        data-empty={discards.count === 0}
      >
        <Covered
          thing={
            <>
              {top ? (
                <Face type="card" id={top} text={text} />
              ) : (
                discards.count > 0 && <CardBack deck={look} />
              )}
              {discards.count > 0 && <span className={classes.count}>{discards.count}</span>}
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

/** The event that is being resolved, or the prophecy that is on its way: its face only for those who may see it. */
export function CardInPlay({ state, layout, text }: { state: LovciView; layout: Layout; text: GameText }) {
  const card = state.resolving ?? state.prophecy?.card ?? null;
  if (card !== null)
    return (
      <div className={classes.inPlay} style={place(CARD_IN_PLAY, layout)}>
        <Covered thing={<Face type="card" id={card} text={text} facts={{ ...state.options }} />}>
          <CardPeek thing={{ type: 'card', id: card }}>
            <Cover label={plain(text.thing('card', card))} />
          </CardPeek>
        </Covered>
      </div>
    );
  if (state.prophecy === null) return null;
  return (
    <div className={classes.inPlay} style={place(CARD_IN_PLAY, layout)}>
      <CardBack deck={DECK_LOOKS.green} />
    </div>
  );
}
