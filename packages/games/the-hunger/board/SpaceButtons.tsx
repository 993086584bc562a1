import type { OptionId, Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { Peek, SeatBadge, type SeatLook, type TouchProps } from '@nokturn/ui';
import { type CSSProperties, createContext, memo, useCallback, useContext, useRef } from 'react';
import { Button, type PressEvent } from 'react-aria-components';
import { CHESTS, CRYPTS, SPACES, type Space, type SpaceId, spaceAt, spaceNo } from '../cards/board.ts';
import { dawnAt } from '../home.ts';
import type { HungerOptions } from '../options.ts';
import { SpaceFace } from './CardFace.tsx';
import type { Choose } from './choose.ts';
import { costCorner } from './corners.ts';
import { place, stackOn } from './geometry.ts';
import { isTooFar, type Journey } from './journey.ts';
import type { MapTouch } from './MapView.tsx';
import { PLACES } from './map.ts';
import classes from './SpaceButtons.module.css';
import scenery from './scenery/scenery.module.css';
import type { Scenery } from './stage.ts';

interface SpaceInfo {
  readonly scenery: Scenery;
  readonly options: HungerOptions;
  /** The mode in which dawn judges the viewer. */
  readonly dawnMode: HungerOptions['mode'];
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];
  readonly text: GameText;
}

/** Data for the details of a space, which are built only when somebody looks at them. */
const Info = createContext<SpaceInfo | null>(null);

/**
 * One button for each space. The Tab key goes to those that are highlighted, the arrow keys go to all of
 * them.
 */
export function SpaceButtons({
  glow,
  picked,
  journeys,
  labelOf,
  onChoose,
  selected = null,
  onPoint,
  window,
  unit,
  entrance,
  onFocus,
  ...info
}: SpaceInfo &
  MapTouch &
  Pick<TouchProps, 'glow' | 'picked' | 'selected'> & {
    onChoose: Choose;
    /** The possible moves. */
    journeys: ReadonlyMap<OptionId, Journey>;
    labelOf(option: OptionId): string;
    /** The pointer or the focus has reached an option, or left it. */
    onPoint(option: OptionId | null): void;
  }) {
  const touches = useRef({ glow, unit, onChoose, onPoint });
  touches.current = { glow, unit, onChoose, onPoint };
  const onPress = useCallback((option: OptionId, event: PressEvent) => {
    const { glow: options, unit: size, onChoose: choose } = touches.current;
    const byTouch = event.pointerType === 'touch';
    choose(byTouch ? nearestTo(event, option, options, size) : option, byTouch);
  }, []);
  const point = useCallback((option: OptionId | null) => touches.current.onPoint(option), []);
  const { text } = info;
  const hasNumbers = unit >= NUMBERS_FROM;
  const isAnyGlowing = glow.some(({ target }) => target.kind === 'space');
  return (
    <Info value={info}>
      {SPACES.map((space) => {
        const { id } = space;
        const options = glow.filter(({ target }) => target.kind === 'space' && target.id === id);
        const notes = notesOn(space, info);
        // There are two ways to the same space: on foot and as mist.
        return [options[0] ?? null, ...options.slice(1)].map((one, i) => {
          const option = one?.option ?? null;
          const journey = option === null ? undefined : journeys.get(option);
          const cost = journey?.cost ?? null;
          const isLate = journey !== undefined && isTooFar(journey);
          const name = option === null ? plain(text.thing('space', id)) : labelOf(option);
          const price = cost === null ? [] : [text.plain('board-cost', { cost })];
          const late = isLate ? [text.plain('board-way-late')] : [];
          return (
            <SpaceButton
              key={i === 0 ? id : `${id} again`}
              id={id}
              name={name}
              label={[name, ...price, ...late, ...notes].join('. ')}
              option={option}
              cost={cost}
              isLate={isLate}
              number={hasNumbers && space.effect === null && i === 0 && !isTaken(id, info) ? space.pos : null}
              isPicked={option !== null && (picked.includes(option) || selected === option)}
              isSecond={i > 0}
              isInTabOrder={isAnyGlowing ? option !== null : entrance === id}
              {...place(PLACES[id], window)}
              onFocus={onFocus}
              onPoint={point}
              onPick={onPress}
            />
          );
        });
      })}
    </Info>
  );
}

/** A figure hides the number of its space. */
function isTaken(id: SpaceId, { scenery: { spaces } }: SpaceInfo): boolean {
  return spaces.includes(id);
}

/** Below this many pixels per unit of the map, the numbers of spaces would be too small to read. */
const NUMBERS_FROM = 0.5;
/** The reach of a finger from the middle of a space, in pixels. */
const REACH = 22;

