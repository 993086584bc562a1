import { createText, type GameText, type Language, type WordsFile } from '@nokturn/text';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { gameName, LISTED } from '../games.ts';
import { useWatched } from '../source/watched.ts';
import { allOf, isLacking, wordsIn } from './loads.ts';
import { languageOf, useSettings } from './settings.ts';
import styles from './words.module.css';

const PAGE = import.meta.glob<WordsFile>('../../locales/*.ftl', { query: '?raw' });

/** The page's own words in one language; the words of a game are added when it is opened. */
export interface Words {
  readonly language: Language;
  readonly text: GameText;
  /** The name and the blurb of each listed game. */
  readonly games: ReadonlyMap<string, GameText>;
}

export function pageWords(language: Language): Promise<WordsFile> {
  const load = PAGE[`../../locales/${language}.ftl`];
  return load ? load() : Promise.reject(new Error(`the page has no words in ${language}`));
}

/** If the page has no words in the language, everything is in English. */
async function loadWords(wanted: Language): Promise<Words> {
  const [page, ...names] = await Promise.all([
    wordsIn(wanted, pageWords),
    ...LISTED.map(({ id }) =>
      wordsIn(wanted, (language) => gameName(id, language)).catch(() => nameless(id)),
    ),
  ]);
  const language = page.default === '' ? 'en' : wanted;
  const textOf = (file: WordsFile) => createText({ language, ...allOf([file]), names: [] });
  const games = LISTED.map(({ id }, i) => [id, textOf(names[i] ?? nameless(id))] as const);
  return { language, text: textOf(page), games: new Map(games) };
}

/** A game whose name could not be loaded can still be played. */
function nameless(id: string): WordsFile {
  return { default: `game = ${id}\n    .tagline = {""}\n    .about = {""}\n` };
}

const WordsContext = createContext<Words | null>(null);

/** Nothing is shown until the words are loaded; a change of language keeps the old ones until then. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const language = languageOf(useSettings());
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    loadWords(language).then(
      (loaded) => {
        // The screen stays as it is until the words of the open game are loaded as well.
        if (wanted) startTransition(() => setWords(loaded));
      },
      () => {
        // Without any words there is nothing to show except the built-in message.
        if (document.getElementById('root')?.hasChildNodes()) isLacking.set(true);
        else window.rescue?.giveUp();
      },
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  useEffect(() => {
    if (words) document.documentElement.lang = words.language;
  }, [words]);
  return (
    words && (
      <WordsContext value={words}>
        <Lacking />
        {children}
      </WordsContext>
    )
  );
}

/** Words that could not be loaded are shown in English, or in the previous language; there is a button to try again. */
function Lacking() {
  const say = useSay();
  if (!useWatched(isLacking)) return null;
  return (
    <p className={styles.lacking} role="status">
      {say('words-lacking')}{' '}
      <button type="button" onClick={() => window.location.reload()}>
        {say('try-again')}
      </button>
    </p>
  );
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

/** The text of one game, if its name is enough. */
export function useGameName(id: string): GameText {
  const { games, text } = useWords();
  return games.get(id) ?? text;
}
