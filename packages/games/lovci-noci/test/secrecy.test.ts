import type { Seat } from '@nokturn/engine';
import { deep, portionsOf, type Secrecy, secrecy } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../cards/characters.ts';
import { lovciNoci } from '../index.ts';
import type { LovciHappening } from '../rules/happenings.ts';
import type { Player, State } from '../rules/state.ts';
import type { LovciFrame, LovciTable } from '../rules/work.ts';
import { mayHear, scramble } from './scramble.ts';
import { choose, settings } from './trials.ts';

const account = { choose, scramble, mayHear };

/** A game has several hundred positions; testing one in this many spreads the tests over many games. */
const EVERY = deep(20, 10);

describe('LN-15.12, LN-1.7, LN-8.8, LN-8.18: no viewer is told what it may not know', () => {
  let positions = 0;

  for (const { seats, options } of [...settings('kosmos'), ...settings('classic')])
    for (const { from, games } of portionsOf(deep(3, 300))) {
      const name = `${seats} seats, ${options.cards}, ${options.characters}, games ${from + 1} to ${from + games}`;
      it(name, { timeout: 900_000 }, () => {
        const seed = `secrecy ${name}`;
        const report = secrecy(lovciNoci, { ...account, seats, options, games, seed, every: EVERY });
        expect(report.views).toBe(report.positions * (seats + 1));
        expect(report.scrambled).toBe(report.views);
        expect(report.followed).toBeGreaterThan(report.views);
        positions += report.positions;
      });
    }

  it('and enough positions were tried', () => {
    expect(positions).toBeGreaterThan(deep(500, 100_000));
  });
});

type LovciGame = typeof lovciNoci;

describe('a planted leak is found', () => {
  const terms: Secrecy<State, LovciFrame, LovciHappening> = {
    ...account,
    seats: 6,
    options: { characters: 'all' },
    games: 60,
    seed: 'planted',
    every: 5,
  };
  const { work, hearing, secrets } = lovciNoci;

  const leaks: readonly [string, LovciGame][] = [
    [
      'the remaining points of hidden characters',
      {
        ...lovciNoci,
        secrets: {
          ...secrets,
          show: (state, viewer) => ({ ...secrets.show(state, viewer), points: pointsLeft(state) }),
        },
      },
    ],
    [
      'the card that a giver draws',
      { ...lovciNoci, hearing: { ...hearing, 'drew-prophecy': { seat: 'everybody', card: 'everybody' } } },
    ],
    [
      'the character that True Face shows',
      { ...lovciNoci, hearing: { ...hearing, prophecy: { ...hearing.prophecy, character: 'everybody' } } },
    ],
    ['a reply that is given without being asked', withChange('prophecy-reply', { cover: false })],
    [
      'a window that opens for humans only',
      withChange('window-turn', {
        to: 'several',
        seats: ({ players }: State) => players.flatMap((player, seat) => (isHuman(player) ? [seat] : [])),
      }),
    ],
    [
      'a question to Wilhelmina alone',
      withChange('counter', {
        to: 'several',
        seats: ({ players }: State, { victims }: { victims: readonly Seat[] }) =>
          victims.filter((seat) => players[seat]?.character === 'wilhelmina'),
      }),
    ],
    [
      'the top of the red deck in a reason',
      withChange('start', {
        barred: ({ decks }: State) => [
          { option: 'peek', reason: { id: 'top', args: { card: decks.red.at(-1) ?? '' } }, clause: 'LN-5.1' },
        ],
      }),
    ],
    [
      'a line in the log that only a hidden human causes',
      {
        ...lovciNoci,
        work: { ...work, 'quiet-prayer': sigh },
        hearing: { ...hearing, sighed: {} } as typeof hearing,
      },
    ],
  ];

  it.each(leaks)('%s', (_, game) => {
    expect(() => secrecy(game, terms)).toThrow(/tells \w+ a secret/);
  });
});

function withChange(step: LovciFrame['step'], change: object): LovciGame {
  const { work } = lovciNoci;
  return { ...lovciNoci, work: { ...work, [step]: { ...work[step], ...change } } };
}

function sigh(table: LovciTable): void {
  if (isHuman(table.state.players[table.state.active])) table.tell({ kind: 'sighed' } as never);
}

function isHuman(player: Player | undefined): boolean {
  return player?.eliminated === 0 && CHARACTERS[player.character].party === 'human';
}

function pointsLeft({ players }: State): number[] {
  return players.map(({ character, damage }) => CHARACTERS[character].limit - damage);
}
