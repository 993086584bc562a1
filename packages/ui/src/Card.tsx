import type { ComponentType, CSSProperties, ReactNode } from 'react';
import classes from './Card.module.css';
import type { IconType } from './icon.tsx';

/** What all cards of one deck have in common. */
export interface DeckLook {
  /** The colour of the deck, and a dark companion for the ground of its pictures. */
  readonly tint: string;
  readonly deep: string;
  readonly Sign: IconType;
  /** A pattern on frame and back, for those who cannot see the colour. */
  readonly pattern?: 'hatched' | 'dotted' | 'plain';
  /** What its pictures stand in: the wood, if nothing is said. */
  readonly land?: 'wood' | 'city';
}

export interface CardProps {
  readonly deck: DeckLook;
  readonly name: ReactNode;
  readonly Picture: ComponentType;
  /** The picture fills its window instead of standing in a landscape. */
  readonly isScene?: boolean;
  readonly topLeft?: ReactNode;
  readonly topRight?: ReactNode;
  /** Under the picture: what kind of card it is. */
  readonly kind?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

/** The face of a card, as wide as the room it is given, five to seven. */
export function Card({
  deck,
  name,
  Picture,
  isScene = false,
  topLeft,
  topRight,
  kind,
  children,
  footer,
}: CardProps) {
  return (
    <article className={classes.card} style={deckStyle(deck)} data-pattern={deck.pattern}>
      <div className={classes.sheet}>
        <header className={classes.head}>
          <span className={classes.corner}>{topLeft}</span>
          <h3 className={classes.name}>{name}</h3>
          <span className={classes.corner}>{topRight}</span>
        </header>
        <div className={classes.window} aria-hidden="true">
          {!isScene && <Landscape land={deck.land} />}
          <span className={isScene ? classes.scene : classes.picture}>
            <Picture />
          </span>
          <span className={classes.vignette} />
        </div>
        {kind && (
          <p className={classes.kind}>
            <span className={classes.sign} aria-hidden="true">
              <deck.Sign />
            </span>
            <span className={classes.kindWords}>{kind}</span>
          </p>
        )}
        <div className={classes.words}>{children}</div>
        {footer && <footer className={classes.footer}>{footer}</footer>}
      </div>
      <CornerFlourishes />
    </article>
  );
}

/** A card that lies face down. Nothing about it differs between two cards of one deck. Decoration. */
export function CardBack({ deck }: { deck: DeckLook }) {
  return (
    <div
      className={[classes.card, classes.back].join(' ')}
      style={deckStyle(deck)}
      data-pattern={deck.pattern}
      aria-hidden="true"
    >
      <div className={classes.backSheet}>
        <span className={classes.backRing}>
          <deck.Sign />
        </span>
      </div>
      <CornerFlourishes />
    </div>
  );
}

/** A small tile with the picture of a card, for rows of many. */
export function CardChip({ deck, Picture }: { deck: DeckLook; Picture: ComponentType }) {
  return (
    <span className={classes.chip} style={deckStyle(deck)} data-pattern={deck.pattern} aria-hidden="true">
      <Picture />
    </span>
  );
}

function deckStyle({ tint, deep }: DeckLook): CSSProperties {
  return { '--tint': tint, '--deep': deep } as CSSProperties;
}

const LANDS = {
  wood: {
    far: 'M0 92 28 74 46 84 78 58 104 80 130 64 158 82 182 68 200 80V120H0Z',
    near: 'M0 104l8-12 4 8 7-20 8 20 5-9 7 13 10-4 9-22 9 24 14 2 12-3 6-14 6 13 10 3 10-22 8 20 9-6 7-18 8 22 9-10 7 12 6-16 8 18 8-6V120H0Z',
  },
  city: {
    far: 'M0 84h14V66h12v12h10V52h5v-8h6v8h5v26h16V60h12v-4h8v22h10V48l5-8 5 8v30h14V58h20v18h10V62h12v-6h6v6h8v18h8V120H0Z',
    near: 'M0 100h10v-8h4v-5h6v5h4v8h14V88h18v8h10v-6h2v-8h1v8h11v12h16V90h6v-4h8v4h6v10h18v-8h2l6-8 6 8h2v8h12V86h16v10h8v-5h14v9h6V120H0Z',
  },
} as const;

function Landscape({ land = 'wood' }: { land: DeckLook['land'] | undefined }) {
  return (
    <svg
      className={classes.landscape}
      viewBox="0 0 200 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle className={classes.moon} cx={152} cy={30} r={15} />
      <path className={classes.far} d={LANDS[land].far} />
      <path className={classes.near} d={LANDS[land].near} />
    </svg>
  );
}

function CornerFlourishes() {
  return (
    <svg className={classes.flourish} viewBox="0 0 250 350" preserveAspectRatio="none" aria-hidden="true">
      {[
        '',
        'translate(250 0) scale(-1 1)',
        'translate(0 350) scale(1 -1)',
        'translate(250 350) scale(-1 -1)',
      ].map((transform) => (
        <path
          key={transform}
          transform={transform}
          d="M7 40V20Q7 7 20 7H40M11 34Q12 20 20 20 13 20 13 27M34 11Q20 12 20 20M20 20Q26 14 32 15M20 20Q14 26 15 32"
        />
      ))}
    </svg>
  );
}
