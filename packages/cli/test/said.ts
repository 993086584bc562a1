import { vi } from 'vitest';
import { run } from '../src/run.ts';
import type { Outcome } from './nokturn.ts';

/** The output of a quick command, run without a process of its own: one at a time, because they share a console. */
export async function said(args: readonly string[]): Promise<Omit<Outcome, 'signal'>> {
  vi.stubEnv('LC_ALL', 'en');
  const lines = { log: '', error: '' };
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line: string) => {
      lines[stream] += `${line}\n`;
    });
  try {
    return { code: await run(args), out: lines.log, err: lines.error };
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}
