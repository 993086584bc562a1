/** Which clauses of the rules are named by tests: clauses `LN-9.13`, rulings `LN-R7`, worked examples `EX-3` or `VV-E3`. */

/** The numbered items in one game's rules. */
export interface RuleIds {
  readonly clauses: readonly string[];
  readonly rulings: readonly string[];
  readonly examples: readonly string[];
}

/** A test, with its file. */
export interface NamedTest {
  readonly file: string;
  readonly name: string;
}

export interface Coverage {
  readonly total: number;
  readonly tested: number;
  readonly untested: readonly string[];
}

export interface GameCoverage {
  /** The total number. */
  readonly clauses: number;
  readonly tested: number;
  readonly untested: readonly string[];
  /** Clauses that no test can check, each with the reason. */
  readonly untestable: Readonly<Record<string, string>>;
  readonly rulings: Coverage;
  readonly examples: Coverage;
  /** Ids that tests name but the rules do not contain. */
  readonly unknown: readonly string[];
}

export function idsIn(rules: string): RuleIds {
  const all = (pattern: RegExp) => [...rules.matchAll(pattern)].map((match) => match[1] ?? '');
  return {
    clauses: all(/^- \*\*([A-Z]+-\d+\.\d+)\*\*/gm),
    rulings: all(/^\| ([A-Z]+-R\d+) \|/gm),
    examples: all(/^- \*\*((?:EX-|[A-Z]+-E)\d+)\*\*/gm),
  };
}

/** All ids that a name mentions; `LN-9.21 to LN-9.24` mentions four. */
export function idsNamed(name: string): string[] {
  const pattern = /\b(EX-|[A-Z]{2,}-(?:\d+\.|R|E))(\d+)\b(?: to (EX-|[A-Z]{2,}-(?:\d+\.|R|E))(\d+)\b)?/g;
  return [...name.matchAll(pattern)].flatMap(([, stem = '', first = '', lastStem, last]) => {
    const from = Number(first);
    if (last === undefined) return [`${stem}${from}`];
    if (lastStem !== stem) return [`${stem}${from}`, `${lastStem}${last}`];
    return Array.from({ length: Math.max(1, Number(last) - from + 1) }, (_, i) => `${stem}${from + i}`);
  });
}

export function coverageOf(
  game: string,
  rules: RuleIds,
  tests: readonly NamedTest[],
  untestable: Readonly<Record<string, string>>,
): GameCoverage {
  const prefix = rules.clauses[0]?.split('-')[0] ?? '';
  const named = new Set<string>();
  for (const { file, name } of tests)
    for (const id of idsNamed(name))
      if (id.startsWith(`${prefix}-`) || (id.startsWith('EX-') && file.includes(`/games/${game}/`)))
        named.add(id);
  const excused = Object.fromEntries(Object.entries(untestable).filter(([id]) => rules.clauses.includes(id)));
  const known = new Set([...rules.clauses, ...rules.rulings, ...rules.examples]);
  const { tested, untested } = share(
    rules.clauses.filter((id) => !(id in excused) || named.has(id)),
    named,
  );
  return {
    clauses: rules.clauses.length,
    tested,
    untested,
    untestable: excused,
    rulings: share(rules.rulings, named),
    examples: share(rules.examples, named),
    unknown: [...named].filter((id) => !known.has(id)),
  };
}

function share(ids: readonly string[], named: ReadonlySet<string>): Coverage {
  const untested = ids.filter((id) => !named.has(id));
  return { total: ids.length, tested: ids.length - untested.length, untested };
}
