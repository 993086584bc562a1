import { type GameText, plain } from '@nokturn/text';
import {
  Button,
  CardPeek,
  Cover,
  Covered,
  type OwnPanelProps,
  optionAt,
  Spread,
  seatOf,
  type TouchProps,
} from '@nokturn/ui';
import { type CSSProperties, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ClanCard } from '../cards/clan-card.ts';
import type { ClanCardId } from '../cards/clan-cards.ts';
import { cardsOf } from '../cards.ts';
import type { VendettaView } from '../secrets.ts';
import { BesideHand, isThumbs } from './Controls.tsx';
import { Drawn } from './Draft.tsx';
import { GiCardDraw, GiEyeTarget, GiSemiClosedEye } from './game-icons.ts';
import { labelsOf } from './labels.ts';
import type { Size } from './layout.ts';
import { CARD_PICTURES, CLAN_LOOKS, TYPE_SIGNS } from './looks.ts';
import { MiniCard } from './MiniFace.tsx';
import classes from './OwnPanel.module.css';
import { type PlanDraft, planIn } from './plan.ts';
import { pressing, type Touch, touching } from './touch.ts';
import { type Drag, useDrag } from './useDrag.ts';

/** How the hand is shown: as readable cards, or as small cards in one row. */
type Reading = 'large' | 'row';

const SMALL: Size = { width: 58, height: 81 };
const SMALLER: Size = { width: 50, height: 70 };
/** From this many readable cards on, they stand closer together. */
const CROWD = 5;

/**
 * The player's own hand, and cards drawn but not decided on yet. It can be covered, for people who sit side by side.
 */