/** The option that a finger on an option's button meant: the nearest of the available ones. */
function nearestTo(
  { x, y, target }: PressEvent,
  option: OptionId,
  glow: TouchProps['glow'],
  unit: number,
): OptionId {
  const own = glow.find((one) => one.option === option)?.target.id as SpaceId | undefined;
  const box = target.getBoundingClientRect();
  if (own === undefined || box.width === 0) return option;
  const at = {
    x: PLACES[own].x + (x - box.width / 2) / unit,
    y: PLACES[own].y + (y - box.height / 2) / unit,
  };
  let best = { option, far: REACH / unit };
  for (const one of glow) {
    if (one.target.kind !== 'space' || one.target.id === own) continue;
    const there = PLACES[one.target.id as SpaceId];
    const far = Math.hypot(there.x - at.x, there.y - at.y);
    const here = Math.hypot(PLACES[own].x - at.x, PLACES[own].y - at.y);
    if (far < best.far && far < here) best = { option: one.option, far };
  }
  return best.option;
}

/** A space with the cost of going there, if an option points at it. */
const SpaceButton = memo(function SpaceButton({
  id,
  name,
  label,
  option,
  cost,
  isLate,
  number,
  isPicked,
  isSecond,
  isInTabOrder,
  left,
  top,
  onFocus,
  onPoint,
  onPick,
}: {
  id: SpaceId;
  name: string;
  label: string;
  option: OptionId | null;
  cost: number | null;
  /** A vampire there does not get home in time. */
  isLate: boolean;
  /** Its place on its path, if there is room to read it. */
  number: number | null;
  isPicked: boolean;
  isSecond: boolean;
  isInTabOrder: boolean;
  left: string;
  top: string;
  onFocus(space: SpaceId): void;
  onPoint(option: OptionId | null): void;
  onPick(option: OptionId, event: PressEvent): void;
}) {
  const { path } = spaceAt(spaceNo(id));
  const corner = costCorner(id);
  const press =
    option === null
      ? {}
      : {
          onPress: (event: PressEvent) => onPick(option, event),
          onHoverStart: () => onPoint(option),
          onHoverEnd: () => onPoint(null),
          onBlur: () => onPoint(null),
        };
  return (
    <span className={classes.spot} style={{ left, top }} data-second={isSecond}>
      <Peek label={name} large={<SpaceDetails id={id} />}>
        <Button
          className={classes.space as string}
          data-space={id}
          data-nearest=""
          data-anchor={`space:${id}`}
          data-large={path === null}
          data-path={path ?? undefined}
          data-glow={option !== null}
          data-late={isLate}
          data-picked={isPicked}
          excludeFromTabOrder={!isInTabOrder}
          aria-label={label}
          onFocus={() => {
            onFocus(id);
            if (option !== null) onPoint(option);
          }}
          {...press}
        >
          {cost !== null && (
            <span
              className={classes.cost}
              style={{ '--x': corner.x, '--y': corner.y } as CSSProperties}
              aria-hidden="true"
            >
              {cost}
            </span>
          )}
        </Button>
      </Peek>
      {number !== null && (
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
      )}
    </span>
  );
});

/** The things and vampires on a space. */
function notesOn({ id }: Space<SpaceId>, { scenery: now, names, text }: SpaceInfo): readonly string[] {
  const notes: string[] = [];
  const chest = CHESTS.indexOf(id as never);
  const token = chest < 0 ? undefined : now.chests[chest];
  if (token === null) notes.push(text.plain('board-chest-empty'));
  else if (token !== undefined && token !== 'closed')
    notes.push(text.plain('board-chest-token', { token: plain(text.thing('token', token)) }));
  const crypt = CRYPTS.findIndex(({ space }) => space === id);
  if (crypt >= 0) notes.push(text.plain('board-crypt-tiles', { count: now.crypts[crypt] ?? 0 }));
  if (id === 'b3') notes.push(text.plain('board-tavern-cards', { count: now.tavern }));
  if (id === 'castle' && now.tiles.length > 0)
    notes.push(text.plain('board-castle-tiles', { tiles: now.tiles.join(', ') }));
  if (id === 'labyrinth' && now.roses.length > 0)
    notes.push(text.plain('board-labyrinth-roses', { count: now.roses.length }));
  const here = stackOn(now, id).toReversed();
  if (here.length > 0)
    notes.push(text.plain('board-here', { names: here.map((seat) => names[seat] ?? '').join(', ') }));
  return notes;
}

/** The same in large letters, with the effects of the space and of dawn there. */
function SpaceDetails({ id }: { id: SpaceId }) {
  const info = useContext(Info);
  if (info === null) return null;
  const { scenery: now, options, dawnMode, names, looks, text } = info;
  const space = spaceAt(spaceNo(id));
  const dawn = dawnAt(space, dawnMode, text);
  const here = stackOn(now, space.id).toReversed();
  return (
    <div className={`${classes.details} ${scenery.paints}`}>
      <SpaceFace id={space.id} text={text} facts={{ ...options }} />
      {notesOn(space, { ...info, scenery: { ...now, spaces: [] } }).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {here.length > 0 && (
        <ol>
          {here.map((seat: Seat) => (
            <li key={seat}>
              <SeatBadge seat={seat} name={names[seat] ?? ''} looks={looks} /> {names[seat]}
            </li>
          ))}
        </ol>
      )}
      <p className={classes.dawn} data-fate={typeof dawn === 'number' ? 'survives' : dawn}>
        {typeof dawn === 'number'
          ? text.plain('board-dawn-loss', { loss: dawn })
          : text.plain(`board-dawn-${dawn}`)}
      </p>
    </div>
  );
}
