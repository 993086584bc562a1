import { type Command, Failure, read, UsageError } from './command.ts';
import { exporting } from './commands/export.ts';
import { games } from './commands/games.ts';
import { importing } from './commands/import.ts';
import { ladder } from './commands/ladder.ts';
import { migrate } from './commands/migrate.ts';
import { moderate } from './commands/moderate.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { worker } from './commands/worker.ts';
import { helpFor, overview } from './help.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  games,
  play,
  simulate,
  ladder,
  replay,
  verify,
  serve,
  migrate,
  export: exporting,
  import: importing,
  moderate,
  worker,
};

/** Runs one command line and returns its exit code: 0 done, 1 it failed, 2 the command line is wrong. */
export async function run(args: readonly string[]): Promise<number> {
  // "nokturn help play" is "nokturn play --help".
  const [name, ...rest] = args[0] === 'help' && args[1] !== undefined ? [args[1], '--help'] : args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(overview(COMMANDS));
    return name === undefined ? 2 : 0;
  }
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command === undefined)
      throw new UsageError(`there is no command "${name}"; there are ${Object.keys(COMMANDS).join(', ')}`);
    const { words, given } = read(command, rest);
    if (given.help) {
      console.log(helpFor(name, command));
      return 0;
    }
    return await command.run(words, given);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof Failure)) throw error;
    console.error(`nokturn: ${error.message}`);
    return error instanceof UsageError ? 2 : 1;
  }
}
