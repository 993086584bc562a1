import type { GameText } from '@nokturn/text';
import { plain } from '@nokturn/text';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import type { SpaceId } from '../cards/board.ts';
import { Beyond } from './Beyond.tsx';
import { Glyph } from './Glyph.tsx';
import { type Direction, neighbourIn, type Window } from './geometry.ts';
import classes from './MapView.module.css';
import { PLACES, type Point } from './map.ts';
import { Overview } from './Overview.tsx';
import { Spaces } from './Spaces.tsx';
import { Land } from './scenery/Land.tsx';
import { type Size, useCamera } from './useCamera.ts';
import { Ways } from './Ways.tsx';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export interface MapTouch {
  readonly window: Window;
  /** Pixels per unit of the map. */
  readonly unit: number;
  /** The space that the Tab key goes to. */
  readonly entrance: SpaceId;
  onFocus(space: SpaceId): void;
}

/** The map with everything on it. It can be enlarged and moved. */
export function MapView({
  size,
  isSmall,
  isAside,
  home,
  sought,
  still,
  dawn,
  text,
  note,
  pieces,
  touch,
}: {
  size: Size;
  isSmall: boolean;
  /** Something else covers the map and is to be looked at first. */
  isAside: boolean;
  /** The space of the viewer's own vampire. */
  home: SpaceId;
  /** The spaces to choose from. */
  sought: readonly SpaceId[];
  still: boolean;
  /** How near the morning is, from 0 to 1. */
  dawn: number;
  text: GameText;
  /** A text about a space, on the side of the map opposite it. */
  note: { readonly space: SpaceId; readonly words: ReactNode } | null;
  /** Pieces drawn over the spaces. */
  pieces(unit: number): ReactNode;
  /** Parts that can be touched. */
  touch(given: MapTouch): ReactNode;
}) {
  const ids = useId();
  const wanted = useMemo(
    () => (sought.length === 0 ? [] : [home, ...sought].map((space) => PLACES[space])),
    [home, sought],
  );
  const camera = useCamera(size, wanted, still);
  const { window, unit, level, world } = camera;
  const viewBox = `${window.x} ${window.y} ${window.width} ${window.height}`;
  const [focused, setFocused] = useState<SpaceId | null>(null);
  const land = useMemo(
    () => (
      <>
        <Land ids={ids} />
        <Ways />
        <Spaces />
      </>
    ),
    [ids],
  );

  function press(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') camera.grow();
    else if (event.key === '-') camera.shrink();
    else if (event.key === '0') camera.whole();
    const direction = KEYS[event.key];
    const from = focusedSpace(event.target);
    if (direction === undefined || from === null) return;
    event.preventDefault();
    const next = neighbourIn(from, direction);
    if (next !== null) world.current?.querySelector<HTMLElement>(`button[data-space="${next}"]`)?.focus();
  }

  return (
    <div className={classes.map} inert={isAside} data-small={isSmall}>
      <div ref={camera.scroller} className={classes.scroller} data-large={level > 1}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead from button to button */}
        <div
          ref={world}
          className={classes.world}
          style={
            {
              '--u': `${unit}px`,
              width: `${level * 100}%`,
              height: `${level * 100}%`,
            } as CSSProperties
          }
          onKeyDown={press}
        >
          <svg className={classes.land} viewBox={viewBox} aria-hidden="true">
            {land}
          </svg>
          <div className={classes.dawn} style={{ opacity: dawn }} />
          <div className={classes.sun} data-up={dawn === 1} />
          <svg className={classes.pieces} viewBox={viewBox} aria-hidden="true">
            {pieces(unit)}
          </svg>
          <div className={classes.touch}>
            {touch({ window, unit, entrance: focused ?? home, onFocus: setFocused })}
          </div>
        </div>
      </div>
      <div className={classes.vignette} />
      {note !== null && (
        <div className={classes.note} {...sideAway(PLACES[note.space], camera.seen)}>
          {note.words}
        </div>
      )}
      {level > 1.02 && (
        <>
          <Beyond
            seen={camera.seen}
            points={wanted.slice(1)}
            text={text}
            onLook={(points) => camera.lookAt(points)}
          />
          {note === null && (
            <Overview
              window={window}
              seen={camera.seen}
              wanted={wanted.slice(1)}
              here={PLACES[home]}
              size={size}
              label={text.plain('board-zoom-back')}
              onPress={camera.whole}
            />
          )}
        </>
      )}
      <div className={classes.controls}>
        {!isSmall && (
          <>
            <Control label={text.plain('board-zoom-in')} isDisabled={!camera.canGrow} onPress={camera.grow}>
              +
            </Control>
            <Control
              label={text.plain('board-zoom-out')}
              isDisabled={!camera.canShrink}
              onPress={camera.shrink}
            >
              −
            </Control>
          </>
        )}
        <Control
          label={text.plain('board-zoom-home', { space: plain(text.thing('space', home)) })}
          onPress={() => camera.lookAt([PLACES[home]])}
        >
          <Glyph id="hunter" />
        </Control>
        <Control label={text.plain('board-zoom-whole')} isDisabled={!camera.canShrink} onPress={camera.whole}>
          <Glyph id="whole" />
        </Control>
      </div>
    </div>
  );
}

function Control({
  label,
  isDisabled = false,
  onPress,
  children,
}: {
  label: string;
  isDisabled?: boolean;
  onPress(): void;
  children: ReactNode;
}) {
  return (
    <Button
      className={classes.control as string}
      aria-label={label}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      {children}
    </Button>
  );
}

/** A place where a note about a point hides neither it nor the way to it. */
function sideAway({ x, y }: Point, { x: left, y: top, width, height }: Window) {
  return {
    'data-across': x - left < width / 2 ? 'right' : 'left',
    'data-down': y - top < height / 2 ? 'bottom' : 'top',
  };
}

function focusedSpace(target: EventTarget): SpaceId | null {
  const space = target instanceof Element ? target.closest<HTMLElement>('[data-space]')?.dataset.space : null;
  return (space as SpaceId | undefined) ?? null;
}
