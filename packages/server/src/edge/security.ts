import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refused.ts';
import type { Hosts } from './hosts.ts';

/** The only style element of the page that is not a file: react-aria's `touch-action` for pressable elements. */
const STYLE_OF_REACT_ARIA = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/**
 * What a browser may do with what we send: load from and talk to this server only, run and apply nothing inline, be
 * framed by nobody. The page's own tests fail if it does anything that is not allowed here.
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
    // Addresses of matches let people in, so they are not passed on to other sites.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(publicUrl?.protocol === 'https:' ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

export interface Guarded {
  readonly headers: Readonly<Record<string, string>>;
  readonly hosts: Hosts;
  /** Routes that are served under any name: they are for programs that know no other, and reveal no secrets. */
  readonly underAnyName: readonly string[];
}

export function addSecurity(app: FastifyInstance, { headers, hosts, underAnyName }: Guarded): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (!underAnyName.includes(request.routeOptions.url ?? '')) mustBeOurs(request, hosts);
  });
}

/**
 * A page of another site may not talk to us through a visitor's browser. Programs that are not browsers send no Origin.
 */
function mustBeOurs({ headers: { host, origin } }: FastifyRequest, hosts: Hosts): void {
  if (!hosts.isServed(host)) throw refuse('misdirected', hosts.reason);
  if (origin !== undefined && !hosts.isOwn(origin, host))
    throw refuse('forbidden', 'requests from pages of other sites are not answered');
}
