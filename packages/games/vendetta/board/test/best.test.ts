import type { View } from '@nokturn/engine';
import { expect, it } from 'vitest';
import { ALLIES, type AllyId } from '../../cards/allies.ts';
import type { VendettaView } from '../../secrets.ts';
import { bestOf } from '../best.ts';

const ids = Object.keys(ALLIES) as AllyId[];

function viewOf(...allies: readonly AllyId[]): View<VendettaView> {
  return { state: { players: [{ allies }] } } as unknown as View<VendettaView>;
}

it('no Ally in an Alliance brings more than the one named, and none is named if there are none', () => {
  const most = Math.max(...ids.map((id) => ALLIES[id].influence));
  const best = ids.find((id) => ALLIES[id].influence === most);
  expect(bestOf(0, viewOf(...ids))).toEqual({ type: 'card', id: best });
  expect(bestOf(0, viewOf(...ids.toReversed()))?.id).not.toBe(ids.at(-1));
  expect(bestOf(0, viewOf())).toBeNull();
  expect(bestOf(1, viewOf(...ids))).toBeNull();
});
