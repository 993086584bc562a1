import { playerAt } from '@nokturn/engine';
import { drawTop } from '../../rules/hand-building.ts';
import { playFor } from '../../rules/playing.ts';
import type { Effect, VendettaTable } from '../../rules/work.ts';

/** The top card of the Clan deck is played here; at the end of the round a card is returned in exchange (VV-19.4). */
export function playFromDeck(table: VendettaTable, effect: Effect): void {
  const { state } = table;
  const { controller } = effect;
  const card = drawTop(playerAt(state, controller));
  if (card === null) return;
  state.banes = [...state.banes, controller];
  playFor(table, effect, controller, card);
}
