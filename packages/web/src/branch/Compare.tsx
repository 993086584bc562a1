import type { BranchRecord, Seat } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { type GameUi, Marked, type ResultDetailsProps } from '@nokturn/ui';
import { type ReactNode, useId, useMemo } from 'react';
import type { PlayedMoment } from '../after/played.ts';
import { ownVerdict, verdictOf } from '../after/verdict.ts';
import { Link } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { Log } from '../table/Log.tsx';
import styles from './branch.module.css';
import { useBranchWords } from './useBranchWords.ts';

/** A branch next to what really happened from the same moment on: how each ended, and what was told on the way. */
export function Compare({
  branch,
  played,
  real,
  origin,
  ui,
  text,
  shared,
}: {
  branch: BranchRecord;
  /** Everything that can be seen of the branch, and of the match that it continues. */
  played: readonly PlayedMoment[];
  real: readonly PlayedMoment[];
  /** The address at which that match can be watched again. */
  origin: string | null;
  ui: GameUi;
  text: GameText;
  shared: Pick<ResultDetailsProps<unknown>, 'names' | 'text' | 'settings'>;
}) {
  const saying = useBranchWords();
  const title = useId();
  const since = useMemo(() => real.slice(branch.move + 1), [real, branch.move]);
  const common = { ui, text, shared, seat: branch.seat };
  return (
    <section className={styles.compare} aria-labelledby={title} data-testid="compare">
      <h2 id={title}>{saying('compare')}</h2>
      <div className={styles.sides}>
        <Side {...common} what="branch" title={saying('compare-branch')} moments={played} all={played} />
        <Side {...common} what="real" title={saying('compare-real')} moments={since} all={real}>
          {origin !== null && <Link href={origin}>{saying('compare-see')}</Link>}
        </Side>
      </div>
    </section>
  );
}

/** How a match went from the moment at which the two diverge. */
function Side({
  what,
  title,
  moments,
  all,
  seat,
  ui,
  text,
  shared,
  children,
}: {
  what: 'branch' | 'real';
  title: string;
  /** From that moment on. */
  moments: readonly PlayedMoment[];
  /** The same including the moments before it, if these belong to the match. */
  all: readonly PlayedMoment[];
  seat: Seat;
  children?: ReactNode;
} & Pick<Parameters<typeof Compare>[0], 'ui' | 'text' | 'shared'>) {
  const say = useSay();
  const saying = useBranchWords();
  const heading = useId();
  const final = all.at(-1);
  if (final === undefined) return null;
  const told = all.flatMap(({ happenings }) => happenings);
  const { view, round } = final;
  return (
    <article className={styles.side} aria-labelledby={heading} data-side={what}>
      <h3 id={heading}>{title}</h3>
      {view.over ? (
        <p data-testid={`verdict-${what}`}>
          <Marked text={verdictOf(ui, view, told, text, say)} /> {ownVerdict(ui, view, seat, say)}
        </p>
      ) : (
        <p>{saying('compare-lesson')}</p>
      )}
      <p>{saying('compare-length', { moves: moments.length, rounds: round })}</p>
      {children}
      {view.over && (
        <ui.ResultDetails
          {...shared}
          view={view}
          history={all.map((one) => ui.scores(one.view.state))}
          rounds={all.map((one) => one.round)}
          told={told}
        />
      )}
      <details className={styles.course}>
        <summary>{saying('compare-log')}</summary>
        <div className={styles.log}>
          <Log moments={moments} text={text} telling={ui.telling} />
        </div>
      </details>
    </article>
  );
}
