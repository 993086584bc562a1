import type { Language } from './languages.ts';

/** Prepositions that take a vowel before some sounds, in their short and long forms. */
const LONG: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  pl: { z: 'ze', w: 'we' },
  cs: { z: 'ze', s: 'se', k: 'ke', v: 've' },
};

/** Czech words whose first consonants want the long form: ze čtvrti, ke dvěma, ve třech, se všemi. */
const HEAVY =
  'čtvrt|čtyř|dv(?:ou|a|ě|ěma)(?!\\p{L})|dva(?:n|c)|tř(?:i|í|em|ech|emi)(?!\\p{L})|vš(?:ech|em|emi|ím)(?!\\p{L})';

/** Beginnings of words before which the short form cannot be said. Other groups of consonants leave a choice. */
const CLASHES: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {},
  pl: {
    z: /^(?:sz|s(?!z)|z|ś|ź|ż)[bcdfghjklmnprstwzćłńśźż]/iu,
    w: /^w[bcdfghjklmnprstwzćłńśźż]/iu,
  },
  cs: {
    z: new RegExp(`^(?:[szšž]|${HEAVY})`, 'iu'),
    s: new RegExp(`^(?:[szšž]|${HEAVY})`, 'iu'),
    k: new RegExp(`^(?:[kg]|${HEAVY})`, 'iu'),
    v: new RegExp(`^(?:[vf]|${HEAVY})`, 'iu'),
  },
};

/** The digits in whose spoken form the long form is used (ze dvou, ze dvanácti, ze dvaceti), and 100 for "sto". */
const NUMBERS: Readonly<Record<Language, Readonly<Record<string, readonly number[]>>>> = {
  en: {},
  pl: { z: [100] },
  cs: { z: [2, 3, 4, 6, 7, 100], s: [2, 3, 4, 6, 7, 100], k: [2, 3, 4, 100], v: [2, 3, 4, 100] },
};

/** The short forms of the prepositions that a language lengthens. */
export function prepositionsOf(language: Language): readonly string[] {
  return Object.keys(LONG[language]);
}

/** A preposition, given in its short form, in the form it takes before a number or a word. */
export function prepositionBefore(preposition: string, next: number | string, language: Language): string {
  const long = LONG[language][preposition];
  if (long === undefined) return preposition;
  const number = typeof next === 'number' ? next : /^\d+/.exec(next)?.[0];
  const clashes =
    number === undefined
      ? CLASHES[language][preposition]?.test(String(next))
      : NUMBERS[language][preposition]?.includes(readAs(Number(number)));
  return clashes ? long : preposition;
}

/**
 * The part of a number that is heard first: its first digit, the second of 11 to 19, 100 for "sto", 0 for "tisíc" and
 * "minus".
 */
function readAs(value: number): number {
  if (value < 0) return 0;
  const whole = Math.trunc(value);
  if (whole >= 1000) return whole < 2000 ? 0 : readAs(Math.trunc(whole / 1000));
  if (whole >= 100) return whole < 200 ? 100 : Math.trunc(whole / 100);
  return whole < 20 ? whole % 10 : Math.trunc(whole / 10);
}
