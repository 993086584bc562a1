import { playerAt, type Seat } from '@nokturn/engine';
import type { Source } from './happenings.ts';
import type { Earned } from './state.ts';
import type { VendettaTable } from './work.ts';

/** VV-9.1: Influence tokens from the Bank into the Pool. */
export function gainInfluence(
  table: VendettaTable,
  seat: Seat,
  amount: number,
  source: Source,
  how: keyof Earned,
): void {
  if (amount === 0) return;
  const player = playerAt(table.state, seat);
  const before = player.influence;
  player.influence += amount;
  const earned: Record<keyof Earned, number> = { ...player.earned };
  earned[how] += amount;
  player.earned = earned;
  table.tell({ kind: 'influence', seat, amount, before, after: player.influence, source });
}

/** VV-9.4: at most as many tokens as there are. */
export function loseInfluence(table: VendettaTable, seat: Seat, asked: number, source: Source): void {
  const player = playerAt(table.state, seat);
  const before = player.influence;
  const amount = Math.min(asked, before);
  if (amount === 0) return;
  player.influence -= amount;
  player.earned = { ...player.earned, lost: player.earned.lost + amount };
  table.tell({ kind: 'influence', seat, amount: -amount, before, after: player.influence, source });
}

/** VV-9.10: from Pool to Pool, not Lost. */
export function giveInfluence(
  table: VendettaTable,
  from: Seat,
  to: Seat,
  amount: number,
  source: Source,
): void {
  const giver = playerAt(table.state, from);
  const taker = playerAt(table.state, to);
  giver.influence -= amount;
  taker.influence += amount;
  giver.earned = { ...giver.earned, given: giver.earned.given - amount };
  taker.earned = { ...taker.earned, given: taker.earned.given + amount };
  table.tell({ kind: 'influence-given', from, to, amount, source });
}
