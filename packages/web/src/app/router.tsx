import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';
import { HAS_SERVER, HOME } from './site.ts';

/** The address within the page. There is no router library, because paths are few and flat. */
export interface Address {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly hash: string;
}

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
    window.removeEventListener('hashchange', listener);
  };
}

export function useAddress(): Address {
  const href = useSyncExternalStore(listen, () => window.location.href);
  return addressOf(href);
}

function addressOf(href: string): Address {
  const { pathname, search, hash } = HAS_SERVER ? new URL(href) : withinPage(new URL(href));
  return {
    path: pathname.split('/').filter(Boolean).map(decoded),
    query: new URLSearchParams(search),
    hash: decoded(hash.slice(1)),
  };
}

/**
 * A static file host has no file at `/rules/vendetta`: there the address is `?/rules/vendetta`, which is the page on
 * every host.
 */
function withinPage({ search, hash }: URL): Pick<URL, 'pathname' | 'search' | 'hash'> {
  const [, pathname = '/', rest = ''] = /^\?(\/[^&]*)&?(.*)$/.exec(search) ?? [];
  return { pathname, search: rest, hash };
}

/** The URL of a place in the page: `/rules/vendetta?kind=actions#VEN-2`. */
export function hrefOf(to: string): string {
  if (HAS_SERVER || !to.startsWith('/')) return to;
  const [, path = '/', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/.exec(to) ?? [];
  const search = path === '/' && query === '' ? '' : `?${path}${query === '' ? '' : `&${query}`}`;
  return `${HOME}${search}${hash}`;
}

/** The same, to be sent to somebody else. */
export function linkTo(to: string): string {
  return `${window.location.origin}${hrefOf(to)}`;
}

/** An address that was cut short may end in the middle of a character: it is taken as it is, and leads nowhere. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) window.history.replaceState(null, '', hrefOf(to));
  else window.history.pushState(null, '', hrefOf(to));
  if (!replace && !to.includes('#')) window.scrollTo(0, 0);
  for (const listener of listeners) listener();
}

/** A link inside the page. Opening it in a new tab or copying it works as for any other link. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  }
  return <a {...rest} href={hrefOf(href)} onClick={follow} />;
}
