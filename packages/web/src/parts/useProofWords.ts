import type { GameText, WordsFile } from '@nokturn/text';
import { roomWords } from './roomWords.ts';

const useText = roomWords(import.meta.glob<WordsFile>('../../locales/proof/*.ftl', { query: '?raw' }));

/** The words about what is proved of a match: nobody needs them before there is one. */
export function useProofWords(): GameText['plain'] {
  return useText().plain;
}
