import type { Answer, Ask, Candidate, Knowledge, OptionId, Question, Random, Seat } from '@nokturn/engine';
import type { CardNo } from '../../cards/cards.ts';
import { ROUNDS } from '../../rules/end-of-round.ts';
import { hasMark, PERMANENT } from '../../rules/marks.ts';
import { standings, winnersOf } from '../../rules/scoring.ts';
import type { Player, State } from '../../rules/state.ts';
import type { HungerFrame } from '../../rules/work.ts';
import type { HungerView } from '../../secrets.ts';
import { LASTING, ONCE } from './cards.ts';
import { endVpOf } from './counts.ts';
import { imagine } from './imagine.ts';
import { SEARCH } from './params.ts';
import { Stance } from './stance.ts';
import { tileWorth, type Valuing, valuingOf } from './valuing.ts';

type Asked = Question<State, HungerFrame>;

export const knowledge: Knowledge<State, HungerFrame, HungerView> = {
  imagine,
  evaluate: (state, over) => (over ? won(state) : chances(state)),
  policy,
  candidates,
  isFar: (from, to) => to.round >= from.round + SEARCH.rounds && to.turn?.step === 'prelude',
};

function policy({ state, frame, seat, ask }: Asked, random: Random): Answer {
  if (ask.kind === 'one') return best(ask.options, valuingOf(state, seat, frame), random);
  if (ask.kind === 'several') return bestOf(ask.options, ask.min, valuingOf(state, seat, frame));
  throw new Error(`nobody is asked for ${ask.kind}`);
}

/** The option of the highest value; among equals, by chance. */
function best(options: readonly OptionId[], value: Valuing, random: Random): OptionId {
  let top = Number.NEGATIVE_INFINITY;
  let found = options[0] as OptionId;
  let ties = 0;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as OptionId;
    const worth = value(option);
    if (worth > top) {
      top = worth;
      found = option;
      ties = 1;
    } else if (worth === top && random.below(++ties) === 0) found = option;
  }
  return found;
}

function bestOf(options: readonly OptionId[], count: number, value: Valuing): Answer {
  return ranked(options, value)
    .slice(0, count)
    .map(({ option }) => option);
}

function ranked(options: readonly OptionId[], value: Valuing): { option: OptionId; worth: number }[] {
  return options.map((option) => ({ option, worth: value(option) })).sort((a, b) => b.worth - a.worth);
}

function candidates({ state, frame, seat, ask }: Asked): readonly Candidate[] {
  const value = valuingOf(state, seat, frame);
  if (ask.kind === 'one')
    return likeliest(ranked(ask.options, value).map(({ option, worth }) => ({ answer: option, worth })));
  if (ask.kind === 'several') return severalOf(ask, value);
  throw new Error(`nobody is asked for ${ask.kind}`);
}

function likeliest(answers: readonly { answer: Answer; worth: number }[]): Candidate[] {
  const top = answers[0]?.worth ?? 0;
  const found: Candidate[] = [];
  for (const { answer, worth } of answers) {
    if (top - worth > SEARCH.near || found.length === SEARCH.most) break;
    found.push({ answer, weight: Math.exp((worth - top) / SEARCH.sharp) });
  }
  return found;
}

/** The best ones together, and one of them exchanged for the next best. */
function severalOf(ask: Extract<Ask, { kind: 'several' }>, value: Valuing): Candidate[] {
  const all = ranked(ask.options, value);
  const count = ask.min;
  const kept = all.slice(0, count);
  const answers = [{ answer: kept.map(({ option }) => option) as Answer, worth: 0 }];
  for (let out = count - 1; out >= 0; out--)
    for (const other of all.slice(count)) {
      const left = kept[out] as (typeof kept)[number];
      answers.push({
        answer: kept.map((one) => (one === left ? other.option : one.option)),
        worth: other.worth - left.worth,
      });
    }
  return likeliest(answers.sort((a, b) => b.worth - a.worth));
}

/** TH-20.17 to TH-20.19: who has won. */
function won(state: State): number[] {
  const winners = winnersOf(standings(state));
  return state.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** About how likely each seat is to win. */
function chances(state: State): number[] {
  const scores = state.players.map((_, seat) => expectedScore(state, seat));
  const turns = ROUNDS - state.round;
  const spread = SEARCH.spread + SEARCH.spreadTurn * turns ** 0.5;
  const top = Math.max(...scores);
  const weights = scores.map((score) => Math.exp((score - top) / spread));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** What a seat can expect to have at dawn. */
export function expectedScore(state: State, seat: Seat): number {
  const stance = new Stance(state, seat);
  const player = state.players[seat] as Player;
  const { turns } = stance;
  let score = player.vp + endVpOf(stance.mine, player.owned);
  if (player.arrival === 0) score += stance.after(player.space);
  for (const card of player.playing) if (hasMark(card, PERMANENT)) score += lastingWorth(card, turns);
  for (const tile of state.publicMissions) score += tileWorth(stance, tile);
  for (const tile of player.missions) score += tileWorth(stance, tile);
  for (const token of player.tokens) score += stance.keptWorth(token);
  return score;
}

function lastingWorth(card: CardNo, turns: number): number {
  return Math.min(1, turns / 3) * (ONCE[card] as number) + (LASTING[card] as number) * turns;
}
