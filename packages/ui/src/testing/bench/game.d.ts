declare module 'virtual:game' {
  /** What the folder of the game exports to the page. */
  export const ui: import('../../board.ts').GameUi;
  /** Its words and the words of its board, by language. */
  export const WORDS: readonly (readonly [language: import('@nokturn/text').Language, words: string])[];
}
