import type { Seat } from '@nokturn/engine';
import { deep, portionsOf, type Secrecy, secrecy } from '@nokturn/engine/testing';
import { describe, expect, it } from 'vitest';
import { theHunger } from '../index.ts';
import type { HungerHappening } from '../rules/happenings.ts';
import type { Player, State } from '../rules/state.ts';
import type { HungerFrame } from '../rules/work.ts';
import { mayHear, scramble } from './scramble.ts';
import { choose, SETTINGS } from './trials.ts';

const account = { choose, scramble, mayHear };

/** One position in this many is tested, so that the few hundred tested come from many games. */
const EVERY = 12;

describe('TH-4.15 TH-14.3 TH-14.7 TH-14.16 TH-R15 no viewer learns anything it may not know', () => {
  for (const { name, seats, options } of SETTINGS)
    for (const { from, games } of portionsOf(deep(3, 600)))
      it(`${name}, games ${from + 1} to ${from + games}`, { timeout: 900_000 }, () => {
        const seed = `secrecy ${name} ${from}`;
        const report = secrecy(theHunger, { ...account, seats, options, games, seed, every: EVERY });
        expect(report.views).toBe(report.positions * (seats + 1));
        expect(report.scrambled).toBe(report.views);
        expect(report.followed).toBeGreaterThan(report.views);
        expect(report.unscrambled).toEqual([]);
      });
});

type HungerGame = typeof theHunger;

interface Asking {
  ask(state: State, seat: Seat, frame: HungerFrame): { readonly options: readonly string[] };
}

describe('a planted leak is found', () => {
  const terms: Secrecy<State, HungerFrame, HungerHappening> = {
    ...account,
    seats: 3,
    games: 40,
    seed: 'planted',
    every: 3,
  };
  const { work, hearing, secrets } = theHunger;

  const leaks: readonly [string, HungerGame][] = [
    ['the top card of the Hunt deck', withView(({ huntDeck }) => huntDeck.at(-1))],
    ['a card in the Tavern', withView(({ tavern }) => tavern[0])],
    ['the token in a closed Chest', withView(({ chests }) => chests[0])],
    ['the tiles of a Crypt', withView(({ crypts }) => crypts[2])],
    ['the order of the own deck', withView(({ players }) => players[0]?.deck[0])],
    [
      'whether there is a Human in a hand',
      withView(({ players }) => players.map(({ hand }) => Math.max(...hand) > 79)),
    ],
    ['the Mission that was rejected', withView(({ players }) => players[1]?.rejected)],
    ['what somebody saw in a Crypt', withView(({ players }) => players[2]?.notes)],
    ['the cards that are drawn', withHearing('drew', { ...hearing.drew, cards: 'everybody' })],
    ['the tiles that were seen', withHearing('looked', { ...hearing.looked, missions: 'everybody' })],
    [
      'how many tiles were exchanged',
      withHearing('mission-gained', { ...hearing['mission-gained'], returned: 'everybody' }),
    ],
    [
      'the tiles that were dealt, to spectators',
      withHearing('missions-dealt', {
        ...hearing['missions-dealt'],
        missions: (_told, viewer) => viewer === 'spectator',
      }),
    ],
    ['that somebody holds Digestion', withChange('prelude', { cover: false })],
    ['that somebody could use a tile in the Action step', withChange('action', { seat: onlyWithTile })],
    ['the options of the Action step', withChange('action', { openOptions: true })],
    [
      'an Instant Mission, by being asked in the Effects step',
      withChange('effects', { ask: alwaysWithMissions }),
    ],
    ['the same, by being asked about one mandatory effect', withChange('effects', { cover: false })],
  ];

  it.each(leaks)('%s', { timeout: 300_000 }, (_, game) => {
    expect(() => secrecy(game, terms)).toThrow(/tells \w+ a secret/);
  });

  function withView(leak: (state: State) => unknown): HungerGame {
    const show = (state: State, viewer: Parameters<typeof secrets.show>[1]) => ({
      ...secrets.show(state, viewer),
      leak: leak(state),
    });
    return { ...theHunger, secrets: { ...secrets, show } };
  }

  function withHearing<K extends HungerHappening['kind']>(
    kind: K,
    line: HungerGame['hearing'][K],
  ): HungerGame {
    return { ...theHunger, hearing: { ...hearing, [kind]: line } };
  }

  function withChange(step: HungerFrame['step'], change: object): HungerGame {
    return { ...theHunger, work: { ...work, [step]: { ...work[step], ...change } } };
  }

  /** A seat that can only end its turn is not asked. */
  function onlyWithTile(state: State): Seat | null {
    const { seat } = state.turn as NonNullable<State['turn']>;
    const decision = work.action as unknown as Asking;
    return decision.ask(state, seat, { step: 'action' }).options.length > 1 ? seat : null;
  }

  /** The menu opens for an Instant Mission alone. */
  function alwaysWithMissions(state: State, seat: Seat, frame: HungerFrame) {
    const decision = work.effects as unknown as Asking;
    const { options } = decision.ask(state, seat, frame);
    const { missions } = state.players[seat] as Player;
    return {
      kind: 'one',
      options: missions.some((mission) => mission < 8) ? [...options, 'use:treasure-chest'] : options,
    };
  }
});
