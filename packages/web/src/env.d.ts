/// <reference types="vite/client" />

declare module '*.ftl?raw' {
  const source: string;
  export default source;
  /** What the file lacks, in English: the build adds it where there is something. */
  export const english: string | undefined;
}

/** For when a file of the page does not come: `src/boot.ts` leaves it to the page. */
interface Rescue {
  /** Reloads the page, once the server answers: then never fulfilled. False where that was of no use just now. */
  comeBack(): Promise<boolean>;
  /** Says in a sentence that the page could not be loaded, with a button to try again. */
  giveUp(): void;
}

interface Window {
  /** Not there while developing, nor where it was not loaded itself. */
  rescue?: Rescue;
}
