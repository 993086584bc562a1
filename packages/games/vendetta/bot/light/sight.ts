import { playerAt, type Seat } from '@nokturn/engine';
import { type AllyId, allyOf } from '../../cards/allies.ts';
import { HAVEN_INFLUENCE } from '../../cards/locations.ts';
import { VICTIM } from '../../cards/victims.ts';
import { FIRST, SECOND } from '../../rules/rewards.ts';
import type { LocationIndex, SeatPosition, State } from '../../rules/state.ts';
import { lapsOf } from '../../rules/three-players.ts';
import { frenzyCost } from '../cards.ts';
import { type Ground, groundAt, type More, NO_MORE, powerOf } from './power.ts';
import type { Style } from './style.ts';

/** How a state looks to a seat that does not think for long. */
export interface Sight {
  readonly state: State;
  readonly me: Seat;
  readonly style: Style;
  readonly mate: Seat | null;
  /** Planning turns that each seat still has in this round, after the current one. */
  readonly turns: readonly number[];
  readonly fights: (Fight | undefined)[];
}

/** What one seat expects at a Location. */
interface Fight {
  readonly ground: Ground;
  /** The Power that each other seat will have if it is there, including the tie advantage of earlier seats. */
  readonly powers: readonly number[];
  /** The probability that each seat is there in the end. */
  readonly chances: readonly number[];
  readonly scale: number;
  /** The rewards for first, second and third place. */
  readonly prizes: readonly [number, number, number];
  /** Its value as things are now. */
  now: number;
}

export function sightOf(state: State, me: Seat, style: Style): Sight {
  const seats = state.players.length;
  const mate = state.options.teams ? (me + seats / 2) % seats : null;
  const turns: number[] = [];
  for (let seat = 0; seat < seats; seat++) turns.push(turnsLeft(state, seat));
  return { state, me, style, mate, turns, fights: [] };
}

/** VV-7.1, VV-7.2. */
function turnsLeft(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  if (state.phase !== 'planning' || player.eliminated > 0) return 0;
  const { turn } = state;
  const behind = turn !== null && place(state, seat) > place(state, turn) ? 1 : 0;
  return Math.min(player.hand.length, lapsOf(state) - state.lap + behind);
}

function place({ ambition, players }: State, seat: Seat): number {
  return seat >= ambition ? seat - ambition : seat - ambition + players.length;
}

export function isFoe({ state, me, mate }: Sight, seat: Seat): boolean {
  return seat !== me && seat !== mate && playerAt(state, seat).eliminated === 0;
}

export function fightAt(sight: Sight, location: LocationIndex): Fight {
  const known = sight.fights[location];
  if (known !== undefined) return known;
  const { state, me, style, turns } = sight;
  const { players } = state;
  const row = state.positions[location] as SeatPosition[];
  const ground = groundAt(state, location, me, style.hidden);
  const powers: number[] = [];
  const chances: number[] = [];
  let hidden = 0;
  let coming = 0;
  const own = place(state, me);
  for (let seat = 0; seat < players.length; seat++) {
    const { cards, blood } = row[seat] as SeatPosition;
    const left = turns[seat] as number;
    if (seat === me || playerAt(state, seat).eliminated > 0) {
      powers.push(0);
      chances.push(0);
      continue;
    }
    const present = cards.length > 0 || blood > 0;
    coming += left;
    for (let i = 0; i < cards.length; i++)
      if (!(cards[i] as (typeof cards)[number]).faceUp && !ground.prepared) hidden++;
    const more = cards.length > 0 ? style.turn.present : style.turn.absent;
    const power = present ? powerOf(state, seat, ground, NO_MORE) : 0;
    const edge = place(state, seat) < own ? style.edge : -style.edge;
    powers.push(power + (left * more) / state.locations.length + edge);
    chances.push(present ? 1 : visited(style.visits / state.locations.length, left));
  }
  const fight: Fight = {
    ground,
    powers,
    chances,
    scale: style.doubt.always + style.doubt.hidden * hidden + style.doubt.coming * coming,
    prizes: prizesAt(sight, location),
    now: 0,
  };
  sight.fights[location] = fight;
  fight.now = rewardAt(sight, location, NO_MORE);
  return fight;
}

