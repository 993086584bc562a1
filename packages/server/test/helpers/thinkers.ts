import { existsSync } from 'node:fs';
import type { Bot } from '@nokturn/engine';

/** Bots of which one thinks until a file is there, whose name it sees, and the other does not think. */
const BOTS: ReadonlyMap<string, Bot> = new Map<string, Bot>([
  ['quick', (_view, { fallback }) => fallback],
  [
    'slow',
    (view, { fallback }) => {
      const { gate } = view as unknown as { gate: string };
      const nothing = new Int32Array(new SharedArrayBuffer(4));
      while (!existsSync(gate)) Atomics.wait(nothing, 0, 0, 5);
      return fallback;
    },
  ],
]);

export function botsFor(): ReadonlyMap<string, Bot> {
  return BOTS;
}

export const EFFORTS = { any: { slow: { milliseconds: 10_000 } } };
