import type { ComponentType } from 'react';

/**
 * The hand in which a game makes its cards: what they are of, and what stands around, behind and on the back of them. Where
 * words and numbers stand is the same in all games (`Card.tsx`). Every drawing takes the colours of the deck: `--tint`, `--deep`.
 */
export interface CardFrame {
  /**
   * The class that says what the card is of. It sets ground, shape and shadow of the card itself, and for what lies on it
   * `--rim`, `--paper`, `--paper-ink`, `--head`, `--head-ink`, `--line`, `--band`, `--band-ink`, `--sky`,
   * `--sign`, `--sign-light`, `--back`, `--mark` and `--mark-light`.
   */
  readonly material: string | undefined;
  /** The frame, over the edge of the sheet: 250 × 350. */
  readonly Rim: ComponentType;
  /** What a sign stands in that is no scene of its own: 200 × 120. */
  readonly Field: ComponentType;
  /** What hangs before the picture, if anything does. */
  readonly Glass?: ComponentType;
  /** What lies face up when the card lies face down: 250 × 350, with room for the sign of the deck in the middle. */
  readonly Back: ComponentType;
}
