/// <reference types="vite/client" />

declare module '*.ftl?raw' {
  const source: string;
  export default source;
  /** What the file lacks, in English: the build adds it if there is anything. */
  export const english: string | undefined;
}

/** For when a file of the page could not be loaded: `src/boot.ts` provides it to the page. */
interface Rescue {
  /**
   * Reloads the page as soon as the server answers; the promise is then never fulfilled. False if that was tried in
   * vain just now.
   */
  comeBack(): Promise<boolean>;
  /** Says that the page could not be loaded, with a button to try again. */
  giveUp(): void;
}

interface Window {
  /** Missing during development, and if it could not be loaded itself. */
  rescue?: Rescue;
}
