import { createText, type GameText, type Language, type WordsFile } from '@nokturn/text';
import { use } from 'react';
import { allOf, wordsIn } from '../app/loads.ts';
import { useWords } from '../app/words.tsx';
import { once } from '../parts/useGame.ts';

const HISTORY = import.meta.glob<WordsFile>('../../locales/history/*.ftl', { query: '?raw' });

const texts = once(async (key): Promise<GameText> => {
  const language = key as Language;
  const words = await wordsIn(language, async (tag) => {
    const load = HISTORY[`../../locales/history/${tag}.ftl`];
    if (load === undefined) throw new Error(`nothing can be told of the past in ${tag}`);
    return load();
  });
  return createText({ language, ...allOf([words]), names: [] });
});

/** The words about what was played: nobody needs them before there is something. */
export function useHistoryWords(): GameText {
  const { language } = useWords();
  return use(texts(language));
}
