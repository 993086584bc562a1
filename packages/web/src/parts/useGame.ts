import type { MatchRecord, Rulebook } from '@nokturn/engine';
import { createText, type GameText, type Language, type Teacher, type WordsFile } from '@nokturn/text';
import type { GameUi } from '@nokturn/ui';
import { useMemo } from 'react';
import { allOf, loaded, wordsIn } from '../app/loads.ts';
import { useSettings } from '../app/settings.ts';
import { pageWords, useWords } from '../app/words.tsx';
import { boardOf, boardWords, gameWords, teacherOf } from '../games.ts';
import { type NamedRules, rulesNamed, rulesOf, rulesOfRecord, wordsOfBefore } from '../rulesOf.ts';

/**
 * Loads once and then always returns the same promise, as `use` needs it. This includes a rejected one: with a new one
 * in its place a screen would wait forever instead of showing the error.
 */
export function once<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const fresh = load(key);
    kept.set(key, fresh);
    return fresh;
  };
}

const rules = once((id) => loaded(() => rulesOf(id)));
/** By their name as JSON. If this page does not have the rules of a match, a newer page has started it since. */
const named = once((key) =>
  loaded(async () => {
    const found = await rulesNamed(JSON.parse(key));
    if (found === null) throw new Error('the page is older than the rules');
    return found;
  }),
);
const before = once(async (key): Promise<string> => {
  const { language, ...name } = JSON.parse(key);
  const rules = await named(JSON.stringify(name));
  return loaded(() => wordsOfBefore(rules, language));
});
const boards = once((id): Promise<GameUi> => loaded(() => boardOf(id)));
/** Nothing is reloaded for its sake: a match without explanations is still a match. */
const teachers = once((id): Promise<Teacher | null> => teacherOf(id));
const sources = once(async (key): Promise<readonly WordsFile[]> => {
  const [id = '', language = ''] = key.split('/');
  const [game, page, board] = await Promise.all([
    wordsIn(language as Language, (tag) => gameWords(id, tag)),
    wordsIn(language as Language, pageWords),
    wordsIn(language as Language, (tag) => boardWords(id, tag)),
  ]);
  return [game, board, page];
});
const plainTexts = once(async (key): Promise<GameText> => {
  const [id = '', language = ''] = key.split('/');
  const words = await wordsIn(language as Language, (tag) => gameWords(id, tag));
  return createText({ language: language as Language, ...allOf([words]), names: [] });
});

export function useRules(id: string): Promise<Rulebook> {
  return rules(id);
}

/** For a game that somebody is about to play: if loading failed, it may be tried again. */
export function loadRules(id: string): Promise<Rulebook> {
  return loaded(() => rulesOf(id));
}

export function loadBoard(id: string): Promise<GameUi> {
  return loaded(() => boardOf(id));
}

/** The rules of a match. */
export function useRulesOf(match: NamedRules): Promise<Rulebook> {
  return named(keyOf(match));
}

const ofRecords = new WeakMap<MatchRecord, Promise<Rulebook | null>>();

/** The rules of a record; null if they are not here. */
export function useRulesOfRecord(record: MatchRecord): Promise<Rulebook | null> {
  const found = ofRecords.get(record) ?? loaded(() => rulesOfRecord(record));
  ofRecords.set(record, found);
  return found;
}

/** What components said about themselves under the rules of a match, if these are not today's. */
export function useWordsOf(match: NamedRules): Promise<string> {
  const { language } = useWords();
  return before(keyOf(match, { language }));
}

function keyOf({ game, rules, digest }: NamedRules, more: object = {}): string {
  return JSON.stringify({ ...more, game, rules, digest });
}

export function useBoard(id: string): Promise<GameUi> {
  return boards(id);
}

/** How its bots explain their moves: loaded only at tables where they do. */
export function loadTeacher(id: string): Promise<Teacher | null> {
  return teachers(id);
}

/** The words of a game without a table: names of options, rules. */
export function useGameText(id: string): Promise<GameText> {
  const { language } = useWords();
  return plainTexts(`${id}/${language}`);
}

/** The words of a game at a table: those of the game, of its board and of the page. */
export function useTableSources(id: string): Promise<readonly WordsFile[]> {
  const { language } = useWords();
  return sources(`${id}/${language}`);
}

export function useTableText(
  files: readonly WordsFile[],
  names: readonly string[],
  { cards, before = '' }: { readonly cards?: Rulebook['cards']; readonly before?: string } = {},
): GameText {
  const { language } = useWords();
  const { mild } = useSettings();
  const key = names.join('\n');
  return useMemo(
    () =>
      createText({
        language,
        ...allOf(files),
        before,
        ...(cards && { cards }),
        names: key.split('\n'),
        mild,
      }),
    [language, files, before, cards, key, mild],
  );
}
