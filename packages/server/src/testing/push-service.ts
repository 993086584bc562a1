import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PushBody, pushBody } from '@nokturn/protocol';

export interface Pushed extends PushBody {
  /** Of the subscription it was sent to. */
  readonly name: string;
  readonly topic: string;
}

/**
 * A push service with the browsers behind it: accepts what was encrypted for them, as specified in RFC 8030, 8291 and
 * 8292.
 */
export class PushService {
  readonly #server: Server;
  readonly #browsers = new Map<string, { readonly keys: ECDH; readonly auth: Buffer }>();
  /** The status to answer with instead of 201. */
  status = 201;
  /** Do not answer at all. */
  isSilent = false;
  readonly pushed: Pushed[] = [];
  readonly flaws: string[] = [];
  /** The key with which the site must sign, if known. */
  siteKey: string | null = null;

  private constructor() {
    this.#server = createServer((request, response) => {
      void this.#take(request).then(
        (status) => this.isSilent || response.writeHead(status).end(),
        (error: unknown) => {
          this.flaws.push(String(error));
          response.writeHead(400).end();
        },
      );
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a browser gets from PushManager.subscribe. */
  subscribe(name: string) {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    this.#browsers.set(name, { keys, auth });
    return {
      endpoint: `${this.origin}/push/${encodeURIComponent(name)}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(request: IncomingMessage): Promise<number> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (this.isSilent || this.status !== 201) return this.status;
    const { headers } = request;
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted as RFC 8291 says');
    if (!(Number(headers.ttl) >= 0)) throw new Error('no TTL');
    this.#mustBeSigned(headers.authorization ?? '');
    const name = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
    const browser = this.#browsers.get(name);
    if (browser === undefined) return 410;
    const body = pushBody.parse(JSON.parse(decrypted(Buffer.concat(parts), browser).toString()));
    this.pushed.push({ ...body, name, topic: String(headers.topic) });
    return 201;
  }

  /** RFC 8292: the site proves its identity, to this service only and not forever. */
  #mustBeSigned(authorization: string): void {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
    if (this.siteKey !== null && key !== this.siteKey) throw new Error('signed with another key');
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
    if (x === undefined || y === undefined) throw new Error('no key');
    const [head, claims = '', signature = ''] = token.split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      {
        key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
        dsaEncoding: 'ieee-p1363',
      },
      Buffer.from(signature, 'base64url'),
    );
    const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      aud: string;
      exp: number;
    };
    const now = Date.now() / 1000;
    if (!isSigned || aud !== this.origin || exp < now || exp > now + 86_400) throw new Error('not signed');
  }
}

function decrypted(message: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): Buffer {
  const salt = message.subarray(0, 16);
  const keyLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + keyLength);
  const record = message.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end);
}
