import { LANGUAGES, type Language } from '@nokturn/text';
import { linkTo } from '../app/router.tsx';

/** A link to a match or a replay to be handed on: where it is shown with words, they are in this language. */
export function linkIn(language: Language, to: string): string {
  const [path = '', query = ''] = to.split('?');
  // Whoever is not asked for a language says it in the first.
  const asked = language === LANGUAGES[0] ? [] : [`lang=${language}`];
  const search = [...(query === '' ? [] : [query]), ...asked].join('&');
  return linkTo(search === '' ? path : `${path}?${search}`);
}
