import { UNRELEASED } from '@nokturn/engine';
import type { GameNumbers } from '@nokturn/engine/numbers';
import { RELEASES } from '@nokturn/games/all';
import { moduleOf } from '@nokturn/games/folder.ts';
import { ENV_LIMITS, OBSERVATIONS, type Observation } from '@nokturn/protocol/env';
import { command, Failure, UsageError } from '../command.ts';
import { Env } from '../env/env.ts';
import { gameNamed, SETUP_FLAGS, setupFor, THE_GAME, wholeNumber } from '../setup.ts';

const { players, seed, preset, option } = SETUP_FLAGS;

/**
 * Many simultaneous matches for machine learning: requests come in on standard input, replies go to standard output.
 */
export const env = command({
  flags: {
    players,
    seed,
    preset,
    option,
    matches: { type: 'string' },
    observe: { type: 'string' },
  },
  words: { min: 1, max: 1, ...THE_GAME },
  async run([id = ''], given) {
    const game = gameNamed(id);
    const setup = setupFor(game, given);
    const found = await moduleOf<{ readonly numbers: GameNumbers }>(id, 'numbers.ts');
    const numbers = found?.numbers ?? null;
    const observe = observationNamed(given.observe ?? (numbers === null ? 'json' : 'numbers'));
    if (numbers === null && (observe === 'numbers' || observe === 'both'))
      throw new Failure('no-numbers', { game: id });
    const served = new Env({
      game,
      digest: RELEASES[id]?.at(-1)?.digest ?? UNRELEASED,
      ...setup,
      matches: wholeNumber('matches', given.matches ?? '1', { min: 1, max: ENV_LIMITS.matches }),
      observe,
      numbers,
    });
    say(JSON.stringify(served.hello()));
    for await (const line of linesOf(process.stdin)) {
      const reply = served.hear(line);
      say(JSON.stringify(reply.line), reply.bytes);
    }
    return 0;
  },
});

function observationNamed(name: string): Observation {
  const observe = OBSERVATIONS.find((each) => each === name);
  if (observe === undefined) throw new UsageError('observe', { known: OBSERVATIONS.join(', '), given: name });
  return observe;
}

function say(line: string, bytes?: Uint8Array): void {
  process.stdout.write(`${line}\n`);
  // The next reply overwrites the numbers, so they are copied.
  if (bytes !== undefined && bytes.length > 0) process.stdout.write(Buffer.from(bytes));
}

/** Lines as they arrive. One that never ends is an error before it fills the memory. */
async function* linesOf(input: NodeJS.ReadStream): AsyncGenerator<string> {
  let rest = '';
  for await (const text of input.setEncoding('utf8') as AsyncIterable<string>) {
    // A long line comes in many pieces, and is put together once.
    const lines = text.includes('\n') ? (rest + text).split('\n') : [rest + text];
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield line;
    if (rest.length > ENV_LIMITS.line) throw new Failure('line-too-long', { bytes: String(ENV_LIMITS.line) });
  }
}
