import {
  type Answer,
  type Ask,
  HeardLog,
  type MatchRecord,
  onlyAnswer,
  type Rulebook,
  type Seat,
  type Witness,
} from '@nokturn/engine';

/** A decision that a seat made, with what it knew then. */
export interface Past {
  /** The moment of the replay at which it was open. */
  readonly moment: number;
  readonly round: number;
  readonly witness: Witness;
  readonly ask: Ask;
  readonly played: Answer;
}

/** Every decision in which a seat had a choice, in order. */
export function decisionsOf(rules: Rulebook, record: MatchRecord, seat: Seat): readonly Past[] {
  const log = new HeardLog(seat);
  const past: Past[] = [];
  let open: Omit<Past, 'played'> | null = null;
  let moment = 0;
  for (const { match, move, happenings } of rules.replay(record)) {
    if (open !== null && move?.[1] === seat) past.push({ ...open, played: move[2] });
    log.listen(happenings, match);
    const view = match.view(seat);
    const mine = view.asked?.mine;
    const isOpen = mine && mine.answer === null && onlyAnswer(mine.ask) === null;
    // The table changes after this, so what the seat sees now is copied.
    open = isOpen
      ? {
          moment,
          round: match.round,
          witness: { ...structuredClone(view), heard: [...log.heard] },
          ask: mine.ask,
        }
      : null;
    moment++;
  }
  return past;
}

/** Whether two answers to a question are equivalent: several options may be named in any order. */
export function isSame(ask: Ask, one: Answer, other: Answer): boolean {
  const told = (answer: Answer) =>
    JSON.stringify(Array.isArray(answer) && ask.kind === 'several' ? answer.toSorted() : answer);
  return told(one) === told(other);
}
