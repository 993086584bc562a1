import { type Rulebook, type Seat, UNRELEASED, type Viewer } from '@nokturn/engine';
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
import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { Missing } from '../app/Loading.tsx';
import { go, Link, useAddress } from '../app/router.tsx';
import { useSay, useWords } from '../app/words.tsx';
import { BranchProof } from '../branch/BranchProof.tsx';
import { Compare } from '../branch/Compare.tsx';
import { ShareBranch } from '../branch/ShareBranch.tsx';
import { WhatIf } from '../branch/WhatIf.tsx';
import type { Verdict } from '../mind/messages.ts';
import { linkIn } from '../parts/linkIn.ts';
import { namesOf } from '../parts/names.ts';
import { numbered } from '../parts/numbered.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import { useBoard, useTableSources, useTableText, useWordsOf } from '../parts/useGame.ts';
import { isSavedBranch } from '../source/local/plays.ts';
import controls from '../styles/controls.module.css';
import { Announcer, Log, lastLines } from '../table/Log.tsx';
import { CarryMatch } from './CarryMatch.tsx';
import { Course } from './Course.tsx';
import { RematchButton } from './Ending.tsx';
import type { Finished } from './finished.ts';
import { LookBack } from './LookBack.tsx';
import { DownloadRecord } from './OtherRules.tsx';
import { realMoments, worthShowing } from './played.ts';
import styles from './Replay.module.css';
import { replayOf } from './rematch.ts';
import { Scrubber } from './Scrubber.tsx';
import { Study } from './Study.tsx';
import { glowAt } from './study.ts';
import { useHeardBefore, usePlayedMoments } from './usePlayedMoments.ts';
import { useStops, viewerIn } from './useStops.ts';
import { Verified } from './Verified.tsx';

