import type { Heard, View } from '@nokturn/engine';
import { BoardFrame, type BoardProps, type Box, boxOf, seatOf, useStage } from '@nokturn/ui';
import { type CSSProperties, useId, useMemo, useRef, useState } from 'react';
import type { ClanCardId } from '../cards/clan-cards.ts';
import type { LocationId } from '../cards/locations.ts';
import { facts } from '../facts.ts';
import type { VendettaView } from '../secrets.ts';
import classes from './Board.module.css';
import { rowsFor, standingAt } from './count.ts';
import { Draft } from './Draft.tsx';
import { Flights } from './Flights.tsx';
import { Lens } from './Lens.tsx';
import { labelsOf } from './labels.ts';
import { type BoardLayout, layoutOf, SLIM } from './layout.ts';
import { seatLooksOf } from './looks.ts';
import { Marks } from './Marks.tsx';
import { planIn } from './plan.ts';
import { emptyChronicle, latestReport, written } from './reports.ts';
import { Street, type StreetProps } from './Street.tsx';
import { Strip } from './Strip.tsx';
import scenery from './scenery/scenery.module.css';
import { STAGING, type Stage } from './staging.ts';
import { touching } from './touch.ts';

/** The size if the page gives none. */
const USUAL: Box = boxOf(854, 601);

/**
 * The board of Vendetta. It knows no rules: it shows a view, highlights the given options and reports which one was
 * touched.
 */
export function Board(props: BoardProps<VendettaView>) {
  const { view, names, text, glow, news, past = NOTHING, settings, onShown } = props;
  const { box = USUAL, composing = null, selected = null } = props;
  const picked = selected === null ? props.picked : [...props.picked, selected];
  const onTouch = touching(props);
  const { state } = view;
  const board = useRef<HTMLDivElement>(null);
  const layout = layoutOf(box, state.players.length, state.locations.length);
  const ids = useId();
  const stage = useStage(STAGING, state, news, settings.reducedMotion, onShown);
  const shown = useMemo(() => shownState(state, stage), [state, stage]);
  const before = useMemo(() => past.reduce(written, emptyChronicle(0)), [past]);
  const looks = seatLooksOf(state.players);
  const viewer = seatOf(view.viewer);
  const rows = rowsFor(state.players.length, viewer);
  const labelOf = labelsOf(view, text);
  const mayTouch = view.asked?.mine != null && view.asked.mine.answer === null;
  const focus = focusOf(view, shown);
  const plan = planIn(composing, view);
  const [lens, setLens] = useState<number | null>(null);
  const streetOf = (location: LocationId, index: number): StreetProps => ({
    location,
    index,
    layout,
    view,
    state: shown,
    rows,
    viewer,
    names,
    looks,
    text,
    ids: `${ids}-${location}`,
    isNow: focus === index,
    standing: standingAt(shown, index),
    report: latestReport([stage.chronicle, before], location, state.round),
    scene: stage.scene,
    glow,
    picked,
    plan,
    composing,
    labelOf,
    onTouch,
    onLens: layout.kind === 'desk' ? null : () => setLens(index),
  });
  const near = lens === null || layout.kind === 'desk' ? undefined : shown.locations[lens];

  return (
    <BoardFrame
      ref={board}
      className={`${classes.board} ${scenery.paints}`}
      isMine={mayTouch}
      data-kind={layout.kind}
      data-narrow={layout.isNarrow}
      data-slim={layout.column < SLIM}
      style={styleOf(box, layout, state.locations.length)}
    >
      <div className={classes.play} data-part="play">
        <Strip state={shown} viewer={viewer} text={text} />
        <div className={classes.city}>
          <Marks
            state={shown}
            rows={rows}
            size={layout.mark}
            isTouched={layout.kind === 'desk'}
            viewer={viewer}
            names={names}
            looks={looks}
            text={text}
            frenzy={stage.scene?.frenzy ?? null}
            glow={glow}
            picked={picked}
            labelOf={labelOf}
            onTouch={onTouch}
          />
          <div className={classes.streets}>
            {shown.locations.map((location, index) => (
              <Street key={location} {...streetOf(location, index)} />
            ))}
          </div>
          {state.phase === 'setup' && <Draft {...{ view, text, glow, picked, onTouch }} />}
        </div>
      </div>
      {near !== undefined && lens !== null && (
        <Lens
          key={near}
          {...streetOf(near, lens)}
          onClose={() => setLens(null)}
          onTurn={(by) => setLens((lens + by + shown.locations.length) % shown.locations.length)}
        />
      )}
      <Flights
        board={board}
        stage={stage}
        layout={layout}
        clans={state.players.map(({ clan }) => clan)}
        viewer={viewer}
        text={text}
      />
    </BoardFrame>
  );
}

function styleOf(box: Box, layout: BoardLayout, streets: number): CSSProperties {
  const { strip, marks, edge, gap, slit, column, head, row, card } = layout;
  const sizes = { strip, marks, edge, gap, slit, column, head, row, card: card.width };
  const given = Object.entries(sizes).map(([name, size]) => [`--${name}`, `${size}px`]);
  return {
    ...Object.fromEntries(given),
    '--streets': streets,
    width: box.width,
    height: box.height,
  } as CSSProperties;
}

const NOTHING: readonly Heard[] = [];

/** What lies on the table at the moment being shown. */
function shownState(state: VendettaView, { scenery: now }: Stage): VendettaView {
  return {
    ...state,
    positions: now.positions.map((row, location) =>
      row.map(({ blood, cards }, seat) => ({
        blood,
        cards: cards.map((lying, number) => ({
          ...lying,
          card: lying.card as ClanCardId | null,
          open: lying.faceUp,
          seenBy: state.positions[location]?.[seat]?.cards[number]?.seenBy ?? [],
          held: state.positions[location]?.[seat]?.cards[number]?.held ?? null,
        })),
      })),
    ),
    players: state.players.map((player, seat) => ({
      ...player,
      pool: now.pools[seat] ?? player.pool,
      influence: now.influence[seat] ?? player.influence,
      eliminated: now.gone[seat] === true ? Math.max(1, player.eliminated) : 0,
    })),
    allies: now.allies,
    ambition: now.ambition,
    location: now.location,
    stage: now.stage,
    here: { ...state.here, tokens: now.tokens },
  };
}

/** The Location that matters now: the one being resolved, or the one where a card is being played. */
function focusOf(view: View<VendettaView>, shown: VendettaView): number | null {
  if (shown.location !== null) return shown.location;
  const { here } = facts(view);
  const index = (view.state.locations as readonly unknown[]).indexOf(here);
  return index < 0 ? null : index;
}
