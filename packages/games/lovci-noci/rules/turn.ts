import { playerAt, type Seat } from '@nokturn/engine';
import { discardEquipment, finishResolving } from './cards.ts';
import { cardThat } from './equipment.ts';
import { endByRounds } from './goals.ts';
import { pray } from './healing.ts';
import { isLiving } from './seats.ts';
import type { LovciFrame, LovciTable, Rules } from './work.ts';

/** LN-4.1, LN-4.2. */
const STEPS_OF_A_TURN: readonly LovciFrame[] = [
  { step: 'window-turn' },
  { step: 'quiet-prayer' },
  { step: 'start' },
  { step: 'place' },
  { step: 'attack-step' },
  { step: 'end', again: false },
  { step: 'turn-over' },
];

/** LN-4: turns and rounds. */
export const turnRules: Rules<'turn' | 'quiet-prayer' | 'turn-over'> = {
  turn(table, { extra }) {
    const { state } = table;
    table.tell({ kind: 'turn', seat: state.active, extra });
    state.chilled = false;
    state.victims = [];
    endProtections(table, state.active);
    table.next(...STEPS_OF_A_TURN);
  },

  /** LN-4.2 (c). */
  'quiet-prayer'(table) {
    pray(table, table.state.active);
  },

  /** LN-4.7: an extra turn, or the next living seat clockwise. */
  'turn-over'(table) {
    const { state } = table;
    const player = playerAt(state, state.active);
    const extra = isLiving(player) && player.extraTurns > 0;
    if (extra) player.extraTurns--;
    else if (!passTurn(table)) return;
    table.next({ step: 'turn', extra });
  },
};

/** LN-4.2 (a). */
function endProtections(table: LovciTable, seat: Seat): void {
  const player = playerAt(table.state, seat);
  const passing = cardThat(player, ({ until }) => until === 'own-turn');
  if (passing !== null) discardEquipment(table, seat, passing);
  if (player.shielded) {
    player.shielded = false;
    table.tell({ kind: 'protection-ended', seat, by: 'shield-of-light' });
  }
  if (player.furred) {
    player.furred = false;
    table.tell({ kind: 'protection-ended', seat, by: 'thick-fur' });
  }
}

/**
 * LN-4.9: the round number goes up when the turn passes to, or over, the start player's seat. False if the game ended.
 */
function passTurn(table: LovciTable): boolean {
  const { state } = table;
  let next = state.active;
  do {
    next = (next + 1) % state.players.length;
    if (next === state.start && !nextRound(table)) return false;
  } while (!isLiving(playerAt(state, next)));
  state.active = next;
  return true;
}

/** LN-4.13. */
function nextRound(table: LovciTable): boolean {
  const { state } = table;
  if (state.round === state.options.maxRounds) {
    endByRounds(table);
    return false;
  }
  state.round++;
  table.tell({ kind: 'round', round: state.round });
  return true;
}

/** LN-4.11: no further step, card part, decision or extra turn; plain reveals already answered remain (LN-9.22). */
export function endTurnNow(table: LovciTable): void {
  finishResolving(table);
  const dropped = table.dropThrough('turn-over');
  table.next(...dropped.filter((frame) => frame.step === 'reveal' && frame.plain), { step: 'turn-over' });
}
