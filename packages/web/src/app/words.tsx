import { createText, type GameText, type Language } from '@nokturn/text';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { gameName, LISTED } from '../games.ts';
import { languageOf, useSettings } from './settings.ts';

const PAGE = import.meta.glob<string>('../../locales/*.ftl', { query: '?raw', import: 'default' });

/** The page's own words in one language; the words of a game are added where it is opened. */
export interface Words {
  readonly language: Language;
  readonly source: string;
  readonly text: GameText;
  /** The name and the blurb of each game that is listed. */
  readonly games: ReadonlyMap<string, GameText>;
}

export function pageSource(language: Language): Promise<string> {
  const load = PAGE[`../../locales/${language}.ftl`];
  return load ? load() : Promise.reject(new Error(`the page has no words in ${language}`));
}

async function loadWords(language: Language): Promise<Words> {
  const [source, ...names] = await Promise.all([
    pageSource(language),
    ...LISTED.map(({ id }) => gameName(id, language)),
  ]);
  const games = LISTED.map(
    ({ id }, i) => [id, createText({ language, sources: [names[i] ?? ''], names: [] })] as const,
  );
  return {
    language,
    source,
    text: createText({ language, sources: [source], names: [] }),
    games: new Map(games),
  };
}

const WordsContext = createContext<Words | null>(null);

/** Nothing is shown until the words are there; a change of language keeps the old ones until then. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const language = languageOf(useSettings());
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadWords(language).then((loaded) => {
      // What is on the screen stays until the words of the game that is open are there as well.
      if (wanted) startTransition(() => setWords(loaded));
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  useEffect(() => {
    if (words) document.documentElement.lang = words.language;
  }, [words]);
  return words && <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('this part of the page needs a WordsProvider around it');
  return words;
}

/** The page's sentences: `say('landing-title')`, `say('seat-of', { name })`. */
export function useSay(): (
  id: string,
  facts?: Record<string, string | number>,
  attribute?: string,
) => string {
  const { text } = useWords();
  return text.plain;
}

/** The text of one game, whose name is enough. */
export function useGameName(id: string): GameText {
  const { games, text } = useWords();
  return games.get(id) ?? text;
}
