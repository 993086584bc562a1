import { begin, Random, type Seat } from '@nokturn/engine';
import { deep, optionsFor } from '@nokturn/engine/testing';
import { expect, it } from 'vitest';
import { eventOf } from '../cards/events.ts';
import type { DistrictState, LyingCard, State, Vampire } from '../rules/state.ts';
import { lateGame } from './late.ts';
import { choose, SETTINGS } from './trials.ts';

/** Invariants of the rules, checked at every decision of random games. */

it('MN-13.1 MN-17.1 MN-19.5 no vampire is over a limit, and no lying card is due for discard', {
  timeout: 900_000,
}, () => {
  for (let game = 0; game < deep(240, 40_000); game++) {
    const { seats, options } = SETTINGS[game % SETTINGS.length] as (typeof SETTINGS)[number];
    const seed = `always ${game}`;
    const random = new Random(seed);
    const table = begin(lateGame, { seats, options: optionsFor(lateGame, seats, options), seed });
    for (let { asked } = table.position; asked !== null; { asked } = table.position) {
      const { step } = asked.frame;
      expect(wrongIn(table.state, step), `${seed}, ${step}`).toEqual([]);
      const [ask] = asked.asks;
      if (ask !== undefined) table.answer(asked.seats[0] as Seat, choose(ask, random, step));
    }
  }
});

function wrongIn(state: State, step: string): unknown[] {
  // A combat is one unit (MN-10.10), and a relic above the limit is discarded at once (MN-17.7).
  const lying = state.combat === null ? state.lying.filter((card) => shouldBeGone(state, card)) : [];
  const greedy = state.vampires.filter((one) => step !== 'relic-discard' && one.relics.length > slots(one));
  const sated = state.vampires.filter(
    ({ blood, relics }) => blood > (relics.includes('pristine-blood') ? 6 : 4),
  );
  return [...lying, ...greedy, ...sated];
}

function slots({ kills }: Vampire): number {
  if (kills < 2) return 0;
  return kills < 5 ? 1 : 2;
}

/** The discard conditions of 7.6 that can be met at any moment, read from the table. */
function shouldBeGone(state: State, { event, district, holder }: LyingCard): boolean {
  const condition = eventOf(event).lying?.discard;
  if (condition?.when === 'holder-drained') return state.vampires[holder ?? -1]?.blood === 0;
  if (district === null) return false;
  const { hidden, exposed, minions, sigil } = state.districts[district] as DistrictState;
  const agents = hidden + exposed;
  if (condition?.when === 'no-agent') return agents === 0;
  if (condition?.when !== 'more-minions') return false;
  const betrayed = state.lying.some((one) => one.event === 'the-informer' && one.district === district);
  return sigil !== null || (betrayed ? 0 : minions) - agents >= condition.by;
}
