import type { GameText, WordsFile } from '@nokturn/text';
import { roomWords } from '../parts/roomWords.ts';

const useText = roomWords(import.meta.glob<WordsFile>('../../locales/circles/*.ftl', { query: '?raw' }));

/** The words about circles: only members of one need them. */
export function useCircleWords(): GameText['plain'] {
  return useText().plain;
}
