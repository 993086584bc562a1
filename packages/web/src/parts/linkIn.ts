import { LANGUAGES, type Language } from '@nokturn/text';
import { linkTo } from '../app/router.tsx';

/** A link to a match or a replay, to be shared: its preview is in this language. */
export function linkIn(language: Language, to: string): string {
  const [path = '', query = ''] = to.split('?');
  // Without a language in the link, the preview is in the first one.
  const asked = language === LANGUAGES[0] ? [] : [`lang=${language}`];
  const search = [...(query === '' ? [] : [query]), ...asked].join('&');
  return linkTo(search === '' ? path : `${path}?${search}`);
}
