import type { GameText, WordsFile } from '@nokturn/text';
import { roomWords } from './roomWords.ts';

const useText = roomWords(import.meta.glob<WordsFile>('../../locales/proof/*.ftl', { query: '?raw' }));

/** The words about proofs: nobody needs them before there is a match. */
export function useProofWords(): GameText['plain'] {
  return useText().plain;
}
