import { type LookupAddress, lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How long another server may take for all of it. */
const PATIENCE = 10_000;
const MOST_REDIRECTS = 3;

/** Addresses of networks that are not the internet, unless those who run the site allow them. */
export class ForbiddenAddress extends Error {}

export interface Answer {
  readonly status: number;
}

interface Post {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

/**
 * Sends to addresses that strangers have given. What an address is, ipaddr.js says; what is refused is said here, and not by
 * `request-filtering-agent`, which asks ipaddr.js the same: its 3.2.1 lets `::127.0.0.1` and the IPv6 that nobody was given
 * (`4000::1`) pass, and has no list of allowed networks for both kinds of addresses without a warning at each request.
 * Where a name leads is looked up once, checked and then connected to, so that it cannot lead elsewhere in between; the same
 * holds for wherever the other side redirects to.
 */
export class Outgoing {
  readonly #allowed: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[];
  readonly #patience: number;
  readonly #resolve: typeof lookup;

  /** `allowed`: networks that are none of the internet, as "10.0.0.0/8" or a single address. */
  constructor(
    allowed: readonly string[] = [],
    {
      patience = PATIENCE,
      resolve = lookup,
    }: { readonly patience?: number; readonly resolve?: typeof lookup } = {},
  ) {
    this.#allowed = allowed.map(networkFrom);
    this.#patience = patience;
    this.#resolve = resolve;
  }

  /** Throws where the address alone says that it leads to no place on the internet. Where a name leads changes. */
  mustLeadOut({ protocol, hostname }: URL): void {
    if (protocol !== 'http:' && protocol !== 'https:')
      throw new ForbiddenAddress(`${protocol} is no way to send something`);
    const literal = hostname.replace(/^\[(.*)\]$/, '$1');
    // A number is not looked up.
    if (isIP(literal)) this.#mustBeAllowed(literal);
    else if (/(^|\.)localhost$/.test(hostname)) this.#mustBeAllowed('127.0.0.1');
  }

  async post(url: URL, post: Post): Promise<Answer> {
    const signal = AbortSignal.timeout(this.#patience);
    let to = url;
    for (let redirects = 0; ; redirects++) {
      const { status, location } = await this.#send(to, post, signal);
      // The others would turn it into a question, which is not what was to be sent.
      const isLed = (status === 307 || status === 308) && location !== undefined;
      if (!isLed) return { status };
      if (redirects >= MOST_REDIRECTS || !URL.canParse(location, to)) return { status };
      to = new URL(location, to);
    }
  }

  #send(
    url: URL,
    { headers, body }: Post,
    signal: AbortSignal,
  ): Promise<Answer & { location: string | undefined }> {
    this.mustLeadOut(url);
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        { method: 'POST', headers, lookup: this.#lookup, signal, agent: false },
        (response) => {
          // What is answered is of no interest.
          response.destroy();
          resolve({ status: response.statusCode ?? 0, location: response.headers.location });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  readonly #lookup: LookupFunction = (hostname, options, callback) => {
    this.#resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      try {
        for (const { address } of found) this.#mustBeAllowed(address);
      } catch (forbidden) {
        return callback(forbidden as Error, []);
      }
      const [first] = found;
      if (options.all || first === undefined) callback(null, found as LookupAddress[]);
      else callback(null, first.address, first.family);
    });
  };

  #mustBeAllowed(address: string): void {
    // An address of IPv4 in the clothes of IPv6 is what it is.
    const parsed = ipaddr.process(address);
    if (isOnInternet(parsed)) return;
    const isAllowed = this.#allowed.some(
      ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
    );
    if (!isAllowed) throw new ForbiddenAddress(`${address} is not on the internet`);
  }
}

/** All of IPv6 that leads anywhere; besides it there are addresses of IPv4 in yet other clothes (`::127.0.0.1`). */
const GLOBAL = ipaddr.parseCIDR('2000::/3');

function isOnInternet(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  const isGlobal = address.kind() === 'ipv4' || address.match(GLOBAL);
  return isGlobal && address.range() === 'unicast';
}

function networkFrom(text: string): readonly [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

export function isNetwork(text: string): boolean {
  try {
    networkFrom(text);
    return true;
  } catch {
    return false;
  }
}

/** What an answer means for a notice: the other side may not want it any more, or not now. */
export function outcomeOf({ status }: Answer): 'sent' | 'gone' | 'later' {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'later';
}
