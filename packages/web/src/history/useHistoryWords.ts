import type { GameText, WordsFile } from '@nokturn/text';
import { roomWords } from '../parts/roomWords.ts';

/** The words about past matches: nobody needs them before there are any. */
export const useHistoryWords: () => GameText = roomWords(
  import.meta.glob<WordsFile>('../../locales/history/*.ftl', { query: '?raw' }),
);
