import { type MatchRecord, type Rulebook, type Seat, UNRELEASED, type Viewer } from '@nokturn/engine';
import {
  type Box,
  Button,
  boxOf,
  KitProvider,
  Marked,
  type SeatRoom,
  useMeasured,
  useReducedMotion,
} from '@nokturn/ui';
import { Suspense, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { Missing, Stop, TryAgain } from '../app/Loading.tsx';
import { go, Link, useAddress } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { listed } from '../games.ts';
import { namesOf } from '../parts/names.ts';
import { numbered } from '../parts/numbered.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import { useBoard, useRulesOfRecord, useTableSources, useTableText, useWordsOf } from '../parts/useGame.ts';
import { CallError } from '../source/server/api.ts';
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
  const [looked, setLooked] = useState<Promise<Looked> | null>(null);
  useEffect(() => setLooked(findFinished(path).catch(refusalOf)), [path]);
  return looked && <Found looked={looked} />;
}

/** What was found: nothing, where there is no such match; `offline` where the server could not be asked. */
type Looked = Finished | 'offline' | null;

function refusalOf(error: unknown): Looked {
  return error instanceof CallError && error.refused === null ? 'offline' : null;
}

function Found({ looked }: { looked: Promise<Looked> }) {
  const say = useSay();
  const finished = use(looked);
  if (finished === 'offline')
    return (
      <Stop title={say('offline')} reason={say('refused-offline')}>
        <TryAgain />
      </Stop>
    );
  if (finished === null || listed(finished.record.game) === null)
    return <Missing reason={say('replay-missing')} />;
  return <OfKnownRules finished={finished} />;
}

function OfKnownRules({ finished }: { finished: Finished }) {
  const { record } = finished;
  const game = use(useRulesOfRecord(record));
  return game ? <Replay game={game} finished={finished} /> : <OtherRules record={record} />;
}

function Replay({ game, finished }: { game: Rulebook; finished: Finished }) {
  const say = useSay();
  const { record, holders, own } = finished;
  const [first, ...others] = own;
  const stage = useRef<HTMLElement>(null);
  const boardPlace = useRef<HTMLDivElement>(null);
  const box = useMeasured(boardPlace, FIRST_BOX, boxIn);
  const ui = use(useBoard(record.game));
  const sources = use(useTableSources(record.game));
  const names = namesOf(say, holders);
  const rules = { game: game.id, rules: game.rulesVersion, digest: game.digest };
  const text = useTableText(sources, names, { cards: game.cards, before: use(useWordsOf(rules)) });
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
  const told = { moments: moments.slice(0, at + 1), text, telling: ui.telling };
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
              <Suspense>
                <Verified
                  game={game}
                  record={record}
                  names={names}
                  code={finished.whereabouts.kind === 'server' ? finished.whereabouts.code : null}
                />
              </Suspense>
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
            <div ref={boardPlace} className={styles.board}>
              <ui.Board
                {...shared}
                {...untouched}
                box={box}
                view={moment.view}
                news={{ sequence: at, happenings: heard }}
                past={past}
              />
            </div>
            <div className={styles.seats}>
              {numbered(names).map(([seat]) => (
                <div key={seat} className={styles.seat}>
                  <ui.SeatSummary {...shared} {...untouched} view={moment.view} seat={seat} room={ROOM} />
                </div>
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
        <p className={controls.dim} data-testid="release">
          {game.digest === UNRELEASED
            ? say('rules-unreleased', { rules: game.rulesVersion })
            : say('rules-released', { rules: game.rulesVersion, release: game.digest.slice(0, 8) })}
        </p>
      </main>
      <Announcer heard={heard} text={text} />
    </KitProvider>
  );
}

/** The room of a seat below the board. */
const ROOM: SeatRoom = { kind: 'tile', width: 208, height: 124 };

const FIRST_BOX = boxOf(0, 0);
/** The scrubber stays in sight above the board. */
const ABOVE = 96;

/** As wide as the page allows, and no higher than can be seen at once. */
function boxIn({ clientWidth: width }: HTMLElement): Box {
  const wanted = width * (width < 640 ? 1.28 : 0.78);
  return boxOf(width, Math.round(Math.max(360, Math.min(wanted, window.innerHeight - ABOVE))));
}

/** The match as each viewer knew it, played again when it is first asked for. */
function useMoments(game: Rulebook, record: MatchRecord): (viewer: Viewer) => readonly PlayedMoment[] {
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
