import { closeOf, type Options, type Rulebook } from '@nokturn/engine';

/** Answering a window that passes by itself takes no thought. */
const WINDOW = 60;

/** The first decisions of a turn matter most; later ones are quicker, so that a turn takes no longer than its beat. */
function shareOf(before: number): number {
  if (before < 3) return 2;
  return before < 6 ? 4 : 8;
}

/**
 * How long the bots of this browser take for a decision, in milliseconds, given how long each of them may think. They
 * play on while the table shows what they did, so no time is added for people to follow. The time does not depend on
 * who decides or on what they think, so that it reveals nothing. `before`: how many decisions the same seat has made in
 * a row so far.
 */
export function timeAhead(
  { tempo }: Pick<Rulebook, 'tempo'>,
  step: string,
  options: Options,
  limits: readonly number[],
  before: number,
): number {
  if (limits.length === 0) return 0;
  const reaction = tempo?.reactions[step];
  if (tempo && reaction && closeOf(tempo, reaction, options).when === 'last-answer') return WINDOW;
  return Math.max(...limits) / shareOf(before);
}
