import type { OptionId, Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { Peek, SeatBadge, type SeatLook, type TouchProps } from '@nokturn/ui';
import { createContext, memo, useCallback, useContext, useRef } from 'react';
import { Button } from 'react-aria-components';
import { CHESTS, CRYPTS, SPACES, type Space, type SpaceId, spaceAt, spaceNo } from '../cards/board.ts';
import { dawnAt } from '../home.ts';
import type { HungerOptions } from '../options.ts';
import { SpaceFace } from './CardFace.tsx';
import { place, stackOn } from './geometry.ts';
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

/** What the details of a space show; they are looked up only when somebody looks. */
const Info = createContext<SpaceInfo | null>(null);

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
  const pick = useRef(onPick);
  pick.current = onPick;
  const onPress = useCallback((option: OptionId) => pick.current(option), []);
  const { text } = info;
  const isAnyGlowing = glow.some(({ target }) => target.kind === 'space');
  return (
    <Info value={info}>
      {SPACES.map((space) => {
        const { id } = space;
        const options = glow.filter(({ target }) => target.kind === 'space' && target.id === id);
        const notes = notesOn(space, info);
        // On foot and as mist there are two ways to the same space.
        return [options[0] ?? null, ...options.slice(1)].map((one, i) => {
          const option = one?.option ?? null;
          const cost = option === null ? null : costOf(option);
          const name = option === null ? plain(text.thing('space', id)) : labelOf(option);
          const price = cost === null ? [] : [text.plain('board-cost', { cost })];
          return (
            <SpaceButton
              key={i === 0 ? id : `${id} again`}
              id={id}
              name={name}
              label={[name, ...price, ...notes].join('. ')}
              option={option}
              cost={cost}
              isPicked={option !== null && picked.includes(option)}
              isSecond={i > 0}
              isInTabOrder={isAnyGlowing ? option !== null : entrance === id}
              {...place(PLACES[id], window)}
              onFocus={onFocus}
              onPick={onPress}
            />
          );
        });
      })}
    </Info>
  );
}

/** A space with what it costs to go there, if an option points at it. */
const SpaceButton = memo(function SpaceButton({
  id,
  name,
  label,
  option,
  cost,
  isPicked,
  isSecond,
  isInTabOrder,
  left,
  top,
  onFocus,
  onPick,
}: {
  id: SpaceId;
  name: string;
  label: string;
  option: OptionId | null;
  cost: number | null;
  isPicked: boolean;
  isSecond: boolean;
  isInTabOrder: boolean;
  left: string;
  top: string;
  onFocus(space: SpaceId): void;
  onPick(option: OptionId): void;
}) {
  const { path } = spaceAt(spaceNo(id));
  const press = option === null ? {} : { onPress: () => onPick(option) };
  return (
    <span className={classes.spot} style={{ left, top }} data-second={isSecond}>
      <Peek label={name} large={<SpaceDetails id={id} />}>
        <Button
          className={classes.space as string}
          data-space={id}
          data-anchor={`space:${id}`}
          data-large={path === null}
          data-path={path ?? undefined}
          data-glow={option !== null}
          data-picked={isPicked}
          excludeFromTabOrder={!isInTabOrder}
          aria-label={label}
          onFocus={() => onFocus(id)}
          {...press}
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
});

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
function SpaceDetails({ id }: { id: SpaceId }) {
  const info = useContext(Info);
  if (info === null) return null;
  const { scenery: now, options, dawnMode, names, looks, text } = info;
  const space = spaceAt(spaceNo(id));
  const dawn = dawnAt(space, dawnMode);
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
