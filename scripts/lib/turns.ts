import type { Press, Questioned, Watched } from './watching.ts';

/** What somebody answers before others move, or from one of the counted questions to the next. */
export interface Turn {
  readonly presses: number;
  readonly steps: readonly string[];
  /** Something was pressed in it that a usual turn does without. */
  readonly isExtra: boolean;
}

export interface Times {
  /** Milliseconds from "begin" to the first own decision, and how many beats of others were shown in it. */
  readonly first: number;
  readonly ahead: number;
  /** Milliseconds between the end of an own turn and the next own decision. */
  readonly waits: readonly number[];
  readonly turns: readonly Turn[];
}

type Seen = Pick<Watched, 'begun' | 'questions' | 'presses' | 'ends'>;

/**
 * How long somebody waited and how often somebody pressed. A press belongs to the question that stood there when it was
 * made, however soon the next one came up; a wait is one in which others were seen to move. `anew`: the steps at which
 * something begins that is counted by itself, though nobody else has moved.
 */
export function timesOf({ begun, questions, presses, ends }: Seen, anew: readonly string[] = []): Times {
  const waits: number[] = [];
  const turns: Turn[] = [];
  let turn: Turn | null = null;
  let answered: { readonly at: number; readonly others: number } | null = null;
  const close = () => {
    if (turn !== null) turns.push(turn);
    turn = null;
  };
  for (const question of questions) {
    const isAfterOthers = answered !== null && question.others !== answered.others;
    if (answered !== null && isAfterOthers) {
      const end: number | undefined = ends.findLast((one) => one < question.at);
      waits.push(question.at - Math.max(answered.at, end ?? answered.at));
      answered = null;
    }
    const own = presses.filter(({ version }) => version === question.version);
    const last = own.at(-1);
    if (isAfterOthers || (last !== undefined && anew.includes(question.step))) close();
    // What changed before it was answered was asked once more.
    if (last === undefined) continue;
    answered = { at: last.at, others: question.others };
    turn = joined(turn, question, own);
  }
  close();
  const [first] = questions;
  return { first: (first?.at ?? Number.NaN) - begun, ahead: first?.others ?? 0, waits, turns };
}

function joined(turn: Turn | null, { step }: Questioned, presses: readonly Press[]): Turn {
  return {
    presses: (turn?.presses ?? 0) + presses.length,
    steps: [...(turn?.steps ?? []), step],
    isExtra: (turn?.isExtra ?? false) || presses.some(({ isExtra }) => isExtra),
  };
}
