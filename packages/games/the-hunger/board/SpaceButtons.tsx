import type { OptionId, Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { Peek, SeatBadge, type SeatLook, type TouchProps } from '@nokturn/ui';
import { memo } from 'react';
import { Button } from 'react-aria-components';
import { CHESTS, CRYPTS, SPACES, type Space, type SpaceId } from '../cards/board.ts';
import { dawnAt } from '../home.ts';
import type { HungerOptions } from '../options.ts';
import { SpaceFace } from './CardFace.tsx';
import { place, stackOn } from './geometry.ts';
import type { MapTouch } from './MapView.tsx';
import { PLACES } from './map.ts';
import classes from './SpaceButtons.module.css';
import scenery from './scenery/scenery.module.css';
import type { Scenery } from './stage.ts';

export interface SpaceInfo {
  readonly scenery: Scenery;
  readonly options: HungerOptions;
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];
  readonly text: GameText;
}

/** One button for each space. Those that glow are reached with the tab key, all of them with the arrow keys. */
export function SpaceButtons({
  glow,
  picked,
  costOf,
  labelOf,
  onPick,
  window,
  entrance,
  onFocus,
  ...info
}: SpaceInfo &
  MapTouch &
  TouchProps & {
    /** What an option costs in Speed; null if it is not about Speed. */
    costOf(option: OptionId): number | null;
    labelOf(option: OptionId): string;
  }) {
  return SPACES.map((space) => {
    const { id } = space;
    const options = glow.filter(({ target }) => target.kind === 'space' && target.id === id);
    return options.length === 0 ? (
      <SpaceButton
        key={id}
        space={space}
        isEntrance={glow.length === 0 && entrance === id}
        style={place(PLACES[id], window)}
        onFocus={onFocus}
        {...info}
      />
    ) : (
      options.map(({ option }, i) => (
        <GlowingSpace
          key={option}
          space={space}
          option={option}
          label={labelOf(option)}
          cost={costOf(option)}
          isPicked={picked.includes(option)}
          isSecond={i > 0}
          style={place(PLACES[id], window)}
          onFocus={onFocus}
          onPick={onPick}
          {...info}
        />
      ))
    );
  });
}

interface Placed {
  readonly space: Space<SpaceId>;
  readonly style: { readonly left: string; readonly top: string };
  onFocus(space: SpaceId): void;
}

const SpaceButton = memo(function SpaceButton({
  space,
  isEntrance,
  style,
  onFocus,
  ...info
}: SpaceInfo & Placed & { isEntrance: boolean }) {
  const { id, path } = space;
  const label = plain(info.text.thing('space', id));
  return (
    <span className={classes.spot} style={style}>
      <Peek label={label} large={<SpaceDetails space={space} {...info} />}>
        <Button
          className={classes.space as string}
          data-space={id}
          data-anchor={`space:${id}`}
          data-large={path === null}
          data-path={path ?? undefined}
          excludeFromTabOrder={!isEntrance}
          aria-label={[label, ...notesOn(space, info)].join('. ')}
          onFocus={() => onFocus(id)}
        />
      </Peek>
    </span>
  );
});

/** A space that an option points at, with what it costs to go there. */
function GlowingSpace({
  space,
  option,
  label,
  cost,
  isPicked,
  isSecond,
  style,
  onFocus,
  onPick,
  ...info
}: SpaceInfo &
  Placed & {
    option: OptionId;
    label: string;
    cost: number | null;
    isPicked: boolean;
    /** There are two ways to the same space: on foot and as mist. */
    isSecond: boolean;
    onPick(option: OptionId): void;
  }) {
  const { id, path } = space;
  const price = cost === null ? [] : [info.text.plain('board-cost', { cost })];
  return (
    <span className={classes.spot} style={style} data-second={isSecond}>
      <Peek label={label} large={<SpaceDetails space={space} {...info} />}>
        <Button
          className={classes.space as string}
          data-space={id}
          data-anchor={`space:${id}`}
          data-large={path === null}
          data-path={path ?? undefined}
          data-glow="true"
          data-picked={isPicked}
          aria-label={[label, ...price, ...notesOn(space, info)].join('. ')}
          onFocus={() => onFocus(id)}
          onPress={() => onPick(option)}
        >
          {cost !== null && (
            <span className={classes.cost} aria-hidden="true">
              {cost}
            </span>
          )}
        </Button>
      </Peek>
    </span>
  );
}

/** What lies on a space and who stands there. */
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

/** The same in large letters, with what the space does and what dawn does there. */
function SpaceDetails({ space, ...info }: SpaceInfo & { space: Space<SpaceId> }) {
  const { scenery: now, options, names, looks, text } = info;
  const dawn = dawnAt(space, options.mode);
  const here = stackOn(now, space.id).toReversed();
  return (
    <div className={`${classes.details} ${scenery.paints}`}>
      <SpaceFace id={space.id} text={text} />
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
