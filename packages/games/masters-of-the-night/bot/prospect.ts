import { MOST_KILLS } from '../cards/trackers.ts';
import { agentsInCity, minionsInCity } from '../rules/city.ts';
import type { State } from '../rules/state.ts';
import { minionsNeeded, prospects, wayToRitual, wayToSigil, worthOfCity } from './worth.ts';

/**
 * The Family's chance of winning, from 0 to 1. Most weights come from a logistic regression over the nights
 * of 252 novice games, covering both editions, all difficulties and all family sizes, and are rounded. Those
 * of the veil, of blood and of pieces in the city are set by hand: novices seldom let them get bad, so their
 * games say little about them.
 */
export function chanceOfVictory(state: State): number {
  if (state.ended !== null) return state.ended === 'ritual' ? 1 : 0;
  return 1 / (1 + Math.exp(-logOdds(state)));
}

/** By veil. */
const VEIL: readonly number[] = [-9, -3.1, -1.7, -0.5, -0.2, -0.06, 0];

function logOdds(state: State): number {
  const { vampires, eventDeck } = state;
  const size = vampires.length;
  let kills = 0;
  let least = MOST_KILLS;
  let sealed = 0;
  let blood = 0;
  let weak = 0;
  let drained = 0;
  let relics = 0;
  let prey = 0;
  let way = 0;
  for (const vampire of vampires) {
    kills += vampire.kills;
    least = Math.min(least, vampire.kills);
    blood += Math.min(vampire.blood, 4);
    relics += vampire.relics.length;
    if (vampire.blood === 0) drained++;
    if (vampire.blood === 1) weak++;
    if (vampire.sigil !== null) sealed++;
    else if (vampire.kills === MOST_KILLS) way += wayToSigil(state, vampire);
    else prey += prospects(state, vampire);
  }
  const missing = MOST_KILLS - kills / size;
  const unsealed = 1 - sealed / size;
  const minions = Math.max(0, minionsNeeded(state) - minionsInCity(state)) / size;
  const nights = eventDeck.length + 1;
  const work = missing + 2 * unsealed + 1.2 * minions;
  let exposed = 0;
  for (const district of state.districts) exposed += district.exposed;
  return (
    -2.5 -
    2.7 * Math.log((work + 1) / nights) -
    0.7 * Math.max(0, work - nights) +
    0.24 * nights -
    0.1 * missing +
    0.22 * least -
    0.15 * unsealed -
    0.05 * minions +
    (VEIL[state.veil] as number) +
    0.06 * (blood / size) -
    0.2 * drained -
    0.05 * weak +
    0.09 * relics +
    (0.36 * exposed + 0.14 * agentsInCity(state)) / size -
    0.33 * Math.max(0, 4 - state.agents) -
    (sealed > 0 ? 0.3 * (gatheringWay(state) / size) * (sealed / size) ** 3 : 0) +
    0.15 * (prey / size) -
    0.1 * (way / size) +
    0.02 * worthOfCity(state) -
    0.03 * state.lying.length
  );
}

function gatheringWay(state: State): number {
  let least = Number.POSITIVE_INFINITY;
  for (let district = 0; district < state.districts.length; district++)
    least = Math.min(least, wayToRitual(state, district));
  return least;
}
