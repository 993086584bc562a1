import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Book } from './book.ts';
import { FigureAhead } from './Figure.tsx';

/** When the page has been read for a moment: whoever only looks a clause up need not fetch a board. */
const AFTER = 1500;

interface Pictures {
  /** What fetches them; it is seen by nobody. */
  readonly ahead: ReactNode;
  readonly areReady: boolean;
  /** Prints as soon as they are. */
  print(): void;
}

/** The pictures of a book, fetched before it is printed, whatever chapter is open. */
export function usePictures(game: string, { chapters }: Book): Pictures {
  const [isFetching, setFetching] = useState(false);
  const [areReady, setReady] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const first = chapters.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'figure');
  const name = first?.kind === 'figure' ? first.name : null;
  const onReady = useCallback(() => setReady(true), []);

  useEffect(() => {
    const timer = setTimeout(() => setFetching(true), AFTER);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isWaiting || (name !== null && !areReady)) return;
    setWaiting(false);
    window.print();
  }, [isWaiting, areReady, name]);

  return {
    ahead: isFetching && name !== null ? <FigureAhead game={game} name={name} onReady={onReady} /> : null,
    areReady,
    print() {
      setFetching(true);
      setWaiting(true);
    },
  };
}
