import type { ComponentType, CSSProperties, ReactNode } from 'react';
import classes from './Card.module.css';
import type { CardFrame } from './frame.ts';
import type { IconType } from './icon.tsx';

/** What all cards of a deck have in common. */
export interface DeckLook {
  /** The colour of the deck, and a dark companion for the background of its pictures. */
  readonly tint: string;
  readonly deep: string;
  readonly Sign: IconType;
  /** A pattern on frame and back, for people who cannot see the colour. */
  readonly pattern?: 'hatched' | 'dotted' | 'plain';
  /** The card frame of the game, the same for all its decks. */
  readonly frame: CardFrame;
}

export interface CardProps {
  readonly deck: DeckLook;
  readonly name: ReactNode;
  readonly Picture: ComponentType;
  /** The picture fills its window instead of being set in a landscape. */
  readonly isScene?: boolean;
  readonly topLeft?: ReactNode;
  readonly topRight?: ReactNode;
  /** Below the picture: what kind of card it is. */
  readonly kind?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

/** The face of a card. It is as wide as its container, in proportions of five to seven. */
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
    <article
      className={[classes.card, deck.frame.material].join(' ')}
      style={deckStyle(deck)}
      data-pattern={deck.pattern}
    >
      <div className={classes.sheet}>
        <header className={classes.head}>
          <span className={classes.corner}>{topLeft}</span>
          <h3 className={classes.name}>{name}</h3>
          <span className={classes.corner}>{topRight}</span>
        </header>
        <div className={classes.window} aria-hidden="true">
          {!isScene && (
            <span className={classes.field}>
              <deck.frame.Field />
            </span>
          )}
          <span className={isScene ? classes.scene : classes.picture}>
            <Picture />
          </span>
          <span className={classes.vignette} />
          {deck.frame.Glass && (
            <span className={classes.glass}>
              <deck.frame.Glass />
            </span>
          )}
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
      <span className={classes.rim} aria-hidden="true">
        <deck.frame.Rim />
      </span>
    </article>
  );
}

/** A face-down card. All cards of a deck look exactly the same. Decoration. */
export function CardBack({ deck }: { deck: DeckLook }) {
  return (
    <div
      className={[classes.card, deck.frame.material].join(' ')}
      style={deckStyle(deck)}
      data-pattern={deck.pattern}
      data-side="back"
      aria-hidden="true"
    >
      <span className={classes.back}>
        <deck.frame.Back />
      </span>
      <span className={classes.mark}>
        <deck.Sign />
      </span>
    </div>
  );
}

/** A small tile with the picture of a card, for rows with many of them. */
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
