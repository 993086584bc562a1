import type { GameText } from '@nokturn/text';
import { plain } from '@nokturn/text';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { SpaceId } from '../cards/board.ts';
import { Glyph } from './Glyph.tsx';
import { type Direction, feetOn, neighbourIn, type Window } from './geometry.ts';
import classes from './MapView.module.css';
import { Spaces } from './Spaces.tsx';
import { Land } from './scenery/Land.tsx';
import { useZoom } from './useZoom.ts';
import { Ways } from './Ways.tsx';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export interface MapTouch {
  readonly window: Window;
  /** The space that is reached with the tab key. */
  readonly entrance: SpaceId;
  onFocus(space: SpaceId): void;
}

/** The map with everything that lies and stands on it. It can be made larger and moved about. */
export function MapView({
  isAside,
  home,
  isSought,
  still,
  dawn,
  text,
  pieces,
  touch,
}: {
  /** Something else lies over the map and is to be looked at first. */
  isAside: boolean;
  /** Where the map opens: the viewer's own vampire. */
  home: SpaceId;
  /** A space is to be chosen. */
  isSought: boolean;
  still: boolean;
  /** How near the morning is, from 0 to 1. */
  dawn: number;
  text: GameText;
  /** What is drawn over the spaces. */
  pieces: ReactNode;
  /** What can be touched. */
  touch(given: MapTouch): ReactNode;
}) {
  const ids = useId();
  const zoom = useZoom(feetOn(home), { isSought, still });
  const { window } = zoom;
  const viewBox = `${window.x} ${window.y} ${window.width} ${window.height}`;
  const world = useRef<HTMLDivElement>(null);
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
    if (event.key === '+' || event.key === '=') zoom.grow();
    else if (event.key === '-') zoom.shrink();
    else if (event.key === '0') zoom.whole();
    const direction = KEYS[event.key];
    const from = focusedSpace(event.target);
    if (direction === undefined || from === null) return;
    event.preventDefault();
    const next = neighbourIn(from, direction);
    if (next !== null) world.current?.querySelector<HTMLElement>(`button[data-space="${next}"]`)?.focus();
  }

  return (
    <div className={classes.map} inert={isAside}>
      <div ref={zoom.scroller} className={classes.scroller} data-large={zoom.level > 1}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead from button to button */}
        <div
          ref={world}
          className={classes.world}
          style={{ width: `${zoom.level * 100}%`, height: `${zoom.level * 100}%` }}
          onKeyDown={press}
        >
          <svg className={classes.land} viewBox={viewBox} aria-hidden="true">
            {land}
          </svg>
          <div className={classes.dawn} style={{ opacity: dawn }} />
          <div className={classes.sun} data-up={dawn === 1} />
          <svg className={classes.pieces} viewBox={viewBox} aria-hidden="true">
            {pieces}
          </svg>
          <div className={classes.touch}>
            {touch({ window, entrance: focused ?? home, onFocus: setFocused })}
          </div>
        </div>
      </div>
      <div className={classes.controls}>
        <Control label={text.plain('board-zoom-in')} isDisabled={!zoom.canGrow} onPress={zoom.grow}>
          +
        </Control>
        <Control label={text.plain('board-zoom-out')} isDisabled={!zoom.canShrink} onPress={zoom.shrink}>
          −
        </Control>
        <Control label={text.plain('board-zoom-whole')} isDisabled={!zoom.canShrink} onPress={zoom.whole}>
          <Glyph id="whole" />
        </Control>
        <Control
          label={text.plain('board-zoom-home', { space: plain(text.thing('space', home)) })}
          onPress={() => zoom.lookAt(feetOn(home))}
        >
          <Glyph id="hunter" />
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

function focusedSpace(target: EventTarget): SpaceId | null {
  const space = target instanceof Element ? target.closest<HTMLElement>('[data-space]')?.dataset.space : null;
  return (space as SpaceId | undefined) ?? null;
}
