import type { MatchRecord, Seat, View } from '@nokturn/engine';
import { plain } from '@nokturn/text';
import { Button, type GameUi, ScoreChart, useKit } from '@nokturn/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '../app/router.tsx';
import { useStored } from '../app/stored.ts';
import { useSay } from '../app/words.tsx';
import { kindsOver, lookBacks } from '../history/lookBacks.ts';
import type { Verdict } from '../mind/messages.ts';
import controls from '../styles/controls.module.css';
import { answerWords, factsOf, percent } from '../table/answers.ts';
import { LOOK_BACK } from './address.ts';
import styles from './LookBack.module.css';
import type { PlayedMoment } from './played.ts';
import { useLookBack } from './useLookBack.ts';
import { costOf, worstOf } from './worst.ts';

const LINES = [0, 25, 50, 75, 100];

/** After a match: the value of your own decisions, judged by what you knew at the time. */
export function LookBack({
  record,
  seats,
  ui,
  momentsOf,
  onShow,
  onTry,
  onWorst,
}: {
  record: MatchRecord;
  /** The seats whose decisions can be looked back at. */
  seats: readonly [Seat, ...Seat[]];
  ui: GameUi;
  /** The match as this seat knew it. */
  momentsOf: (seat: Seat) => readonly PlayedMoment[];
  onShow: (seat: Seat, verdict: Verdict) => void;
  /** Called to decide again, and to play on from there. */
  onTry: (seat: Seat, moment: number) => void;
  /** Called whenever the estimate of the costliest decisions has improved. */
  onWorst: (worst: readonly Verdict[]) => void;
}) {
  const say = useSay();
  const { names } = useKit();
  const [seat, setSeat] = useState<Seat>(seats[0]);
  const { lookBack, start, stop } = useLookBack(record, seat);
  const { stage, share, verdicts } = lookBack;
  const heading = useCalledFor(stage === 'before' ? start : null);
  const worst = useMemo(() => worstOf(verdicts), [verdicts]);
  useEffect(() => onWorst(worst), [worst, onWorst]);
  const moments = momentsOf(seat);
  const final = moments.at(-1)?.view;
  return (
    <section
      className={styles.lookBack}
      aria-labelledby="look-back"
      data-testid="look-back"
      data-stage={stage}
    >
      <h2 ref={heading} id="look-back" tabIndex={-1}>
        {say('look-back')}
      </h2>
      <p className={controls.dim}>{say('look-back-help')}</p>
      {seats.length > 1 && (
        <label className={styles.seat}>
          <span>{say('look-back-of')}</span>
          <select
            className={controls.field}
            value={seat}
            onChange={({ target }) => setSeat(Number(target.value))}
          >
            {seats.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      {stage === 'failed' && <p role="alert">{say('look-back-failed')}</p>}
      {(stage === 'before' || stage === 'failed') && (
        <Button look="move" data-testid="look-back-start" onPress={start}>
          {say('look-back-start')}
        </Button>
      )}
      {stage === 'running' && (
        <div className={styles.running}>
          <progress
            className={controls.progress}
            max={1}
            value={share}
            aria-label={say('look-back-running')}
          />
          <span>{say('look-back-running')}</span>
          <Button size="small" look="quiet" onPress={stop}>
            {say('look-back-stop')}
          </Button>
        </div>
      )}
      {verdicts.length > 1 && final && (
        <Expected
          seat={seat}
          verdicts={verdicts}
          isWhole={stage === 'done'}
          worst={worst}
          final={final}
          ui={ui}
        />
      )}
      {stage === 'done' && worst.length === 0 && <p role="status">{say('look-back-nothing')}</p>}
      {worst.length > 0 && (
        <>
          <h3>{say('look-back-worst')}</h3>
          <ol className={styles.worst} data-testid="worst">
            {worst.map((verdict) => (
              <Decision
                key={verdict.moment}
                verdict={verdict}
                moment={moments[verdict.moment]}
                ui={ui}
                onShow={() => onShow(seat, verdict)}
                onTry={() => onTry(seat, verdict.moment)}
              />
            ))}
          </ol>
        </>
      )}
      {verdicts.length > 0 && (
        <details className={styles.all} data-testid="all-decisions">
          <summary>{say('look-back-all-show', { decisions: verdicts.length })}</summary>
          <ol aria-label={say('look-back-all')}>
            {verdicts.map((verdict) => (
              <OneOfAll
                key={verdict.moment}
                verdict={verdict}
                moment={moments[verdict.moment]}
                ui={ui}
                onShow={() => onShow(seat, verdict)}
              />
            ))}
          </ol>
        </details>
      )}
      {stage === 'done' && <Kinds game={record.game} />}
    </section>
  );
}

/** One decision: what was played, what would have been better, and by how much. */
function Decision({
  verdict,
  moment,
  ui,
  onShow,
  onTry,
}: {
  verdict: Verdict;
  moment: PlayedMoment | undefined;
  ui: GameUi;
  onShow: () => void;
  onTry: () => void;
}) {
  const say = useSay();
  const { text } = useKit();
  if (moment === undefined) return null;
  const { view, round } = moment;
  const step = view.asked?.frame.step ?? '';
  const words = ({ answer }: Verdict['best']) =>
    answerWords(text, step, answer, (option) => factsOf(view, { ui, text }, option));
  const { played, best } = verdict;
  return (
    <li>
      <p>
        <strong>{say('look-back-cost', { cost: percent(costOf(verdict)) })}</strong>{' '}
        <span className={`${controls.dim} ${styles.round}`}>{say('look-back-round', { round })}</span>
      </p>
      <p>{say('look-back-played', { answer: words(played), worth: percent(played.worth) })}</p>
      <p>{say('look-back-better', { answer: words(best), worth: percent(best.worth) })}</p>
      <div className={styles.ways}>
        <Button size="small" onPress={onShow}>
          {say('look-back-show')}
        </Button>
        <Button size="small" data-testid="try-again" onPress={onTry}>
          {say('branch-try')}
        </Button>
      </div>
    </li>
  );
}

/** At most this many kinds are listed. */
const KINDS = 6;

/** Where the player loses most, by kind of decision, in all matches of the game with a look back. */
function Kinds({ game }: { game: string }) {
  const say = useSay();
  const { text } = useKit();
  const [all] = useStored(lookBacks);
  const { matches, kinds } = kindsOver(all, game);
  if (kinds.length === 0) return null;
  return (
    <section className={styles.all} aria-labelledby="kinds" data-testid="kinds">
      <h3 id="kinds">{say('look-back-kinds', { matches })}</h3>
      <ul>
        {kinds.slice(0, KINDS).map(({ step, decisions, costly, cost }) => (
          <li key={step}>
            <span className={styles.what}>{plain(text.decision(step))}</span>
            <span>{say('look-back-kind', { decisions, costly, cost: percent(cost) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A line in the list of all decisions: the choice, and its mark. */
function OneOfAll({
  verdict,
  moment,
  ui,
  onShow,
}: {
  verdict: Verdict;
  moment: PlayedMoment | undefined;
  ui: GameUi;
  onShow: () => void;
}) {
  const say = useSay();
  const { text } = useKit();
  if (moment === undefined) return null;
  const { view, round } = moment;
  const words = answerWords(text, verdict.step, verdict.played.answer, (option) =>
    factsOf(view, { ui, text }, option),
  );
  const cost = percent(costOf(verdict));
  return (
    <li data-cost={cost}>
      <span className={controls.dim}>{say('look-back-round', { round })}</span>
      <span className={styles.what}>{words}</span>
      <span>{cost > 0 ? say('look-back-cost', { cost }) : say('look-back-good')}</span>
      <Button
        size="small"
        look="quiet"
        aria-label={`${say('look-back-show')}: ${say('look-back-round', { round })}, ${plain(words)}`}
        onPress={onShow}
      >
        {say('look-back-show')}
      </Button>
    </li>
  );
}

/** What could be expected, decision by decision; the numbers match the list. */
function Expected({
  seat,
  verdicts,
  isWhole,
  worst,
  final,
  ui,
}: {
  seat: Seat;
  verdicts: readonly Verdict[];
  /** Whether the decisions go all the way to the end. */
  isWhole: boolean;
  worst: readonly Verdict[];
  /** The table at the end. */
  final: View;
  ui: GameUi;
}) {
  const say = useSay();
  const { names } = useKit();
  const look = ui.seatLooks(final.state)[seat];
  if (!look) return null;
  const result = final.result?.winners.includes(seat) ? 100 : 0;
  const expected = verdicts.map(({ best }) => [percent(best.worth)]);
  const history = isWhole ? [...expected, [result]] : expected;
  const marks = worst
    .map((verdict, i) => ({ move: verdicts.indexOf(verdict), text: String(i + 1) }))
    .toSorted((a, b) => a.move - b.move);
  const [first = 0] = history[0] ?? [];
  return (
    <figure className={styles.chart}>
      <figcaption>{say('look-back-chart')}</figcaption>
      <ScoreChart
        history={history}
        lines={LINES}
        names={[names[seat] ?? '']}
        looks={[look]}
        label={say('look-back-chart-label', { first, decisions: verdicts.length })}
        marks={marks}
      />
    </figure>
  );
}

/** How long the content above may still be growing, in milliseconds. */
const SETTLING = 1_500;

/** An address can lead here: then the look back has begun, and reading starts here. */
function useCalledFor(start: (() => void) | null) {
  const { hash } = useAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const isCalled = useRef(hash === LOOK_BACK);
  // First before the page decides where reading starts, and again once everything above has reached its final size.
  useLayoutEffect(() => {
    if (!isCalled.current) return undefined;
    const show = () => heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
    show();
    const sized = new ResizeObserver(show);
    const above = heading.current?.parentElement?.previousElementSibling;
    if (above) sized.observe(above);
    const timer = setTimeout(() => sized.disconnect(), SETTLING);
    return () => {
      clearTimeout(timer);
      sized.disconnect();
    };
  }, []);
  useEffect(() => {
    if (!isCalled.current) return;
    isCalled.current = false;
    start?.();
  }, [start]);
  return heading;
}
