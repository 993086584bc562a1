import { type MatchRecord, newRecord, recordWith } from '@nokturn/engine';
import { type Box, boxOf, KitProvider, useMeasured } from '@nokturn/ui';
import { use, useMemo, useRef } from 'react';
import { playedFor } from '../after/played.ts';
import { loaded } from '../app/loads.ts';
import { go } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { figuresOf, guideOf } from '../games.ts';
import { STAND_INS } from '../learn/guided.ts';
import { namesOf } from '../parts/names.ts';
import { once, useBoard, useRules, useTableSources, useTableText } from '../parts/useGame.ts';
import { newId } from '../source/fresh.ts';
import { type LocalSeat, save } from '../source/local/saved.ts';
import controls from '../styles/controls.module.css';
import styles from './Figure.module.css';
import type { FigurePosition } from './figures.ts';

const figures = once((id) => loaded(() => figuresOf(id)));
const guides = once((id) => loaded(() => guideOf(id)));

/** Only the board: nothing on it can be touched, and its caption says what to look at. */
export default function FigureBoard({ game, name }: { game: string; name: string }) {
  const position = use(figures(game))[name];
  return position ? <Drawn game={game} position={position} /> : null;
}

function Drawn({ game, position }: { game: string; position: FigurePosition }) {
  const say = useSay();
  const { name } = useSettings();
  const ui = use(useBoard(game));
  const rules = use(useRules(game));
  const { record, learner } = use(guides(game));
  const sources = use(useTableSources(game));
  const place = useRef<HTMLDivElement>(null);
  const box = useMeasured(place, FIRST_BOX, boxIn);
  const cut = useMemo(() => upTo(record, position.moves), [record, position]);
  const moments = useMemo(() => playedFor(rules, cut, learner), [rules, cut, learner]);
  const past = useMemo(() => moments.flatMap(({ happenings }) => happenings), [moments]);
  const seats = Array.from(
    { length: record.seats },
    (_, seat): LocalSeat => (seat === learner ? { kind: 'person', name } : { kind: 'bot', level: STAND_INS }),
  );
  const names = namesOf(
    say,
    seats.map((seat) => (seat.kind === 'person' ? { ...seat, standIn: false } : seat)),
  );
  const text = useTableText(sources, names, { cards: rules.cards });
  const view = moments.at(-1)?.view;
  // The things in the caption glow. A board with room for only one of its sides shows the side where they are.
  const glow = position.marked.map((target) => ({ option: `${target.kind}:${target.id}`, target }));
  if (view === undefined) return null;

  function play() {
    const id = newId();
    const begun = newRecord(rules, record);
    save({ id, seats, record: recordWith(begun, rules.resume(cut)), over: false, at: Date.now() });
    go(`/local/${id}`);
  }

  return (
    <>
      <div ref={place} className={styles.place} inert>
        {box.width > 0 && (
          <KitProvider
            text={text}
            names={names}
            facts={record.options}
            CardFace={ui.CardFace}
            seatLooks={ui.seatLooks(view.state)}
          >
            <ui.Board
              names={names}
              text={text}
              settings={{ reducedMotion: true }}
              glow={glow}
              picked={[]}
              onPick={() => {}}
              box={box}
              view={view}
              news={{ sequence: position.moves, happenings: [] }}
              past={past}
            />
          </KitProvider>
        )}
      </div>
      {position.playable && (
        <button
          type="button"
          className={`${controls.action} ${controls.small} ${styles.play}`}
          onClick={play}
        >
          {say('rules-try')}
        </button>
      )}
    </>
  );
}

/** The match of the guide after this many moves. */
function upTo({ hash, ...record }: MatchRecord, moves: number): MatchRecord {
  return { ...record, moves: record.moves.slice(0, moves) };
}

const FIRST_BOX = boxOf(0, 0);

function boxIn({ clientWidth: width }: HTMLElement): Box {
  return boxOf(width, Math.round(width * (width < 560 ? 1.27 : 0.72)));
}
