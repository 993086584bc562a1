import { type Game, objectOf, type Result, type Target, verbOf } from '@nokturn/engine';
import { RELIC_IDS, type RelicId } from './cards/relics.ts';
import { conflict, OPTIONS, PRESETS } from './options.ts';
import { allRules } from './rules/all.ts';
import type { MastersHappening } from './rules/happenings.ts';
import { setUp } from './rules/setup.ts';
import { type Cause, cloneState, type State } from './rules/state.ts';
import type { MastersFrame } from './rules/work.ts';
import { SEATS } from './seats.ts';
import { hearing, type MastersView, secrets } from './secrets.ts';
import { measures, noted, tally } from './statistics.ts';

/** How a match ended: all win or lose together (MN-1.1, MN-20.6). */
export interface MastersResult extends Result {
  readonly cause: Cause;
  readonly won: boolean;
  readonly round: number;
  readonly veil: number;
  /** The veil at the end of each full round. */
  readonly veilByRound: readonly number[];
}

export const mastersOfTheNight: Game<State, MastersFrame, MastersHappening, MastersResult, MastersView> = {
  id: 'masters-of-the-night',
  rulesVersion: 4,
  clausePrefix: 'MN',
  seats: SEATS,
  options: OPTIONS,
  presets: PRESETS,
  // MN-1.1.
  cooperative: true,
  conflict,
  setUp,
  work: allRules,
  result,
  clone: cloneState,
  secrets,
  hearing,
  pointsAt,
  roundOf: ({ round }) => round,
  tally,
  measures,
  noted,
};

function result({ ended, seats, round, veil, veilByRound }: State): MastersResult {
  if (ended === null) throw new Error('the match is not over');
  const won = ended === 'ritual';
  return {
    winners: won ? Array.from({ length: seats }, (_, seat) => seat) : [],
    cause: ended,
    won,
    round,
    veil,
    veilByRound,
  };
}

function pointsAt(option: string): Target | null {
  // A verb without an object, such as `pass` or `expose`, is about nothing in particular.
  if (!option.includes(':')) return null;
  const [verb, id] = [verbOf(option), objectOf(option)];
  switch (verb) {
    case 'district':
    case 'to':
    case 'from':
    case 'minion':
    case 'pull':
    case 'push':
    case 'expose':
      return { kind: 'district', id };
    case 'agent':
      return { kind: 'agent', id };
    case 'move':
      return { kind: 'district', id: id.slice(id.indexOf('.') + 1) };
    case 'vampire':
    case 'feed':
    case 'ability':
      return { kind: 'vampire', id };
    case 'relic':
    case 'give':
      return { kind: 'relic', id };
    case 'take':
    case 'swap': {
      // Relics, or this many agents.
      const relic = id.slice(id.indexOf('.') + 1);
      return isRelic(relic) ? { kind: 'relic', id: relic } : null;
    }
    case 'card':
      return { kind: 'event', id };
    case 'die':
      return { kind: 'die', id: Number(id) };
    default:
      return null;
  }
}

export type { MastersOptions } from './options.ts';

function isRelic(id: string): id is RelicId {
  return (RELIC_IDS as readonly string[]).includes(id);
}

export type { MastersFrame, MastersHappening, MastersView, State };
