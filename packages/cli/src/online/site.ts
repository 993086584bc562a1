import { userInfo } from 'node:os';
import {
  CODE_LENGTHS,
  LIMITS,
  type MatchSummary,
  type MyMatch,
  type Person,
  type Refused,
  secret as secretShape,
  tidyCode,
} from '@nokturn/protocol';
import { Failure, UsageError } from '../command.ts';
import { type Identity, knownPeople, remember } from './people.ts';

/** A site that has not replied for this long is down. In milliseconds. */
const PATIENCE = 15_000;

/** The parts of a link to a site: its address, and perhaps a match or a personal secret. */
export interface SiteLink {
  readonly origin: string;
  readonly code: string | null;
  readonly secret: string | null;
}

export function readLink(link: string): SiteLink {
  const text = /^https?:\/\//.test(link) ? link : `https://${link}`;
  if (!URL.canParse(text)) throw new UsageError('not-a-link', { link });
  const { origin, pathname, hash } = new URL(text);
  const code = tidyCode(/^\/m\/([^/]+)/.exec(pathname)?.[1] ?? '');
  const secret = decodeURIComponent(hash.slice(1));
  return {
    origin,
    code: CODE_LENGTHS.includes(code.length) ? code : null,
    secret: secretShape.safeParse(secret).success ? secret : null,
  };
}

/** A site, used as one person. */
export class OnlineSite {
  readonly origin: string;
  #identity: Identity | null;

  constructor(origin: string) {
    this.origin = origin;
    this.#identity = knownPeople()[origin] ?? null;
  }

  get identity(): Identity | null {
    return this.#identity;
  }

  /** Through a personal link: the same person here as on the device that gave it. */
  async become(secret: string): Promise<Identity> {
    const { person } = await this.#ask<{ person: Person }>('GET', '/api/me', { secret });
    return this.#be({ person, secret });
  }

  /** The existing identity, or a new person. */
  async somebody(name: string | undefined): Promise<Identity> {
    if (this.#identity !== null) return this.#identity;
    const called = (name ?? userInfo().username).slice(0, LIMITS.name);
    return this.#be(await this.#ask<Identity>('POST', '/api/people', { body: { name: called } }));
  }

  #be(identity: Identity): Identity {
    remember(this.origin, identity);
    this.#identity = identity;
    return identity;
  }

  async matches(): Promise<readonly MyMatch[]> {
    return (await this.#ask<{ matches: MyMatch[] }>('GET', '/api/me/matches')).matches;
  }

  async match(code: string): Promise<MatchSummary> {
    return (await this.#ask<{ match: MatchSummary }>('GET', `/api/matches/${code}`)).match;
  }

  /** `commitment`: to this computer's contribution to the randomness. */
  async sitDown(code: string, seat: number, commitment: string | null): Promise<MatchSummary> {
    const path = `/api/matches/${code}/seats/${seat}`;
    const body = commitment === null ? {} : { commitment };
    return (await this.#ask<{ match: MatchSummary }>('POST', path, { body })).match;
  }

  /** Of a finished match, as claimed by the site. */
  record(code: string): Promise<unknown> {
    return this.#ask('GET', `/api/matches/${code}/record`);
  }

  get socket(): URL {
    return new URL('/api/socket', this.origin.replace(/^http/, 'ws'));
  }

  async #ask<T>(
    method: string,
    path: string,
    { body, secret = this.#identity?.secret }: { body?: object; secret?: string | undefined } = {},
  ): Promise<T> {
    const response = await fetch(new URL(path, this.origin), {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(secret && { authorization: `Bearer ${secret}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    const reply = (await response?.json().catch(() => null)) as T | { error: Refused } | null | undefined;
    if (response?.ok && reply) return reply as T;
    const refused = (reply as { error?: Refused } | null | undefined)?.error;
    if (refused) throw new Failure('site-refused', { site: this.origin, reason: refused.reason });
    throw new Failure('site-away', { site: this.origin });
  }
}
