import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf, type GameCoverage, idsIn, type NamedTest } from './clauses.ts';
import { ROOT } from './files.ts';

/** docs/rules/coverage.json: which clauses may be untested, and why. */
interface Allowance {
  /** For each game, how many clauses may lack a test that names them. This number only ever goes down. */
  readonly untested: Readonly<Record<string, number>>;
  /** Clauses that no test can check, with the reason. */
  readonly untestable: Readonly<Record<string, string>>;
}

const RULES = join(ROOT, 'docs', 'rules');

/** The coverage of every game with rules in docs/rules. */
export function coverageOfAll(tests: readonly NamedTest[]): Readonly<Record<string, GameCoverage>> {
  const { untestable } = allowance();
  const games = readdirSync(RULES).flatMap((file) => /^([a-z-]+)\.md$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(
    games.map((game) => {
      const rules = idsIn(readFileSync(join(RULES, `${game}.md`), 'utf8'));
      return [game, coverageOf(game, rules, tests, untestable)];
    }),
  );
}

/** Everything that is worse than allowed; empty if nothing is. */
export function regressions(coverage: Readonly<Record<string, GameCoverage>>): string[] {
  const { untested: allowed } = allowance();
  return Object.entries(coverage).flatMap(([game, { untested, unknown }]) => {
    const found = unknown.map((id) => `${game}: a test names ${id}, which the rules do not have`);
    const limit = allowed[game] ?? 0;
    if (untested.length > limit)
      found.push(
        `${game}: ${untested.length} clauses are named by no test, at most ${limit} may be: ${untested.join(' ')}`,
      );
    return found;
  });
}

function allowance(): Allowance {
  return JSON.parse(readFileSync(join(RULES, 'coverage.json'), 'utf8'));
}
