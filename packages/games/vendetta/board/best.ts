import type { Seat, View } from '@nokturn/engine';
import type { Thing } from '@nokturn/text';
import { ALLIES } from '../cards/allies.ts';
import type { VendettaView } from '../secrets.ts';

/** The Ally who has brought a seat the most Influence; among equals, the first. */
export function bestOf(seat: Seat, { state }: View<VendettaView>): Thing | null {
  const allies = state.players[seat]?.allies ?? [];
  const [best] = allies.toSorted((a, b) => ALLIES[b].influence - ALLIES[a].influence);
  return best === undefined ? null : { type: 'card', id: best };
}
