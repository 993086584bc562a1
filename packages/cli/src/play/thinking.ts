import type { GameText } from '@nokturn/text';

/** Says that somebody thinks while they do, on the error output, if that is a terminal on which it can be wiped out. */
export function whileThinking<T>(text: GameText, work: () => T): T {
  const { isTTY } = process.stderr;
  if (!isTTY || process.env.TERM === 'dumb') return work();
  process.stderr.write(text.plain('terminal-thinking'));
  try {
    return work();
  } finally {
    process.stderr.write('\r\x1b[K');
  }
}
