import type { Options, Rulebook } from '@nokturn/engine';

/**
 * Options chosen under other rules, translated into these: options that no longer exist are left out, and new ones have
 * their defaults.
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
    // If no single one of them is wrong, they no longer go together.
    kept = left.length < Object.keys(kept).length ? Object.fromEntries(left) : {};
  }
}

/** The chosen options that these rules know. */
export function known({ options }: Pick<Rulebook, 'options'>, chosen: Options): Options {
  return Object.fromEntries(Object.entries(chosen).filter(([option]) => Object.hasOwn(options, option)));
}
