import type { ComponentType } from 'react';

/**
 * The style of a game's cards: their material, and what is around, behind and on the back of them. Words and numbers
 * are in the same places in all games (`Card.tsx`). Every drawing takes the colours of the deck: `--tint`, `--deep`.
 */
export interface CardFrame {
  /**
   * The class for the card's material. It sets background, shape and shadow of the card itself, and for what lies on it
   * `--rim`, `--paper`, `--paper-ink`, `--head`, `--head-ink`, `--line`, `--band`, `--band-ink`, `--sky`, `--sign`,
   * `--sign-light`, `--back`, `--mark` and `--mark-light`.
   */
  readonly material: string | undefined;
  /** The frame, drawn over the edge of the card: 250 × 350. */
  readonly Rim: ComponentType;
  /** The background for a sign that is not a scene of its own: 200 × 120. */
  readonly Field: ComponentType;
  /** An overlay in front of the picture, if there is one. */
  readonly Glass?: ComponentType;
  /** The back of the card: 250 × 350, with room for the sign of the deck in the middle. */
  readonly Back: ComponentType;
}
