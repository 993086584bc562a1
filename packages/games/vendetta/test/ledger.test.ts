import { begin, Random, resolveOptions, type Seat } from '@nokturn/engine';
import { deep } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { vendetta } from '../index.ts';
import { Ledger, ledgerOf } from './ledger.ts';
import { choose, SETTINGS } from './trials.ts';

describe('the log accounts for all blood and all Influence', () => {
  for (const { name, seats, options } of SETTINGS)
    it(name, { timeout: 900_000 }, () => {
      for (let game = 0; game < deep(10, 500); game++) play(seats, options, `${name} ${game}`);
    });
});

/** A random game in which the log alone gives the same Pools, tokens and Positions as the state at every decision. */
function play(seats: number, given: Parameters<typeof resolveOptions>[2], seed: string): void {
  const resolved = resolveOptions(vendetta, seats, given);
  if ('problem' in resolved) throw new Error(resolved.problem.reason);
  const random = new Random(seed);
  const table = begin(vendetta, { seats, options: resolved.options, seed }, { listening: true });
  const ledger = new Ledger(seats);
  while (!table.position.over) {
    for (const told of table.collect()) ledger.write(told);
    // Between clearing the table and the next round the blood is gone, but that has not been announced yet.
    if (table.position.asked?.frame.step !== 'bane-return')
      expect(ledger.text, seed).toBe(ledgerOf(table.state));
    const { asked } = table.position;
    if (asked === null) throw new Error('nobody is asked');
    const place = asked.answers.indexOf(null);
    const ask = asked.asks[place];
    if (ask === undefined) throw new Error('everybody has answered');
    table.answer(asked.seats[place] as Seat, choose(ask, random, asked.frame.step));
  }
}
