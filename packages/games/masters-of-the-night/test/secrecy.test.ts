import { deep, portionsOf, type Secrecy, secrecy } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { mastersOfTheNight } from '../index.ts';
import type { MastersHappening } from '../rules/happenings.ts';
import type { State } from '../rules/state.ts';
import type { MastersFrame, MastersTable } from '../rules/work.ts';
import { lateGame } from './late.ts';
import { mayHear, scramble } from './scramble.ts';
import { choose, SETTINGS } from './trials.ts';

const account = { choose, scramble, mayHear };

/** One position in this many is tested, so that they come from many games. */
const EVERY = 12;

describe('MN-1.16 no viewer learns the contents of the decks, or future dice', () => {
  for (const { name, seats, options } of SETTINGS)
    for (const { from, games } of portionsOf(deep(2, 300)))
      it(`${name}, games ${from + 1} to ${from + games}`, { timeout: 900_000 }, () => {
        const terms = { ...account, seats, options, games, every: EVERY };
        for (const game of [mastersOfTheNight, lateGame]) {
          const report = secrecy(game, { ...terms, seed: `secrecy ${name} ${from}` });
          expect(report.views).toBe(report.positions * (seats + 1));
          expect(report.scrambled).toBe(report.views);
          expect(report.followed).toBeGreaterThan(report.views);
          expect(report.unscrambled).toEqual([]);
        }
      });
});

type Masters = typeof mastersOfTheNight;

describe('a planted leak is found', () => {
  const terms: Secrecy<State, MastersFrame, MastersHappening> = {
    ...account,
    seats: 2,
    options: { familySize: 3, vampires: 'random' },
    games: 60,
    seed: 'planted',
    every: 3,
  };
  const { work, secrets } = lateGame;

  const leaks: readonly [string, Masters][] = [
    ['the top card of the event deck', withView((state) => state.eventDeck.at(-1))],
    ['the last card of the event deck', withView((state) => state.eventDeck[0])],
    ['which cards were left out', withView((state) => state.leftOut.includes('stakeout'))],
    ['the top relic', withView((state) => state.relicDeck.at(-1))],
    [
      'whether the top card of the event deck stays in play',
      withView((state) => ['stakeout', 'curfew'].includes(state.eventDeck.at(-1) ?? '')),
    ],
    [
      'the next event, in the log of a turn',
      withStep('turn-action', (table) =>
        table.tell({ kind: 'event-idle', event: table.state.eventDeck.at(-1) ?? 'siege' }),
      ),
    ],
    [
      'the next event, by the options that it leaves',
      withChange('turn-action', {
        ask: (state: State) => ({
          kind: 'one',
          options: [
            state.eventDeck.at(-1) === undefined ? 'move' : `relic:${state.relicDeck.at(-1)}`,
            'end-turn',
          ],
        }),
      }),
    ],
  ];

  it('and none is found if there is none', { timeout: 300_000 }, () => {
    expect(secrecy(lateGame, { ...terms, mayHear: silentAboutIdle }).followed).toBeGreaterThan(0);
  });

  it.each(leaks)('%s', { timeout: 300_000 }, (_, game) => {
    expect(() => secrecy(game, { ...terms, mayHear: silentAboutIdle })).toThrow(/tells \w+ a secret/);
  });

  /** For the planted log line: according to this test, nobody may hear any of it. */
  function silentAboutIdle(happening: MastersHappening): unknown {
    return happening.kind === 'event-idle' ? null : happening;
  }

  function withView(leak: (state: State) => unknown): Masters {
    const show = (state: State, viewer: Parameters<typeof secrets.show>[1]) => ({
      ...secrets.show(state, viewer),
      leak: leak(state) ?? null,
    });
    return { ...lateGame, secrets: { ...secrets, show } };
  }

  function withChange(step: MastersFrame['step'], change: object): Masters {
    return { ...lateGame, work: { ...work, [step]: { ...work[step], ...change } } };
  }

  function withStep(step: MastersFrame['step'], say: (table: MastersTable) => void): Masters {
    const decision = work[step] as { answered(table: MastersTable, ...rest: unknown[]): void };
    const answered = (table: MastersTable, ...rest: unknown[]) => {
      say(table);
      decision.answered(table, ...rest);
    };
    return withChange(step, { answered });
  }
});
