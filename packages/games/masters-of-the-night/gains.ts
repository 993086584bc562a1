import type { Seat, View } from '@nokturn/engine';
import type { MastersView } from './secrets.ts';

/** The values of the Family that a line of play can raise or lower: all win or lose together. */
export function gains({ state }: View<MastersView>, _seat: Seat): Readonly<Record<string, number>> {
  const { veil, vampires, districts } = state;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    veil,
    blood: sum(vampires.map(({ blood }) => blood)),
    kills: sum(vampires.map(({ kills }) => kills)),
    sigils: vampires.filter(({ sigil }) => sigil !== null).length,
    minions: sum(districts.map(({ minions }) => minions)),
    relics: sum(vampires.map(({ relics }) => relics.length)),
  };
}
