import type { Seat } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { CardPeek, OwnSign, SeatBadge, type SeatRoom, type SeatSummaryProps, seatOf } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components';
import { vampireInFocus } from '../outlook.ts';
import type { MastersView } from '../secrets.ts';
import { VAMPIRE_TOKENS } from './faces.ts';
import { GiDeathSkull } from './game-icons.ts';
import { labelsOf } from './labels.ts';
import { seatLooksOf, VAMPIRE_MARKS } from './looks.ts';
import { BloodDrop } from './Pieces.tsx';
import classes from './SeatSummary.module.css';
import {
  ActionPoints,
  Belongings,
  Blood,
  Kills,
  Leader,
  type SheetProps,
  type VampireView,
} from './Sheet.tsx';
import { optionOf, type Touch } from './touch.ts';

/** A player and all the vampires they control, in as much detail as there is room for. */
export function SeatSummary(props: SeatSummaryProps<MastersView>) {
  const { view, seat, names, text, glow, picked, onPick, room } = props;
  const { state } = view;
  const name = names[seat] ?? '';
  const touch: Touch = { glow, picked, onPick, labelOf: labelsOf(view, text) };
  const own = ownedBy(state, seat);
  const shape = shapeOf(room, own.length);
  return (
    <article
      className={classes.seat}
      data-shape={shape}
      data-narrow={room !== undefined && room.width < 60}
      data-active={view.asked?.seats?.includes(seat) ?? false}
      style={{ '--own': own.length } as CSSProperties}
    >
      <h3 className={classes.who}>
        <SeatBadge seat={seat} name={name} looks={seatLooksOf(state)} />
        <span className={classes.player}>{name}</span>
        {seatOf(view.viewer) === seat && shape !== 'chip' && <OwnSign>{text.plain('board-you')}</OwnSign>}
      </h3>
      <div className={classes.sheets}>
        {own.map((number) => (
          <Sheet
            key={number}
            state={state}
            number={number}
            shape={shape}
            isTight={shape === 'chip' && (room?.width ?? 0) < COUNTED}
            touch={touch}
            text={text}
          />
        ))}
      </div>
    </article>
  );
}

function ownedBy(state: MastersView, seat: Seat): readonly number[] {
  return state.vampires.flatMap((vampire, number) => (vampire.seat === seat ? [number] : []));
}

/**
 * `whole`: everything, at any size. `tile`: for one vampire. `rows`: for several. `chip`: only the decisive
 * numbers.
 */
type Shape = 'whole' | 'tile' | 'rows' | 'chip';

/** The height a vampire needs to be shown with its things. */
const HIGH = 62;
/** From this width a chip has room for three numbers. */
const COUNTED = 100;
/** Taller than any tile: the seat is viewed by itself. */
const ALONE = 200;

function shapeOf(room: SeatRoom | undefined, vampires: number): Shape {
  if (room === undefined || (room.kind === 'tile' && room.height > ALONE)) return 'whole';
  if (room.kind === 'chip') return 'chip';
  return (room.height - 24) / vampires >= HIGH ? 'tile' : 'rows';
}

function Sheet({
  state,
  number,
  shape,
  isTight,
  touch,
  text,
}: SheetProps & {
  shape: Shape;
  /** There is only room for two numbers: the question states the remaining action points. */
  isTight: boolean;
}) {
  const vampire = state.vampires[number];
  if (!vampire) return null;
  const { id, blood, kills } = vampire;
  const Token = VAMPIRE_TOKENS[id];
  const option = optionOf(touch, 'vampire', id);
  const name = plain(text.thing('vampire', id));
  const ap = state.turn?.vampire === number ? state.turn.ap : null;
  const isNow = vampireInFocus(state) === number && state.ended === null;
  return (
    <section
      className={classes.sheet}
      aria-label={name}
      data-now={isNow}
      data-glow={option !== null}
      data-drained={blood === 0}
      style={{ '--tint': VAMPIRE_MARKS[id].colour } as CSSProperties}
    >
      <span className={classes.figure}>
        <Token />
      </span>
      <p className={classes.name}>
        {option === null ? (
          <CardPeek thing={{ type: 'vampire', id }}>
            <Button className={classes.peek as string}>{name}</Button>
          </CardPeek>
        ) : (
          shape !== 'chip' && (
            <Button
              className={`${classes.peek} ${classes.pick}`}
              aria-label={touch.labelOf(option)}
              onPress={() => touch.onPick(option)}
            >
              {name}
            </Button>
          )
        )}
        {state.leader === number && <Leader state={state} text={text} />}
        {shape === 'whole' && ap !== null && <ActionPoints ap={ap} text={text} />}
      </p>
      {shape === 'whole' ? (
        <p className={classes.numbers}>
          <Blood vampire={vampire} text={text} />
          <Kills kills={kills} text={text} />
        </p>
      ) : (
        <Numbers vampire={vampire} ap={shape === 'tile' || isTight ? null : ap} text={text} />
      )}
      {shape === 'chip' && option !== null && (
        <Button
          className={classes.chosen as string}
          aria-label={touch.labelOf(option)}
          onPress={() => touch.onPick(option)}
        />
      )}
      {(shape === 'whole' || shape === 'tile') && (
        <div className={classes.things}>
          <Belongings state={state} number={number} touch={touch} text={text} />
          {shape === 'tile' && ap !== null && <ActionPoints ap={ap} text={text} />}
        </div>
      )}
    </section>
  );
}

/** Blood and kills as numbers, if there is no room for a row of symbols. */
function Numbers({
  vampire: { blood, kills },
  ap,
  text,
}: {
  vampire: VampireView;
  ap: number | null;
  text: GameText;
}) {
  return (
    <p className={classes.counts}>
      <span role="img" aria-label={text.plain('board-blood-short', { blood })} data-low={blood < 2}>
        <svg viewBox="-8 -11 16 20" aria-hidden="true">
          <BloodDrop full={blood > 0} />
        </svg>
        <b data-decides="" aria-hidden="true">
          {blood}
        </b>
      </span>
      <span role="img" aria-label={text.plain('board-kills', { kills })}>
        <GiDeathSkull aria-hidden="true" />
        <b aria-hidden="true">{kills}</b>
      </span>
      {ap !== null && <ActionPoints ap={ap} text={text} />}
    </p>
  );
}
