import { type Answer, type MyDecision, onlyAnswer, type Rulebook } from '@nokturn/engine';
import type { Forced, GameUi } from '@nokturn/ui';
import { useEffect, useState } from 'react';

/** The only possible answer, and how it is given. */
export interface ForcedAnswer {
  readonly answer: Answer;
  readonly how: Forced;
  /** After how many milliseconds it is given automatically; null if the player has to give it. */
  readonly after: number | null;
  /** The player wants to look first. */
  hold(): void;
}

/** Always the same time, so that it reveals nothing. */
const AT_ONCE = 400;
const ENDING = 2000;

/** Gives the only possible answer automatically, if it reveals no secret, gives nothing up and is not a reaction. */
export function useForced({
  mine,
  question,
  step,
  game,
  ui,
  isInstant,
  isEnabled,
  isSending,
  send,
}: {
  /** The question, once everything that led to it has been shown. */
  mine: MyDecision | null;
  question: string;
  step: string;
  game: Rulebook;
  ui: GameUi;
  isInstant: boolean;
  isEnabled: boolean;
  /** An answer is on its way. Until it has arrived, the question is still there but nobody is being asked. */
  isSending: boolean;
  send: (answer: Answer) => void;
}): ForcedAnswer | null {
  const [held, setHeld] = useState<string | null>(null);
  const answer = mine !== null && mine.answer === null && isEnabled ? onlyAnswer(mine.ask) : null;
  const how = answer === null ? 'never' : howForced(game, ui, step, answer);
  const isGiven = answer !== null && how !== 'never' && held !== question;
  const after = isGiven ? (isInstant ? 0 : how === 'ending' ? ENDING : AT_ONCE) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question has the same answer
  useEffect(() => {
    if (after === null || answer === null || isSending) return undefined;
    const timer = setTimeout(() => send(answer), after);
    return () => clearTimeout(timer);
  }, [after, question, isSending, send]);
  return answer === null ? null : { answer, how, after, hold: () => setHeld(question) };
}

export function howForced(
  game: Pick<Rulebook, 'tempo'>,
  ui: Pick<GameUi, 'forced'>,
  step: string,
  answer: Answer,
) {
  if (game.tempo?.reactions[step] !== undefined) return 'never';
  return ui.forced?.(step, answer) ?? 'at-once';
}
