import { type GoldenGame, type GoldenSetup, goldenGamesOf } from '@nokturn/engine/testing';
import { type District, districtId } from '../cards/districts.ts';
import { mastersOfTheNight } from '../index.ts';
import type { State, Vampire } from '../rules/state.ts';
import { lateGame } from './late.ts';
import { choose } from './trials.ts';

const GAMES: readonly GoldenSetup[] = [
  { name: 'two-vampires', seats: 2, options: {} },
  { name: 'three-alone', seats: 1, options: { familySize: 3, difficulty: 'medium' } },
  { name: 'three-polish', seats: 3, options: { edition: 'igrology' } },
  { name: 'five-vampires', seats: 4, options: { familySize: 5, asylumRange: 'adjacent' } },
];

/** Games that begin late: dark abilities, relics and sigils, and a ritual. */
const LATE: readonly GoldenSetup[] = [
  { name: 'late-together', seats: 1, options: { familySize: 2 } },
  { name: 'late-four-vampires', seats: 4, options: { vampires: 'random' } },
  {
    name: 'late-three-polish',
    seats: 2,
    options: { edition: 'igrology', familySize: 3, vampires: 'random', drainedTargets: 'spared' },
  },
];

/** Each day and each night is preceded by everybody's holdings. */
export function goldenGames(): GoldenGame[] {
  const style = {
    choose,
    before: ({ kind }: { readonly kind: string }, state: State) =>
      kind === 'round' || kind === 'night' ? ['', ...cityAs(state)] : [],
  };
  return [...goldenGamesOf(mastersOfTheNight, GAMES, style), ...goldenGamesOf(lateGame, LATE, style)];
}

function cityAs(state: State): string[] {
  const { veil, agents, minions, blood } = state;
  const districts = state.layout.flatMap((district) => districtAs(state, district));
  return [
    `veil ${veil}, reserve: agents ${agents}, minions ${minions}, blood ${blood}, dice ${diceAs(state.reserve)}`,
    ...state.vampires.map(vampireAs),
    ...(districts.length === 0 ? [] : [districts.join('; ')]),
  ];
}

function diceAs(counts: readonly number[]): string {
  return counts.flatMap((count, value) => Array<number>(count).fill(value)).join(' ');
}

function vampireAs({ id, at, blood, kills, sigil, relics }: Vampire): string {
  const rest = [
    `blood ${blood}`,
    `kills ${kills}`,
    ...(sigil === null ? [] : [`sigil ${districtId(sigil)}`]),
    ...relics,
  ];
  return `${id} at ${districtId(at)}: ${rest.join(', ')}`;
}

function districtAs({ districts, lying }: State, district: District): string[] {
  const { hidden, exposed, minions, relics } = districts[district] as State['districts'][number];
  const there = [
    ...(hidden > 0 ? [`hidden ${hidden}`] : []),
    ...(exposed > 0 ? [`exposed ${exposed}`] : []),
    ...(minions > 0 ? [`minions ${minions}`] : []),
    ...relics,
    ...lying.filter((card) => card.district === district).map(({ event }) => event),
  ];
  return there.length === 0 ? [] : [`${districtId(district)} ${there.join(' ')}`];
}
