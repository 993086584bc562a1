import { createText, type GameText, type Language, type WordsFile } from '@nokturn/text';
import { use } from 'react';
import { allOf, wordsIn } from '../app/loads.ts';
import { useWords } from '../app/words.tsx';
import { once } from './useGame.ts';

const PROOF = import.meta.glob<WordsFile>('../../locales/proof/*.ftl', { query: '?raw' });

const texts = once(async (key): Promise<GameText> => {
  const language = key as Language;
  const words = await wordsIn(language, async (tag) => {
    const load = PROOF[`../../locales/proof/${tag}.ftl`];
    if (load === undefined) throw new Error(`nothing can be proved in ${tag}`);
    return load();
  });
  return createText({ language, ...allOf([words]), names: [] });
});

/** The words about what is proved of a match: nobody needs them before there is one. */
export function useProofWords(): GameText['plain'] {
  const { language } = useWords();
  return use(texts(language)).plain;
}
