import type { Language } from '@nokturn/text';
import type { Passage } from './passages.ts';

/** Past and conditional of the second person, which are masculine or feminine: nobody knows which the reader is. */
const GENDERED: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  pl: /(?<!\p{L})\p{L}+ł[ae]?(?:ś|byś)(?!\p{L})/iu,
  cs: /(?<!\p{L})(?:(?:(?:a|kdy)?bys|jsi) (?:(?:se|si|to|ho|ji|je|už|tu|mu) )*\p{L}+[^oáíúů\P{L}]la?|\p{L}+[^oáíúů\P{L}]la? (?:jsi|bys))(?!\p{L})/iu,
};

/** The past after a player's name, whose gender nobody knows either: the log is in the present ("działa" is, too). */
const PAST_OF_PLAYERS: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  pl: /(?<=\{(?:SEATS?|\$(?:names?|who))\} )(?:(?:się|nie|już|też|tu|tam|to|go|ją|mu|cię) )*\p{L}+(?:ły?|(?<!dzia|sy|wo)ła)(?!\p{L})|(?<=\{SEATS\} )(?:(?:się|nie|już|też) )*(?!(?:czyli|jeśli)(?!\p{L}))\p{L}+li(?!\p{L})/iu,
  cs: /(?<=\{(?:SEATS?|\$(?:names?|who))\} )(?:(?:se|si|už|také|tu|tam|to|ho|ji|mu|teď) )*\p{L}+[aáeěiíoóuúy]l[aiy]?(?!\p{L})/iu,
};

/** "Straciłeś", "abys mohl", "{ SEAT } ztratil": players must be addressed and told of in a way that fits everyone. */
export function gendered({ language, text }: Passage): string[] {
  return [GENDERED[language], PAST_OF_PLAYERS[language]].flatMap(
    (pattern) => pattern?.exec(text)?.slice(0, 1) ?? [],
  );
}
