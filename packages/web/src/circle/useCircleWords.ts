import { createText, type GameText, type Language, type WordsFile } from '@nokturn/text';
import { use } from 'react';
import { allOf, wordsIn } from '../app/loads.ts';
import { useWords } from '../app/words.tsx';
import { once } from '../parts/useGame.ts';

const CIRCLES = import.meta.glob<WordsFile>('../../locales/circles/*.ftl', { query: '?raw' });

const texts = once(async (key): Promise<GameText> => {
  const language = key as Language;
  const words = await wordsIn(language, async (tag) => {
    const load = CIRCLES[`../../locales/circles/${tag}.ftl`];
    if (load === undefined) throw new Error(`nothing can be told of circles in ${tag}`);
    return load();
  });
  return createText({ language, ...allOf([words]), names: [] });
});

/** The words about circles: nobody needs them who is in none. */
export function useCircleWords(): GameText['plain'] {
  const { language } = useWords();
  return use(texts(language)).plain;
}
