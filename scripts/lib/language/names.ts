import { type Language, prepositionBefore, prepositionsOf } from '@nokturn/text';
import type { Passage } from './passages.ts';

/** Nouns for people in cases other than the nominative, with which a name after them would have to agree. */
const DECLINED: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  pl: /(?<!\p{L})(?:gracz(?:a|owi|em|u|om|ami|ach)|osob(?:y|ie|ę|ą|om|ami)|rywal(?:a|owi|em|om)|przeciwnik(?:a|owi|iem)|sąsiad(?:a|owi|em)|drużyn(?:y|ie|ę|ą)|bot(?:a|owi|em)) \{(?:SEATS?|\$names?)\}/iu,
  cs: /(?<!\p{L})(?:hráč(?:e|i|em|ovi|ům|ů|ích)|osob(?:y|ě|u|ou|ám)|soupeř(?:e|i|em|ovi)|protivník(?:a|ovi|em)|soused(?:a|ovi|em)|tým(?:u|em)|bot(?:a|ovi|em)) \{(?:SEATS?|\$(?:names?|who|people|mine))\}/iu,
};

/**
 * Prepositions that require a case which the names of players, people or bots, do not have. The Czech "se" is usually a
 * pronoun.
 */
const BEFORE_SEATS: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  pl: /(?<!\p{L})(?:od|do|dla|z|ze|u|przez|przeciw|przeciwko|ku|za|o|po|w|na|nad|pod|bez|wobec|oprócz|prócz|przed|między|obok|przy) \{SEATS?\}/iu,
  cs: /(?<!\p{L})(?:od|do|pro|z|ze|u|proti|k|ke|za|o|po|v|ve|na|nad|pod|bez|kromě|před|mezi|vedle|při|s) \{(?:SEATS?|\$(?:names?|who|people|mine))\}/iu,
};

/** "graczowi { SEAT }": nobody knows how players' names are declined, so they stay in the nominative. */
export function undeclinedNames({ language, text }: Passage): string[] {
  return [DECLINED[language], BEFORE_SEATS[language]].flatMap((pattern) => pattern?.exec(text)?.[0] ?? []);
}

/** The names of the things in a game, by what a placeable calls them: "CELL.gen" for every cell in the genitive. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** A type of thing, the form of its name, and which one if the message says so. */
const PLACED = /^([a-z][\w-]*)(?:\.([\w-]+))?(?:#(.+))?$/;

/** Collects the names of things from the messages `type-…`. */
export function namesIn(passages: readonly Passage[], placeables: Iterable<string>): Names {
  const ids = new Map(passages.map(({ at, text }) => [at, text]));
  return new Map(
    [...new Set(placeables)].map((placeable) => {
      const [, type = '', form = '', one] = PLACED.exec(placeable.toLowerCase()) ?? [];
      const isMeant = (id: string) =>
        one === undefined ? id.startsWith(`${type}-`) && !id.includes('.') : id === `${type}-${one}`;
      const names = [...ids].flatMap(([id, text]) => (isMeant(id) ? [ids.get(`${id}.${form}`) ?? text] : []));
      return [placeable, names];
    }),
  );
}

/** Prepositions in the wrong form before the number, the word or one of the names that follow. */
export function prepositions({ language, text, game }: Passage, names: Names): string[] {
  const short = prepositionsOf(language);
  const forms = short.flatMap((form) => [form, `${form}e`]).join('|');
  if (short.length === 0) return [];
  return [
    ...text.matchAll(new RegExp(`(?<![\\p{L}\\d’'])(${forms})[ \u00A0](\\{[^}]*\\}|\\S+)`, 'giu')),
  ].flatMap(([found, said = '', next = '']) => {
    const form = said.toLowerCase();
    const stem = short.find((each) => each === form) ?? form.slice(0, -1);
    return isRight(form, stem, next, { language, game }, names) ? [] : [found];
  });
}

function isRight(
  form: string,
  stem: string,
  next: string,
  { language, game }: Pick<Passage, 'language' | 'game'>,
  names: Names,
): boolean {
  const before = (what: number | string) => prepositionBefore(stem, what, language);
  const number = /^\d+/.exec(next)?.[0];
  if (number !== undefined) return isReflexive(form, language) || form === before(Number(number));
  // Before a number that is known only at run time there must be PREPOSITION.
  if (/^\{(?:\$|SUM|COUNT|MIN|MAX)/.test(next))
    return isReflexive(form, language) || numbersOf(game).every((n) => form === before(n));
  // "s sebou" means "along"; "se sebou" would mean "with oneself".
  if (language === 'cs' && form === 's' && /^sebou/.test(next)) return true;
  const placed = /^\{([A-Z][^}]*)\}/.exec(next)?.[1];
  const words = placed === undefined ? [next] : (names.get(placed) ?? []);
  // The long form is sometimes a matter of taste; the short one before its own sound never is.
  return form !== stem || words.every((word) => before(word) === form);
}

/** Numbers that want another form: within a game they stay small, while the page counts matches and moves. */
function numbersOf(game: string | null): readonly number[] {
  return game === null ? [1, 2, 6, 100] : [1, 2, 6];
}

/** The Czech "se" is a pronoun far more often than a preposition. */
function isReflexive(form: string, language: Language): boolean {
  return language === 'cs' && form === 'se';
}
