import type { OptionId } from '@nokturn/engine';
import { SPACES } from '../cards/board.ts';
import { HUMAN_TYPES, type HumanType } from '../cards/card.ts';
import { type CardNo, cardAt } from '../cards/cards.ts';
import type { InstantUse } from '../cards/missions.ts';
import type { TokenUse } from '../cards/tokens.ts';
import { choiceOf } from '../rules/choices.ts';
import { FAST, marksOfAll } from '../rules/marks.ts';
import { type CellNo, COLUMNS, columnOf } from '../rules/track.ts';

/** Rules of thumb shared by the novice and the searching player. */

/** The value of an option in VP at dawn; only differences within one question are meaningful. */
export type Valuing = (option: OptionId) => number;

/** Anything free comes before everything that has to be paid for. */
export const FIRST = 1000;

/** The resources left for hunting. */
export interface Means {
  readonly general: number;
  readonly column: number;
  readonly speed: number;
}

/** The resources left after hunting this pile (TH-12.9, TH-13.6). */
export function afterHunt(means: Means, cell: CellNo, pile: readonly CardNo[]): Means {
  const cheap = columnOf(cell) === 1 && means.column > 0;
  return {
    general: means.general - (cheap ? 0 : 1),
    column: means.column - (cheap ? 1 : 0),
    speed: means.speed - columnOf(cell) - ((marksOfAll(pile) & FAST) === 0 ? 0 : 1),
  };
}

/** The value of tokens kept for a good moment; for Speed tokens, the value per point. */
export interface Kept {
  readonly parasol: number;
  readonly mission: number;
  readonly speed: number;
  readonly hunt: number;
  readonly draw: number;
  readonly swap: number;
}

export function keptWorth(
  use: TokenUse | null,
  kept: Kept,
  { turns, isHome }: { readonly turns: number; readonly isHome: boolean },
): number {
  if (turns === 0 || use === null || use.kind === 'human') return 0;
  if (use.kind === 'parasol') return isHome ? 0 : kept.parasol;
  return use.kind === 'speed' ? kept.speed * use.speed : kept[use.kind];
}

/** The value of an Instant Mission kept for the right moment, with this many turns to come. */
export function instantWorth(
  instant: InstantUse | null,
  { turns, chests, rivals }: { readonly turns: number; readonly chests: boolean; readonly rivals: number },
): number {
  if (turns === 0) return 0;
  switch (instant?.kind) {
    case 'chest':
      return chests ? 4 : 0;
    case 'closer-vampires':
      return 0.8 * rivals;
    case 'familiar':
      return Math.min(3, 0.4 * turns);
    case 'digestion':
      return 1;
    default:
      return Math.min(4, turns);
  }
}

/** The Opportunist, with this many others closer to the Castle: more than 0 if now is the time. */
export function opportunity(closer: number, rivals: number, turns: number): number {
  return closer === rivals || turns === 0 ? closer : closer - rivals * Math.min(0.9, 0.3 + 0.1 * turns);
}

/** Roses and animals that work every turn are wanted early. */
export function readyWorth(card: CardNo, turns: number): number {
  const { kind, animal } = cardAt(card);
  if (kind === 'rose') return 2;
  const lasting = animal === 'pig' || animal === 'panther' || animal === 'rat' || animal === 'owl';
  return lasting && turns > 3 ? 1 : -1;
}

const BUILDINGS: Readonly<Partial<Record<string, HumanType>>> = {
  market: 'villager',
  church: 'religious',
  mansion: 'noble',
  barracks: 'military',
};

/**
 * By space: the type of Human that a building digests (TH-11.12), as an index into HUMAN_TYPES; -1 elsewhere.
 */
export const GUESTS = SPACES.map(({ effect }) => HUMAN_TYPES.indexOf(BUILDINGS[effect ?? ''] as HumanType));

// Hypnosis (TH-16.7)

/** Never to the left: the card would only become more expensive. */
export const DIRECTIONS = { up: -COLUMNS, down: COLUMNS, right: 1 } as const;

/** A move of a card on the Track, and its gain. */
export interface Shift {
  readonly cell: CellNo;
  readonly card: CardNo;
  readonly direction: keyof typeof DIRECTIONS | null;
  readonly gain: number;
}

export const NO_SHIFT: Shift = { cell: -1, card: -1, direction: null, gain: 0 };

/** A card cannot be moved off the Track (TH-3.9). */
export function isOnTrack(from: CellNo, direction: keyof typeof DIRECTIONS, cells: number): boolean {
  const to = from + DIRECTIONS[direction];
  return to >= 0 && to < cells && !(direction === 'right' && columnOf(from) === 1);
}

/** TH-D20, part by part. */
export function valuingOfShift({ cell, card, direction }: Shift): Valuing {
  return (option) => {
    const choice = choiceOf(option);
    switch (choice?.verb) {
      case 'cell':
        return choice.thing === cell ? 1 : -1;
      case 'card':
        return choice.thing === card ? 1 : -1;
      default:
        if (option === 'back') return direction === null ? 0.5 : 0;
        return option === direction ? 1 : 0;
    }
  };
}
