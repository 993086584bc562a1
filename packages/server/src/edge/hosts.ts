import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * By which names a server is served. A page of another site can have its own name lead to any address, also to one that
 * only its visitor reaches (DNS rebinding): to the browser that page and this server are then the same site. What is
 * asked for by a name that is not ours is therefore not answered. Addresses are no names, and lead nowhere else.
 */
export interface Hosts {
  /** Whether this `Host` is ours. */
  isServed(host: string | undefined): boolean;
  /** Whether a page of this `Origin`, which talks to this `Host`, is ours. */
  isOwn(origin: string, host: string | undefined): boolean;
  /** Why another one is not answered. */
  readonly reason: string;
}

const EVERYWHERE = ['0.0.0.0', '::'];
/** Endings under which home networks know their machines, and that nobody in the world can have a name under. */
const AT_HOME = ['local', 'lan', 'home', 'home.arpa', 'internal', 'localdomain'];

/** Where people reach it is `publicUrl`; without one the address it listens at is all it knows. */
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

/** As browsers see it; null for what is no host at all. */
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

/** It may be renamed while the server runs. */
function namesOfMachine(): string[] {
  const whole = hostname().toLowerCase();
  const [name = ''] = whole.split('.');
  return [whole, name, ...AT_HOME.map((ending) => `${name}.${ending}`)].filter((each) => each !== '');
}