export function OwnPanel(props: OwnPanelProps<VendettaView>) {
  const { view, text, composing, layout = 'desk', folded = false, reactions } = props;
  const { state } = view;
  const seat = seatOf(view.viewer);
  const player = seat === null ? undefined : state.players[seat];
  const [isOpen, setOpen] = useState(true);
  const onTouch = touching(props);
  const picked = props.selected == null ? props.picked : [...props.picked, props.selected];
  const plan = planIn(composing, view);
  const lift = (card: string | undefined) => composing?.change({ ...composing.draft, card });
  const drag = useDrag({
    isOn: plan !== null,
    onLift: lift,
    onDrop: (card, location) =>
      composing?.change({ ...composing.draft, card, ...(location === null ? {} : { location }) }),
  });
  if (!player || player.clan === null || player.eliminated > 0) return null;
  const hand = known(player.hand);
  const drawn = known(player.drawn);
  const under = known(player.bottom);
  const reading: Reading = folded || layout === 'tall' || layout === 'low' ? 'row' : 'large';
  const isSmall = isThumbs(layout);
  const isComposed = isSmall && composing != null && plan?.outcome != null;
  // On a phone it is all one row, and drawn cards to choose from lie over the board to be read.
  const isSpread = isSmall && drawn.some((card) => optionAt(props.glow, 'card', card) !== null);
  const isApart = drawn.length > 0 && !isSmall;
  const shared: Hand = {
    view,
    text,
    glow: props.glow,
    picked,
    onTouch,
    plan,
    drag,
    lift,
    reading,
    size: isComposed || (isSmall && hand.length + drawn.length > 5) ? SMALLER : SMALL,
    labelOf: labelsOf(view, text),
    planned: state.plan?.card ?? null,
  };
  return (
    <section
      className={classes.own}
      data-reading={reading}
      data-composed={isComposed}
      data-crowded={hand.length + drawn.length >= CROWD}
      aria-label={text.plain('board-hand')}
    >
      {!isSmall && (
        <header className={classes.head}>
          <h3>{text.plain('board-hand')}</h3>
          <Deck count={player.deck + under.length} text={text} />
          <Button size="small" look="quiet" onPress={() => setOpen(!isOpen)}>
            {isOpen ? <GiSemiClosedEye aria-hidden="true" /> : <GiEyeTarget aria-hidden="true" />}
            {text.plain(isOpen ? 'board-hide' : 'board-show')}
          </Button>
        </header>
      )}
      {isOpen && isApart && (
        <>
          <h4 className={classes.drawn}>{text.plain('board-drawn')}</h4>
          <Cards cards={drawn} hand={shared} />
        </>
      )}
      {isOpen && (
        <>
          {isApart && hand.length > 0 && <h4 className={classes.drawn}>{text.plain('word-in-hand')}</h4>}
          <Cards cards={isApart || isSpread ? hand : [...drawn, ...hand]} hand={shared} />
          {!isSmall && under.length > 0 && (
            <p className={classes.under}>
              {text.plain('board-under', { cards: under.map((card) => plain(text.thing('card', card))) })}
            </p>
          )}
        </>
      )}
      {isSpread && (
        <Spread>
          <Drawn {...{ view, text, picked, onTouch }} glow={props.glow} labelOf={shared.labelOf} />
        </Spread>
      )}
      {isComposed && plan && composing && <BesideHand plan={plan} composing={composing} text={text} />}
      {reactions}
      {drag.carried && <Carried drag={drag.carried} text={text} />}
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

/** A viewer knows every card in their own hand. */
function known(cards: readonly (ClanCardId | null)[]): readonly ClanCardId[] {
  return cards.filter((card) => card !== null);
}

interface Hand extends Pick<TouchProps, 'glow' | 'picked'> {
  readonly view: OwnPanelProps<VendettaView>['view'];
  readonly text: GameText;
  readonly planned: ClanCardId | null;
  readonly plan: PlanDraft | null;
  readonly reading: Reading;
  readonly size: Size;
  readonly drag: Drag;
  lift(card: string | undefined): void;
  readonly onTouch: Touch;
  labelOf(option: string): string;
}

function Cards({ cards, hand }: { cards: readonly ClanCardId[]; hand: Hand }) {
  return (
    <ul className={classes.cards}>
      {cards.map((card) => (
        <li key={card}>
          <HandCard card={card} {...hand} />
        </li>
      ))}
    </ul>
  );
}

/** Why a card in the hand is touched: to put a turn together, or to answer. */
function HandCard(props: { card: ClanCardId } & Hand) {
  const { card, view, text, planned, plan, reading, size, drag, glow, picked, labelOf, onTouch, lift } =
    props;
  const { clan, type, power } = cardsOf(text).clanCards[card];
  const { tint, deep } = CLAN_LOOKS[clan];
  const option = optionAt(glow, 'card', card);
  const name = plain(text.thing('card', card));
  const words = plain(text.thing('card', card, 'text', { ...view.state.options }));
  const what = text.plain('board-hand-card', { name, power, type: text.plain(`type-${type}`), words });
  const isComposed = plan !== null && option !== null;
  const isLifted = plan?.card === card;
  return (
    <div
      className={reading === 'large' ? classes.card : classes.small}
      data-glow={option !== null}
      data-picked={(option !== null && picked.includes(option)) || planned === card || isLifted}
      data-passive={type === 'passive'}
      data-dragged={isComposed}
      style={{ '--tint': tint, '--deep': deep } as CSSProperties}
      onPointerDown={isComposed ? (event) => drag.begin(card, event) : undefined}
    >
      <Covered
        thing={
          reading === 'large' ? (
            <Sheet card={card} name={name} words={words} type={type} power={power} />
          ) : (
            <MiniCard id={card} size={size} text={text} isNamed />
          )
        }
      >
        <CardPeek thing={{ type: 'card', id: card }}>
          <Cover
            label={option === null ? what : `${labelOf(option)}. ${what}`}
            {...(isComposed
              ? { onPress: () => lift(isLifted ? undefined : card) }
              : pressing(option, onTouch))}
          />
        </CardPeek>
      </Covered>
    </div>
  );
}

/**
 * A card in landscape format: its picture on the left, its text beside it, large enough to be read without touching it.
 */
function Sheet({
  card,
  name,
  words,
  type,
  power,
}: {
  card: ClanCardId;
  name: string;
  words: string;
  type: ClanCard['type'];
  power: number;
}) {
  const Picture = CARD_PICTURES[card];
  const Sign = TYPE_SIGNS[type];
  return (
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
  );
}

/** The card under the finger, on top of everything else. */
function Carried({ drag: { card, x, y }, text }: { drag: NonNullable<Drag['carried']>; text: GameText }) {
  return createPortal(
    <div className={classes.carried} style={{ translate: `${x - 29}px ${y - 60}px` }} aria-hidden="true">
      <MiniCard id={card} size={SMALL} text={text} />
    </div>,
    document.body,
  );
}
