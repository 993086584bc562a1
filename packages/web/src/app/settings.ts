import { isLanguage, type Language } from '@nokturn/text';
import { USUAL_LEVEL } from '../parts/levels.ts';
import { stored, useStored } from './stored.ts';

/** How long the table shows each event before it goes on. */
export const PACES = ['calm', 'brisk', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** The preferences of the person at this browser; the theme is kept by packages/ui. */
export interface Settings {
  /** Null: the first of the browser's languages that the page knows. */
  readonly language: Language | null;
  readonly pace: Pace;
  /** Null: not chosen yet, and the table offers them. */
  readonly sound: boolean | null;
  readonly notify: boolean;
  /** Ask again before a move that the game considers hasty. */
  readonly advice: boolean;
  /** Show useful facts beside the answers. Null: not chosen yet. */
  readonly notes: boolean | null;
  /** List all answers in words, including those that can be touched on the table. */
  readonly listed: boolean;
  /** Single keys do something at the table. */
  readonly keys: boolean;
  /** Show a few words from the bots: they greet, sigh and gloat. */
  readonly talk: boolean;
  /** Bots explain their moves. Null: not chosen yet, so they do in a first match of a game. */
  readonly explain: boolean | null;
  /** Show no swear words, if a game has milder ones. */
  readonly mild: boolean;
  /** The level of the bots that the person plays with. */
  readonly level: string;
  /** The name of the person. */
  readonly name: string;
}

const FIRST: Settings = {
  language: null,
  pace: 'calm',
  sound: null,
  notify: false,
  advice: true,
  notes: null,
  listed: false,
  keys: true,
  talk: false,
  explain: null,
  mild: false,
  level: USUAL_LEVEL,
  name: '',
};

const settings = stored<Partial<Settings>>('nokturn.settings', {});

export function changeSettings(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change });
}

export function settingsNow(): Settings {
  return { ...FIRST, ...settings.get() };
}

export function useSettings(): Settings {
  const [kept] = useStored(settings);
  return { ...FIRST, ...kept };
}

export function languageOf({ language }: Settings): Language {
  if (language) return language;
  for (const tag of navigator.languages) {
    const [base = ''] = tag.toLowerCase().split('-');
    if (isLanguage(base)) return base;
  }
  return 'en';
}
