import type { Seat } from '@nokturn/engine';
import { deep, portionsOf, type Secrecy, secrecy } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { vendetta } from '../index.ts';
import type { VendettaHappening } from '../rules/happenings.ts';
import type { Player, State } from '../rules/state.ts';
import type { VendettaFrame, VendettaTable } from '../rules/work.ts';
import { mayHear, scramble } from './scramble.ts';
import { choose, SETTINGS } from './trials.ts';

const account = { choose, scramble, mayHear };

/** A game has several hundred positions; testing one in this many spreads the tests over many games. */
const EVERY = 15;

describe('VV-6.2 VV-12.3 VV-12.8 VV-24.12 VV-R50 no viewer is told what it may not know', () => {
  for (const { name, seats, options } of SETTINGS)
    for (const { from, games } of portionsOf(deep(5, 600)))
      it(`${name}, games ${from + 1} to ${from + games}`, { timeout: 900_000 }, () => {
        const seed = `secrecy ${name} ${from}`;
        const report = secrecy(vendetta, { ...account, seats, options, games, seed, every: EVERY });
        expect(report.views).toBe(report.positions * (seats + 1));
        expect(report.scrambled).toBe(report.views);
        expect(report.followed).toBeGreaterThan(report.views);
      });
});

type VendettaGame = typeof vendetta;

describe('a planted leak is found', () => {
  const terms: Secrecy<State, VendettaFrame, VendettaHappening> = {
    ...account,
    seats: 4,
    games: 40,
    seed: 'planted',
    every: 5,
  };
  const { work, hearing, secrets } = vendetta;

  const leaks: readonly [string, VendettaGame][] = [
    [
      'the order in which a hand came',
      withView((state) => state.players.map(({ hand }) => [...hand].sort().indexOf(hand[0] as never))),
    ],
    ['the top card of the Ally deck', withView((state) => state.allyDeck.at(-1))],
    [
      'how long the names of face-down cards are',
      withView((state) => state.positions.flat().map(({ cards }) => cards.map(({ card }) => card.length))),
    ],
    [
      'the card that is played face down, to spectators',
      {
        ...vendetta,
        hearing: {
          ...hearing,
          played: { ...hearing.played, card: (_told, viewer) => viewer === 'spectator' },
        },
      },
    ],
    [
      'the card that was kept',
      {
        ...vendetta,
        hearing: {
          ...hearing,
          'hand-built': { seat: 'everybody', kept: 'everybody', returned: 'everybody' },
        },
      },
    ],
    [
      'the face-down cards that are taken to hand from the Haven',
      {
        ...vendetta,
        hearing: { ...hearing, 'withdrew-to-hand': { ...hearing['withdrew-to-hand'], cards: 'everybody' } },
      },
    ],
    [
      'the card that is about to be played',
      withStep('plan-location', (table: VendettaTable, seat) => {
        table.tell({ kind: 'thought', card: table.state.plan?.card, seat } as never);
      }),
    ],
    ['the options of a hand', withChange('plan-action', { openOptions: true })],
    ['whether there is a Hunt in a hand', withChange('plan-action', { seat: onlyWithHunt })],
  ];

  it.each(leaks)('%s', { timeout: 300_000 }, (_, game) => {
    expect(() => secrecy(game, terms)).toThrow(/tells \w+ a secret/);
  });

  function withView(leak: (state: State) => unknown): VendettaGame {
    const show = (state: State, viewer: Parameters<typeof secrets.show>[1]) => ({
      ...secrets.show(state, viewer),
      leak: leak(state),
    });
    return { ...vendetta, secrets: { ...secrets, show } };
  }

  function withChange(step: VendettaFrame['step'], change: object): VendettaGame {
    return { ...vendetta, work: { ...work, [step]: { ...work[step], ...change } } };
  }

  /** The decision leaks something before it is answered. */
  function withStep(
    step: VendettaFrame['step'],
    say: (table: VendettaTable, seat: Seat) => void,
  ): VendettaGame {
    const decision = work[step] as { answered(table: VendettaTable, ...rest: unknown[]): void };
    const answered = (table: VendettaTable, ...rest: unknown[]) => {
      say(table, rest[1] as Seat);
      decision.answered(table, ...rest);
    };
    const thought = { card: 'everybody', seat: 'everybody' } as const;
    return { ...withChange(step, { answered }), hearing: { ...hearing, thought } as VendettaGame['hearing'] };
  }

  /** A seat without a Hunt in hand is not asked. */
  function onlyWithHunt(state: State, { seat }: { seat: Seat }): Seat | null {
    const { hand } = state.players[seat] as Player;
    return hand.some((card) => card.endsWith('hunt')) ? seat : null;
  }
});
