import type { Language } from '@nokturn/text';
import type { Passage } from './passages.ts';

/** Past and conditional of the second person, which are masculine or feminine: nobody knows which the reader is. */
const GENDERED: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  pl: /(?<!\p{L})\p{L}+ł[ae]?(?:ś|byś)(?!\p{L})/iu,
  cs: /(?<!\p{L})(?:(?:(?:a|kdy)?bys|jsi) (?:(?:se|si|to|ho|ji|je|už|tu|mu) )*\p{L}+[^oáíúů\P{L}]la?|\p{L}+[^oáíúů\P{L}]la? (?:jsi|bys))(?!\p{L})/iu,
};

/** "Straciłeś", "abys mohl": the player must be addressed in a way that fits everyone. */
export function gendered({ language, text }: Passage): string[] {
  return GENDERED[language]?.exec(text)?.slice(0, 1) ?? [];
}
