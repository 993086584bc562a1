import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';

/** A thing that can be enlarged. */
export interface Looked {
  readonly label: string;
  /** Pressing the thing does nothing else, so pressing it enlarges it. */
  readonly isIdle: boolean;
  /** Its name in the rules; null for things that the rules do not name. */
  readonly inRules: string | null;
}

/**
 * The things on a screen that can be enlarged, by the id in their `data-look`, and the place where the chosen one is
 * shown. The thing renders itself there, because it knows best what it looks like.
 */
export interface Looks {
  get(id: string): Looked | undefined;
  set(id: string, looked: Looked): void;
  delete(id: string): void;
  /** Shows a thing, or none, in a place. */
  show(id: string | null, place: HTMLElement | null): void;
  /** Where a thing is to be shown now; null if nowhere. */
  placeOf(id: string): HTMLElement | null;
  listen(listener: () => void): () => void;
}

/** The event that an idle thing sends to the screen when it is pressed. */
export const PRESSED = 'nokturn-look';

const LooksContext = createContext<Looks | null>(null);

/** For a screen that has a place of its own for enlarged things. */
export function LooksProvider({ looks, children }: { looks: Looks; children: ReactNode }) {
  return <LooksContext value={looks}>{children}</LooksContext>;
}

export function useNewLooks(): Looks {
  const [looks] = useState(newLooks);
  return looks;
}

function newLooks(): Looks {
  const things = new Map<string, Looked>();
  const listeners = new Set<() => void>();
  let shown: { readonly id: string | null; readonly place: HTMLElement | null } = { id: null, place: null };
  return {
    get: (id) => things.get(id),
    set: (id, looked) => things.set(id, looked),
    delete: (id) => things.delete(id),
    show(id, place) {
      if (shown.id === id && shown.place === place) return;
      shown = { id, place };
      for (const listener of listeners) listener();
    },
    placeOf: (id) => (shown.id === id ? shown.place : null),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The id of a thing that can be enlarged, null if the screen has no place for it, and the element to render it in now.
 */
export function useLook({ label, isIdle, inRules }: Looked): {
  readonly id: string | null;
  readonly place: HTMLElement | null;
} {
  const looks = useContext(LooksContext);
  const id = useId();
  useEffect(() => {
    if (looks === null) return undefined;
    looks.set(id, { label, isIdle, inRules });
    return () => looks.delete(id);
  }, [looks, id, label, isIdle, inRules]);
  const place = useSyncExternalStore(looks?.listen ?? NEVER, () => looks?.placeOf(id) ?? null);
  return { id: looks && id, place };
}

const NEVER = () => () => undefined;
