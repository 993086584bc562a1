import type { GameText, WordsFile } from '@nokturn/text';
import { roomWords } from '../parts/roomWords.ts';

const useText = roomWords(import.meta.glob<WordsFile>('../../locales/puzzles/*.ftl', { query: '?raw' }));

/** The words about puzzles, for people who open one. */
export function usePuzzleWords(): GameText['plain'] {
  return useText().plain;
}
