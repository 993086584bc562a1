import type {
  Answer,
  Ask,
  Candidate,
  ImaginedQuestion,
  Knowledge,
  OptionId,
  Random,
  Seat,
} from '@nokturn/engine';
import { CASTLE, SPACES } from '../../cards/board.ts';
import { choiceOf } from '../../rules/choices.ts';
import { ROUNDS } from '../../rules/end-of-round.ts';
import { distance } from '../../rules/map.ts';
import type { Player, State } from '../../rules/state.ts';
import type { HungerFrame } from '../../rules/work.ts';
import type { HungerView } from '../../secrets.ts';
import type { Valuing } from '../thumb.ts';
import { imagine } from './imagine.ts';
import { type Judgement, won } from './judgement.ts';
import { valuingOf } from './valuing.ts';
import { SEARCH } from './weights.ts';

type Asked = ImaginedQuestion<State, HungerFrame>;

/** Knowledge of the game with a given judgement of a night. */
export function knowledgeBy(judgement: Judgement): Knowledge<State, HungerFrame, HungerView> {
  return { ...thought, evaluate: (state, over) => (over ? won(state) : judgement(state)) };
}

const thought: Omit<Knowledge<State, HungerFrame, HungerView>, 'evaluate'> = {
  imagine,
  policy,
  sight,
  leaning,
  candidates,
  // If dawn is within reach of the search, it goes on to the end of the night.
  isFar: (from, to) => to.round >= from.round + SEARCH.rounds && from.round + SEARCH.rounds < ROUNDS,
};

function policy({ state, frame, seat, ask }: Asked, random: Random): Answer {
  if (ask.kind === 'one') return best(ask.options, valuingOf(state, seat, frame), random);
  if (ask.kind === 'several') return bestOf(ask.options, ask.min, valuingOf(state, seat, frame));
  throw new Error(`nobody is asked for ${ask.kind}`);
}

/** The vampire's space and its remaining Speed: everybody sees them. */
function sight({ state, frame, seat }: Asked): number {
  const { space } = state.players[seat] as Player;
  const left = Math.max(0, state.turn?.remaining ?? 0);
  return ((STEP_NO.get(frame.step) ?? 0) * SPACES.length + space) * MOST_LEFT + Math.min(left, MOST_LEFT - 1);
}

const FRAMES: readonly HungerFrame['step'][] = [
  'keep-mission',
  'parasol',
  'prelude',
  'effects',
  'discard',
  'use-again',
  'snake-window',
  'devour',
  'confuse',
  'move',
  'push',
  'butted',
  'action',
  'ready',
  'digest',
  'building',
  'hypnosis-cell',
  'hypnosis-card',
  'hypnosis-direction',
  'free-hunt-cell',
  'free-hunt-card',
  'choose-crypt',
  'keep-missions',
  'choose-chest',
  'name-type',
];
const STEP_NO: ReadonlyMap<string, number> = new Map(FRAMES.map((step, no) => [step, no + 1]));
const MOST_LEFT = 16;

/** Moves further out are bold, moves back are careful. */
function leaning({ state, seat, frame }: Asked, answer: Answer): number {
  const choice = frame.step === 'move' ? choiceOf(String(answer)) : null;
  if (choice?.verb !== 'move' && choice?.verb !== 'mist') return 0;
  const { space } = state.players[seat] as Player;
  const further = distance(choice.thing, CASTLE) - distance(space, CASTLE);
  return Math.max(-1, Math.min(1, further / FAR));
}

/** The steps of a fully bold move. */
const FAR = 6;

/** The option with the highest value; a random one if several are equal. */
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
  if (ask.kind === 'one') {
    const found = likeliestOf(ask.options, value);
    const safest = state.round < LATE ? null : safestOf(ask.options, state, seat, frame);
    if (safest === null || found.some(({ answer }) => answer === safest)) return found;
    return [...found, { answer: safest, weight: Math.exp(-SEARCH.near / SEARCH.sharp) }];
  }
  if (ask.kind === 'several') return severalOf(ask, value);
  throw new Error(`nobody is asked for ${ask.kind}`);
}

// The best options so far, best first. Reused for every question.
const FOUND: OptionId[] = [];
const WORTHS: number[] = [];

function likeliestOf(options: readonly OptionId[], value: Valuing): Candidate[] {
  let count = 0;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as OptionId;
    const worth = value(option);
    if (count === SEARCH.most && worth <= (WORTHS[count - 1] as number)) continue;
    let place = count === SEARCH.most ? count - 1 : count++;
    for (; place > 0 && worth > (WORTHS[place - 1] as number); place--) {
      WORTHS[place] = WORTHS[place - 1] as number;
      FOUND[place] = FOUND[place - 1] as OptionId;
    }
    WORTHS[place] = worth;
    FOUND[place] = option;
  }
  const top = WORTHS[0] as number;
  const found: Candidate[] = [];
  for (let i = 0; i < count && top - (WORTHS[i] as number) <= SEARCH.near; i++)
    found.push({
      answer: FOUND[i] as OptionId,
      weight: Math.exp(((WORTHS[i] as number) - top) / SEARCH.sharp),
    });
  return found;
}

/** From this round on the safest option is always considered, however little it gives. */
const LATE = 9;

/** The space nearest to the Castle; or no more prey, which only makes a deck slower. */
function safestOf(
  options: readonly OptionId[],
  { players }: State,
  seat: Seat,
  { step }: HungerFrame,
): OptionId | null {
  if (step === 'action') return 'end';
  if (step !== 'move') return null;
  let nearest = distance((players[seat] as Player).space, CASTLE);
  let found: OptionId | null = null;
  for (let i = 0; i < options.length; i++) {
    const choice = choiceOf(options[i] as OptionId);
    if (choice?.verb !== 'move' && choice?.verb !== 'mist') continue;
    const left = distance(choice.thing, CASTLE);
    if (left >= nearest) continue;
    nearest = left;
    found = options[i] as OptionId;
  }
  return found;
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

/** The best ones together, and the same with one of them replaced by the next best. */
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
