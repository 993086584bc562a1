import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Book } from './book.ts';
import { FigureAhead } from './Figure.tsx';

/** Loaded after the page has been open for a moment: somebody who just looks up a clause does not need a board. */
const AFTER = 1500;

interface Pictures {
  /** The invisible element that loads them. */
  readonly ahead: ReactNode;
  readonly areReady: boolean;
  /** Prints as soon as they are loaded. */
  print(): void;
}

/** The pictures of a book, loaded before it is printed, whichever chapter is open. */
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
