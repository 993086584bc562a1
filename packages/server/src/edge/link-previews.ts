import { code as codeShape } from '@nokturn/protocol';
import { isLanguage } from '@nokturn/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withPreview } from '../link-previews/head.ts';
import { invitationTo, STANDINGS } from '../link-previews/invitation.ts';
import { languageAsked } from '../link-previews/language.ts';
import { Pictures } from '../link-previews/pictures.ts';
import type { Rooms } from '../match/rooms.ts';
import { networkOf } from '../networks.ts';
import { Refusing, refuse, TOO_MANY_REQUESTS, tooOften } from '../refused.ts';
import type { Counted, EdgeLimits } from './limits.ts';
import type { LinkPreviews } from './page.ts';

interface Inside {
  readonly games: readonly { readonly id: string }[];
  readonly rooms: Rooms;
  readonly counted: Counted;
  readonly limits: EdgeLimits;
  readonly publicUrl: URL | null;
}

/** The address of a picture. */
interface Drawn {
  readonly language: string;
  readonly standing: string;
  readonly file: string;
}

/** Pictures change only when the program does, which is rare. */
const FOR_A_DAY = 'public, max-age=86400';

/** Addresses that people share with others. */
const INVITING = /^\/(?:m|replay)\/([^/]+)$/;

/** Links to matches and replays have a title, a sentence and a picture wherever they are shown. */
export function addLinkPreviews(app: FastifyInstance, inside: Inside): LinkPreviews {
  const { games, rooms, counted, limits, publicUrl } = inside;
  const pictures = new Pictures();
  app.get<{ Params: Drawn }>('/picture/:language/:standing/:file', async ({ params, ip }, reply) => {
    if (!counted.requests.take(networkOf(ip))) throw tooOften(limits.requests, TOO_MANY_REQUESTS);
    const { language } = params;
    const game = games.find(({ id }) => params.file === `${id}.png`);
    const standing = STANDINGS.find((each) => each === params.standing);
    const picture =
      game && standing && isLanguage(language)
        ? await pictures.of({ game: game.id, standing, language })
        : null;
    if (picture === null) throw refuse('not-found', 'there is no such picture');
    return reply.type('image/png').header('cache-control', FOR_A_DAY).send(picture);
  });
  const originOf = ({ protocol, headers }: FastifyRequest) =>
    publicUrl?.origin ?? `${protocol}://${headers.host}`;
  return {
    /** If the request may not ask for the match, the answer is the page without a preview, which explains the rest. */
    async of(page, path, request) {
      const code = codeShape.safeParse(INVITING.exec(path)?.[1]);
      const address = networkOf(request.ip);
      if (!code.success || !counted.requests.take(address)) return null;
      const room = await counted.guesses
        .find(rooms, code.data, { address, person: null })
        .catch((error: unknown) => {
          if (error instanceof Refusing) return null;
          throw error;
        });
      if (room === null) return null;
      const { summary } = room;
      const asked = (request.query as { readonly lang?: unknown } | null)?.lang;
      const language = languageAsked(asked, request.headers['accept-language']);
      const origin = originOf(request);
      const invitation = invitationTo(summary, language);
      const picture = `/picture/${language}/${invitation.standing}/${summary.game}.png`;
      return withPreview(page, invitation, {
        language,
        // Some sites look at this address again, and take what they find there.
        page: `${origin}${path}${language === asked ? `?lang=${language}` : ''}`,
        picture: pictures.has(summary.game) ? `${origin}${picture}` : null,
      });
    },
  };
}
