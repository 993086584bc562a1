import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { loaded } from '../app/loads.ts';
import styles from './Figure.module.css';

const Board = lazy(() => loaded(() => import('./FigureBoard.tsx')));

/** A real board in a position of a real match, so that it is true in every language and under today's rules. */
export function Figure({ game, name, caption }: { game: string; name: string; caption: string }) {
  return (
    <figure className={styles.figure} data-figure={name}>
      <WithoutPicture>
        <Suspense fallback={<div className={styles.place} aria-busy="true" />}>
          <Board game={game} name={name} />
        </Suspense>
      </WithoutPicture>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/**
 * A picture that is never visible. Printing a page does not wait for anything to load: this loads everything that the
 * pictures of a game need in advance.
 */
export function FigureAhead({ game, name, onReady }: { game: string; name: string; onReady: () => void }) {
  return (
    <div hidden>
      <WithoutPicture instead={<Ready onReady={onReady} />}>
        <Suspense>
          <Board game={game} name={name} />
          <Ready onReady={onReady} />
        </Suspense>
      </WithoutPicture>
    </div>
  );
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

interface Framed {
  readonly children: ReactNode;
  readonly instead?: ReactNode;
}

/** Rules are still readable if a picture fails to load. */
class WithoutPicture extends Component<Framed, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (this.props.instead ?? null) : this.props.children;
  }
}
