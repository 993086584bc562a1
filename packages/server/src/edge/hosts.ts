import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * The names under which a server is reached. A page of another site can make its own name lead to any address, even one
 * that only its visitor can reach (DNS rebinding): to the browser, that page and this server are then the same site. So
 * requests under a name that is not ours are refused. Addresses are not names, and lead nowhere else.
 */
export interface Hosts {
  /** Whether this `Host` is ours. */
  isServed(host: string | undefined): boolean;
  /** Whether a page with this `Origin` that talks to this `Host` is ours. */
  isOwn(origin: string, host: string | undefined): boolean;
  /** Why any other host is refused. */
  readonly reason: string;
}

const EVERYWHERE = ['0.0.0.0', '::'];
/** Suffixes that home networks give to their machines, and that nobody can own on the internet. */
const AT_HOME = ['local', 'lan', 'home', 'home.arpa', 'internal', 'localdomain'];

/** People reach it at `publicUrl`; without one, it only knows the address it listens on. */
export function hostsOf({ publicUrl, host }: { publicUrl: URL | null; host: string }): Hosts {
  return publicUrl === null ? listeningAt(host) : hostsAt(publicUrl);
}

function hostsAt({ protocol, host: ours, origin: own }: URL): Hosts {
  return {
    isServed: (host) => urlOf(host, protocol)?.host === ours,
    isOwn: (origin) => origin === own,
    reason: `this server is ${own} and nothing else; a proxy before it has to pass the Host on`,
  };
}

function listeningAt(host: string): Hosts {
  const own = nameOf(host.includes(':') ? `[${host}]` : host);
  const isEverywhere = EVERYWHERE.includes(host);
  const isForOthers = own === null || !isLoopback(own);
  const isOurs = (name: string) =>
    name === own ||
    isLoopback(name) ||
    (isEverywhere && isAddress(name)) ||
    (isForOthers && namesOfMachine().includes(name));
  return {
    isServed: (given) => {
      const name = nameOf(given);
      return name !== null && isOurs(name);
    },
    isOwn: (origin, given) => URL.canParse(origin) && new URL(origin).host === urlOf(given)?.host,
    reason: 'this server does not know that name; set PUBLIC_URL to the address at which people reach it',
  };
}

/** As browsers parse it; null if it is not a host at all. */
function urlOf(host: string | undefined, protocol = 'http:'): URL | null {
  const isHost = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.test(host ?? '');
  const url = `${protocol}//${host}/`;
  return isHost && URL.canParse(url) ? new URL(url) : null;
}

function nameOf(host: string | undefined): string | null {
  return urlOf(host)?.hostname ?? null;
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || (isIP(name) === 4 && name.startsWith('127.'));
}

/** The machine may be renamed while the server runs. */
function namesOfMachine(): string[] {
  const whole = hostname().toLowerCase();
  const [name = ''] = whole.split('.');
  return [whole, name, ...AT_HOME.map((ending) => `${name}.${ending}`)].filter((each) => each !== '');
}
