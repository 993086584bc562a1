import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';

export interface SpokenLine {
  readonly key: number;
  readonly words: string;
}

/** This many lines are kept, so that one being read out is not cut short by the next. */
const KEPT = 6;

/** The lines of a table's live region. */
export class Voice {
  #lines: readonly SpokenLine[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  readonly lines = (): readonly SpokenLine[] => this.#lines;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly say = (words: string): void => {
    if (words.trim() === '') return;
    this.#lines = [...this.#lines, { key: this.#count++, words }].slice(-KEPT);
    for (const listener of this.#listeners) listener();
  };
}

const VoiceContext = createContext<Voice | null>(null);
export const VoiceProvider = VoiceContext.Provider;

/** One for a table, from its first frame to its last. */
export function useNewVoice(): Voice {
  return useState(() => new Voice())[0];
}

export function useVoice(): Voice | null {
  return useContext(VoiceContext);
}

export function useLines(voice: Voice): readonly SpokenLine[] {
  return useSyncExternalStore(voice.listen, voice.lines);
}

/** Reads out some words when they appear, and again when they appear with another key. */
export function useSpoken(words: string | null, key: string | number | null = null): void {
  const voice = useVoice();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key repeats the same words
  useEffect(() => {
    if (words !== null) voice?.say(words);
  }, [voice, words, key]);
}
