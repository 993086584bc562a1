import { createText, type GameText, type Language, type WordsFile } from '@nokturn/text';
import { use } from 'react';
import { allOf, wordsIn } from '../app/loads.ts';
import { useWords } from '../app/words.tsx';
import { once } from './useGame.ts';

type Files = Readonly<Record<string, () => Promise<WordsFile>>>;

/** A hook that loads the words of one area of the page, which nobody needs outside it. */
export function roomWords(files: Files): () => GameText {
  const texts = once(async (key): Promise<GameText> => {
    const language = key as Language;
    const words = await wordsIn(language, async (tag) => {
      const load = Object.entries(files).find(([path]) => path.endsWith(`/${tag}.ftl`))?.[1];
      if (load === undefined) throw new Error(`there are no such words in ${tag}`);
      return load();
    });
    return createText({ language, ...allOf([words]), names: [] });
  });
  return function useRoomWords() {
    const { language } = useWords();
    return use(texts(language));
  };
}
