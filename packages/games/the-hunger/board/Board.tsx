import type { OptionId, Seat, View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import {
  BoardFrame,
  type BoardProps,
  CardPeek,
  Cover,
  Covered,
  type Glow,
  optionAt,
  seatOf,
  useShow,
} from '@nokturn/ui';
import { useMemo, useRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { type SpaceId, type SpaceNo, spaceNo } from '../cards/board.ts';
import type { CardId } from '../cards/cards.ts';
import { dawnMode } from '../home.ts';
import { ROUNDS } from '../rules/end-of-round.ts';
import { costsFrom } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import type { HungerView } from '../secrets.ts';
import classes from './Board.module.css';
import { Draft } from './Draft.tsx';
import { Flights } from './Flights.tsx';
import { Seal } from './Glyph.tsx';
import { place } from './geometry.ts';
import { HuntTrack, type Worth } from './HuntTrack.tsx';
import { labelsOf } from './labels.ts';
import { seatLooksOf } from './looks.ts';
import { type MapTouch, MapView } from './MapView.tsx';
import { MiniCard } from './MiniCard.tsx';
import { PLACES } from './map.ts';
import { NightTrack } from './NightTrack.tsx';
import { orderOf } from './order.ts';
import { Figures, Lying } from './Pieces.tsx';
import { Reckoning } from './Reckoning.tsx';
import { SpaceButtons } from './SpaceButtons.tsx';
import scenery from './scenery/scenery.module.css';
import { type Scenery, STAGING } from './stage.ts';
import { useLayout } from './useLayout.ts';
import { worthOf } from './worth.ts';

/** The board of The Hunger. It knows no rule: it shows a view, lets the given options glow and tells which was touched. */
export function Board(props: BoardProps<HungerView>) {
  const { view, names, text, glow, picked, onPick, news, settings, onShown } = props;
  const { state } = view;
  const board = useRef<HTMLDivElement>(null);
  const layout = useLayout(board);
  const show = useShow(STAGING, state, news, settings.reducedMotion, onShown);
  const { scenery: now, scene, count } = show;
  const looks = seatLooksOf(state.players);
  const viewer = seatOf(view.viewer);
  const labelOf = labelsOf(view, text);
  const mayTouch = view.asked?.mine != null && view.asked.mine.answer === null;
  const caption = scene && text.narrate(scene.heard);
  const home = now.spaces[viewer ?? state.turn?.seat ?? 0] ?? 'castle';
  const costOf = useCosts(state);
  const worth: Worth = (cards) => worthOf(state, viewer, cards);
  const vampires = state.players.map(({ vampire }) => vampire);
  const touched = { glow, picked, onPick };
  const [side, setSide] = useSide(glow);
  const isDrafting = view.asked?.frame.step === 'choose-vampire';

  return (
    <BoardFrame
      ref={board}
      className={`${classes.board} ${scenery.paints}`}
      isMine={mayTouch}
      data-layout={layout}
      onTouch={show.skip}
    >
      <NightTrack
        round={now.round}
        order={orderOf(state, now)}
        publicMissions={state.publicMissions}
        names={names}
        looks={looks}
        text={text}
      >
        <p className={classes.ticker} aria-hidden="true" data-said={caption !== null}>
          {caption === null ? standing(view, names, text) : plain(caption)}
        </p>
      </NightTrack>
      <Sides side={side} onTurn={setSide} glow={glow} text={text} />
      <div className={classes.table} data-side={side}>
        <div className={classes.map}>
          <MapView
            isAside={isDrafting}
            home={home}
            isSought={glow.some(({ target }) => target.kind === 'space')}
            still={settings.reducedMotion}
            dawn={dawnOf(state, now)}
            text={text}
            pieces={
              <>
                <Lying scenery={now} />
                <Figures
                  scenery={now}
                  vampires={vampires}
                  active={state.phase === 'over' ? null : (state.turn?.seat ?? null)}
                  scene={scene}
                  count={count}
                />
              </>
            }
            touch={(given) => (
              <>
                <SpaceButtons
                  scenery={now}
                  options={state.options}
                  dawnMode={dawnMode(state, view.viewer)}
                  names={names}
                  looks={looks}
                  text={text}
                  costOf={costOf}
                  labelOf={labelOf}
                  {...touched}
                  {...given}
                />
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
          {isDrafting && (
            <Draft view={view} names={names} text={text} glow={glow} labelOf={labelOf} onPick={onPick} />
          )}
        </div>
        <div className={classes.track}>
          <HuntTrack
            scenery={now}
            deck={state.huntDeck}
            open={openCell(view)}
            isShifting={scene?.heard.kind === 'track-shifted'}
            text={text}
            worth={worth}
            labelOf={labelOf}
            {...touched}
          />
        </div>
      </div>
      <Flights board={board} scene={scene} count={count} />
    </BoardFrame>
  );
}

type Side = 'map' | 'track';

/** On a narrow screen either the map or the Hunt Track is in sight: whichever there is something to do on. */
function useSide(glow: readonly Glow[]): readonly [Side, (side: Side) => void] {
  const [side, setSide] = useState<Side>('map');
  const wanted = sideOf(glow);
  const [last, setLast] = useState<Side | null>(null);
  if (wanted !== last) {
    setLast(wanted);
    if (wanted !== null) setSide(wanted);
  }
  return [side, setSide];
}

function sideOf(glow: readonly Glow[]): Side | null {
  if (glow.some(({ target }) => target.kind === 'cell')) return 'track';
  return glow.some(({ target }) => target.kind === 'space') ? 'map' : null;
}

const SIDES = [
  { id: 'map', words: 'board-map', kind: 'space' },
  { id: 'track', words: 'term-hunt-track', kind: 'cell' },
] as const;

function Sides({
  side,
  onTurn,
  glow,
  text,
}: {
  side: Side;
  onTurn(side: Side): void;
  glow: readonly Glow[];
  text: GameText;
}) {
  return (
    <div className={classes.sides}>
      {SIDES.map(({ id, words, kind }) => (
        <ToggleButton
          key={id}
          className={classes.turn as string}
          isSelected={side === id}
          onChange={() => onTurn(id)}
        >
          {text.plain(words)}
          {glow.some(({ target }) => target.kind === kind) && (
            <span className={classes.dot} aria-hidden="true" />
          )}
        </ToggleButton>
      ))}
    </div>
  );
}

/** What a move costs: only what everybody sees is looked at, which a view holds as a position does. */
function useCosts(state: HungerView): (option: OptionId) => number | null {
  return useMemo(() => {
    const { turn } = state;
    const costs = turn?.step === 'move' ? costsFrom(state as unknown as State, turn.seat) : null;
    return (option) => {
      const [verb, id] = option.split(':');
      if (verb === 'mist') return 0;
      if (verb !== 'move' || costs === null || turn === null) return null;
      return Math.min(turn.remaining, costs(spaceNo(id as SpaceId) as SpaceNo));
    };
  }, [state]);
}

/** How near the morning is: it shows from the ninth round on, and is there when dawn judges. */
function dawnOf({ phase }: HungerView, { round }: Scenery): number {
  if (phase === 'scoring' || phase === 'over') return 1;
  return Math.max(0, (round - 8) / (ROUNDS - 6));
}

/** The pile of which one card is being chosen. */
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
  labelOf,
  onPick,
  window,
}: MapTouch &
  Pick<BoardProps<HungerView>, 'text' | 'glow' | 'picked' | 'onPick'> & {
    scenery: Scenery;
    labelOf(option: OptionId): string;
  }) {
  const { x, y } = PLACES.labyrinth;
  return roses.map((rose, i) => (
    <Rose
      key={rose}
      rose={rose}
      style={place({ x: x + (i - (roses.length - 1) / 2) * 36, y: y - 16 }, window)}
      option={optionAt(glow, 'card', rose)}
      text={text}
      picked={picked}
      labelOf={labelOf}
      onPick={onPick}
    />
  ));
}

function Rose({
  rose,
  style,
  option,
  text,
  picked,
  labelOf,
  onPick,
}: Pick<BoardProps<HungerView>, 'text' | 'picked' | 'onPick'> & {
  rose: CardId;
  style: { readonly left: string; readonly top: string };
  option: OptionId | null;
  labelOf(option: OptionId): string;
}) {
  return (
    <span
      className={classes.rose}
      style={style}
      data-glow={option !== null}
      data-picked={option !== null && picked.includes(option)}
    >
      <Covered thing={<MiniCard id={rose} />}>
        <CardPeek thing={{ type: 'card', id: rose }}>
          {option === null ? (
            <Cover label={plain(text.thing('card', rose))} excludeFromTabOrder />
          ) : (
            <Cover label={labelOf(option)} onPress={() => onPick(option)} />
          )}
        </CardPeek>
      </Covered>
    </span>
  );
}

/** Speed and hunts that are left in the turn that is being taken. */
function SpeedMeter({ state, names, text }: { state: HungerView; names: readonly string[]; text: GameText }) {
  const { turn } = state;
  if (turn === null || (turn.step !== 'move' && turn.step !== 'push' && turn.step !== 'action')) return null;
  const name = names[turn.seat] ?? '';
  const words = text.plain('board-speed', { name, left: turn.remaining, speed: turn.speed });
  const hunts = turn.generalHunts + turn.columnHunts;
  return (
    <p
      className={classes.speed}
      role="img"
      aria-label={words}
      data-hunts={turn.step === 'action' ? hunts : undefined}
    >
      <Seal id="speed">{turn.remaining}</Seal>
      <span aria-hidden="true">
        {turn.step === 'action'
          ? text.plain('board-hunts-left', { hunts, column: turn.columnHunts })
          : `/ ${turn.speed}`}
      </span>
    </p>
  );
}

/** What the line under the night says while nothing happens. */
function standing({ state }: View<HungerView>, names: readonly string[], text: GameText): string {
  const { turn, phase } = state;
  if (phase === 'over') return '';
  if (turn === null) return text.plain(`phase-${phase}`);
  return text.plain('board-turn', {
    name: names[turn.seat as Seat] ?? '',
    step: text.plain(`step-${turn.step}`),
  });
}
