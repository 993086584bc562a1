import type { Language } from '@nokturn/text';

/** Inflectional endings of words; without accents, like everything that is compared. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: split('ions ment ing ion ies ied ers er ed es s e y'),
  pl: split(
    'iami owie iach iego iemu ami ach owi iom iem ego emu ymi imi ych ich aja ac ic yc ow om em ym im ej ii ie ia a e i o u y',
  ),
  cs: split('ovi ove ami emi imi ymi ech ich ach ych eho emu ata aji at it um em ou ym im am a e i o u y'),
};

/** What the end of a stem may have been before the ending softened it: ręce comes from ręk-a, wolves from wolf. */
const SOFTENED: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [[/v$/, 'f']],
  pl: [
    [/sc$/, 'st'],
    [/c$/, 'k'],
    [/c$/, 't'],
    [/dz$/, 'g'],
    [/dz$/, 'd'],
    [/rz$/, 'r'],
    [/sz$/, 'ch'],
    [/ie(st|[^aeiouy])$/, 'ia$1'],
  ],
  cs: [
    [/c$/, 'k'],
    [/z$/, 'h'],
    [/s$/, 'ch'],
  ],
};

/** Words whose forms have little in common but their meaning. */
const IRREGULAR: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: ['die dice', 'man men', 'woman women', 'foot feet', 'tooth teeth', 'person people'].map(split),
  pl: [
    'dzien dnia dniu dniem dni dniom dniami dniach',
    'reka rak reke rece reki rekami',
    'czlowiek czlowieka czlowiekowi czlowiekiem ludzie ludzi ludziom ludzmi ludziach',
    'tydzien tygodnia tygodniu tygodnie tygodni',
    'pies psa psu psem psy psow psami psach',
    'wziac biore bierze bierzesz wez wzial',
  ].map(split),
  cs: [
    'den dne dnu dni dnem dny dnu dnech',
    'ruka ruce ruky ruku rukou rukou rukama',
    'clovek cloveka cloveku clovekem lide lidi lidem lidmi lidech',
    'pes psa psu psem psi psy psech',
    'vzit vezme vezmi vezmes bere beres',
  ].map(split),
};

/** Stems must be long enough to be distinguishable. */
const SHORTEST = 3;

/** Without capitals and accents, so that "hrbitov" finds the Hřbitov. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** A word without its ending. */
export function stemOf(word: string, language: Language): string {
  const ending = ENDINGS[language].find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** The possible stems of a word: two words are forms of the same word if they have one in common. */
export function stemsOf(word: string, language: Language): readonly string[] {
  const irregular = IRREGULAR[language].filter((forms) => forms.includes(word)).map(([first]) => `${first}*`);
  const stem = stemOf(word, language);
  const hard = SOFTENED[language].flatMap(([soft, as]) => (soft.test(stem) ? [stem.replace(soft, as)] : []));
  // Miast- has become miesc- in two steps.
  const harder = hard.flatMap((one) =>
    SOFTENED[language].flatMap(([soft, as]) => (soft.test(one) ? [one.replace(soft, as)] : [])),
  );
  const all = [stem, ...hard, ...harder];
  return [...new Set([...irregular, ...all, ...all.flatMap((one) => withFleetingE(one, language))])];
}

/** Krw- is krew, kostk- is kostek: if a word would end in two consonants, an e is inserted between them. */
function withFleetingE(stem: string, language: Language): readonly string[] {
  if (language === 'en' || !/[^aeiouy]{2}$/.test(stem)) return [];
  const between = `${stem.slice(0, -1)}e${stem.slice(-1)}`;
  // Before it, Polish softens an r: dworca comes from dworzec.
  return language === 'pl' && stem.endsWith('rc') ? [between, stem.replace(/rc$/, 'rzec')] : [between];
}

function split(words: string): readonly string[] {
  return words.split(' ');
}
