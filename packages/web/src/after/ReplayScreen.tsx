import type { Game, MatchRecord, Seat, Viewer } from '@nokturn/engine';
import { Button, KitProvider, Marked, useReducedMotion } from '@nokturn/ui';
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { Missing } from '../app/Loading.tsx';
import { go, Link, useAddress } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { listed } from '../games.ts';
import { namesOf } from '../parts/names.ts';
import { numbered } from '../parts/numbered.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import { useBoard, useRules, useTableSources, useTableText } from '../parts/useGame.ts';
import controls from '../styles/controls.module.css';
import { Announcer, Log, lastLines } from '../table/Log.tsx';
import { RematchButton } from './Ending.tsx';
import { type Finished, findFinished } from './finished.ts';
import { LookBack } from './LookBack.tsx';
import { DownloadRecord, OtherRules } from './OtherRules.tsx';
import { type PlayedMoment, playedFor, worthShowing } from './played.ts';
import styles from './ReplayScreen.module.css';
import { Scrubber } from './Scrubber.tsx';
import { Verified } from './Verified.tsx';

export default function ReplayScreen({ rest }: { rest: readonly string[] }) {
  const path = rest.join('/');
  const [looked, setLooked] = useState<Promise<Finished | null> | null>(null);
  useEffect(() => setLooked(findFinished(path).catch(() => null)), [path]);
  return looked && <Found looked={looked} />;
}

function Found({ looked }: { looked: Promise<Finished | null> }) {
  const say = useSay();
  const finished = use(looked);
  if (finished === null || listed(finished.record.game) === null)
    return <Missing reason={say('replay-missing')} />;
  return <OfKnownRules finished={finished} />;
}

function OfKnownRules({ finished }: { finished: Finished }) {
  const game = use(useRules(finished.record.game));
  const { record } = finished;
  return record.rules === game.rulesVersion ? (
    <Replay game={game} finished={finished} />
  ) : (
    <OtherRules record={record} />
  );
}

