import { type OptionId, objectOf, type Seat, type View } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { BoardFrame, type BoardProps, Covered, optionAt, seatOf, useShow } from '@nokturn/ui';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import type { SpaceId } from '../cards/board.ts';
import type { CardId } from '../cards/cards.ts';
import { dawnMode } from '../home.ts';
import { ROUNDS } from '../rules/end-of-round.ts';
import { CELL_IDS, COLUMNS } from '../rules/track.ts';
import type { HungerView } from '../secrets.ts';
import classes from './Board.module.css';
import { Counters } from './Counters.tsx';
import { type Choose, chooseWith } from './choose.ts';
import { Draft } from './Draft.tsx';
import { Fan } from './Fan.tsx';
import { Flights } from './Flights.tsx';
import { Glyph } from './Glyph.tsx';
import { place } from './geometry.ts';
import { HuntTrack, type Worth } from './HuntTrack.tsx';
import { journeysOf } from './journey.ts';
import { labelsOf } from './labels.ts';
import { layoutFor } from './layout.ts';
import { pictureOf, seatLooksOf } from './looks.ts';
import { type MapTouch, MapView } from './MapView.tsx';
import { PLACES } from './map.ts';
import { NightTrack } from './NightTrack.tsx';
import { orderOf } from './order.ts';
import { Figures, Lying } from './Pieces.tsx';
import { Reckoning } from './Reckoning.tsx';
import { Ribbon } from './Ribbon.tsx';
import { SpaceButtons } from './SpaceButtons.tsx';
import scenery from './scenery/scenery.module.css';
import { type Scenery, STAGING } from './stage.ts';
import { Tabs, useSide } from './Tabs.tsx';
import { ThingCover } from './ThingCover.tsx';
import { WayDrawn, WayLine } from './WayLine.tsx';
import { worthOf } from './worth.ts';

/**
 * The board of The Hunger. It knows no rules: it shows a view, highlights the given options and reports the
 * one that was touched.
 */
