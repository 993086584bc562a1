import { readFileSync } from 'node:fs';
import { DamagedRules } from '@nokturn/games/all';
import type { GameText } from '@nokturn/text';
import { COMMON, type Command, Failure, read, UsageError, unknownOption } from './command.ts';
import { bot } from './commands/bot.ts';
import { calibrate } from './commands/calibrate.ts';
import { env } from './commands/env.ts';
import { exporting } from './commands/export.ts';
import { games } from './commands/games.ts';
import { importing } from './commands/import.ts';
import { ladder } from './commands/ladder.ts';
import { matches } from './commands/matches.ts';
import { migrate } from './commands/migrate.ts';
import { moderate } from './commands/moderate.ts';
import { play } from './commands/play.ts';
import { puzzles } from './commands/puzzles.ts';
import { ratings } from './commands/ratings.ts';
import { replay } from './commands/replay.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { worker } from './commands/worker.ts';
import { helpFor, overview } from './help.ts';
import { afterLanguage, languageFor, languageIn } from './language.ts';
import { nearest } from './near.ts';
import { wordsIn } from './words.ts';

export const COMMANDS: Readonly<Record<string, Command>> = {
  games,
  play,
  matches,
  simulate,
  ladder,
  bot,
  env,
  calibrate,
  puzzles,
  replay,
  verify,
  serve,
  migrate,
  export: exporting,
  import: importing,
  moderate,
  ratings,
  worker,
};

/** Runs one command line and returns its exit code: 0 for success, 1 for failure, 2 for a wrong command line. */
export async function run(args: readonly string[]): Promise<number> {
  let text = wordsIn(languageFor(undefined));
  try {
    text = wordsIn(languageIn(args));
    return await obey(afterLanguage(args), text);
  } catch (error) {
    const trouble =
      error instanceof DamagedRules ? new Failure('rules-damaged', { file: error.file }) : error;
    if (!(trouble instanceof UsageError || trouble instanceof Failure)) throw trouble;
    console.error(`nokturn: ${trouble.in(text)}`);
    return trouble instanceof UsageError ? 2 : 1;
  }
}

async function obey(args: readonly string[], text: GameText): Promise<number> {
  const [first, second] = args;
  if (first === '--version') {
    console.log(version());
    return 0;
  }
  const wantsHelp = first === 'help' || first === '--help' || first === '-h';
  // "nokturn help play" is "nokturn play --help".
  if (first === 'help' && second !== undefined && !second.startsWith('-'))
    return obey([second, '--help', ...args.slice(2)], text);
  if (first === undefined || wantsHelp) {
    console.log(overview(COMMANDS, text));
    return wantsHelp ? 0 : 2;
  }
  const command = commandNamed(first);
  const { words, given } = read(first, command, args.slice(1));
  if (given.help) {
    console.log(helpFor(first, command, text));
    return 0;
  }
  return await command.run(words, given, text);
}

function commandNamed(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command;
  if (name.startsWith('-')) throw unknownOption('nokturn', name, { version: { type: 'boolean' }, ...COMMON });
  const names = Object.keys(COMMANDS);
  throw new UsageError('unknown-command', { name, near: nearest(name, names), known: names.join(', ') });
}

function version(): string {
  const file = new URL('../../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
