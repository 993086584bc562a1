import type { Game } from '@nokturn/engine';
import { createText, type GameText, type Language } from '@nokturn/text';
import type { GameUi } from '@nokturn/ui';
import { useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import { pageSource, useWords } from '../app/words.tsx';
import { gameWords, listed } from '../games.ts';
import { rulesOf } from '../rulesOf.ts';

/** Loads once; asked again, gives the same promise, as `use` needs it. */
export function once<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const fresh = load(key);
    kept.set(key, fresh);
    fresh.catch(() => kept.delete(key));
    return fresh;
  };
}

const rules = once(rulesOf);
const boards = once(async (id): Promise<GameUi> => {
  const game = listed(id);
  if (game === null) throw new Error(`there is no game ${id}`);
  return game.board();
});
const sources = once(async (key): Promise<readonly string[]> => {
  const [id = '', language = ''] = key.split('/');
  const [game, page, board] = await Promise.all([
    gameWords(id, language as Language),
    pageSource(language as Language),
    boards(id).then((ui) => ui.words(language as Language)),
  ]);
  return [game, board, page];
});
const plainTexts = once(async (key): Promise<GameText> => {
  const [id = '', language = ''] = key.split('/');
  return createText({
    language: language as Language,
    sources: [await gameWords(id, language as Language)],
    names: [],
  });
});

export function useRules(id: string): Promise<Game> {
  return rules(id);
}

export function useBoard(id: string): Promise<GameUi> {
  return boards(id);
}

/** The words of a game without a table: names of options, rules. */
export function useGameText(id: string): Promise<GameText> {
  const { language } = useWords();
  return plainTexts(`${id}/${language}`);
}

/** The words of a game at a table: its own, its board's and the page's. */
export function useTableSources(id: string): Promise<readonly string[]> {
  const { language } = useWords();
  return sources(`${id}/${language}`);
}

export function useTableText(loaded: readonly string[], names: readonly string[]): GameText {
  const { language } = useWords();
  const { mild } = useSettings();
  const key = names.join('\n');
  return useMemo(
    () => createText({ language, sources: loaded, names: key.split('\n'), mild }),
    [language, loaded, key, mild],
  );
}
