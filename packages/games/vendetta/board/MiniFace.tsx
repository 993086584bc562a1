import { type GameText, plain } from '@nokturn/text';
import { CardBack, type DeckLook } from '@nokturn/ui';
import type { ComponentType, CSSProperties } from 'react';
import { ALLIES, type AllyId } from '../cards/allies.ts';
import type { CardType } from '../cards/clan-card.ts';
import type { ClanCardId } from '../cards/clan-cards.ts';
import { cardsOf } from '../cards.ts';
import { ALLY_TOKENS } from './faces.ts';
import { Roofs } from './frame.tsx';
import { Column } from './Icons.tsx';
import type { Size } from './layout.ts';
import { CARD_PICTURES, CLAN_LOOKS, HUMAN_LOOK, TYPE_SIGNS, VAMPIRE_LOOK } from './looks.ts';
import classes from './MiniFace.module.css';

/** From this width on a small card shows its name; the numbers on it are the same at every width. */
const NAMED = 56;
/** From this width on there is room for the icon of its type. */
const SIGNED = 38;

/** The viewer may know a card even if it lies face down. */
export type Facing = 'up' | 'known';

/**
 * A clan card as it lies on the table: its Power, its picture, the icon of its type. It is a separate drawing, not the
 * large face scaled down, so its text can be read at every size. It is decoration: its label is always given beside it.
 */
export function MiniCard({
  id,
  size,
  text,
  facing = 'up',
  power,
  isNamed = size.width >= NAMED,
}: {
  id: ClanCardId;
  size: Size;
  text: GameText;
  facing?: Facing;
  power?: number | undefined;
  /** Whether it shows its name; by default its width decides. */
  isNamed?: boolean;
}) {
  const { clan, type, power: printed } = cardsOf(text).clanCards[id];
  const Sign = TYPE_SIGNS[type];
  return (
    <Mini
      deck={CLAN_LOOKS[clan]}
      Picture={CARD_PICTURES[id]}
      light={type}
      size={size}
      facing={facing}
      isNamed={isNamed}
    >
      <b className={classes.power} data-decides="" data-changed={power !== undefined && power !== printed}>
        {power ?? printed}
      </b>
      {size.width >= SIGNED && (
        <span className={classes.type}>
          <Sign />
        </span>
      )}
      {isNamed && <span className={classes.name}>{plain(text.thing('card', id))}</span>}
    </Mini>
  );
}

/** An Ally that can be won: its value, its picture, vampire or human. */
export function MiniAlly({ id, size, text }: { id: AllyId; size: Size; text: GameText }) {
  const look = ALLIES[id].kind === 'vampire' ? VAMPIRE_LOOK : HUMAN_LOOK;
  return (
    <Mini deck={look} Picture={ALLY_TOKENS[id]} size={size} facing="up" isNamed={size.width >= NAMED}>
      <span className={classes.worth}>
        <Column />
        <b>{cardsOf(text).allies[id].influence}</b>
      </span>
      {size.width >= SIGNED && (
        <span className={classes.type}>
          <look.Sign />
        </span>
      )}
      {size.width >= NAMED && <span className={classes.name}>{plain(text.thing('card', id))}</span>}
    </Mini>
  );
}

/** A card that lies face down. All cards of a clan look exactly the same. */
export function MiniBack({ deck, size }: { deck: DeckLook; size: Size }) {
  return (
    <span className={classes.back} style={styleOf(deck, size)}>
      <CardBack deck={deck} />
    </span>
  );
}

function Mini({
  deck,
  Picture,
  light,
  size,
  facing,
  isNamed,
  children,
}: {
  deck: DeckLook;
  Picture: ComponentType;
  /** The Step whose light falls on it. */
  light?: CardType;
  size: Size;
  facing: Facing;
  isNamed: boolean;
  children: React.ReactNode;
}) {
  return (
    <span
      className={classes.mini}
      style={styleOf(deck, size)}
      data-pattern={deck.pattern}
      data-light={light}
      data-facing={facing}
      data-named={isNamed}
      data-tiny={size.width < 36}
      aria-hidden="true"
    >
      <svg
        className={classes.roofs}
        viewBox="0 0 90 120"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Roofs />
      </svg>
      <span className={classes.picture}>
        <Picture />
      </span>
      {children}
    </span>
  );
}

function styleOf({ tint, deep }: DeckLook, { width, height }: Size): CSSProperties {
  return { '--tint': tint, '--deep': deep, '--w': `${width}px`, width, height } as CSSProperties;
}
