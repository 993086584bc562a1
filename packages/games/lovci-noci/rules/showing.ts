import { playerAt, type Seat } from '@nokturn/engine';
import type { LovciTable } from './work.ts';

/** LN-11.2. Revealing twice changes nothing. */
export function reveal(table: LovciTable, seat: Seat, { forced } = { forced: false }): void {
  const player = playerAt(table.state, seat);
  if (player.revealed) return;
  player.revealed = true;
  table.tell({ kind: 'revealed', seat, character: player.character, forced });
}
