import { begin, Random, type Seat } from '@nokturn/engine';
import { deep, optionsFor } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { mastersOfTheNight } from '../index.ts';
import { enter, inventory, newLedger } from './ledger.ts';
import { choose, SETTINGS, type Setting } from './trials.ts';

describe('the happenings are enough to reconstruct the whole table', () => {
  for (const setting of SETTINGS)
    it(setting.name, { timeout: 900_000 }, () => {
      for (let game = 0; game < deep(4, 200); game++) play(setting, `ledger ${setting.name} ${game}`);
    });
});

/**
 * A random game in which the log alone gives the same table as the state, at every decision and at the end.
 */
function play({ seats, options }: Setting, seed: string): void {
  const setup = { seats, options: optionsFor(mastersOfTheNight, seats, options), seed };
  const random = new Random(seed);
  const table = begin(mastersOfTheNight, setup, { listening: true });
  const ledger = newLedger();
  for (;;) {
    for (const told of table.collect()) enter(ledger, told);
    expect(ledger, seed).toEqual(inventory(table.state));
    const ask = table.position.asked?.asks[0];
    if (ask === undefined) return;
    const { frame, seats: asked } = table.position.asked as NonNullable<typeof table.position.asked>;
    table.answer(asked[0] as Seat, choose(ask, random, frame.step));
  }
}
