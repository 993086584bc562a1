import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

/** The address within the page, without a router library: paths are few and flat. */
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
  const url = new URL(href);
  return {
    path: url.pathname.split('/').filter(Boolean).map(decoded),
    query: url.searchParams,
    hash: decoded(url.hash.slice(1)),
  };
}

/** An address that was cut short may end in half a letter: it is taken as it is, and leads nowhere. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) window.history.replaceState(null, '', to);
  else window.history.pushState(null, '', to);
  if (!replace && !to.includes('#')) window.scrollTo(0, 0);
  for (const listener of listeners) listener();
}

/** A link inside the page. Opening it in a new tab, or copying it, works as for any other link. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  }
  return <a {...rest} href={href} onClick={follow} />;
}
