import { Component, lazy, type ReactNode, Suspense } from 'react';
import { loaded } from '../app/loads.ts';
import styles from './Figure.module.css';

const Board = lazy(() => loaded(() => import('./FigureBoard.tsx')));

/** A real board in a position of a real match, so that it is true in every language and by today's rules. */
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

/** Rules whose picture does not come can still be read. */
class WithoutPicture extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