/** A finished match: its result, its course, and every moment of it, as each player saw it. */
export function Replay({ game, finished }: { game: Rulebook; finished: Finished }) {
  const say = useSay();
  const { language } = useWords();
  const { record, holders, own, branch, table, whereabouts } = finished;
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
  const momentsOf = usePlayedMoments(game, branch ?? record);
  const before = useHeardBefore(game, branch);
  const all = momentsOf('everything');
  const gone = useStops(record, momentsOf, names.length);
  const { viewer, moments, stops, stop, at, really, came, studied } = gone;
  const [worst, setWorst] = useState<readonly Verdict[]>([]);
  const { query } = useAddress();
  const isCalled = useRef(query.has('at'));
  useEffect(() => {
    // Somebody who was sent a link to a moment of the match sees that first.
    if (!isCalled.current) return;
    isCalled.current = false;
    stage.current?.scrollIntoView();
    stage.current?.focus({ preventScroll: true });
  }, []);
  const moment = moments[at];
  const end = came === 'step' ? at : at + 1;
  const past = useMemo(
    () => [...before(viewer), ...moments.slice(0, end).flatMap(({ happenings }) => happenings)],
    [before, viewer, moments, end],
  );
  const [wanted, setWanted] = useState<{ readonly seat: Seat; readonly move: number | null } | null>(null);
  const final = all.at(-1);
  // A match of this browser that merely claims to be over is not shown either.
  const isRunning = whereabouts.kind === 'local' && final?.view.over !== true;
  if (moment === undefined || final === undefined || isRunning)
    return <Missing reason={say('replay-missing')} />;
  const told = { moments: moments.slice(0, at + 1), text, telling: ui.telling };
  const shared = { names, text, settings: { reducedMotion } };
  const untouched = { glow: [], picked: [], onPick: () => {} };
  const touched = { ...untouched, ...(studied && glowAt(game, at, studied)) };
  const heard = came === 'step' ? moment.happenings : [];

  /** Scrolls to the part in which the match is replayed. */
  function toStage() {
    stage.current?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth' });
    stage.current?.focus({ preventScroll: true });
  }

  function show(by: Viewer, wanted: number) {
    gone.show(by, wanted);
    toStage();
  }

  function study(seat: Seat, verdict: Verdict) {
    gone.study(seat, verdict);
    toStage();
  }

  function moveTo(next: number) {
    setWanted(wanted && { ...wanted, move: null });
    gone.moveTo(next);
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
        <h1>{say(branch ? 'branch-result' : final.view.over ? 'result' : 'replay')}</h1>
        {final.view.over && (
          <section className={styles.result} aria-label={say('result')} data-testid="result">
            {!branch && (
              <ui.ResultDetails
                {...shared}
                view={final.view}
                history={all.map(({ view }) => ui.scores(view.state))}
                rounds={all.map(({ round }) => round)}
                told={all.flatMap(({ happenings }) => happenings)}
              />
            )}
            <div className={styles.ways}>
              <Suspense>
                {branch ? (
                  <BranchProof rules={game} branch={branch} name={names[branch.seat] ?? ''} />
                ) : (
                  <Verified
                    game={game}
                    record={record}
                    names={names}
                    code={whereabouts.kind === 'server' ? whereabouts.code : null}
                  />
                )}
              </Suspense>
              {!branch && <DownloadRecord record={record} />}
              <RematchButton at={whereabouts} />
              {!branch && table !== null && <Button onPress={() => go(table)}>{say('back-to-table')}</Button>}
            </div>
          </section>
        )}
        {final.view.over && !branch && (
          <Course
            record={record}
            isTogether={game.cooperative === true}
            ui={ui}
            moments={all}
            worst={worst}
            onShow={(moment) => show(viewer, moment)}
          />
        )}
        {final.view.over && first !== undefined && (
          <LookBack
            record={record}
            seats={[first, ...others]}
            ui={ui}
            momentsOf={momentsOf}
            onShow={study}
            onWorst={setWorst}
            onTry={(seat, move) => {
              show(seat, move);
              setWanted({ seat, move });
            }}
          />
        )}
        {branch && (
          <Suspense>
            <Compare
              branch={branch}
              played={all}
              real={realMoments(game, branch)}
              origin={table === '/' ? null : table}
              ui={ui}
              text={text}
              shared={shared}
            />
          </Suspense>
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
              onChange={({ target }) => gone.lookAs(viewerIn(target.value, names.length))}
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
          {studied && (
            <Study
              verdict={studied.verdict}
              view={gone.lived[studied.verdict.moment]?.view ?? moment.view}
              ui={ui}
              lines={gone.lines}
              shown={gone.line}
              onLine={gone.follow}
              onClose={() => show(viewer, studied.verdict.moment)}
            />
          )}
          <Scrubber at={stop} last={stops.length - 1} onMove={moveTo} round={moment.round}>
            {lastLines(told, 1).map((line) => (
              <Marked key={line} text={line} />
            ))}
          </Scrubber>
          {!branch && final.view.over && (
            <Suspense>
              <WhatIf
                rules={game}
                record={record}
                names={names}
                nameAt={(seat) => personAt(holders, seat)}
                origin={table === null ? null : replayOf(whereabouts)}
                moment={
                  wanted && {
                    seat: wanted.seat,
                    move: wanted.move ?? really,
                    round: (all[wanted.move ?? really] ?? moment).round,
                    over: (all[wanted.move ?? really] ?? moment).view.over,
                  }
                }
                onOpen={() =>
                  setWanted({ seat: typeof viewer === 'number' ? viewer : (first ?? 0), move: null })
                }
                onSeat={(seat) => setWanted({ seat, move: wanted?.move ?? null })}
                onClose={() => setWanted(null)}
              />
            </Suspense>
          )}
          <div className={styles.stage}>
            <div ref={boardPlace} className={styles.board}>
              <ui.Board
                {...shared}
                {...touched}
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
        {whereabouts.kind === 'local' && isSavedBranch(whereabouts.saved) && (
          <Suspense>
            <ShareBranch saved={whereabouts.saved} />
          </Suspense>
        )}
        {whereabouts.kind === 'local' && !branch && final.view.over && (
          <CarryMatch match={whereabouts.saved} className={styles.share} />
        )}
        {whereabouts.kind === 'server' && (
          <section className={styles.share}>
            <h2>{say('share-replay')}</h2>
            <ShareLink
              link={linkIn(
                language,
                `/replay/${whereabouts.code}?as=${viewer}&at=${worthShowing(all).findLastIndex((one) => one <= really)}`,
              )}
            />
          </section>
        )}
        <p>
          <Link href={`/rules/${record.game}`}>{say('read-rules')}</Link>
        </p>
        <p className={controls.dim} data-testid="release">
          {record.digest === UNRELEASED || game.digest === UNRELEASED
            ? say('rules-unreleased', { rules: game.rulesVersion })
            : say('rules-released', { rules: game.rulesVersion, release: game.digest.slice(0, 8) })}
        </p>
      </main>
      <Announcer heard={heard} text={text} />
    </KitProvider>
  );
}

/** The space of a seat below the board. */
const ROOM: SeatRoom = { kind: 'tile', width: 208, height: 124 };

const FIRST_BOX = boxOf(0, 0);
/** The scrubber stays visible above the board. */
const ABOVE = 96;

/** As wide as the page allows, and no higher than the window can show at once. */
function boxIn({ clientWidth: width }: HTMLElement): Box {
  const wanted = width * (width < 640 ? 1.28 : 0.78);
  return boxOf(width, Math.round(Math.max(360, Math.min(wanted, window.innerHeight - ABOVE))));
}

/** The name of the person who sat there; null for a bot. */
function personAt(holders: Finished['holders'], seat: Seat): string | null {
  const holder = holders[seat];
  return holder?.kind === 'person' ? holder.name : null;
}
