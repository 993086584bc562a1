import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { isShared } from '@nokturn/bots';
import type { Game } from '@nokturn/engine';
import { botsFor } from '@nokturn/games/bots';
import { isProgram, namesIn } from '@nokturn/server/programs/command';
import { command, Failure, type Given, UsageError } from '../command.ts';
import { Progress } from '../progress.ts';
import { causeOf } from '../records.ts';
import {
  freshSeed,
  gameNamed,
  mustBeBot,
  optionsFor,
  presetNamed,
  SETUP_FLAGS,
  seatsFor,
  THE_GAME,
  wholeNumber,
  withinOf,
} from '../setup.ts';
import { withStore } from '../site.ts';
import { page } from '../tournament/page.ts';
import { gamesPerDeal, type Plan, type Setting } from '../tournament/plan.ts';
import { readable } from '../tournament/readable.ts';
import type { Tables } from '../tournament/seating.ts';
import { holdTournament } from '../tournament/tournament.ts';
import { Said } from '../words.ts';

const { players, seed, preset, option, within } = SETUP_FLAGS;

const FLAGS = {
  bots: { type: 'string' },
  'one-against': { type: 'string' },
  halves: { type: 'boolean' },
  games: { type: 'string' },
  players,
  seed,
  preset,
  option,
  within,
  threads: { type: 'string' },
  spread: { type: 'string' },
  json: { type: 'boolean' },
  html: { type: 'string' },
} as const;

/** The exit code of an interrupted program. */
const INTERRUPTED = 130;

export const ladder = command({
  flags: FLAGS,
  words: { min: 1, max: 1, ...THE_GAME },
  async run([id = ''], given, text) {
    const plan = planOf(gameNamed(id), given);
    const threads = wholeNumber('threads', given.threads ?? String(availableParallelism()), {
      min: 1,
      max: 256,
    });
    if (given.html !== undefined) checkFolder(given.html);
    const progress = new Progress(plan.deals * gamesPerDeal(plan));
    const holding = { threads, progress: (played: number) => progress.show(played) };
    const tournament =
      given.spread === undefined
        ? await holdTournament(plan, holding)
        : await withStore(
            given.spread,
            (spread) => {
              console.error(text.plain('said-spread', { where: given.spread }));
              return holdTournament(plan, { ...holding, spread });
            },
            { flag: 'spread' },
          );
    progress.clear();
    console.log(given.json ? JSON.stringify(tournament, null, 2) : readable(tournament, text).join('\n'));
    if (given.html !== undefined) write(given.html, page(tournament));
    if (tournament.unfinished > 0) throw new Failure('unfinished', { count: tournament.unfinished });
    return tournament.stopped ? INTERRUPTED : 0;
  },
});

type Wanted = Given<typeof FLAGS>;

function planOf(game: Game, given: Wanted): Plan {
  const chosen = presetNamed(game, given.preset);
  const seats = seatsFor(game, given.players, chosen);
  const rest = given['one-against'];
  const bots = botsOf(game, given.bots, rest);
  const plan = {
    game: game.id,
    seats,
    settings: settingsOf(game, seats, given),
    bots,
    tables: tablesOf(game, seats, { halves: given.halves ?? false, rest, bots }),
    seed: given.seed ?? freshSeed(),
    ...(bots.some(isProgram) && { within: withinOf(given.within) }),
  };
  // Workers play on other machines, which may not have such a program.
  if (given.spread !== undefined && bots.some(isProgram)) throw new UsageError('exec-spread');
  const games = wholeNumber('games', given.games ?? '200', { min: 1 });
  // There is no interval for a single deal.
  return { ...plan, deals: Math.max(2, Math.ceil(games / gamesPerDeal(plan))) };
}

function botsOf(game: Game, given: string | undefined, rest: string | undefined): string[] {
  // A temper is a suffix: hard-bold. Bots that think for seconds play only on request.
  const plain = [...botsFor(game.id)].flatMap(([name, bot]) =>
    name.includes('-') || isShared(bot) ? [] : [name],
  );
  const named = given === undefined ? plain : namesIn(given);
  const bots = rest === undefined || named.includes(rest) ? named : [rest, ...named];
  for (const name of bots) mustBeBot(game, name);
  const twice = bots.find((name, i) => bots.indexOf(name) < i);
  if (twice !== undefined) throw new UsageError('ladder-twice', { bot: twice });
  if (bots.length < 2 && !game.cooperative) throw new UsageError('ladder-one', { bot: bots[0] });
  return bots;
}

interface Kind {
  readonly halves: boolean;
  readonly rest: string | undefined;
  readonly bots: readonly string[];
}

function tablesOf(game: Game, seats: number, { halves, rest, bots }: Kind): Tables {
  if (halves && rest !== undefined) throw new UsageError('ladder-kinds');
  if (game.cooperative) {
    if (halves || rest !== undefined)
      throw new UsageError('ladder-together', { name: halves ? 'halves' : 'one-against', game: game.id });
    return { kind: 'teams' };
  }
  if (rest !== undefined) return { kind: 'one-against', rest: bots.indexOf(rest) };
  if (!halves) return { kind: 'mixed' };
  if (seats % 2 === 1) throw new UsageError('ladder-odd', { seats: String(seats) });
  return { kind: 'halves' };
}

/** In a cooperative game, a bot is measured at every difficulty. */
function settingsOf(game: Game, seats: number, given: Wanted): Setting[] {
  const chosen = presetNamed(game, given.preset);
  const optionsWith = (...more: string[]) =>
    optionsFor(game, seats, [...(given.option ?? []), ...more], chosen);
  const options = optionsWith();
  const { difficulty } = game.options;
  const isChosen =
    chosen?.options.difficulty !== undefined || given.option?.some((pair) => pair.startsWith('difficulty='));
  if (!game.cooperative || difficulty?.kind !== 'choice' || isChosen) return [{ name: null, options }];
  return difficulty.values.map((value) => ({
    name: String(value),
    options: optionsWith(`difficulty=${value}`),
  }));
}

/** Better to find out before the tournament than after it. */
function checkFolder(file: string): void {
  if (!existsSync(dirname(file)))
    throw new Failure('cannot-write', { file, cause: new Said('cause-no-folder') });
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new Failure('cannot-write', { file, cause: causeOf(error, { writing: true }) });
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure('cannot-write', { file, cause: causeOf(error, { writing: true }) });
  }
}
