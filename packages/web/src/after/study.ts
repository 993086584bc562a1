import type { Answer, Rulebook } from '@nokturn/engine';
import type { Lines } from '@nokturn/games/lines.ts';
import type { Glow } from '@nokturn/ui';
import type { PlayedMoment } from './played.ts';
import type { LineShown } from './Study.tsx';
import type { Studied } from './useLines.ts';

/** What can be replayed, and its moments at which something can be seen. */
export interface MomentsShown {
  readonly moments: readonly PlayedMoment[];
  readonly stops: readonly number[];
}

/** What is replayed while a decision is being studied: the match, or a line that leaves it at that point. */
export function branchOf(
  { moments, stops }: MomentsShown,
  studied: Studied | null,
  lines: Lines | null,
  line: LineShown,
): MomentsShown {
  if (studied === null) return { moments, stops };
  const { moment } = studied.verdict;
  const before = [...stops.filter((stop) => stop < moment), moment];
  const further = line === 'match' ? undefined : lines?.shown[line === 'better' ? 0 : 1];
  if (further === undefined) return { moments, stops: [...before, ...stops.filter((stop) => stop > moment)] };
  const known = moments.slice(0, moment + 1);
  return {
    moments: [...known, ...further.map((each, i) => ({ ...each, version: known.length + i, undid: null }))],
    stops: [...before, ...further.map((_, i) => known.length + i)],
  };
}

/** Both answers to the question, if they can be seen on the board; the chosen one is picked there. */
export function glowAt(
  rules: Rulebook,
  at: number,
  { verdict: { moment, played, best } }: Studied,
): { readonly glow: readonly Glow[]; readonly picked: readonly string[] } | null {
  if (at !== moment) return null;
  const mine = optionsOf(played.answer);
  const options = [...new Set([...mine, ...optionsOf(best.answer)])];
  const glow = options.flatMap((option) => {
    const target = rules.pointsAt(option);
    return target === null ? [] : [{ option, target }];
  });
  return { glow, picked: mine };
}

function optionsOf(answer: Answer): readonly string[] {
  if (typeof answer === 'number') return [];
  return typeof answer === 'string' ? [answer] : answer;
}
