import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refused.ts';

/** The one style element of the page that is no file: react-aria's `touch-action` for what can be pressed. */
const STYLE_OF_REACT_ARIA = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * What a browser may do with what we send: load and talk to this server only, run and apply nothing inline, be framed
 * by nobody. The page's own tests fail when it does what is not allowed here.
 */
function contentPolicy(publicUrl: URL | null): string {
  const socket = publicUrl ? ` ${publicUrl.protocol === 'https:' ? 'wss' : 'ws'}://${publicUrl.host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${STYLE_OF_REACT_ARIA}`,
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${socket}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function securityHeaders(publicUrl: URL | null): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(publicUrl),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Addresses of matches let people in: they are not handed on to other sites.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(publicUrl?.protocol === 'https:' ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

export function addSecurity(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  publicUrl: URL | null,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    checkOrigin(request, publicUrl);
  });
}

/** A page of another site may not talk to us with a visitor's browser. Programs that are no browsers send no Origin. */
function checkOrigin(request: FastifyRequest, publicUrl: URL | null): void {
  const { origin, upgrade } = request.headers;
  const reads = (request.method === 'GET' || request.method === 'HEAD') && upgrade === undefined;
  if (origin === undefined || reads) return;
  if (origin === publicUrl?.origin || hostOf(origin) === request.headers.host) return;
  throw refuse('forbidden', 'requests from pages of other sites are not answered');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