export function Board(props: BoardProps<HungerView>) {
  const { view, names, text, glow, picked, news, settings, onShown, box } = props;
  const { selected = null } = props;
  const { state } = view;
  const board = useRef<HTMLDivElement>(null);
  const layout = layoutFor(box);
  const show = useShow(STAGING, state, news, settings.reducedMotion, onShown);
  const { scenery: now, scene, count } = show;
  const looks = seatLooksOf(state.players);
  const viewer = seatOf(view.viewer);
  const labelOf = labelsOf(view, text);
  const mayTouch = view.asked?.mine != null && view.asked.mine.answer === null;
  const home = now.spaces[viewer ?? state.turn?.seat ?? 0] ?? 'castle';
  const worth: Worth = (cards) => worthOf(state, viewer, cards);
  const vampires = state.players.map(({ vampire }) => vampire);
  const [side, setSide] = useSide(glow);
  const isDrafting = view.asked?.frame.step === 'choose-vampire';
  const [pointed, setPointed] = useState<OptionId | null>(null);
  const journeys = useMemo(() => journeysOf(view), [view]);
  // Options on the vampire's own space are no reason to move the map.
  const sought = useMemo(() => {
    const spaces = glow.flatMap(({ target }) => (target.kind === 'space' ? [target.id as SpaceId] : []));
    return spaces.every((space) => space === home) ? [] : spaces;
  }, [glow, home]);
  const shown = glow.some(({ option }) => option === pointed) ? pointed : selected;
  const journey = shown === null ? undefined : journeys.get(shown);
  const choose = chooseWith(props);
  const touched = { glow, picked, selected, onChoose: choose };
  const fanned = cellOf(selected);
  const fan: FanProps = { scenery: now, view, worth, isSmall: layout.isSmall, text };
  const isBoth = layout.sides === 'both';

  return (
    <BoardFrame
      ref={board}
      className={`${classes.board} ${scenery.paints}`}
      isMine={mayTouch}
      style={{ width: box.width, height: box.height }}
    >
      <div
        className={classes.play}
        data-part="play"
        data-sides={layout.sides}
        style={
          {
            '--edge': `${layout.edge}px`,
            '--gap': `${layout.gap}px`,
            '--track': `${layout.track.width}px`,
          } as CSSProperties
        }
      >
        <NightTrack
          round={now.round}
          order={orderOf(state, now)}
          publicMissions={state.publicMissions}
          height={layout.night}
          width={box.width}
          names={names}
          looks={looks}
          text={text}
        />
        {!isBoth && <Tabs side={side} onTurn={setSide} glow={glow} text={text} />}
        <div
          className={classes.table}
          style={{ height: layout.map.height }}
          data-side={isBoth ? 'both' : side}
        >
          <div className={classes.map}>
            <MapView
              size={layout.map}
              isSmall={layout.isSmall}
              isAside={isDrafting}
              home={home}
              sought={sought}
              still={settings.reducedMotion}
              dawn={dawnOf(state, now)}
              text={text}
              note={
                shown !== null && journey
                  ? {
                      space: journey.to,
                      words: <WayLine option={shown} journey={journey} view={view} text={text} />,
                    }
                  : null
              }
              pieces={(unit) => (
                <>
                  <Lying scenery={now} />
                  {journey && <WayDrawn journey={journey} />}
                  <Figures
                    scenery={now}
                    vampires={vampires}
                    names={names}
                    active={state.phase === 'over' ? null : (state.turn?.seat ?? null)}
                    unit={unit}
                    scene={scene}
                    count={count}
                  />
                </>
              )}
              touch={(given) => (
                <>
                  <SpaceButtons
                    scenery={now}
                    options={state.options}
                    dawnMode={dawnMode(state, view.viewer)}
                    names={names}
                    looks={looks}
                    text={text}
                    journeys={journeys}
                    labelOf={labelOf}
                    onPoint={setPointed}
                    {...touched}
                    {...given}
                  />
                  <Counters scenery={now} window={given.window} unit={given.unit} />
                  <Roses scenery={now} text={text} labelOf={labelOf} {...touched} {...given} />
                </>
              )}
            />
            <Reckoning
              scenery={now}
              winners={scene === null ? (view.result?.winners ?? []) : []}
              names={names}
              looks={looks}
              text={text}
            />
            <SpeedMeter state={state} names={names} text={text} />
            {!isBoth && <Ribbon heard={scene?.heard ?? null} looks={looks} names={names} text={text} />}
            {isDrafting && (
              <Draft
                view={view}
                names={names}
                text={text}
                glow={glow}
                labelOf={labelOf}
                onPick={props.onPick}
              />
            )}
          </div>
          <div className={classes.track}>
            <HuntTrack
              scenery={now}
              deck={state.huntDeck}
              open={openCell(view)}
              isShifting={scene?.heard.kind === 'track-shifted'}
              size={layout.track}
              isSmall={layout.isSmall}
              hasTitle={isBoth}
              text={text}
              worth={worth}
              labelOf={labelOf}
              fanOf={(cell) => <FanOf {...fan} cell={cell} />}
              {...touched}
            />
          </div>
          {fanned !== null && (now.track[fanned]?.length ?? 0) > 0 && (
            <div
              className={classes.fan}
              data-low={Math.floor(fanned / COLUMNS) * 2 * COLUMNS >= now.track.length}
            >
              <FanOf {...fan} cell={fanned} isLaid={layout.isSmall} />
            </div>
          )}
        </div>
      </div>
      <Flights board={board} scene={scene} count={count} />
    </BoardFrame>
  );
}

/** The cell that an option is about. */
function cellOf(option: OptionId | null): number | null {
  const cell = option === null ? -1 : CELL_IDS.indexOf(objectOf(option));
  return cell < 0 ? null : cell;
}

