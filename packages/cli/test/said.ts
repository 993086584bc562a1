import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { run } from '../src/run.ts';
import type { Outcome } from './nokturn.ts';

interface Surroundings {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const ENDS = ['exit', 'SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** The output of a command, run without a process of its own: one at a time, because they share a console. */
export async function said(
  args: readonly string[],
  { input = '', env = {} }: Surroundings = {},
): Promise<Omit<Outcome, 'signal'>> {
  for (const [name, value] of Object.entries({ LC_ALL: 'en', ...env })) vi.stubEnv(name, value);
  const lines = { log: '', error: '' };
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line: string) => {
      lines[stream] += `${line}\n`;
    });
  const typed = Readable.from(input === '' ? [] : [input]);
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(typed as typeof process.stdin);
  const before = ENDS.map((end) => process.rawListeners(end));
  try {
    return { code: await run(args), out: lines.log, err: lines.error };
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    // What the command would have done at the end of its own process.
    for (const [i, end] of ENDS.entries())
      for (const listener of process.rawListeners(end))
        if (!before[i]?.includes(listener)) process.off(end, listener as () => void);
  }
}
