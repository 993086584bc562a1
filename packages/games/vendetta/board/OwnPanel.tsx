import { type GameText, plain } from '@nokturn/text';
import {
  Button,
  CardPeek,
  Cover,
  Covered,
  type OwnPanelProps,
  optionAt,
  seatOf,
  type TouchProps,
} from '@nokturn/ui';
import { type CSSProperties, useState } from 'react';
import { GiCardDraw, GiEyeTarget, GiSemiClosedEye } from 'react-icons/gi';
import { CLAN_CARDS, type ClanCardId } from '../cards/clan-cards.ts';
import type { VendettaView } from '../secrets.ts';
import { labelsOf } from './labels.ts';
import { CARD_PICTURES, CLAN_LOOKS, TYPE_SIGNS } from './looks.ts';
import classes from './OwnPanel.module.css';

/** One's own hand, and what was drawn but not decided on yet. It can be covered, when people sit side by side. */
export function OwnPanel({ view, text, glow, picked, onPick, reactions }: OwnPanelProps<VendettaView>) {
  const { state } = view;
  const seat = seatOf(view.viewer);
  const player = seat === null ? undefined : state.players[seat];
  const [isOpen, setOpen] = useState(true);
  if (!player || player.clan === null || player.eliminated > 0) return null;
  const hand = known(player.hand);
  const drawn = known(player.drawn);
  const under = known(player.bottom);
  const touch = {
    text,
    glow,
    picked,
    onPick,
    labelOf: labelsOf(view, text),
    planned: state.plan?.card ?? null,
  };
  return (
    <section className={classes.own} aria-label={text.plain('board-hand')}>
      <header className={classes.head}>
        <h3>{text.plain('board-hand')}</h3>
        <Deck count={player.deck + under.length} text={text} />
        <Button size="small" look="quiet" onPress={() => setOpen(!isOpen)}>
          {isOpen ? <GiSemiClosedEye aria-hidden="true" /> : <GiEyeTarget aria-hidden="true" />}
          {text.plain(isOpen ? 'board-hide' : 'board-show')}
        </Button>
      </header>
      {isOpen && drawn.length > 0 && (
        <>
          <h4 className={classes.drawn}>{text.plain('board-drawn')}</h4>
          <Cards cards={drawn} facts={{ ...state.options }} {...touch} />
        </>
      )}
      {isOpen && (
        <>
          {drawn.length > 0 && <h4 className={classes.drawn}>{text.plain('word-in-hand')}</h4>}
          <Cards
            cards={hand}
            facts={{ ...state.options }}
            lines={linesFor(hand.length, drawn.length)}
            {...touch}
          />
          {under.length > 0 && (
            <p className={classes.under}>
              {text.plain('board-under', { cards: under.map((card) => plain(text.thing('card', card))) })}
            </p>
          )}
        </>
      )}
      {reactions}
    </section>
  );
}

function Deck({ count, text }: { count: number; text: GameText }) {
  const label = text.plain('board-deck', { count });
  return (
    <span className={classes.deck} role="img" aria-label={label} title={label}>
      <GiCardDraw aria-hidden="true" /> <span aria-hidden="true">{count}</span>
    </span>
  );
}

/** A viewer knows all cards of the own hand. */
function known(cards: readonly (ClanCardId | null)[]): readonly ClanCardId[] {
  return cards.filter((card) => card !== null);
}

interface Hand extends TouchProps {
  readonly text: GameText;
  readonly planned: ClanCardId | null;
  labelOf(option: string): string;
}

/** How many lines of text a card has where the whole hand should be in sight: all, or so many. */
function linesFor(hand: number, drawn: number): number | undefined {
  if (hand + drawn < 5) return undefined;
  return hand === 5 ? 2 : 1;
}

function Cards({
  cards,
  lines,
  ...hand
}: { cards: readonly ClanCardId[]; facts: object; lines?: number | undefined } & Hand) {
  return (
    <ul className={classes.cards} data-lines={lines}>
      {cards.map((card) => (
        <li key={card}>
          <HandCard card={card} {...hand} />
        </li>
      ))}
    </ul>
  );
}

/** A card that lies across: its picture on the left, its text beside it, large enough to be read without a finger on it. */
function HandCard({
  card,
  text,
  facts,
  planned,
  glow,
  picked,
  labelOf,
  onPick,
}: { card: ClanCardId; facts: object } & Hand) {
  const { clan, type, power } = CLAN_CARDS[card];
  const { tint, deep } = CLAN_LOOKS[clan];
  const Picture = CARD_PICTURES[card];
  const Sign = TYPE_SIGNS[type];
  const option = optionAt(glow, 'card', card);
  const name = plain(text.thing('card', card));
  const words = plain(text.thing('card', card, 'text', { ...facts }));
  const what = text.plain('board-hand-card', { name, power, type: text.plain(`type-${type}`), words });
  return (
    <div
      className={classes.card}
      data-glow={option !== null}
      data-picked={(option !== null && picked.includes(option)) || planned === card}
      data-passive={type === 'passive'}
      style={{ '--tint': tint, '--deep': deep } as CSSProperties}
    >
      <Covered
        thing={
          <span className={classes.sheet}>
            <span className={classes.window}>
              <Picture />
              <b className={classes.power}>{power}</b>
            </span>
            <span className={classes.words}>
              <span className={classes.name}>
                {name}
                <Sign />
              </span>
              <span className={classes.text}>{words}</span>
            </span>
          </span>
        }
      >
        <CardPeek thing={{ type: 'card', id: card }}>
          <Cover
            label={option === null ? what : `${labelOf(option)}. ${what}`}
            onPress={() => option !== null && onPick(option)}
          />
        </CardPeek>
      </Covered>
    </div>
  );
}
