import type { GameText, WordsFile } from '@nokturn/text';
import { roomWords } from '../parts/roomWords.ts';

/** The words about what was played: nobody needs them before there is something. */
export const useHistoryWords: () => GameText = roomWords(
  import.meta.glob<WordsFile>('../../locales/history/*.ftl', { query: '?raw' }),
);
