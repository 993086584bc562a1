import { type Game, objectOf, type Result, type Target, verbOf } from '@nokturn/engine';
import type { VampireId } from './cards/vampires.ts';
import { conflict, OPTIONS, PRESETS } from './options.ts';
import { actionRules } from './rules/action.ts';
import { snakeWindowRules } from './rules/before-confuse.ts';
import { confuseRules } from './rules/confuse.ts';
import { effectsRules } from './rules/effects.ts';
import { endOfRoundRules } from './rules/end-of-round.ts';
import { endOfTurnRules } from './rules/end-of-turn.ts';
import { freeHuntRules } from './rules/free-hunts.ts';
import type { HungerHappening } from './rules/happenings.ts';
import { huntRules } from './rules/hunt.ts';
import { hypnosisRules } from './rules/hypnosis.ts';
import { missionRules } from './rules/missions.ts';
import { moveRules } from './rules/move.ts';
import { preludeRules } from './rules/prelude.ts';
import { pushRules } from './rules/push.ts';
import { type Standing, scoringRules, standings, winnersOf } from './rules/scoring.ts';
import { setUp, setupRules } from './rules/setup.ts';
import { snakeRules } from './rules/snakes.ts';
import { spaceRules } from './rules/spaces.ts';
import { cloneState, type State } from './rules/state.ts';
import { turnOrderRules } from './rules/turn-order.ts';
import type { HungerFrame } from './rules/work.ts';
import { SEATS } from './seats.ts';
import { type HungerView, hearing, secrets } from './secrets.ts';
import { measures } from './statistics.ts';

/** The result of a match: best seat first. If everybody is burnt nobody wins (TH-20.19). */
export interface HungerResult extends Result {
  readonly standings: readonly Standing[];
  /** By seat. */
  readonly vampires: readonly (VampireId | null)[];
}

export const theHunger: Game<State, HungerFrame, HungerHappening, HungerResult, HungerView> = {
  id: 'the-hunger',
  rulesVersion: 2,
  clausePrefix: 'TH',
  seats: SEATS,
  options: OPTIONS,
  presets: PRESETS,
  conflict,
  setUp,
  work: {
    ...setupRules,
    ...turnOrderRules,
    ...preludeRules,
    ...effectsRules,
    ...snakeWindowRules,
    ...snakeRules,
    ...confuseRules,
    ...moveRules,
    ...pushRules,
    ...actionRules,
    ...huntRules,
    ...freeHuntRules,
    ...spaceRules,
    ...missionRules,
    ...hypnosisRules,
    ...endOfTurnRules,
    ...endOfRoundRules,
    ...scoringRules,
  },
  result(state) {
    const final = standings(state);
    return {
      winners: winnersOf(final),
      standings: final,
      vampires: state.players.map(({ vampire }) => vampire),
    };
  },
  clone: cloneState,
  secrets,
  hearing,
  pointsAt,
  roundOf: ({ round }) => round,
  tally: ({ players, firstOrder }, { winners }) =>
    players.flatMap(({ vampire }, seat) => {
      const one = (group: string, key: string) => ({ group, key, won: winners.includes(seat) });
      return [
        one('vampire', String(vampire)),
        one('order', String(firstOrder.indexOf(seat))),
        one('seat', String(seat)),
      ];
    }),
  measures,
  points: ({ standings, vampires }) =>
    vampires.map((_, seat) => standings.find((standing) => standing.seat === seat)?.total ?? null),
};

/** The thing on the table that an option is about. */
function pointsAt(option: string): Target | null {
  if (option === 'tavern') return { kind: 'space', id: 'b3' };
  if (!option.includes(':')) return null;
  const [verb, id] = [verbOf(option), objectOf(option)];
  switch (verb) {
    case 'vampire':
    case 'token':
    case 'type':
      return { kind: verb, id };
    case 'keep':
    case 'use':
      return { kind: 'mission', id };
    case 'space':
    case 'move':
    case 'mist':
    case 'push':
    case 'chest':
    case 'crypt':
    case 'building':
      return { kind: 'space', id };
    case 'cell':
    case 'hunt':
      return { kind: 'cell', id };
    case 'digest-discarded':
      return { kind: 'discarded', id };
    default:
      return { kind: 'card', id };
  }
}

export type { HungerHappening, HungerView, Standing, State };
