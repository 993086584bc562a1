import type { GameText } from '@nokturn/text';

/** Shows on the error output that somebody is thinking, if that is a terminal on which it can be cleared again. */
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
