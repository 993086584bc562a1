import { expect, it } from 'vitest';
import { filesUnder } from '../lib/files.ts';
import { missingWords } from '../lib/words.ts';

it('nothing is missing in any language: of the page, the terminal, the games, their boards and their guides', () => {
  // The words that a test brings along are in English.
  const files = filesUnder('packages', ['.ftl']).filter(({ path }) => !path.includes('/test/'));
  const rooms = new Set(files.map(({ path }) => path.replace(/\/\w+\.ftl$/, '')));
  expect(rooms.size).toBeGreaterThanOrEqual(2 + 4 * 3);
  expect(missingWords(files)).toEqual([]);
});

it('anything missing is named, with its file', () => {
  const file = (path: string, text: string) => ({ path: `packages/games/dice-duel/${path}`, text });
  expect(
    missingWords([
      file('locales/en.ftl', 'game = Dice Duel\n    .about = Roll.\nlog-rolled = { $n }\n'),
      file('locales/pl.ftl', 'game = Pojedynek\n'),
      file('locales/cs.ftl', 'game = Souboj\n    .about = Házej.\n    .acc = Souboj\nlog-rolled = { $n }\n'),
      file('board/locales/en.ftl', 'board-dice = Dice\n'),
      file('board/locales/cs.ftl', ''),
    ]),
  ).toEqual([
    'packages/games/dice-duel/locales/pl.ftl: game.about is missing',
    'packages/games/dice-duel/locales/pl.ftl: log-rolled is missing',
    'packages/games/dice-duel/board/locales/pl.ftl is missing',
    'packages/games/dice-duel/board/locales/cs.ftl: board-dice is missing',
  ]);
});
