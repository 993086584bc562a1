import { randomBytes } from 'node:crypto';
import {
  type Bot,
  type Game,
  type MatchSetup,
  type Options,
  type Preset,
  readOptionValue,
  resolveOptions,
  type SetupProblem,
} from '@nokturn/engine';
import { findGame, GAMES } from '@nokturn/games/all';
import { botsFor } from '@nokturn/games/bots';
import { commandIn, isProgram, namesIn } from '@nokturn/server/programs/command';
import { type Flag, type Given, UsageError } from './command.ts';

/** The default time for a program's decision, in milliseconds. */
const USUAL_WITHIN = 5000;

/** The options of the commands that start matches. */
export const SETUP_FLAGS = {
  players: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  preset: { type: 'string' },
  option: { type: 'string', multiple: true },
  within: { type: 'string' },
} as const satisfies Record<string, Flag>;

/** The word that names a game. */
export const THE_GAME = { what: 'game', oneOf: GAMES.map(({ id }) => id) } as const;

export function gameNamed(id: string): Game {
  const game = findGame(id);
  if (game === undefined)
    throw new UsageError('unknown-game', { name: id, known: THE_GAME.oneOf.join(', ') });
  return game;
}

/** A whole number given as text. */
export function wholeNumber(name: string, text: string, { min, max }: { min: number; max?: number }): number {
  const value = Number(text);
  if (
    !/^\d+$/.test(text) ||
    !Number.isSafeInteger(value) ||
    value < min ||
    (max !== undefined && value > max)
  )
    throw new UsageError(max === undefined ? 'whole-number-up' : 'whole-number', {
      name,
      min: String(min),
      max: String(max),
      given: text,
    });
  return value;
}

/** The time for a program's decision, in milliseconds. */
export function withinOf(given: string | undefined): number {
  return wholeNumber('within', given ?? String(USUAL_WITHIN), { min: 1, max: 3_600_000 });
}

export function presetNamed(game: Pick<Game, 'id' | 'presets'>, name: string | undefined): Preset | null {
  if (name === undefined) return null;
  const presets = game.presets ?? {};
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (preset !== undefined) return preset;
  const known = Object.keys(presets).join(', ') || null;
  throw new UsageError('unknown-preset', { game: game.id, name, known });
}

export function seatsFor(
  game: Pick<Game, 'seats'>,
  players: string | undefined,
  preset: Preset | null = null,
): number {
  const { min, max, usual } = game.seats;
  if (players === undefined) return preset?.seats ?? usual ?? Math.min(Math.max(6, min), max);
  return wholeNumber('players', players, { min: 1 });
}

/** The match that these options of the command line describe, before it is played. */
export function setupFor(
  game: Pick<Game, 'id' | 'presets' | 'seats'> & Parameters<typeof resolveOptions>[0],
  given: Given<Pick<typeof SETUP_FLAGS, 'players' | 'preset' | 'option' | 'seed'>>,
): MatchSetup {
  const preset = presetNamed(game, given.preset);
  const seats = seatsFor(game, given.players, preset);
  return { seats, options: optionsFor(game, seats, given.option, preset), seed: given.seed ?? freshSeed() };
}

/** Every option of the game with its value; a mistake in them is a mistake in the command line. */
export function optionsFor(
  game: Parameters<typeof resolveOptions>[0],
  seats: number,
  given: readonly string[] = [],
  preset: Preset | null = null,
): Options {
  const chosen: Record<string, unknown> = {};
  for (const pair of given) {
    const equals = pair.indexOf('=');
    if (equals < 1) throw new UsageError('option-pair', { given: pair });
    const key = pair.slice(0, equals);
    if (Object.hasOwn(chosen, key)) throw new UsageError('option-twice', { name: key });
    const spec = Object.hasOwn(game.options, key) ? game.options[key] : undefined;
    const text = pair.slice(equals + 1);
    chosen[key] = spec === undefined ? text : readOptionValue(spec, text);
  }
  const wanted = { ...preset?.options, ...chosen };
  const resolved = resolveOptions(game, seats, wanted);
  if ('problem' in resolved) throw asUsageError(game, seats, wanted, resolved.problem);
  return resolved.options;
}

/** The problem in words that exist in every language; a conflict has its own words, in English. */
function asUsageError(
  { id: game, seats: { min, max }, options }: Pick<Game, 'id' | 'seats' | 'options'>,
  seats: number,
  wanted: Readonly<Record<string, unknown>>,
  { code, option: name = '', reason }: SetupProblem,
): UsageError {
  const spec = options[name];
  const given = JSON.stringify(wanted[name]);
  if (code === 'seats')
    return new UsageError('players', { game, min: String(min), max: String(max), seats: String(seats) });
  if (code === 'unknown-option')
    return new UsageError('unknown-game-option', { game, name, known: Object.keys(options).join(', ') });
  if (code === 'bad-value' && spec?.kind === 'choice')
    return new UsageError('option-value', { name, known: spec.values.join(', '), given });
  if (code === 'bad-value' && spec?.kind === 'number')
    return new UsageError('option-range', { name, min: String(spec.min), max: String(spec.max), given });
  return new UsageError('options-conflict', { reason });
}

/** A bot together with the name it goes by. */
export interface NamedBot {
  readonly name: string;
  readonly bot: Bot;
}

/** The name of the bot for each seat: one of the game's, or a program. */
export function botNamesAt(
  game: Pick<Game, 'id'>,
  seats: number,
  names: string,
  known = botsFor(game.id),
): readonly string[] {
  const list = namesIn(names);
  for (const name of list) mustBeBot(game, name, known);
  if (list.length === seats) return list;
  const [only] = list;
  if (list.length !== 1 || only === undefined)
    throw new UsageError('bots-count', { count: list.length, seats: String(seats) });
  return Array.from({ length: seats }, () => only);
}

/** One bot for each seat; `program` makes one from the name of a program. */
export function botsAt(
  game: Pick<Game, 'id'>,
  seats: number,
  names: string,
  {
    known = botsFor(game.id),
    program,
  }: { known?: ReadonlyMap<string, Bot>; program?: (name: string, seat: number) => Bot } = {},
): readonly NamedBot[] {
  return botNamesAt(game, seats, names, known).map((name, seat) =>
    program !== undefined && isProgram(name)
      ? { name, bot: program(name, seat) }
      : botNamed(game, name, known),
  );
}

export function mustBeBot(game: Pick<Game, 'id'>, name: string, known = botsFor(game.id)): void {
  if (!isProgram(name)) botNamed(game, name, known);
  else if (commandIn(name) === null) throw new UsageError('exec-empty', { name });
}

export function botNamed(game: Pick<Game, 'id'>, name: string, known = botsFor(game.id)): NamedBot {
  const bot = known.get(name);
  if (bot === undefined)
    throw new UsageError('unknown-bot', { name, game: game.id, known: [...known.keys()].join(', ') });
  return { name, bot };
}

export function freshSeed(): string {
  return randomBytes(16).toString('hex');
}
