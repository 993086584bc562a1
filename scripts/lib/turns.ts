import type { Press, Questioned, Watched } from './watching.ts';

/** A player's answers before others move, or from one of the counted questions to the next. */
export interface Turn {
  readonly presses: number;
  readonly steps: readonly string[];
  /** It contains a press that a usual turn does not need. */
  readonly isExtra: boolean;
}

export interface Times {
  /**
   * Milliseconds from "begin" to the player's first decision, and the number of other players' beats shown before it.
   */
  readonly first: number;
  readonly ahead: number;
  /** Milliseconds between the end of a player's turn and their next decision. */
  readonly waits: readonly number[];
  readonly turns: readonly Turn[];
}

type Seen = Pick<Watched, 'begun' | 'questions' | 'presses' | 'ends'>;

/**
 * How long a player waited and how often they pressed. A press belongs to the question on the table at the time,
 * however soon the next one appeared; only waits in which others were seen to move count. `anew`: the steps that begin
 * a turn that is counted separately, though nobody else has moved.
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
    // A question that changed before it was answered is asked again.
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
