import { botsFor } from '@nokturn/bots';
import { defaultOf, type Game, type OptionSpec, type OptionValue } from '@nokturn/engine';
import { GAMES } from '@nokturn/games';
import { columns } from '../columns.ts';
import { command } from '../command.ts';
import { seatsFor } from '../setup.ts';

export const games = command({
  usage: '[--json]',
  summary: 'lists the games with their player counts, options and bots',
  flags: { json: { type: 'boolean', help: 'print one JSON list' } },
  words: { min: 0, max: 0, what: '' },
  run(_, { json }) {
    const list = GAMES.map(describe);
    console.log(json ? JSON.stringify(list, null, 2) : list.map(readable).join('\n\n'));
    return 0;
  },
});

type Description = ReturnType<typeof describe>;

function describe(game: Game) {
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

function readable({ game, players, bots, presets, options }: Description): string {
  const rows = Object.entries(options).map(([key, option]) => [
    `  ${key}`,
    'values' in option ? option.values.join(', ') : `${option.min} to ${option.max}`,
    String(option.default),
  ]);
  return [
    `${game}: ${players.min} to ${players.max} players; bots: ${bots.join(', ')}`,
    ...(presets.length === 0 ? [] : [`  presets: ${presets.join(', ')}`]),
    ...columns([['  option', 'values', 'default'], ...rows]),
  ].join('\n');
}
