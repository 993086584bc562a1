import type { Animal } from './familiars.ts';

/** TH-3.1. */
export const CARD_KINDS = ['human', 'power', 'familiar', 'rose', 'starter'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const HUMAN_TYPES = ['villager', 'religious', 'military', 'noble'] as const;
export type HumanType = (typeof HUMAN_TYPES)[number];

/**
 * The keywords of cards. Those on the first line work in the playing area, the others when hunted (TH-16.15).
 */
export const KEYWORDS = [
  ...(['confuse', 'spicy', 'holy-water', 'permanent'] as const),
  ...(['fast', 'slow', 'gregarious', 'inspiring', 'digest', 'ready', 'unique'] as const),
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** The condition for the VP of an end-of-turn effect (TH-17.4). */
export type TurnCondition = 'always' | 'hunted' | 'hunted-human' | 'not-hunted';

/** The effects of a card besides its keywords. */
export type Ability =
  // step A
  /** Bear: discard the hand, draw this many, gain VP, discard the Bear (TH-6.4). */
  | { readonly kind: 'new-hand'; readonly cards: number; readonly vp: number }
  // step B
  /** Draw into the playing area: this many, or this many with a Human there; `must` is mandatory (TH-7.8, TH-7.9). */
  | { readonly kind: 'draw'; readonly cards: number; readonly withHuman: number; readonly must: boolean }
  /** Discard 1, then draw 1, this many times in a row (TH-7.6, TH-7.7). */
  | { readonly kind: 'swap'; readonly times: number }
  // step C or H
  /** Snake: digest it with another card (TH-16.10). */
  | { readonly kind: 'devour'; readonly vp: number }
  // step E
  /** A different Speed with a Human in the playing area (TH-8.8). */
  | { readonly kind: 'speed-with-human'; readonly speed: number }
  /** Rat: for each Human worth 1 or 2 (TH-8.9). */
  | { readonly kind: 'speed-per-small-human'; readonly speed: number }
  /** Panther: with this many Humans (TH-8.10). */
  | {
      readonly kind: 'speed-with-humans';
      readonly humans: number;
      readonly speed: number;
      readonly vp: number;
    }
  // step F
  | { readonly kind: 'bat' }
  | { readonly kind: 'mist' }
  // step G
  /** Goat: for each vampire pushed, VP and a Permanent card of the pushed seat is discarded (TH-10.7). */
  | { readonly kind: 'butt'; readonly vp: number }
  // step H
  | { readonly kind: 'hypnosis' }
  /** Vampiric Stealth, and the Pig if its vampire has not moved (TH-13.2). */
  | { readonly kind: 'extra-hunt'; readonly onlyIfStill: boolean }
  /** Dog (TH-16.5). */
  | { readonly kind: 'well-speed'; readonly speed: number }
  /** The Hunger: for each Human hunted (TH-12.12). */
  | { readonly kind: 'hunting-vp'; readonly vp: number }
  /** When it is hunted in this region (TH-12.13). */
  | { readonly kind: 'region-vp'; readonly region: 'plains' | 'forest'; readonly vp: number }
  /** Owl: each time a Mission is gained (TH-14.10). */
  | { readonly kind: 'mission-vp'; readonly vp: number }
  // step I
  | { readonly kind: 'end-of-turn'; readonly when: TurnCondition; readonly vp: number }
  // end of the game
  /** 1 VP for each owned card of its own type (TH-20.4). */
  | { readonly kind: 'hunter' }
  /** For each Wolf owned (TH-16.3). */
  | { readonly kind: 'pack' }
  /** If the seat owns Roxane, or a Rose (TH-20.4). */
  | { readonly kind: 'partner'; readonly of: 'roxane' | 'rose'; readonly vp: number };

export interface Card<Id extends string = string> {
  readonly id: Id;
  readonly kind: CardKind;
  readonly type: HumanType | null;
  readonly animal: Animal | null;
  /** The printed VP of a Human or a Rose, gained when it is hunted (TH-3.5). */
  readonly value: number;
  readonly speed: number;
  readonly copies: number;
  /** The number of copies marked A for Rookie mode (TH-4.5). */
  readonly a: number;
  readonly keywords: readonly Keyword[];
  readonly does: readonly Ability[];
}
