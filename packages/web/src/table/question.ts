import type { View } from '@nokturn/engine';
import type { Moment } from '../source/source.ts';

/**
 * The version at which the question in the last of these moments was first asked. If several players decide at once,
 * the answers of others are moments too, but the question stays the same, so that a half-finished answer is kept.
 */
export function putAt(moments: readonly Moment[]): number {
  let put = moments.length - 1;
  for (let i = put; i > 0 && isSilent(moments[i]); i--) {
    const before = moments[i - 1]?.view;
    if (!before) continue;
    if (!isSameQuestion(before, moments[put]?.view)) break;
    put = i - 1;
  }
  return moments[put]?.version ?? 0;
}

function isSilent(moment: Moment | undefined): boolean {
  return moment?.undid === null && moment.happenings.length === 0;
}

function isSameQuestion(before: View, after: View | null | undefined): boolean {
  const [was, is] = [before.asked, after?.asked];
  if (!was?.mine || !is?.mine || was.mine.answer !== null || is.mine.answer !== null) return false;
  // If nobody else has answered, the viewer has, and this is a new question that looks the same.
  const isWaiting = is.answered === null || is.answered.length > (was.answered?.length ?? 0);
  return isWaiting && JSON.stringify([was.frame, was.mine.ask]) === JSON.stringify([is.frame, is.mine.ask]);
}
