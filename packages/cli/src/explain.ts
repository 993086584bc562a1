import { TEMPERS } from '@nokturn/bots';
import { defaultOf, type Game, LEVELS, type OptionSpec, type OptionValue } from '@nokturn/engine';
import { botsFor } from '@nokturn/games/bots';
import { folded, type GameText } from '@nokturn/text';
import { beside, room } from './help.ts';
import { seatsFor } from './setup.ts';

export type Description = ReturnType<typeof describe>;

/** The choices that a game offers, for machines. */
export function describe(game: Game) {
  const seats = seatsFor(game, undefined);
  const options: Record<string, Described> = {};
  const chosen: Record<string, OptionValue> = {};
  for (const [key, spec] of Object.entries(game.options)) {
    chosen[key] = defaultOf(spec, chosen, seats);
    options[key] = { ...valuesOf(spec), default: chosen[key] };
  }
  return {
    game: game.id,
    rules: game.rulesVersion,
    players: game.seats,
    bots: [...botsFor(game.id).keys()],
    presets: Object.keys(game.presets ?? {}),
    options,
  };
}

type Values = { values: readonly OptionValue[] } | { min: number; max: number };
type Described = Values & { default: OptionValue };

function valuesOf(spec: OptionSpec): Values {
  return spec.kind === 'choice' ? { values: spec.values } : { min: spec.min, max: spec.max };
}

/** The choices that a game offers, by name, in the same words as on the page. */
export function wordsOf({ options, presets = {} }: Game, own: GameText) {
  const named = (id: string) => ({ name: own.plain(id), help: own.plain(id, {}, 'help') });
  return {
    name: own.plain('game'),
    tagline: own.plain('game', {}, 'tagline'),
    about: own.plain('game', {}, 'about'),
    presets: mapped(presets, (preset, id) => ({ ...named(`preset-${id}`), ...preset })),
    options: mapped(options, (spec, key) => ({
      ...named(`option-${key}`),
      ...(spec.kind === 'choice' && {
        values: Object.fromEntries(
          spec.values.map((value) => [String(value), own.plain(`option-${key}-${value}`)]),
        ),
      }),
    })),
  };
}

function mapped<T, U>(record: Readonly<Record<string, T>>, make: (value: T, key: string) => U) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]));
}

/** The words of the command line, and those of the game itself. */
interface Texts {
  readonly text: GameText;
  readonly own: GameText;
}

type Row = readonly [name: string, meaning: string];

/** A game as lines for people who want to play it. */
export function explanation(game: Game, description: Description, { text, own }: Texts): string[] {
  const { name, tagline, about, presets, options } = wordsOf(game, own);
  const { min, max } = game.seats;
  const seats = seatsFor(game, undefined);
  const part = (id: string, rows: readonly Row[]) =>
    rows.length === 0 ? [] : ['', text.plain(id), ...beside(rows)];
  return [
    `${name} (${game.id})`,
    '',
    ...folded(tagline, room()),
    ...folded(about, room()),
    '',
    text.plain('games-players', { min, max, seats }),
    ...part(
      'games-presets',
      Object.entries(presets).map(
        ([id, preset]): Row => [`  ${id}`, text.plain('games-preset', { ...preset })],
      ),
    ),
    ...part(
      'games-options',
      Object.entries(options).flatMap(([key, option]): Row[] => [
        [`  ${key}`, text.plain('games-option', { name: option.name, help: option.help })],
        ...valueRows(description, key, option.values, text),
      ]),
    ),
    ...part(
      'games-bots',
      description.bots.map((bot): Row => [`  ${bot}`, botWords(bot, text)]),
    ),
  ];
}

function valueRows(
  { options }: Description,
  key: string,
  names: Readonly<Record<string, string>> | undefined,
  text: GameText,
): Row[] {
  const option = options[key];
  if (option === undefined) return [];
  const usual = String(option.default);
  if ('min' in option)
    return [[`    ${text.plain('games-range', option)}`, text.plain('games-default', { value: usual })]];
  return Object.entries(names ?? {}).map(([value, name]) => [
    `    ${value}`,
    value === usual ? text.plain('games-usual', { name }) : name,
  ]);
}

/** A level with a temper is the same level, except when several answers are equally good. */
function botWords(bot: string, text: GameText): string {
  const temper = TEMPERS.find((each) => bot.endsWith(`-${each}`));
  const level = LEVELS.find((each) => bot === `${each}-${temper}`);
  return level === undefined ? text.plain(`bot-${bot}`) : text.plain(`temper-${temper}`, { level });
}
