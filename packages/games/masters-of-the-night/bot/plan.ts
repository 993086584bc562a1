import { type Answer, type Ask, type OptionId, type Position, Table } from '@nokturn/engine';
import { mastersOfTheNight } from '../index.ts';
import { valueIn } from '../rules/choices.ts';
import type { MastersHappening } from '../rules/happenings.ts';
import type { State } from '../rules/state.ts';
import type { MastersFrame } from '../rules/work.ts';
import { worth } from './worth.ts';

/** How far a plan goes: to the end of this vampire's turn, of the day effects, or of the day. */
const horizon: typeof mastersOfTheNight = {
  ...mastersOfTheNight,
  work: {
    ...mastersOfTheNight.work,
    'draw-event': (table) => table.finish(),
    night: (table) => table.finish(),
    turn: (table) => table.finish(),
    'night-over': (table) => table.finish(),
  },
};

type Planned = Table<State, MastersFrame, MastersHappening>;

/** A plan of answers: its first answer, the position it leads to, and the value of that position. */
interface Plan {
  readonly first: Answer;
  readonly table: Planned;
  readonly worth: number;
}

/** How many plans are followed in parallel, and how many outcomes of one action are considered. */
const WIDTH = 8;
const OUTCOMES = 48;
const LONGEST = 8;
/** The value of an action point that is left when something unforeseen happens. */
const POINT = 1.4;
/** Of equivalent plans, the shortest is taken. */
const SOONER = 0.001;

/** The first answers of the best plans from here, with their values. */
export function plan(position: Position<State, MastersFrame>): { answer: Answer; worth: number }[] {
  const root = new Table(horizon, position, { listening: false });
  const best = new Map<Answer, number>();
  let depth = 0;
  const note = ({ first, worth: value }: Plan) =>
    best.set(first, Math.max(value - SOONER * depth, best.get(first) ?? Number.NEGATIVE_INFINITY));
  let open = follow(root, null);
  for (; open.length > 0 && depth < LONGEST; depth++) {
    const further: Plan[] = [];
    for (const course of open) {
      note(course);
      if (!isSettled(course.table, root)) further.push(course);
    }
    open = widest(further).flatMap((course) => follow(course.table, course.first));
  }
  for (const course of open) note(course);
  return [...best].map(([answer, value]) => ({ answer, worth: value }));
}

/** The most promising ones; of equivalent plans, only one. */
function widest(courses: Plan[]): Plan[] {
  const looks = new Map<string, Plan>();
  for (const course of courses) {
    const look = `${course.worth} ${course.table.state.turn?.ap}`;
    if (!looks.has(look)) looks.set(look, course);
  }
  return [...looks.values()].sort((a, b) => b.worth - a.worth).slice(0, WIDTH);
}

/** Planning stops when the turn is over, or when chance has revealed something new. */
function isSettled({ position, state }: Planned, root: Planned): boolean {
  return (
    position.over || position.chance.drawn !== root.position.chance.drawn || state.top !== root.state.top
  );
}

/** All paths from a decision to the next choice of an action. */
function follow(from: Planned, first: Answer | null): Plan[] {
  const courses: Plan[] = [];
  const { asked } = from.position;
  if (asked === null) return courses;
  for (const answer of answersTo(asked.asks[0] as Ask, asked.frame.step)) {
    const found: Plan[] = [];
    explore(from, answer, first ?? answer, found);
    courses.push(...found);
  }
  return courses;
}

function explore(from: Planned, answer: Answer, first: Answer, found: Plan[]): void {
  const table = from.clone();
  const seat = table.position.asked?.seats[0] as number;
  table.answer(seat, answer);
  const { asked, over } = table.position;
  if (over || asked === null || asked.frame.step === 'turn-action') {
    const { turn, ended } = table.state;
    const left = over || ended !== null || turn === null ? 0 : turn.ap * POINT;
    found.push({ first, table, worth: worth(table.state) + left });
    return;
  }
  for (const next of answersTo(asked.asks[0] as Ask, asked.frame.step)) {
    if (found.length >= OUTCOMES) return;
    explore(table, next, first, found);
  }
}

/** Answers worth considering. Going back and exchanging relics lead to nothing new. */
function answersTo(ask: Ask, step: string): readonly Answer[] {
  switch (ask.kind) {
    case 'amount':
      return Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.max - i);
    case 'several':
      return combinations(ask.options, ask.min);
    case 'order':
      return [ask.options];
    case 'one': {
      const { options } = ask;
      if (step === 'combat-die') return usefulDice(options);
      if (step === 'activate-die') return options.slice(0, 1);
      const further = options.filter((option) => option !== 'back' && option !== 'exchange');
      return further.length > 0 ? further : options;
    }
  }
}

/** The highest die, and the lowest die of each cost. */
function usefulDice(options: readonly OptionId[]): readonly OptionId[] {
  const lowest = (least: number) => options.find((option) => valueIn(option) >= least);
  return [...new Set([options.at(-1), lowest(5), lowest(3), options[0]])].filter(
    (option) => option !== undefined,
  );
}

function combinations(options: readonly OptionId[], count: number): OptionId[][] {
  if (count === 0) return [[]];
  return options.flatMap((option, i) =>
    combinations(options.slice(i + 1), count - 1).map((rest) => [option, ...rest]),
  );
}
