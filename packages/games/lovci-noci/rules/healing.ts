import { playerAt, type Seat } from '@nokturn/engine';
import { has } from './equipment.ts';
import type { Source } from './happenings.ts';
import { isRevealedAs } from './seats.ts';
import { reveal } from './showing.ts';
import type { LovciTable } from './work.ts';

/** LN-10.2, LN-10.3: damage that is reduced or set. */
export function heal(table: LovciTable, seat: Seat, amount: number, source: Source): void {
  const player = playerAt(table.state, seat);
  const before = player.damage;
  player.damage = Math.max(0, before - amount);
  table.tell({ kind: 'healed', seat, before, after: player.damage, source });
}

/** LN-10.2. */
export function healAll(table: LovciTable, seat: Seat, source: Source): void {
  heal(table, seat, playerAt(table.state, seat).damage, source);
}

/** LN-10.3, LN-7.19. */
export function setToSeven(table: LovciTable, seat: Seat): void {
  const player = playerAt(table.state, seat);
  const before = player.damage;
  const moonstone = has(player, 'steady');
  if (!moonstone) player.damage = 7;
  table.tell({ kind: 'set-to-seven', seat, before, after: player.damage, moonstone });
}

/** LN-12.1. */
export function useMiracleHerb(table: LovciTable, seat: Seat): void {
  const player = playerAt(table.state, seat);
  reveal(table, seat);
  player.spent = true;
  table.tell({ kind: 'ability', seat, character: player.character, target: null, die: null });
  healAll(table, seat, 'ability');
}

/** LN-12.6: once in each of her turns, at step 0 or, if she reveals herself in `start`, then. */
export function pray(table: LovciTable, seat: Seat): void {
  if (isRevealedAs(playerAt(table.state, seat), 'cecilie')) heal(table, seat, 1, 'ability');
}
