export type { Facts } from './facts.ts';
export { isLanguage, LANGUAGES, type Language, type WordsFile } from './languages.ts';
export { aligned, cut, dim, folded, padded, type TerminalSize, visible } from './lines.ts';
export { mark, type Part, parts, plain, type Thing } from './marks.ts';
export { numeral, signed } from './numbers.ts';
export { prepositionBefore, prepositionsOf } from './prepositions.ts';
export { type Lesson, lesson, lessons, type Move, stepBefore, type Teacher } from './teacher.ts';
export { MEANINGS, type Meaning, meaningOf, outWith, type Telling } from './telling.ts';
export {
  actsOf,
  COMPONENT_ATTRIBUTES,
  createText,
  type GameText,
  milder,
  type TextSettings,
} from './text.ts';
