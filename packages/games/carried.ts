import type { Options, Rulebook } from '@nokturn/engine';

/**
 * Options that were chosen by rules of another day, as these rules know them: what has no meaning here any more is left out,
 * and what has none yet is as usual.
 */
export function carried(
  rules: Pick<Rulebook, 'options' | 'resolve'>,
  seats: number,
  chosen: Options,
): Options {
  let kept = known(rules, chosen);
  for (;;) {
    const resolved = rules.resolve(seats, kept);
    if ('options' in resolved) return resolved.options;
    const { option, reason } = resolved.problem;
    const left = Object.entries(kept).filter(([key]) => key !== option);
    if (Object.keys(kept).length === 0) throw new Error(reason);
    // Where it is not one of them that is wrong, they do not go together any more.
    kept = left.length < Object.keys(kept).length ? Object.fromEntries(left) : {};
  }
}

/** Those of which these rules have heard. */
export function known({ options }: Pick<Rulebook, 'options'>, chosen: Options): Options {
  return Object.fromEntries(Object.entries(chosen).filter(([option]) => Object.hasOwn(options, option)));
}
