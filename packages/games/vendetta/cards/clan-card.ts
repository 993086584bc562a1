import type { ClanId } from './clans.ts';
import type { Ability, Instruction, PowerEffect, Window } from './effects.ts';

export const CARD_TYPES = ['preparation', 'conflict', 'aftermath', 'passive'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export interface ClanCard {
  readonly clan: ClanId;
  /** The printed code: the order in which one seat's reactions to a play resolve (VV-7.13). */
  readonly code: string;
  readonly type: CardType;
  /** Printed Power. */
  readonly power: number;
  /** One of the two starting cards (VV-2.8). */
  readonly starter: boolean;
  /** The program is resolved in the first of these. */
  readonly windows: readonly Window[];
  readonly program: readonly Instruction[];
  readonly strength: PowerEffect | null;
  readonly ability: Ability | null;
}

type Text = Partial<Pick<ClanCard, 'windows' | 'program' | 'strength' | 'ability'>>;

export function clanCard(
  clan: ClanId,
  code: string,
  type: CardType,
  power: number,
  { windows = [], program = [], strength = null, ability = null }: Text,
): ClanCard {
  const starter = code.endsWith('08') || code.endsWith('09');
  return { clan, code, type, power, starter, windows, program, strength, ability };
}
