import { type Options, randomAnswer } from '@nokturn/engine';
import type { Chooser } from '@nokturn/engine/testing';
import { COLOURS, type Colour } from '../cards/colours.ts';
import { OPEN_CARDS } from '../cards/open.ts';
import type { State } from '../rules/state.ts';

/** Random games of Lovci noci: how they are played, and with which settings. */

/** Every player count with every pool of characters, and the options spread over them. */
export function settings(cards: 'kosmos' | 'classic'): { seats: number; options: Options }[] {
  const pools = ['first', 'all', 'vortex'] as const;
  return [4, 5, 6, 7, 8].flatMap((seats, i) =>
    pools.map((characters, k) => ({
      seats,
      options: {
        cards,
        characters,
        ...VARIANTS[(3 * i + k + (cards === 'kosmos' ? 0 : 4)) % VARIANTS.length],
      },
    })),
  );
}

/** Each flag of 7.8 and each option of LN-14 is changed in some of them; many change none. */
const VARIANTS: readonly Options[] = [
  {},
  { compass: 'free', firstRoundAttack: true },
  { openingProphecy: 'always', tollChoice: 'forced' },
  {},
  { firestorm: 'place', torchMustAttack: false },
  { lightOfTruth: 'both', distinctLetters: true },
  { ghostView: 'all', maxRounds: 20 },
  { collectorPower: 'rob', collectorGoal: 4 },
  { collectorPower: 'sweep', openingProphecy: 'never' },
];

/** Any answer, but revealing is rare: otherwise everybody would be known after a round. */
export const choose: Chooser = (ask, random) => {
  if (ask.kind !== 'one') return randomAnswer(ask, (n) => random.below(n));
  const discreet = ask.options.filter((option) => option !== 'reveal' && option !== 'ability');
  return random.pick(discreet.length === 0 || random.below(12) === 0 ? ask.options : discreet);
};

/** The checksum of 7.9: the location of every card, and that every character of the pool is either dealt or not. */
export function census(state: State): unknown {
  const { players, undealt } = state;
  const characters = [...players.map(({ character }) => character), ...undealt].sort();
  return { characters, cards: COLOURS.map((colour) => cardsOf(state, colour).sort()) };
}

function cardsOf({ decks, discards, players, resolving, prophecy }: State, colour: Colour): string[] {
  const piles: string[] = [...decks[colour], ...discards[colour]];
  if (colour === 'green') return prophecy === null ? piles : [...piles, prophecy.card];
  const open = players.flatMap(({ equipment }) => equipment);
  if (resolving !== null) open.push(resolving);
  return [...piles, ...open.filter((card) => OPEN_CARDS[card].colour === colour)];
}
