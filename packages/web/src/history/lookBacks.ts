import type { MatchRecord, Seat } from '@nokturn/engine';
import { stored } from '../app/stored.ts';
import type { Verdict } from '../mind/messages.ts';

/** What a look back has found, in a few numbers. It stays in this browser: how somebody plays is nobody else's affair. */
export interface KeptLookBack {
  readonly key: string;
  readonly game: string;
  /** How many decisions were looked at, and how many of them were what the hint would have been. */
  readonly decisions: number;
  readonly same: number;
  /** How much of a win all of them together have cost. */
  readonly cost: number;
}

const KEPT = 300;
export const lookBacks = stored<readonly KeptLookBack[]>('nokturn.look-backs', []);

/** Each look back once, however often it was done. */
export function keepLookBack(
  { game, commitment }: Pick<MatchRecord, 'game' | 'commitment'>,
  seat: Seat,
  verdicts: readonly Verdict[],
): void {
  if (verdicts.length === 0) return;
  const key = `${commitment} ${seat}`;
  const costs = verdicts.map(({ best, played }) => Math.max(0, best.worth - played.worth));
  const found: KeptLookBack = {
    key,
    game,
    decisions: verdicts.length,
    same: costs.filter((cost) => cost === 0).length,
    cost: costs.reduce((sum, cost) => sum + cost, 0),
  };
  lookBacks.set([found, ...lookBacks.get().filter((other) => other.key !== key)].slice(0, KEPT));
}

/** All look backs at matches of a game together; null if there are none. What cannot be read is left out. */
export function comparedIn(
  all: readonly KeptLookBack[],
  game: string,
): {
  readonly matches: number;
  readonly decisions: number;
  readonly same: number;
  readonly cost: number;
} | null {
  const those = (Array.isArray(all) ? all : []).filter((each) => each?.game === game && isSound(each));
  if (those.length === 0) return null;
  const total = (of: (each: KeptLookBack) => number) => those.reduce((sum, each) => sum + of(each), 0);
  return {
    matches: those.length,
    decisions: total(({ decisions }) => decisions),
    same: total(({ same }) => same),
    cost: total(({ cost }) => cost),
  };
}

function isSound({ decisions, same, cost }: KeptLookBack): boolean {
  return (
    Number.isSafeInteger(decisions) &&
    Number.isSafeInteger(same) &&
    Number.isFinite(cost) &&
    decisions > 0 &&
    same >= 0 &&
    same <= decisions &&
    cost >= 0 &&
    cost <= decisions
  );
}
