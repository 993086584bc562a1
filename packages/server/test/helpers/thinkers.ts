import { existsSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import type { Share } from '@nokturn/bots';
import type { Answer, Bot } from '@nokturn/engine';

interface Seen {
  /** The name of a file. */
  readonly gate: string;
}

function waitFor(view: unknown): void {
  const { gate } = view as Seen;
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(gate)) Atomics.wait(nothing, 0, 0, 5);
}

/**
 * Waits like the slow one; its answer tells in how many parts it thought, in which threads, and for how long at most.
 */
const long: Bot = Object.assign((() => 'it was not shared') as Bot, {
  share(view: unknown, { milliseconds }: { milliseconds: number }, _random: unknown, of: number): Share {
    waitFor(view);
    const dying = (view as { readonly dying?: number }).dying;
    if (dying === threadId) process.exit(1);
    const answer = [of, threadId, Math.round(milliseconds)].join(' ');
    return { isGuess: false, answers: [{ answer, weight: 1, leaning: 0, worlds: [], results: [] }] };
  },
  choose: (shares: readonly Share[]): Answer =>
    shares.map(({ answers }) => answers.map(({ answer }) => answer)).join(),
});

/** One bot that does not think, and some that think until a file named in their view exists. */
const BOTS: ReadonlyMap<string, Bot> = new Map<string, Bot>([
  ['quick', (_view, { fallback }) => fallback],
  [
    'slow',
    (view, { fallback }) => {
      waitFor(view);
      return fallback;
    },
  ],
  ['long', long],
]);

export function botsFor(): ReadonlyMap<string, Bot> {
  return BOTS;
}

export const EFFORTS = {
  any: { slow: { milliseconds: 10_000 }, long: { milliseconds: 10_000, isShared: true } },
};