/** The probability that a seat with this many turns left comes, if it comes in this share of its turns. */
function visited(often: number, turns: number): number {
  if (turns === 0) return 0;
  return often >= 1 ? 1 : 1 - (1 - often) ** turns;
}

/** The expected reward at a Location with more of your own there: the probability of each rank times its reward. */
export function rewardAt(sight: Sight, location: LocationIndex, more: More): number {
  const { state, me } = sight;
  const own = (state.positions[location] as SeatPosition[])[me] as SeatPosition;
  if (own.cards.length + own.blood + more.blood <= 0 && more.card === null) return 0;
  const fight = fightAt(sight, location);
  const power = powerOf(state, me, fight.ground, more);
  return rewardOf(sight, fight, power);
}

function rewardOf(sight: Sight, fight: Fight, power: number): number {
  const { me, mate, style, turns, state } = sight;
  const { powers, chances, scale, prizes } = fight;
  const mine = power + ((turns[me] as number) * style.turn.own) / state.locations.length;
  let none = 1;
  let one = 0;
  let two = 0;
  for (let seat = 0; seat < powers.length; seat++) {
    const there = chances[seat] as number;
    if (there === 0) continue;
    let beats = there / (1 + Math.exp((mine - (powers[seat] as number)) / scale));
    // A win by a team-mate is not a loss.
    if (seat === mate) beats /= 2;
    two = two * (1 - beats) + one * beats;
    one = one * (1 - beats) + none * beats;
    none *= 1 - beats;
  }
  return none * prizes[0] + one * prizes[1] + two * prizes[2];
}

/** VV-16.1 to VV-16.5. */
function prizesAt(sight: Sight, location: LocationIndex): [number, number, number] {
  const { state, style } = sight;
  const at = Math.max(0, state.round - 1);
  const ally = state.allies[location] ?? null;
  const haven = location === state.locations.length - 1 ? HAVEN_INFLUENCE + style.ambition : 0;
  const third = state.options.thirdPlace.charCodeAt(2 * at) - 48;
  return [
    (FIRST[at] as number) + haven + (ally === null ? 0 : allyWorth(sight, ally)),
    (SECOND[at] as number) + victimWorth(sight),
    third,
  ];
}

// Worth

function roundsLeft({ round }: State): number {
  return 3 - Math.max(1, round);
}

export function bloodWorth({ state, style }: Sight): number {
  return style.blood[Math.max(0, state.round - 1)] as number;
}

/** The value of the blood in a Pool: the first few count more than the rest. */
export function poolWorth(sight: Sight, pool: number): number {
  const { calm: calming } = sight.style;
  const calm = Math.min(pool, calming.blood);
  const worth = calming.worth[Math.max(0, sight.state.round - 1)] as number;
  return calm * worth + (pool - calm) * bloodWorth(sight);
}

export function victimWorth(sight: Sight): number {
  const { influence, feed } = VICTIM;
  return influence + roundsLeft(sight.state) * feed * bloodWorth(sight) + sight.style.victim;
}

function allyWorth(sight: Sight, id: AllyId): number {
  const { state } = sight;
  const { influence, feed, onAcquire, ability } = allyOf(id);
  const left = roundsLeft(state);
  let worth = influence + left * feed * bloodWorth(sight) + (ability === null ? 0 : 0.2 * left);
  for (const instruction of onAcquire)
    switch (instruction.do) {
      case 'gain':
        worth += (typeof instruction.amount === 'number' ? instruction.amount : 3) * bloodWorth(sight);
        break;
      case 'steal':
        worth += 2 * (state.players.length - 1) * (bloodWorth(sight) + 0.1);
        break;
      case 'take-victim':
        worth += victimWorth(sight);
        break;
      default:
        worth += 0.2 * left;
    }
  return worth;
}

/** The cost of losing this much blood, including the Beast. */
export function lossWorth(sight: Sight, blood: number): number {
  const { state, me, style } = sight;
  const player = playerAt(state, me);
  const { pool } = player;
  const left = Math.max(0, pool - blood);
  const frenzy = pool > 0 && left === 0 ? style.frenzy * frenzyCost(player) : 0;
  return poolWorth(sight, pool) - poolWorth(sight, left) + frenzy;
}
