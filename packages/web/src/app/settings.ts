import { isLanguage, type Language } from '@nokturn/text';
import { USUAL_LEVEL } from '../parts/levels.ts';
import { stored, useStored } from './stored.ts';

/** How long the table shows each thing that happens before it goes on. */
export const PACES = ['calm', 'brisk', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** What the person at this browser likes; the theme is kept by the design kit. */
export interface Settings {
  /** Null: the first language of the browser that the page knows. */
  readonly language: Language | null;
  readonly pace: Pace;
  /** Null: nobody has said yet, and the table offers them. */
  readonly sound: boolean | null;
  readonly notify: boolean;
  /** To be asked again before what a game takes for hasty. */
  readonly advice: boolean;
  /** To read beside the answers what is worth knowing of them. Null: nobody has said yet. */
  readonly notes: boolean | null;
  /** To read every answer in words, those that can be touched on the table as well. */
  readonly listed: boolean;
  /** Single keys do something at the table. */
  readonly keys: boolean;
  /** To hear a few words of the bots: they greet, sigh and gloat. */
  readonly talk: boolean;
  /** To read no swear words, where a game has milder ones. */
  readonly mild: boolean;
  /** Of the bots that the person plays with. */
  readonly level: string;
  /** What the person is called. */
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
