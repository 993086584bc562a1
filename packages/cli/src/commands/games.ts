import type { Game } from '@nokturn/engine';
import { GAMES } from '@nokturn/games/all';
import type { GameText } from '@nokturn/text';
import { columns } from '../columns.ts';
import { command } from '../command.ts';
import { type Description, describe, explanation, wordsOf } from '../explain.ts';
import { gameNamed, THE_GAME } from '../setup.ts';
import { textOf } from '../terminals.ts';

export const games = command({
  flags: { json: { type: 'boolean' } },
  words: { min: 0, max: 1, ...THE_GAME },
  run([id], { json }, text) {
    console.log(id === undefined ? list(text, { json }) : single(gameNamed(id), text, { json }));
    return 0;
  },
});

interface Form {
  readonly json: boolean | undefined;
}

function list(text: GameText, { json }: Form): string {
  const all = GAMES.map(describe);
  if (json) return JSON.stringify(all, null, 2);
  return [...all.map((game) => readable(game, text)), text.plain('games-more')].join('\n\n');
}

function single(game: Game, text: GameText, { json }: Form): string {
  const description = describe(game);
  const own = textOf(game, text.language, []);
  if (!json) return explanation(game, description, { text, own }).join('\n');
  return JSON.stringify({ ...description, language: text.language, words: wordsOf(game, own) }, null, 2);
}

function readable({ game, players, bots, presets, options }: Description, text: GameText): string {
  const rows = Object.entries(options).map(([key, option]) => [
    `  ${key}`,
    'values' in option ? option.values.join(', ') : text.plain('games-range', option),
    String(option.default),
  ]);
  const heads = ['option', 'values', 'default'].map((head) => text.plain('games-heads', {}, head));
  const [first = '', ...rest] = heads;
  return [
    text.plain('games-line', { game, min: players.min, max: players.max, bots: bots.join(', ') }),
    ...(presets.length === 0
      ? []
      : [`  ${text.plain('games-presets-line', { presets: presets.join(', ') })}`]),
    ...columns([[`  ${first}`, ...rest], ...rows]),
  ].join('\n');
}
