import { DISTRICT_COUNT, type District, districtNamed } from '../../cards/districts.ts';
import { MOST_KILLS, VEIL } from '../../cards/trackers.ts';
import { agentsIn, districtAt, hasPresence, leadOfMinions } from '../../rules/city.ts';
import { FACES } from '../../rules/dice.ts';
import { HUNTING_AGENTS } from '../../rules/hunt.ts';
import { holdsInDistrict } from '../../rules/in-force.ts';
import { columnOf } from '../../rules/resolving.ts';
import type { State, Vampire } from '../../rules/state.ts';
import {
  BLOOD,
  distance,
  huntWorth,
  KILL,
  MINION,
  SIGIL,
  stepOfVeil,
  UNLOCKED,
  wayToRitual,
} from '../worth.ts';

/** The value of things at a glance, in the points of worth.ts. Nothing here tries anything out. */

/** The value of an answer that is never given. */
export const NEVER = -100;

/** The value of removing an agent, whoever gets the kill: agents missing later cost veil (MN-6.12). */
export function clearedWorth(state: State): number {
  const { red, blue } = columnOf(state, state.veil >= VEIL.leastOfHigh ? 'high' : 'low');
  return state.agents < red + blue[0] + blue[1] + 1 ? 3.6 : 0.4;
}

/** The value of one more agent for the kill count. */
export function killWorth({ kills }: Vampire, more = 0): number {
  const next = kills + more + 1;
  return next > MOST_KILLS ? 0 : 1.8 * KILL + (UNLOCKED[next] ?? 0);
}

/** The value of blood gained (or lost, if negative), within the limits of the sheet. */
export function bloodWorth({ blood }: Vampire, change: number, most = 4): number {
  const after = Math.max(0, Math.min(Math.max(most, blood), blood + change));
  return 0.65 * ((BLOOD[after] as number) - (BLOOD[blood] as number));
}

/** The value of using up a die: somebody has to use the low ones. */
export function usedDie(face: number): number {
  return 3.5 - face;
}

/**
 * The value of a night fight against this many agents with the dice available, best dice first. This many
 * minions can be traded for agents that the dice would not remove.
 */
export function fightWorth(state: State, vampire: Vampire, agents: number, minions = 0): number {
  const cleared = clearedWorth(state);
  let left = agents;
  let { blood } = vampire;
  let value = 0;
  let killed = 0;
  let tradable = minions;
  for (let face = FACES; face >= 0 && left > 0 && blood > 0; face--) {
    // Finally, dice that have not been rolled yet.
    const counts = face === 0 ? 4 : face;
    for (let n = face === 0 ? left : (state.reserve[face] as number); n > 0 && left > 0 && blood > 0; n--) {
      left--;
      if (tradable > 0 && (counts < 3 || (counts < 5 && blood === 1))) {
        tradable--;
        value += killWorth(vampire, killed++) + cleared - MINION.needed;
        continue;
      }
      value += usedDie(counts);
      if (counts >= 3) value += killWorth(vampire, killed++) + cleared;
      if (counts >= 5) continue;
      value += (BLOOD[blood - 1] as number) - (BLOOD[blood] as number);
      blood--;
    }
  }
  return value;
}

const PARK = districtNamed('city-park');

/** The cost of an agent arriving in a district, by an event or otherwise. */
export function arrivalCost(state: State, district: District, byEvent: boolean): number {
  const loss = stepOfVeil(state);
  let cost = 0;
  if (byEvent && hasPresence(state, district) && !state.resolving?.entered.includes(district))
    cost += 0.85 * loss;
  if (district === PARK && districtAt(state, district).sigil === null && leadOfMinions(state, district) <= 0)
    cost += 0.7 * loss;
  const agents = agentsIn(state, district);
  if (agents >= 2 && state.vampires.some(({ at, blood }) => at === district && blood > 0)) cost += 2;
  // Crowds are prey.
  return cost - 0.2 * Math.min(agents, 2);
}

/** Whether a vampire could seal a district, leaving its agents and minions aside. */
export function canBeSealed(state: State, district: District): boolean {
  return districtAt(state, district).sigil === null && !holdsInDistrict(state, district, 'no-sigil');
}

/** The best place for the Family to gather. */
export function ritualPlace(state: State): District {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    const way = wayToRitual(state, district);
    if (way < least) {
      least = way;
      best = district;
    }
  }
  return best;
}

/** The value to a vampire of being in a district with this many action points and minions brought along. */
export function placeWorth(
  state: State,
  vampire: Vampire,
  district: District,
  { ap, brought }: { ap: number; brought: number },
): number {
  const here = districtAt(state, district);
  const agents = here.hidden + here.exposed;
  const hunted = hunt(state, vampire, agents, here.minions + brought);
  if (vampire.kills < MOST_KILLS) return hunted + preyWorth(state, vampire, district, ap);
  if (!canBeSealed(state, district)) return -2;
  const minions = here.minions + brought;
  if (agents > 0) return hunted - agents + (minions > 0 ? 2 : 0);
  if (minions === 0) return 1.2;
  return ap > 0 ? SIGIL : 0.35 * SIGIL;
}

/** The value of the coming day there, if nobody else were there. */
function hunt(state: State, { blood }: Vampire, agents: number, minions: number): number {
  return agents < HUNTING_AGENTS.usually - 1 ? 0 : huntWorth(state, { agents, minions, blood });
}

/** The kills possible there now, or later. */
function preyWorth(state: State, vampire: Vampire, district: District, ap: number): number {
  const { hidden, exposed, minions } = districtAt(state, district);
  const near = preyAround(state, vampire, district);
  if (hidden + exposed === 0) return near;
  const all = Math.max(0, fightWorth(state, vampire, hidden + exposed, minions));
  const now = exposed > 0 && ap > 0 ? fightWorth(state, vampire, exposed, minions) : 0;
  const soon = hidden > 0 && ap > 1 ? 1.7 * all : 0;
  const later = (ap > 0 ? 0.55 : 0.4) * all;
  return Math.max(now, soon, later, near);
}

/** Agents elsewhere; nearer ones count more. */
function preyAround(state: State, { kills }: Vampire, from: District): number {
  let best = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    const agents = agentsIn(state, district);
    if (agents === 0 || district === from) continue;
    const prey = Math.min(agents, 3, MOST_KILLS - kills) * 0.45;
    best = Math.max(best, prey / (1 + distance(state, from, district)));
  }
  return best;
}
