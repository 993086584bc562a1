import type { Seat } from '@nokturn/engine';
import type { CardNo } from '../../cards/cards.ts';
import { ROUNDS } from '../../rules/end-of-round.ts';
import { hasMark, PERMANENT } from '../../rules/marks.ts';
import { standings, winnersOf } from '../../rules/scoring.ts';
import { type Player, STEPS, type State } from '../../rules/state.ts';
import { LASTING, ONCE } from './cards.ts';
import { endVpOf } from './counts.ts';
import { tileWorth } from './sights.ts';
import { type Stance, stanceOf } from './stance.ts';
import { SEARCH } from './weights.ts';

/** Each seat's chance of winning an unfinished night. */
export type Judgement = (state: State) => readonly number[];

/** TH-20.17 to TH-20.19: the winners. */
export function won(state: State): number[] {
  const winners = winnersOf(standings(state));
  return state.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** A seat's expected score at dawn, and its chance of not being burnt. */
export interface Prospect {
  /** VP of the night so far, plus those of cards that count at the end. */
  readonly held: number;
  /** The expected value of Missions, Permanents and tokens. */
  readonly missions: number;
  readonly lasting: number;
  readonly tokens: number;
  /** The value of the rest of the way if the vampire is not burnt. */
  readonly worth: number;
  /** The total. */
  readonly score: number;
  readonly safety: number;
  readonly turns: number;
  readonly stance: Stance;
}

/** By rules of thumb: a winner must not be burnt, and must be ahead of all others who are not. */
export const byThumb: Judgement = (state) => chancesOf(state, prospectsOf(state));

export function prospectsOf(state: State): readonly Prospect[] {
  return state.players.map((_, seat) => prospectOf(state, seat));
}

export function chancesOf({ round }: State, prospects: readonly Prospect[]): readonly number[] {
  const spread = SEARCH.spread + SEARCH.spreadTurn * Math.sqrt(ROUNDS - round);
  const top = Math.max(...prospects.map(({ score }) => score));
  const weights = prospects.map(({ score }) => Math.exp((score - top) / spread));
  let all = 0;
  for (const [seat, { safety }] of prospects.entries()) all += safety * (weights[seat] as number);
  return prospects.map(({ safety }, seat) => {
    const own = weights[seat] as number;
    return own === 0 ? 0 : (safety * own) / (all + (1 - safety) * own);
  });
}

function prospectOf(state: State, seat: Seat): Prospect {
  const stance = stanceOf(state, seat);
  const player = state.players[seat] as Player;
  const turns = stance.turns + (isBeforeMove(state, seat) ? 1 : 0);
  const { worth, safety } = player.arrival === 0 ? stance.outcome(player.space, turns) : HOME;
  const held = player.vp + endVpOf(stance.mine, player.owned);
  let lasting = 0;
  for (const card of player.playing) if (hasMark(card, PERMANENT)) lasting += lastingWorth(card, turns);
  let missions = 0;
  for (const tile of state.publicMissions) missions += tileWorth(stance, tile);
  for (const tile of player.missions) missions += tileWorth(stance, tile);
  let tokens = 0;
  const soon = Math.min(1, turns / USUAL_WAIT);
  for (const token of player.tokens) tokens += soon * stance.keptWorth(token);
  const score = held + worth + lasting + missions + tokens;
  // It is a sum of probabilities, which can exceed 1 by a rounding error.
  return { held, missions, lasting, tokens, worth, score, safety: Math.min(1, safety), turns, stance };
}

/** The seat is taking its turn but has not moved yet: the whole move is still to come. */
function isBeforeMove({ turn }: State, seat: Seat): boolean {
  return turn !== null && turn.seat === seat && STEPS.indexOf(turn.step) <= LAST_BEFORE_MOVE;
}

const LAST_BEFORE_MOVE = STEPS.indexOf('move');
/** The number of turns in which a token usually finds its use. */
const USUAL_WAIT = 6;
const HOME = { worth: 0, safety: 1 } as const;

function lastingWorth(card: CardNo, turns: number): number {
  return Math.min(1, turns / 3) * (ONCE[card] as number) + (LASTING[card] as number) * turns;
}
