import type { MatchRecord, Seat } from '@nokturn/engine';
import { Button, type GameUi, ScoreChart, useKit } from '@nokturn/ui';
import { useMemo, useState } from 'react';
import { useSay } from '../app/words.tsx';
import type { ChartPoint, Verdict } from '../mind/messages.ts';
import controls from '../styles/controls.module.css';
import { percent } from '../table/answers.ts';
import styles from './LookBack.module.css';
import type { PlayedMoment } from './played.ts';
import { useCourse } from './useCourse.ts';

const LINES = [0, 25, 50, 75, 100];

/** The knowledge behind the chances: what each seat knew, or all cards. */
type Sight = 'known' | 'open';

/** How everybody's chances changed in the course of a finished match. Touching the chart goes to that moment. */
export function Course({
  record,
  isTogether,
  ui,
  moments,
  worst,
  onShow,
}: {
  record: MatchRecord;
  /** A cooperative game: there is one chance for everybody. */
  isTogether: boolean;
  ui: GameUi;
  /** The match with all cards open. */
  moments: readonly PlayedMoment[];
  /** The costliest decisions, as far as the look back has got. */
  worst: readonly Verdict[];
  onShow: (moment: number) => void;
}) {
  const say = useSay();
  const { names } = useKit();
  const seats = useMemo<readonly Seat[]>(
    () => (isTogether ? [0] : Array.from({ length: record.seats }, (_, seat) => seat)),
    [isTogether, record.seats],
  );
  const { course, start, stop } = useCourse(record, seats);
  const [sight, setSight] = useState<Sight>('known');
  const [picked, setPicked] = useState<number | null>(null);
  const { stage, share, points, open } = course;
  const final = moments.at(-1)?.view;
  const winners = final?.result?.winners ?? [];
  const canOpen = points.some((point) => point.open !== null);
  const end = seats.map((seat) => (winners.includes(seat) ? 100 : 0));
  const history = [...points.map((point) => chancesAt(point, sight)), end];
  const at = Math.min(picked ?? 0, history.length - 1);
  const momentOf = (move: number) => points[move]?.moment ?? moments.length - 1;
  const nameOf = (seat: Seat) => (isTogether ? say('course-together') : (names[seat] ?? ''));
  const told = seats
    .map((seat, i) => say('course-chance', { name: nameOf(seat), chance: history[at]?.[i] ?? 0 }))
    .join(', ');
  const round = points[at]?.round ?? moments.at(-1)?.round ?? 0;
  return (
    <section className={styles.lookBack} aria-labelledby="course" data-testid="course">
      <h2 id="course">{say('course')}</h2>
      <p className={controls.dim}>{say('course-help')}</p>
      {stage === 'failed' && <p role="alert">{say('course-failed')}</p>}
      {(stage === 'before' || stage === 'failed') && (
        <Button look="move" data-testid="course-start" onPress={start}>
          {say('course-start')}
        </Button>
      )}
      {stage === 'running' && (
        <div className={styles.running}>
          <progress className={controls.progress} max={1} value={share} aria-label={say('course-running')} />
          <span>{say('course-running')}</span>
          <Button size="small" look="quiet" onPress={stop}>
            {say('look-back-stop')}
          </Button>
        </div>
      )}
      {points.length > 1 && final && (
        <>
          {canOpen && (
            <label className={styles.seat}>
              <span>{say('course-sight')}</span>
              <select
                className={controls.field}
                value={sight}
                onChange={({ target }) => setSight(target.value === 'open' ? 'open' : 'known')}
              >
                <option value="known">{say('course-known')}</option>
                <option value="open">{say('course-open')}</option>
              </select>
            </label>
          )}
          <figure className={styles.chart} data-stage={stage}>
            <ScoreChart
              history={history}
              lines={LINES}
              names={seats.map(nameOf)}
              looks={seats.flatMap((seat) => ui.seatLooks(final.state)[seat] ?? [])}
              label={say('course-label', { moments: points.length })}
              marks={marksIn(points, worst)}
              open={{ until: openUntil(points, open), text: say('course-nobody-knows') }}
              {...(picked !== null && { at })}
              onPick={(move) => {
                setPicked(move);
                onShow(momentOf(move));
              }}
            />
          </figure>
          <div className={styles.pick}>
            <input
              type="range"
              min={0}
              max={history.length - 1}
              value={at}
              aria-label={say('course-where')}
              aria-valuetext={`${say('look-back-round', { round })}: ${told}`}
              onChange={({ target }) => setPicked(Number(target.value))}
            />
            <output>
              {say('look-back-round', { round })}: {told}
            </output>
            <Button size="small" data-testid="course-show" onPress={() => onShow(momentOf(at))}>
              {say('look-back-show')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function chancesAt({ known, open }: ChartPoint, sight: Sight): readonly number[] {
  return (sight === 'open' && open !== null ? open : known).map(percent);
}

/** The first moment about which something can be said. */
export function openUntil(points: readonly ChartPoint[], rounds: number): number {
  const first = points.findIndex(({ round }) => round > rounds);
  return first < 0 ? points.length - 1 : first;
}

/** Where the costliest decisions are on the chart, numbered as in their list. */
export function marksIn(
  points: readonly ChartPoint[],
  worst: readonly Verdict[],
): readonly { readonly move: number; readonly text: string }[] {
  return worst
    .map(({ moment }, i) => ({
      move: Math.max(
        0,
        points.findLastIndex((point) => point.moment <= moment),
      ),
      text: String(i + 1),
    }))
    .sort((a, b) => a.move - b.move);
}
