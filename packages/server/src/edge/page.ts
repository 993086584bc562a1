import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * The built page, kept in memory: no request is ever turned into a path on disk. Files with a hash in their name never
 * change and are cached for good; everything else is revalidated every time.
 */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ftl': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
const COMPRESSED_ALREADY = new Set(['.png', '.jpg', '.webp', '.avif', '.woff', '.woff2', '.mp3', '.ogg']);
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];
const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const FOR_GOOD = 'public, max-age=31536000, immutable';
const EACH_TIME = 'no-cache';

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

export interface File {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  readonly compressible: boolean;
  /** Found beside the file, or made on the first request. */
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

/** Previews of links, where they are shown to others. */
export interface LinkPreviews {
  /** The page with the preview for an address; null if it has none. */
  of(page: string, path: string, request: FastifyRequest): Promise<string | null>;
}

/**
 * Serves the files of the folder; an address that is not a file belongs to the page, which knows what to show there.
 */
export function addPage(app: FastifyInstance, folder: string, previews: LinkPreviews): void {
  const files = existsSync(join(folder, 'index.html')) ? readFolder(folder) : null;
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || path === null || path.startsWith('/api/')) return notFound(reply);
    if (files === null)
      return reply.code(503).type('text/plain').send('The page is not built yet: npm start builds it\n');
    const file = files.get(path);
    if (file !== undefined) return send(file, request, reply);
    const page = extname(path) === '' ? files.get('/index.html') : undefined;
    if (page === undefined) return notFound(reply);
    const withPreview = await previews.of(page.body.toString(), path, request);
    if (withPreview === null) return send(page, request, reply);
    return send(madeFile(withPreview, '.html'), request, reply.header('vary', 'accept-language'));
  });
}

/** An address that was cut off in the middle of a letter belongs to the page, too: it says that it leads nowhere. */
export function addressToServe(url: string): string {
  const [path = ''] = url.split('?');
  return path.startsWith('/api/') || extname(path) !== '' || pathOf(path) !== null ? url : '/';
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: { code: 'not-found', reason: 'there is nothing here' } });
}

export async function send(file: File, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const varies = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  reply.header('cache-control', file.cache).header('etag', file.etag).header('vary', varies);
  if (isKnown(file, request.headers['if-none-match'])) return reply.code(304).send();
  reply.type(file.type);
  const encoding = file.compressible ? wanted(request.headers['accept-encoding']) : null;
  if (encoding === null) return reply.send(file.body);
  const made = file.encoded.get(encoding) ?? compress[encoding](file.body);
  file.encoded.set(encoding, made);
  return reply.header('content-encoding', encoding).send(await made);
}

/** Proxies that compress make an etag weak: the file is still the same. */
function isKnown({ etag }: File, header = ''): boolean {
  return header.split(/\s*,\s*/).some((each) => each.replace(/^W\//, '') === etag);
}

function wanted(header: string | string[] | undefined): Encoding | null {
  const accepted = String(header ?? '')
    .split(',')
    .flatMap((each) => (/;\s*q=0(\.0*)?\s*$/.test(each) ? [] : [each.split(';')[0]?.trim()]));
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/');
    return path === '/' ? '/index.html' : path;
  } catch {
    return null;
  }
}

function readFolder(folder: string): Map<string, File> {
  const files = new Map<string, File>();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sides = new Set(names);
  for (const name of names) {
    const extension = extname(name);
    if (extension === '.br' || extension === '.gz' || !statSync(join(folder, name)).isFile()) continue;
    const body = readFileSync(join(folder, name));
    const path = `/${name.replaceAll('\\', '/')}`;
    const file = fileOf(
      body,
      extension,
      path.startsWith('/assets/') || path.startsWith('/past/') ? FOR_GOOD : EACH_TIME,
    );
    for (const encoding of ENCODINGS)
      if (sides.has(name + SUFFIX[encoding]))
        file.encoded.set(encoding, Promise.resolve(readFileSync(join(folder, name + SUFFIX[encoding]))));
    files.set(path, file);
  }
  return files;
}

/** A file that is made here and need not be sent again to a browser that has it. */
export function madeFile(text: string, extension: string): File {
  return fileOf(Buffer.from(text), extension, EACH_TIME);
}

function fileOf(body: Buffer, extension: string, cache: string): File {
  return {
    body,
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cache,
    compressible: !COMPRESSED_ALREADY.has(extension) && body.byteLength > 500,
    encoded: new Map(),
  };
}
