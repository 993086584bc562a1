import { vi } from 'vitest';
import { main } from '../../src/main.ts';

/** What the program says that cannot start, without a process of its own. */
export async function saidByMain(
  env: Readonly<Record<string, string>>,
): Promise<{ out: string; err: string; code: number }> {
  const said = { log: '', error: '' };
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line: string) => {
      said[stream] += `${line}\n`;
    });
  const before = process.exitCode;
  try {
    await main(env);
    return { out: said.log, err: said.error, code: Number(process.exitCode ?? 0) };
  } finally {
    process.exitCode = before;
    vi.restoreAllMocks();
  }
}
