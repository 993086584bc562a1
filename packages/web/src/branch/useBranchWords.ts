import type { GameText, WordsFile } from '@nokturn/text';
import { roomWords } from '../parts/roomWords.ts';

const useText = roomWords(import.meta.glob<WordsFile>('../../locales/branch/*.ftl', { query: '?raw' }));

/** The words for branches: nobody needs them before a match is over. */
export function useBranchWords(): GameText['plain'] {
  return useText().plain;
}