function Replay({ game, finished }: { game: Game; finished: Finished }) {
  const say = useSay();
  const { record, holders, own } = finished;
  const [first, ...others] = own;
  const stage = useRef<HTMLElement>(null);
  const ui = use(useBoard(record.game));
  const sources = use(useTableSources(record.game));
  const names = namesOf(say, holders);
  const text = useTableText(sources, names);
  const reducedMotion = useReducedMotion();
  const { query } = useAddress();
  const [viewer, setViewer] = useState<Viewer>(() => viewerOf(query.get('as'), names.length));
  const momentsOf = useMoments(game, record);
  const moments = momentsOf(viewer);
  const all = momentsOf('everything');
  const stops = useMemo(() => worthShowing(all), [all]);
  const [stop, setStop] = useState(() => {
    const wanted = Number(query.get('at') ?? Number.NaN);
    return Number.isInteger(wanted) ? Math.min(Math.max(0, wanted), stops.length - 1) : 0;
  });
  const [came, setCame] = useState<'step' | 'jump'>('jump');
  const isCalled = useRef(query.has('at'));
  useEffect(() => {
    // Whoever was sent a moment of the match sees it first.
    if (!isCalled.current) return;
    isCalled.current = false;
    stage.current?.scrollIntoView();
    stage.current?.focus({ preventScroll: true });
  }, []);
  const at = stops[stop] ?? 0;
  const moment = moments[at];
  const before = came === 'step' ? at : at + 1;
  const past = useMemo(
    () => moments.slice(0, before).flatMap(({ happenings }) => happenings),
    [moments, before],
  );
  const final = all.at(-1);
  if (moment === undefined || final === undefined) return <Missing reason={say('replay-missing')} />;
  const told = { moments: moments.slice(0, at + 1), text, closed: ui.closed };
  const shared = { names, text, settings: { reducedMotion } };
  const untouched = { glow: [], picked: [], onPick: () => {} };
  const heard = came === 'step' ? moment.happenings : [];

  /** A moment that a seat has lived through: the last that can be seen until then. */
  function show(seat: Seat, wanted: number) {
    setViewer(seat);
    setCame('jump');
    setStop(
      Math.max(
        0,
        stops.findLastIndex((one) => one <= wanted),
      ),
    );
    stage.current?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth' });
    stage.current?.focus({ preventScroll: true });
  }

  function moveTo(next: number) {
    setCame(next === stop + 1 ? 'step' : 'jump');
    setStop(Math.min(Math.max(0, next), stops.length - 1));
  }

  return (
    <KitProvider
      text={text}
      names={names}
      facts={record.options}
      CardFace={ui.CardFace}
      seatLooks={ui.seatLooks(moment.view.state)}
    >
      <Header>
        <span className={styles.game}>{text.plain('game')}</span>
      </Header>
      <main className={styles.page}>
        <h1>{say(final.view.over ? 'result' : 'replay')}</h1>
        {final.view.over && (
          <section className={styles.result} aria-label={say('result')} data-testid="result">
            <ui.ResultDetails
              {...shared}
              view={final.view}
              history={all.map(({ view }) => ui.scores(view.state))}
              rounds={all.map(({ round }) => round)}
              told={all.flatMap(({ happenings }) => happenings)}
            />
            <div className={styles.ways}>
              <Verified game={game} record={record} />
              <DownloadRecord record={record} />
              <RematchButton at={finished.whereabouts} />
              <Button onPress={() => go(finished.table)}>{say('back-to-table')}</Button>
            </div>
          </section>
        )}
        {final.view.over && first !== undefined && (
          <LookBack record={record} seats={[first, ...others]} ui={ui} momentsOf={momentsOf} onShow={show} />
        )}
        <section
          ref={stage}
          tabIndex={-1}
          className={styles.replay}
          aria-labelledby="replay"
          data-testid="replay"
        >
          <h2 id="replay">{say('replay')}</h2>
          <label className={styles.viewer}>
            <span>{say('replay-as')}</span>
            <select
              className={controls.field}
              value={String(viewer)}
              onChange={({ target }) => setViewer(viewerOf(target.value, names.length))}
            >
              <option value="everything">{say('replay-everything')}</option>
              <option value="spectator">{say('replay-spectator')}</option>
              {numbered(names).map(([seat, name]) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Scrubber at={stop} last={stops.length - 1} onMove={moveTo} round={moment.round}>
            {lastLines(told, 1).map((line) => (
              <Marked key={line} text={line} />
            ))}
          </Scrubber>
          <div className={styles.stage}>
            <div className={styles.board}>
              <ui.Board
                {...shared}
                {...untouched}
                view={moment.view}
                news={{ sequence: at, happenings: heard }}
                past={past}
              />
            </div>
            <div className={styles.seats}>
              {numbered(names).map(([seat]) => (
                <ui.SeatSummary key={seat} {...shared} {...untouched} view={moment.view} seat={seat} />
              ))}
            </div>
            <div className={styles.log}>
              <Log {...told} />
            </div>
          </div>
        </section>
        {finished.whereabouts.kind === 'server' && (
          <section className={styles.share}>
            <h2>{say('share-replay')}</h2>
            <ShareLink
              link={`${window.location.origin}${window.location.pathname}?as=${viewer}&at=${stop}`}
            />
          </section>
        )}
        <p>
          <Link href={`/rules/${record.game}`}>{say('read-rules')}</Link>
        </p>
      </main>
      <Announcer heard={heard} text={text} />
    </KitProvider>
  );
}

/** The match as each viewer knew it, played again when it is first asked for. */
function useMoments(game: Game, record: MatchRecord): (viewer: Viewer) => readonly PlayedMoment[] {
  const known = useMemo(() => new Map<Viewer, readonly PlayedMoment[]>(), []);
  return useCallback(
    (viewer) => {
      const moments = known.get(viewer) ?? playedFor(game, record, viewer);
      known.set(viewer, moments);
      return moments;
    },
    [game, record, known],
  );
}

function viewerOf(wanted: string | null, seats: number): Viewer {
  if (wanted === 'spectator') return wanted;
  const seat = Number(wanted ?? Number.NaN);
  return Number.isInteger(seat) && wanted !== '' && seat >= 0 && seat < seats ? seat : 'everything';
}
