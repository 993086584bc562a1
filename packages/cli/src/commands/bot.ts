import type { Game } from '@nokturn/engine';
import { GAMES } from '@nokturn/games/all';
import { isProgram } from '@nokturn/server/programs/command';
import { command, UsageError } from '../command.ts';
import { reportLines } from '../program-lines.ts';
import {
  freshSeed,
  gameNamed,
  mustBeBot,
  optionsFor,
  SETUP_FLAGS,
  seatsFor,
  THE_GAME,
  withinOf,
} from '../setup.ts';

const { seed, within } = SETUP_FLAGS;

/** Matches with a program that report its mistakes. */
export const bot = command({
  flags: { check: { type: 'string' }, seed, within, json: { type: 'boolean' } },
  words: { min: 0, max: 1, ...THE_GAME },
  async run([id], given, text) {
    const name = given.check;
    if (name === undefined || !isProgram(name)) throw new UsageError('check-what');
    const games = id === undefined ? GAMES : [gameNamed(id)];
    for (const game of games) mustBeBot(game, name);
    const terms = { name, within: withinOf(given.within), seed: given.seed ?? freshSeed() };
    const checks = [];
    for (const game of games) checks.push(await checked(game, terms));
    const isGood = checks.every(({ wrong }) => !wrong);
    if (given.json) console.log(JSON.stringify({ seed: terms.seed, good: isGood, checks }, null, 2));
    else {
      for (const { game, report, endsByItself } of checks) {
        console.log([`${game}:`, ...reportLines(text, { [name]: report }).slice(1)].join('\n'));
        if (!endsByItself) console.log(`    ${text.plain('said-does-not-end')}`);
      }
      console.log(text.plain(isGood ? 'said-check-good' : 'said-check-wrong'));
    }
    return isGood ? 0 : 1;
  },
});

interface Terms {
  readonly name: string;
  readonly within: number;
  readonly seed: string;
}

/** A whole match: the program plays every second seat, the others answer at random. */
async function checked(game: Game, { name, within, seed }: Terms) {
  const { Programs, ProgramReports, untilKilled } = await import('../programs.ts');
  const { playOutWith } = await import('../simulation.ts');
  const running = new Programs({ within });
  const forget = untilKilled(running);
  const seats = seatsFor(game, undefined);
  const names = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? name : 'random'));
  const { players, collect } = await running.table(game.id, names);
  const setup = { seats, options: optionsFor(game, seats), seed };
  await playOutWith(game, setup, players, { keepRecord: false });
  const endsByItself = await running.close();
  forget();
  const reports = new ProgramReports();
  collect((report) => reports.add(name, report));
  const report = reports.all[name];
  if (report === undefined) throw new Error('nothing was found of the program');
  const wrong = report.defaults > 0 || Object.keys(report.faults).length > 0 || !endsByItself;
  return { game: game.id, report, endsByItself, wrong };
}
