export type { Facts } from './facts.ts';
export { isLanguage, LANGUAGES, type Language } from './languages.ts';
export { aligned, cut, dim, folded, padded, visible } from './lines.ts';
export { mark, type Part, parts, plain, type Thing } from './marks.ts';
export { numeral, signed } from './numbers.ts';
export { actsOf, createText, type GameText, milder, type TextSettings } from './text.ts';
