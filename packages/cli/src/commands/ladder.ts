import { accessSync, constants, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { botsFor } from '@nokturn/bots';
import type { Game } from '@nokturn/engine';
import { command, Failure, type Given, UsageError } from '../command.ts';
import { Progress } from '../progress.ts';
import { causeOf } from '../records.ts';
import {
  botNamed,
  freshSeed,
  gameNamed,
  optionsFor,
  presetNamed,
  SETUP_FLAGS,
  seatsFor,
  THE_GAME,
  wholeNumber,
} from '../setup.ts';
import { withStore } from '../site.ts';
import { page } from '../tournament/page.ts';
import { gamesPerDeal, type Plan, type Setting } from '../tournament/plan.ts';
import { readable } from '../tournament/readable.ts';
import type { Tables } from '../tournament/seating.ts';
import { holdTournament } from '../tournament/tournament.ts';

const { players, seed, preset, option } = SETUP_FLAGS;

const FLAGS = {
  bots: {
    type: 'string',
    value: 'name,...',
    help: 'the bots that play each other (default: all of the game, with their plain temper)',
  },
  'one-against': {
    type: 'string',
    value: 'name',
    help: 'each bot alone, in every seat in turn, against this one in all other seats',
  },
  halves: {
    type: 'boolean',
    help: 'two bots at a table, half of the seats each; then the seats are swapped',
  },
  games: {
    type: 'string',
    value: 'n',
    help: 'how many games, rounded up to whole deals (default: 200)',
  },
  players,
  seed,
  preset,
  option,
  threads: { type: 'string', value: 'n', help: 'how many games at a time (default: one for each core)' },
  spread: {
    type: 'string',
    value: 'where',
    help: 'let the workers of this site play the games: see nokturn worker',
  },
  json: { type: 'boolean', help: 'print one JSON object' },
  html: { type: 'string', value: 'file', help: 'write a report with plots' },
} as const;

/** What a shell is told about a program that was interrupted. */
const INTERRUPTED = 130;

export const ladder = command({
  usage: '<game> [options]',
  summary: 'lets bots compete and reports how strong they are',
  flags: FLAGS,
  words: { min: 1, max: 1, ...THE_GAME },
  notes: [
    'Every deal (a seed: the seed of the ladder with "-1", "-2" and so on behind it) is played several times, so that',
    'each bot sits in each seat. Without --one-against or --halves all bots share the tables. Where all win or lose',
    'together each bot plays in all seats, at every difficulty unless one is chosen. Intervals hold the true value 95',
    'times in 100. Ctrl-C ends it early, with the results of all deals that were played to the end.',
  ],
  async run([id = ''], given) {
    const plan = planOf(gameNamed(id), given);
    const threads = wholeNumber('threads', given.threads ?? String(availableParallelism()), {
      min: 1,
      max: 256,
    });
    if (given.html !== undefined) checkFolder(given.html);
    if (given.spread !== undefined)
      console.error(`the games wait for workers: nokturn worker --database ${given.spread}`);
    const progress = new Progress(plan.deals * gamesPerDeal(plan));
    const holding = { threads, progress: (played: number) => progress.show(played) };
    const tournament =
      given.spread === undefined
        ? await holdTournament(plan, holding)
        : await withStore(given.spread, (spread) => holdTournament(plan, { ...holding, spread }));
    progress.clear();
    console.log(given.json ? JSON.stringify(tournament, null, 2) : readable(tournament).join('\n'));
    if (given.html !== undefined) write(given.html, page(tournament));
    if (tournament.unfinished > 0) throw new Failure(`${tournament.unfinished} games did not come to an end`);
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
  };
  const games = wholeNumber('games', given.games ?? '200', { min: 1 });
  // One deal alone has no interval.
  return { ...plan, deals: Math.max(2, Math.ceil(games / gamesPerDeal(plan))) };
}

function botsOf(game: Game, given: string | undefined, rest: string | undefined): string[] {
  // A temper is a suffix: hard-bold.
  const plain = [...botsFor(game.id).keys()].filter((name) => !name.includes('-'));
  const named = given?.split(',').map((name) => name.trim()) ?? plain;
  const bots = rest === undefined || named.includes(rest) ? named : [rest, ...named];
  for (const name of bots) botNamed(game, name);
  const twice = bots.find((name, i) => bots.indexOf(name) < i);
  if (twice !== undefined) throw new UsageError(`--bots names ${twice} twice`);
  if (bots.length < 2 && !game.cooperative)
    throw new UsageError(`--bots names only ${bots[0]}; a ladder compares at least two`);
  return bots;
}

interface Kind {
  readonly halves: boolean;
  readonly rest: string | undefined;
  readonly bots: readonly string[];
}

function tablesOf(game: Game, seats: number, { halves, rest, bots }: Kind): Tables {
  if (halves && rest !== undefined) throw new UsageError('choose one of --halves and --one-against');
  if (game.cooperative) {
    if (halves || rest !== undefined)
      throw new UsageError(`--${halves ? 'halves' : 'one-against'}: in ${game.id} all win or lose together`);
    return { kind: 'teams' };
  }
  if (rest !== undefined) return { kind: 'one-against', rest: bots.indexOf(rest) };
  if (!halves) return { kind: 'mixed' };
  if (seats % 2 === 1) throw new UsageError(`--halves needs an even number of players, not ${seats}`);
  return { kind: 'halves' };
}

/** Where all win or lose together, a bot is measured at every difficulty. */
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

/** Better told before the tournament than after it. */
function checkFolder(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${causeOf(error, { writing: true })}`);
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${causeOf(error, { writing: true })}`);
  }
}
