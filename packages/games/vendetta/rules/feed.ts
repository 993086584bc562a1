import { playerAt, type Seat } from '@nokturn/engine';
import { type AllyId, allyOf } from '../cards/allies.ts';
import { VICTIM } from '../cards/victims.ts';
import { loseByFeed } from './blood.ts';
import { isActive, playerOrder } from './seats.ts';
import type { Player } from './state.ts';
import type { Rules } from './work.ts';

/** VV-3, VV-4: a round begins, and everybody Feeds. */
export const feedRules: Rules<'round' | 'feed'> = {
  round(table) {
    const { state } = table;
    state.round++;
    state.phase = 'feed';
    table.tell({ kind: 'round', round: state.round });
    table.next(
      { step: 'feed', seats: playerOrder(state) },
      { step: 'location-setup' },
      { step: 'hand-building' },
      { step: 'planning' },
      { step: 'resolution' },
    );
  },

  /** VV-4.5: seat by seat; a Frenzy is finished before the next seat Feeds. */
  feed(table, { seats }) {
    const { state } = table;
    for (let i = 0; i < seats.length; i++) {
      const seat = seats[i] as Seat;
      if (!isActive(state, seat)) continue;
      const player = playerAt(state, seat);
      const amount = feedOf(player);
      const before = player.pool;
      if (amount < 0) {
        table.next({ step: 'feed', seats: seats.slice(i + 1) });
        return loseByFeed(table, seat, -amount);
      }
      player.pool += amount;
      if (amount > 0) table.tell({ kind: 'fed', seat, amount, before, after: player.pool });
    }
  },
};

/** VV-4.1. */
export function feedOf({ allies, victims }: Player): number {
  let sum = victims * VICTIM.feed;
  for (let i = 0; i < allies.length; i++) sum += allyOf(allies[i] as AllyId).feed;
  return sum;
}
