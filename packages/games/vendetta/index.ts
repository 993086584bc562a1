import { type Game, objectOf, type Result, type Seat, type Target, verbOf } from '@nokturn/engine';
import { auctionRules } from './cards/bespoke/auction-of-blood.ts';
import { chaosRules } from './cards/bespoke/chaos.ts';
import { forestallRules } from './cards/bespoke/forestall.ts';
import { assaultRules } from './cards/bespoke/mindless-assault.ts';
import { vanishRules } from './cards/bespoke/vanish.ts';
import type { ClanId } from './cards/clans.ts';
import { conflict, OPTIONS, PRESETS } from './options.ts';
import { conflictRules } from './rules/conflict.ts';
import { endOfRoundRules } from './rules/end-of-round.ts';
import { feedRules } from './rules/feed.ts';
import { frenzyRules } from './rules/frenzy.ts';
import { handBuildingRules } from './rules/hand-building.ts';
import type { VendettaHappening } from './rules/happenings.ts';
import { locationSetupRules } from './rules/location-setup.ts';
import { partRules } from './rules/parts.ts';
import { placeRules } from './rules/places.ts';
import { planningRules } from './rules/planning.ts';
import { playingRules } from './rules/playing.ts';
import { programRules } from './rules/programs.ts';
import { relicRules } from './rules/relics.ts';
import { resolutionRules } from './rules/resolution.ts';
import { revelationRules } from './rules/revelation.ts';
import { type Standing, standings } from './rules/scoring.ts';
import { setUp, setupRules } from './rules/setup.ts';
import { cloneState, type Earned, type State } from './rules/state.ts';
import { targetRules } from './rules/targets.ts';
import { teamRules } from './rules/teams.ts';
import { withdrawRules } from './rules/withdraw.ts';
import type { VendettaFrame } from './rules/work.ts';
import { SEATS } from './seats.ts';
import { hearing, secrets, type VendettaView } from './secrets.ts';
import { measures, noted } from './statistics.ts';

/** The result of a match: the score of every seat by source, highest first (VV-20). */
export interface VendettaResult extends Result {
  readonly standings: readonly Standing[];
  /** By seat. */
  readonly clans: readonly (ClanId | null)[];
  readonly earned: readonly Earned[];
  readonly frenzies: readonly number[];
  readonly diableries: readonly number[];
  readonly eliminated: readonly Seat[];
}

export const vendetta: Game<State, VendettaFrame, VendettaHappening, VendettaResult, VendettaView> = {
  id: 'vendetta',
  rulesVersion: 3,
  clausePrefix: 'VV',
  seats: SEATS,
  options: OPTIONS,
  presets: PRESETS,
  conflict,
  setUp,
  work: {
    ...setupRules,
    ...feedRules,
    ...locationSetupRules,
    ...handBuildingRules,
    ...planningRules,
    ...playingRules,
    ...resolutionRules,
    ...withdrawRules,
    ...revelationRules,
    ...partRules,
    ...conflictRules,
    ...frenzyRules,
    ...endOfRoundRules,
    ...placeRules,
    ...relicRules,
    ...teamRules,
    ...programRules,
    ...targetRules,
    ...auctionRules,
    ...chaosRules,
    ...forestallRules,
    ...assaultRules,
    ...vanishRules,
  },
  result,
  clone: cloneState,
  secrets,
  hearing,
  pointsAt,
  roundOf: ({ round }) => round,
  tally(state, { winners }) {
    return state.players.flatMap(({ clan, relic, won }, seat) => {
      // A Relic leaves the game with its seat (VV-8.11), but still counts.
      const owned = relic ?? state.out.relics.find(({ owner }) => owner === seat)?.relic ?? null;
      const one = (group: string, key: string) => ({ group, key, won: winners.includes(seat) });
      const seats = state.players.length;
      const places = state.places.filter((place, location) => place !== null && (won[location] ?? 0) > 0);
      return [
        one('clan', String(clan)),
        one('order', String((seat - state.first + seats) % seats)),
        one('seat', String(seat)),
        ...(owned === null ? [] : [one('relic', owned)]),
        // The winner of a Conflict at the Place.
        ...places.map((place) => one('place', String(place))),
      ];
    });
  },
  measures,
  points: ({ standings, eliminated, clans }) =>
    clans.map((_, seat) => (eliminated.includes(seat) ? null : totalOf(standings, seat))),
  noted,
};

function result(state: State): VendettaResult {
  const { players } = state;
  const final = standings(state);
  return {
    winners: final.filter(({ place }) => place === 1).map(({ seat }) => seat),
    standings: final,
    clans: players.map(({ clan }) => clan),
    earned: players.map(({ earned }) => earned),
    frenzies: players.map(({ frenzies }) => frenzies),
    diableries: players.map(({ diableries }) => diableries),
    eliminated: players.flatMap(({ eliminated }, seat) => (eliminated > 0 ? [seat] : [])),
  };
}

function totalOf(final: readonly Standing[], seat: Seat): number {
  return final.find((standing) => standing.seat === seat)?.total ?? 0;
}

function pointsAt(option: string): Target | null {
  if (option === 'stay' || option === 'withdraw') return { kind: 'token', id: option };
  // A verb without an object, such as `look` or `keep`, is about nothing in particular.
  if (!option.includes(':')) return null;
  const [verb, id] = [verbOf(option), objectOf(option)];
  switch (verb) {
    case 'clan':
    case 'relic':
    case 'location':
      return { kind: verb, id };
    case 'seat':
    case 'blood':
      return { kind: verb, id: Number(id) };
    case 'play':
    case 'keep':
    case 'give':
    case 'return':
    case 'card':
      return { kind: 'card', id };
    case 'look':
    case 'move':
      return { kind: 'deployed', id };
    case 'face-up':
    case 'face-down':
      return { kind: 'facing', id: verb };
    default:
      return null;
  }
}

export type { State, VendettaHappening, VendettaView };