interface FanProps {
  readonly scenery: Scenery;
  readonly view: View<HungerView>;
  readonly worth: Worth;
  readonly isSmall: boolean;
  readonly text: GameText;
}

/** A pile fanned out, with its cost to the vampire hunting now. */
function FanOf({
  cell,
  scenery: { track },
  view: { state, viewer },
  isLaid = false,
  ...shared
}: FanProps & { cell: number; isLaid?: boolean }) {
  const { turn } = state;
  const cards = track[cell] ?? [];
  const isHunting = turn?.seat === viewer && turn?.step === 'action';
  return (
    <Fan
      {...shared}
      cell={cell}
      cards={cards}
      points={shared.worth(cards)}
      speed={isHunting ? turn.remaining : null}
      isLaid={isLaid}
    />
  );
}

/** How near the morning is: it shows from the ninth round on, and is complete when dawn judges. */
function dawnOf({ phase }: HungerView, { round }: Scenery): number {
  if (phase === 'scoring' || phase === 'over') return 1;
  return Math.max(0, (round - 8) / (ROUNDS - 6));
}

/** The pile from which one card is being chosen. */
function openCell({ asked }: View<HungerView>): number | null {
  const frame = asked?.frame;
  if (frame?.step !== 'hypnosis-card' && frame?.step !== 'free-hunt-card') return null;
  return asked?.mine ? ((frame as { cell?: number }).cell ?? null) : null;
}

/** The three Roses in the middle of the Labyrinth. */
function Roses({
  scenery: { roses },
  text,
  glow,
  picked,
  selected = null,
  labelOf,
  onChoose,
  window,
  unit,
}: MapTouch &
  Pick<BoardProps<HungerView>, 'text' | 'glow' | 'picked' | 'selected'> & {
    scenery: Scenery;
    onChoose: Choose;
    labelOf(option: OptionId): string;
  }) {
  const { x, y } = PLACES.labyrinth;
  // Roses that can be taken are far enough apart for fingers.
  const isOffered = roses.some((rose) => optionAt(glow, 'card', rose) !== null);
  const apart = isOffered ? Math.max(44, 46 / unit) : 44;
  return roses.map((rose, i) => {
    const option = optionAt(glow, 'card', rose);
    return (
      <span
        key={rose}
        className={classes.rose}
        style={place({ x: x + (i - (roses.length - 1) / 2) * apart, y: y - 16 }, window)}
        data-glow={option !== null}
        data-picked={option !== null && (picked.includes(option) || selected === option)}
      >
        <Covered thing={<RosePiece id={rose} />}>
          <ThingCover type="card" id={rose} {...{ option, text, labelOf, onChoose }} isSkipped />
        </Covered>
      </span>
    );
  });
}

/** A Rose in bloom: as a card it would be too small to read. */
function RosePiece({ id }: { id: CardId }) {
  const Picture = pictureOf(id);
  return (
    <span className={classes.bloom}>
      <Picture />
    </span>
  );
}

/** Speed and hunts left in the current turn. */
function SpeedMeter({ state, names, text }: { state: HungerView; names: readonly string[]; text: GameText }) {
  const { turn } = state;
  if (turn === null || (turn.step !== 'move' && turn.step !== 'push' && turn.step !== 'action')) return null;
  const name = names[turn.seat as Seat] ?? '';
  const hunts = turn.generalHunts + turn.columnHunts;
  return (
    <p
      className={classes.speed}
      role="img"
      aria-label={text.plain('board-speed', { name, left: turn.remaining, speed: turn.speed })}
    >
      <Glyph id="speed" />
      <b data-decides="" aria-hidden="true">
        {turn.remaining}
      </b>
      <small aria-hidden="true"> / {turn.speed}</small>
      {turn.step === 'action' && (
        <span aria-hidden="true">{text.plain('board-hunts-left', { hunts, column: turn.columnHunts })}</span>
      )}
    </p>
  );
}
