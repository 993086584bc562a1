import { type Options, randomAnswer } from '@nokturn/engine';
import { type Chooser, onceEach } from '@nokturn/engine/testing';
import { DIFFICULTIES, EDITIONS } from '../cards/editions.ts';
import { EVENT_IDS } from '../cards/events.ts';
import { relicsOf } from '../cards/relics.ts';
import type { State } from '../rules/state.ts';

/** Random games of Masters of the Night: their settings, and a count of their pieces. */

export interface Setting {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
}

/** Every edition, number of vampires and difficulty; seats, teams and the other options vary across them. */
export const SETTINGS: readonly Setting[] = EDITIONS.flatMap((edition, e) =>
  [2, 3, 4, 5].flatMap((familySize, n) =>
    DIFFICULTIES.map((difficulty, d) => {
      const seats = [familySize, 1, Math.max(1, familySize - 1)][(d + n) % 3] as number;
      const spared = edition === 'igrology' && (n + d) % 2 === 0;
      return {
        name: `${edition}, ${familySize} vampires, ${difficulty}, ${seats} seats`,
        seats,
        options: {
          edition,
          familySize,
          difficulty,
          vampires: 'random',
          asylumRange: (e + n + d) % 2 === 0 ? 'any' : 'adjacent',
          drainedTargets: spared ? 'spared' : 'edition',
        },
      };
    }),
  ),
);

/**
 * Actions that a vampire takes only if there is nothing better: otherwise the veil would be gone in a few
 * rounds.
 */
const CARELESS = ['end-turn', 'back', 'wild-hunt', 'dark', 'exchange'];

/** Any answer, but vampires recruit and fight rather than waste their night, so that games get far. */
export const choose: Chooser = (ask, random, step) => {
  if (ask.kind !== 'one' || random.below(5) === 0) return randomAnswer(ask, (n) => random.below(n));
  if (step === 'turn-action') {
    const urgent = ask.options.filter((option) => EAGER.includes(option));
    if (urgent.length > 0 && random.below(3) > 0) return random.pick(urgent);
  }
  const careful = ask.options.filter((option) => !CARELESS.includes(option));
  return random.pick(careful.length > 0 ? careful : ask.options);
};

const EAGER = ['ritual', 'sigillate', 'recruit', 'fight', 'expose'];

/** Where every piece is; the totals never change during a game. */
export function census(state: State): unknown {
  const { vampires, districts } = state;
  const numbers = [
    ...districts.flatMap(({ hidden, exposed, minions }) => [hidden, exposed, minions]),
    ...vampires.flatMap(({ blood, kills }) => [blood, kills]),
    ...state.reserve,
    ...state.aside,
    state.agents,
    state.minions,
    state.blood,
    state.veil,
    state.turn?.ap ?? 0,
  ];
  return {
    agents: state.agents + sum(districts.map(({ hidden, exposed }) => hidden + exposed)),
    minions: state.minions + sum(districts.map(({ minions }) => minions)),
    blood: state.blood + sum(vampires.map(({ blood }) => blood)),
    dice: sum(state.reserve) + sum(state.aside),
    events: onceEach(eventsOf(state), EVENT_IDS),
    relics: onceEach(relicsIn(state), relicsOf(state.options.edition)),
    sigils: vampires.filter(
      ({ sigil }, i) =>
        districts.filter((district) => district.sigil === i).length !== (sigil === null ? 0 : 1),
    ).length,
    negative: numbers.filter((number) => number < 0 || !Number.isInteger(number)),
    tooMuch: [
      ...vampires.filter(({ blood, relics }) => blood > (relics.includes('pristine-blood') ? 6 : 4)),
      ...vampires.filter(({ kills }) => kills > 9),
    ].length,
    beyond: Math.max(0, state.veil - 6),
  };
}

function eventsOf({ eventDeck, leftOut, discardedEvents, lying, inForce, resolving }: State) {
  const shown =
    resolving === null || resolving.dawn || resolving.laid || resolving.event === inForce
      ? []
      : [resolving.event];
  return [
    ...eventDeck,
    ...leftOut,
    ...discardedEvents,
    ...lying.map(({ event }) => event),
    ...(inForce === null ? [] : [inForce]),
    ...shown,
  ];
}

function relicsIn({ relicDeck, drawnRelic, discardedRelics, vampires, districts }: State) {
  return [
    ...relicDeck,
    ...(drawnRelic === null ? [] : [drawnRelic]),
    ...discardedRelics,
    ...vampires.flatMap(({ relics }) => relics),
    ...districts.flatMap(({ relics }) => relics),
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
