import { randomBytes } from 'node:crypto';
import { botsFor } from '@nokturn/bots';
import {
  type Bot,
  type Game,
  type Options,
  type Preset,
  readOptionValue,
  resolveOptions,
} from '@nokturn/engine';
import { findGame, GAMES } from '@nokturn/games';
import { type Flag, UsageError } from './command.ts';

/** The options of the commands that start matches. */
export const SETUP_FLAGS = {
  players: {
    type: 'string',
    value: 'n',
    help: 'how many play (default: what is usual in the game)',
  },
  seed: {
    type: 'string',
    value: 's',
    help: 'any text; the same seed gives the same match (default: by chance)',
  },
  bots: {
    type: 'string',
    value: 'name,...',
    help: 'one bot for all seats, or one for each seat in order (see "nokturn games")',
  },
  preset: {
    type: 'string',
    value: 'name',
    help: 'options that go well together (see "nokturn games"); --option changes single ones',
  },
  option: {
    type: 'string',
    multiple: true,
    value: 'key=value',
    help: 'an option of the game, can be repeated (see "nokturn games")',
  },
} as const satisfies Record<string, Flag>;

/** The word that names a game. */
export const THE_GAME = { what: 'the name of the game', oneOf: GAMES.map(({ id }) => id) } as const;

export function gameNamed(id: string): Game {
  const game = findGame(id);
  if (game === undefined)
    throw new UsageError(`there is no game "${id}"; there are ${THE_GAME.oneOf.join(', ')}`);
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
    throw new UsageError(
      `--${name} must be a whole number ${max === undefined ? `from ${min} up` : `from ${min} to ${max}`}, not "${text}"`,
    );
  return value;
}

export function presetNamed(game: Game, name: string | undefined): Preset | null {
  if (name === undefined) return null;
  const presets = game.presets ?? {};
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (preset !== undefined) return preset;
  const known = Object.keys(presets);
  throw new UsageError(
    `${game.id} has no preset "${name}"${known.length === 0 ? '' : `; it has ${known.join(', ')}`}`,
  );
}

export function seatsFor(game: Game, players: string | undefined, preset: Preset | null = null): number {
  const { min, max, usual } = game.seats;
  if (players === undefined) return preset?.seats ?? usual ?? Math.min(Math.max(6, min), max);
  return wholeNumber('players', players, { min: 1 });
}

/** Every option of the game with its value; what is wrong with them is wrong with the command line. */
export function optionsFor(
  game: Game,
  seats: number,
  given: readonly string[] = [],
  preset: Preset | null = null,
): Options {
  const chosen: Record<string, unknown> = {};
  for (const pair of given) {
    const equals = pair.indexOf('=');
    if (equals < 1) throw new UsageError(`--option needs key=value, not "${pair}"`);
    const key = pair.slice(0, equals);
    if (Object.hasOwn(chosen, key)) throw new UsageError(`option "${key}" is set twice`);
    const spec = Object.hasOwn(game.options, key) ? game.options[key] : undefined;
    const text = pair.slice(equals + 1);
    chosen[key] = spec === undefined ? text : readOptionValue(spec, text);
  }
  const resolved = resolveOptions(game, seats, { ...preset?.options, ...chosen });
  if ('problem' in resolved) throw new UsageError(resolved.problem.reason);
  return resolved.options;
}

/** A bot together with the name it goes by. */
export interface NamedBot {
  readonly name: string;
  readonly bot: Bot;
}

/** One bot for each seat. */
export function botsAt(game: Game, seats: number, names: string): readonly NamedBot[] {
  const list = names.split(',').map((name) => botNamed(game, name.trim()));
  if (list.length === seats) return list;
  const [only] = list;
  if (list.length !== 1 || only === undefined)
    throw new UsageError(
      `--bots names ${list.length} bots for ${seats} seats; name one, or one for each seat`,
    );
  return Array.from({ length: seats }, () => only);
}

export function botNamed(game: Game, name: string): NamedBot {
  const known = botsFor(game.id);
  const bot = known.get(name);
  if (bot === undefined)
    throw new UsageError(
      `there is no bot "${name}" for ${game.id}; there are ${[...known.keys()].join(', ')}`,
    );
  return { name, bot };
}

export function freshSeed(): string {
  return randomBytes(16).toString('hex');
}
