import type { Language } from '@nokturn/text';
import { escaped } from './escaped.ts';
import type { Invitation } from './invitation.ts';
import { PICTURE } from './pictures.ts';

/** Absolute addresses, with the name of the site, for readers elsewhere. */
interface Addresses {
  readonly page: string;
  /** Null for a game without a scene. */
  readonly picture: string | null;
}

/** The page with the tags that are read by sites that show links. */
export function withPreview(
  page: string,
  { title, sentence }: Pick<Invitation, 'title' | 'sentence'>,
  { language, page: address, picture }: Addresses & { readonly language: Language },
): string {
  const tags = [
    `<title>${escaped(title)}</title>`,
    named('description', sentence),
    meta('og:type', 'website'),
    meta('og:site_name', 'Nokturn'),
    meta('og:locale', localeOf(language)),
    meta('og:title', title),
    meta('og:description', sentence),
    meta('og:url', address),
    ...(picture === null
      ? []
      : [
          meta('og:image', picture),
          meta('og:image:type', 'image/png'),
          meta('og:image:width', String(PICTURE.width)),
          meta('og:image:height', String(PICTURE.height)),
          meta('og:image:alt', title),
          named('twitter:card', 'summary_large_image'),
        ]),
  ];
  return page
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${tags.join('\n')}\n</head>`);
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${escaped(content)}" />`;
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escaped(content)}" />`;
}

/** Open Graph also requires a country: the one where the language is spoken most. */
function localeOf(language: Language): string {
  return `${language}_${new Intl.Locale(language).maximize().region}`;
}
