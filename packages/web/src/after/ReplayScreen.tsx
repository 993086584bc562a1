import type { Game, Viewer } from '@nokturn/engine';
import { Button, KitProvider, useReducedMotion } from '@nokturn/ui';
import { use, useEffect, useMemo, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { Missing } from '../app/Loading.tsx';
import { go, Link, useAddress } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { listed } from '../games.ts';
import { nameOf } from '../parts/names.ts';
import { numbered } from '../parts/numbered.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import { useBoard, useRules, useTableSources, useTableText } from '../parts/useGame.ts';
import controls from '../styles/controls.module.css';
import { Announcer, Log } from '../table/Log.tsx';
import { RematchButton } from './Ending.tsx';
import { type Finished, findFinished } from './finished.ts';
import { DownloadRecord, OtherRules } from './OtherRules.tsx';
import { playedFor, worthShowing } from './played.ts';
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
  const { record, holders } = finished;
  const ui = use(useBoard(record.game));
  const sources = use(useTableSources(record.game));
  const names = holders.map((holder, seat) => nameOf(say, holder, seat));
  const text = useTableText(sources, names);
  const reducedMotion = useReducedMotion();
  const { query } = useAddress();
  const [viewer, setViewer] = useState<Viewer>(() => viewerOf(query.get('as'), names.length));
  const all = useMemo(() => playedFor(game, record, 'everything'), [game, record]);
  const moments = useMemo(() => playedFor(game, record, viewer), [game, record, viewer]);
  const stops = useMemo(() => worthShowing(all), [all]);
  const [stop, setStop] = useState(() => {
    const wanted = Number(query.get('at') ?? Number.NaN);
    return Number.isInteger(wanted) ? Math.min(Math.max(0, wanted), stops.length - 1) : 0;
  });
  const [came, setCame] = useState<'step' | 'jump'>('jump');
  const at = stops[stop] ?? 0;
  const moment = moments[at];
  const before = came === 'step' ? at : at + 1;
  const past = useMemo(
    () => moments.slice(0, before).flatMap(({ happenings }) => happenings),
    [moments, before],
  );
  const final = all.at(-1);
  if (moment === undefined || final === undefined) return <Missing reason={say('replay-missing')} />;
  const shared = { names, text, settings: { reducedMotion } };
  const untouched = { glow: [], picked: [], onPick: () => {} };
  const heard = came === 'step' ? moment.happenings : [];

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
            />
            <div className={styles.ways}>
              <Verified game={game} record={record} />
              <DownloadRecord record={record} />
              <RematchButton at={finished.whereabouts} />
              <Button onPress={() => go(finished.table)}>{say('back-to-table')}</Button>
            </div>
          </section>
        )}
        <section className={styles.replay} aria-labelledby="replay" data-testid="replay">
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
          <Scrubber at={stop} last={stops.length - 1} onMove={moveTo} round={moment.round} />
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
              <Log moments={moments.slice(0, at + 1)} text={text} />
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

function viewerOf(wanted: string | null, seats: number): Viewer {
  if (wanted === 'spectator') return wanted;
  const seat = Number(wanted ?? Number.NaN);
  return Number.isInteger(seat) && wanted !== '' && seat >= 0 && seat < seats ? seat : 'everything';
}
