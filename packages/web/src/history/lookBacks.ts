import type { MatchRecord, Seat } from '@nokturn/engine';
import { stored } from '../app/stored.ts';
import type { Verdict } from '../mind/messages.ts';

/**
 * The results of a look back, in a few numbers. They stay in this browser: how well somebody plays is nobody else's
 * business.
 */
export interface KeptLookBack {
  readonly key: string;
  readonly game: string;
  /** How many decisions were examined, and how many of them match the hint. */
  readonly decisions: number;
  readonly same: number;
  /** How much of a win all of them together cost. */
  readonly cost: number;
  /** The same by kind of question; older look backs do not have it. */
  readonly kinds?: Readonly<Record<string, KindOfDecision>>;
}

/** Decisions of one kind: how many there were, how many of them cost something, and how much of a win in total. */
export interface KindOfDecision {
  readonly decisions: number;
  readonly costly: number;
  readonly cost: number;
}

const KEPT = 300;
export const lookBacks = stored<readonly KeptLookBack[]>('nokturn.look-backs', []);

/** Each look back counts once, however often it was run. */
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
    kinds: kindsIn(verdicts),
  };
  lookBacks.set([found, ...lookBacks.get().filter((other) => other.key !== key)].slice(0, KEPT));
}

function kindsIn(verdicts: readonly Verdict[]): Readonly<Record<string, KindOfDecision>> {
  const kinds: Record<string, KindOfDecision> = {};
  for (const { step, best, played } of verdicts) {
    const cost = Math.max(0, best.worth - played.worth);
    kinds[step] = added(kinds[step], { decisions: 1, costly: cost > 0 ? 1 : 0, cost });
  }
  return kinds;
}

function added(one: KindOfDecision | undefined, other: KindOfDecision): KindOfDecision {
  if (one === undefined) return other;
  return {
    decisions: one.decisions + other.decisions,
    costly: one.costly + other.costly,
    cost: one.cost + other.cost,
  };
}

/** What each kind of decision cost in all look backs at matches of a game, costliest first. */
export function kindsOver(
  all: readonly KeptLookBack[],
  game: string,
): { readonly matches: number; readonly kinds: readonly (KindOfDecision & { readonly step: string })[] } {
  const those = (Array.isArray(all) ? all : []).filter(
    (each) => each?.game === game && isSound(each) && each.kinds !== undefined,
  );
  const kinds: Record<string, KindOfDecision> = {};
  for (const each of those)
    for (const [step, kind] of Object.entries<KindOfDecision>(each.kinds ?? {}))
      if (kind && isSound({ ...kind, same: kind.costly })) kinds[step] = added(kinds[step], kind);
  const sorted = Object.entries(kinds).map(([step, kind]) => ({ ...kind, step }));
  return { matches: those.length, kinds: sorted.sort((a, b) => b.cost - a.cost) };
}

/** All look backs at matches of a game together; null if there are none. Unreadable ones are left out. */
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

function isSound({ decisions, same, cost }: Pick<KeptLookBack, 'decisions' | 'same' | 'cost'>): boolean {
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
