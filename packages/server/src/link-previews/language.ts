import { isLanguage, LANGUAGES, type Language } from '@nokturn/text';

/** The language given in the address, or else the preferred one of those available. */
export function languageAsked(inAddress: unknown, preferred: string | undefined): Language {
  if (typeof inAddress === 'string' && isLanguage(inAddress)) return inAddress;
  const wishes = (preferred ?? '').split(',').map((wish) => {
    const [tag = '', quality = 'q=1'] = wish.trim().split(/\s*;\s*/);
    return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality.replace('q=', '')) || 0 };
  });
  const [best] = wishes
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return best && isLanguage(best.language) ? best.language : LANGUAGES[0];
}
