import { type LookupAddress, lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How long another server may take in total. */
const PATIENCE = 10_000;
const MOST_REDIRECTS = 3;

/** An address that is not on the internet and that the operators have not allowed. */
export class ForbiddenAddress extends Error {}

export interface Answer {
  readonly status: number;
}

interface Post {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

/**
 * Sends to addresses given by strangers. ipaddr.js classifies an address, but what to refuse is decided here, not by
 * `request-filtering-agent`, which also relies on ipaddr.js: its version 3.2.1 lets `::127.0.0.1` and unassigned IPv6
 * addresses (`4000::1`) pass, and cannot take a list of allowed networks of both kinds without a warning for each
 * request. A name is looked up once, checked and then connected to, so that it cannot lead elsewhere in between; the
 * same applies to redirects.
 */
export class Outgoing {
  readonly #allowed: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[];
  readonly #patience: number;
  readonly #resolve: typeof lookup;

  /** `allowed`: networks that are not on the internet, as "10.0.0.0/8" or a single address. */
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

  /**
   * Throws if the address alone shows that it does not lead to the internet. Names are checked when sending, because
   * what they resolve to can change.
   */
  mustLeadOut({ protocol, hostname }: URL): void {
    if (protocol !== 'http:' && protocol !== 'https:')
      throw new ForbiddenAddress(`${protocol} is no way to send something`);
    const literal = hostname.replace(/^\[(.*)\]$/, '$1');
    // Literal addresses are not looked up.
    if (isIP(literal)) this.#mustBeAllowed(literal);
    else if (/(^|\.)localhost$/.test(hostname)) this.#mustBeAllowed('127.0.0.1');
  }

  async post(url: URL, post: Post): Promise<Answer> {
    const signal = AbortSignal.timeout(this.#patience);
    let to = url;
    for (let redirects = 0; ; redirects++) {
      const { status, location } = await this.#send(to, post, signal);
      // Other redirects would turn it into a GET, which is not what was to be sent.
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
          // The response body does not matter.
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
    // An IPv4 address mapped to IPv6 counts as IPv4.
    const parsed = ipaddr.process(address);
    if (isOnInternet(parsed)) return;
    const isAllowed = this.#allowed.some(
      ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
    );
    if (!isAllowed) throw new ForbiddenAddress(`${address} is not on the internet`);
  }
}

/** All of IPv6 that can be reached; outside it there are further ways to write IPv4 addresses (`::127.0.0.1`). */
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

/** What a response means for a notice: it was sent, it is no longer wanted there, or it should be tried later. */
export function outcomeOf({ status }: Answer): 'sent' | 'gone' | 'later' {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'later';
}
