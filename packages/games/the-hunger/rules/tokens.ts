import { type ChoiceId, playerAt, type Seat } from '@nokturn/engine';
import { CHESTS, type ChestNo } from '../cards/board.ts';
import { TOKENS, type TokenNo, type TokenUse, tokenAt } from '../cards/tokens.ts';
import { type Menu, tokenOption } from './choices.ts';
import { drawIntoPlay, gainVp, turnOf } from './seats.ts';
import { NONE, type Player } from './state.ts';
import type { HungerFrame, HungerTable } from './work.ts';

/** TH-15: Bonus tokens. */

/** TH-15.1, TH-15.2: the token of a Chest is taken and scored. */
export function takeToken(table: HungerTable, seat: Seat, chest: ChestNo): void {
  const { state } = table;
  const token = state.chests[chest] as TokenNo;
  const { id, vp } = tokenAt(token);
  state.chests[chest] = NONE;
  playerAt(state, seat).tokens.push(token);
  if (table.told)
    table.tell({ kind: 'token-taken', seat, space: CHESTS[chest] as (typeof CHESTS)[number], token: id });
  gainVp(table, seat, vp, 'tokens', id);
}

/**
 * The kinds of token that can be played in steps B, F and H, one bit each: most tokens are of none of these
 * kinds.
 */
const USES = ['speed', 'hunt', 'swap', 'draw', 'mission'] as const;
const USE_MARKS = Int8Array.from(TOKENS, ({ use }) => {
  const place = (USES as readonly (string | undefined)[]).indexOf(use?.kind);
  return place < 0 ? 0 : 1 << place;
});

function marksFor(...kinds: readonly (typeof USES)[number][]): number {
  return kinds.reduce((marks, kind) => marks | (1 << USES.indexOf(kind)), 0);
}

export const EFFECT_TOKENS = marksFor('swap', 'draw', 'mission');
export const MOVE_TOKENS = marksFor('speed', 'mission');
export const ACTION_TOKENS = marksFor('speed', 'hunt', 'mission');

/** The possible uses of a seat's tokens. */
export function tokenMarks({ tokens }: Player): number {
  let marks = 0;
  for (let i = 0; i < tokens.length; i++) marks |= USE_MARKS[tokens[i] as TokenNo] as number;
  return marks;
}

/** The tokens that can be played now; identical ones are offered once. */
export function addTokens(
  { tokens }: Player,
  options: Menu<ChoiceId<'token'>>,
  may: (use: TokenUse) => boolean,
): void {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as TokenNo;
    const { use } = tokenAt(token);
    if (use === null || !may(use)) continue;
    const option = tokenOption(token);
    if (!options.includes(option)) options.push(option);
  }
}

/** TH-15.3: the token is turned over; the question of `menu` returns afterwards. */
export function playToken(table: HungerTable, seat: Seat, token: TokenNo, menu: HungerFrame): void {
  const { tokens, played } = playerAt(table.state, seat);
  const { id, use } = tokenAt(token);
  tokens.splice(tokens.indexOf(token), 1);
  played.push(token);
  if (table.told) table.tell({ kind: 'token-played', seat, token: id });
  const turn = turnOf(table.state);
  switch (use?.kind) {
    case 'speed':
      turn.speed += use.speed;
      turn.remaining += use.speed;
      break;
    case 'hunt':
      turn.generalHunts++;
      break;
    case 'draw':
      drawIntoPlay(table, seat, 1, id);
      break;
    case 'swap':
      return table.next({ step: 'discard', by: id, again: null });
    case 'mission':
      return table.next({ step: 'choose-crypt', by: id }, menu);
  }
  table.next(menu);
}
